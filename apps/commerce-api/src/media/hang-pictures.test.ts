import { describe, expect, it } from 'vitest';
import { hangPictures } from './hang-pictures.ts';
import { pictureKey, type WantedPicture, wantedAt } from './picture-address.ts';

const place = 'the home pages';

describe('pictures that nobody has asked for yet', () => {
  const wanted = [96, 160, 320, 480, 640].map((width) => wantedAt(`/api/media/campaign/wool/tall.jpg?width=${width}`)!);

  /** Pictures that are made at once, and what was made. */
  function wall(...there: WantedPicture[]) {
    const hung = new Set(there.map(pictureKey));
    const made: number[] = [];
    const hang = async (one: WantedPicture) => void (hung.add(pictureKey(one)), made.push(one.width));
    return { made, hang, isAwaited: () => false, has: async (one: WantedPicture) => hung.has(pictureKey(one)) };
  }

  it('are drawn where they are missing, with a word about how far it is, and found the next time', async () => {
    const pictures = wall(wanted[0]!);
    const said: string[] = [];
    const options = { place, report: (line: string) => void said.push(line), signal: new AbortController().signal };
    await hangPictures(pictures, wanted, options);
    expect(pictures.made).toEqual([160, 320, 480, 640]);
    expect(said).toEqual([
      'Drawing 4 pictures of the home pages beside what else is to do …', '1 of 4 pictures of the home pages are drawn.', '2 of 4 pictures of the home pages are drawn.', '3 of 4 pictures of the home pages are drawn.', 'The pictures of the home pages are there.',
    ]);
    await hangPictures(pictures, wanted, options);
    expect([pictures.made.length, said.length]).toEqual([4, 5]);
  });

  it('wait while a shopper waits for another picture', async () => {
    const pictures = wall();
    const seen: number[] = [];
    const isAwaited = () => seen.push(pictures.made.length) === 2;
    await hangPictures({ ...pictures, isAwaited }, wanted.slice(0, 2), { place, report: () => {}, signal: new AbortController().signal });
    expect([seen, pictures.made]).toEqual([[0, 1, 1], [96, 160]]);
  });

  it('are left when the shop closes meanwhile', async () => {
    const closing = new AbortController();
    const pictures = wall();
    const hang = async (one: WantedPicture) => {
      if (one.width === 160) closing.abort();
      return pictures.hang(one);
    };
    await hangPictures({ ...pictures, hang }, wanted, { place, report: () => {}, signal: closing.signal });
    expect(pictures.made).toEqual([96, 160]);
  });
});
