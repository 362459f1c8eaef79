import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { catalogueOfRows } from '../search/catalogue-of-rows.ts';
import { page } from '../storage/schema.ts';
import { testDatabase } from '../storage/test-database.ts';
import { smallCatalogue } from '../test-shop.ts';
import { hangPictures, homePictures } from './home-pictures.ts';
import { pictureKey, type WantedPicture, wantedAt } from './picture-address.ts';

const knit = { image: '/api/media/campaign/knit/wide.jpg', link: '/api/media/campaign/nothing/wide.jpg', text: { $text: { en: 'Knits' } } };
const document = (settings: Record<string, unknown>) => ({ metadata: { title: {}, description: {} }, areas: { rows: [{ id: 'row', widgets: [{ id: 'w', alias: 'any', settings }] }] } });

describe('the pictures of the home pages', () => {
  it('are the campaign pictures and product fronts that stand on them, in the widths of phones and desktops', async () => {
    const database = await testDatabase(inject('postgresUrl'));
    onTestFinished(() => database.close());
    await database.db.insert(page).values([
      { id: 'home', path: '/', alias: 'homePage', document: document({ ...knit, productIds: ['100001_indigo_1', 'unknown'] }) },
      { id: 'about', path: '/about', alias: 'contentPage', document: document({ image: '/api/media/campaign/wool/wide.jpg' }) },
    ]);
    const rows = smallCatalogue();
    rows.options[0]!.pictures = [{ index: '/api/media/garments/jeans-flared.232f4f.denim.1/front', format: 'jpg' }, { index: '/api/media/garments/jeans-flared.232f4f.denim.1/back', format: 'jpg' }];
    const wanted = await homePictures(database.db, catalogueOfRows(rows));
    expect(wanted.map(({ name, index, width, format }) => `${name} ${index} ${width} ${format}`)).toEqual([
      'knit wide 768 avif', 'jeans-flared.232f4f.denim front 480 avif', 'knit wide 960 avif', 'jeans-flared.232f4f.denim front 640 avif', 'knit wide 1280 avif', 'jeans-flared.232f4f.denim front 960 avif', 'knit wide 1920 avif',
    ]);
  });

  const wanted = [96, 160, 320, 480, 640].map((width) => wantedAt(`/api/media/campaign/wool/tall.jpg?width=${width}`)!);

  /** Pictures that are made at once, and what was made. */
  function wall(...there: WantedPicture[]) {
    const hung = new Set(there.map(pictureKey));
    const made: number[] = [];
    const take = async (one: WantedPicture) => (hung.add(pictureKey(one)), made.push(one.width), { body: new Uint8Array(1), etag: '' });
    return { made, take, isAwaited: () => false, has: async (one: WantedPicture) => hung.has(pictureKey(one)) };
  }

  it('are drawn where they are missing, with a word about how far it is, and found the next time', async () => {
    const pictures = wall(wanted[0]!);
    const said: string[] = [];
    const options = { report: (line: string) => void said.push(line), signal: new AbortController().signal };
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
    await hangPictures({ ...pictures, isAwaited }, wanted.slice(0, 2), { report: () => {}, signal: new AbortController().signal });
    expect([seen, pictures.made]).toEqual([[0, 1, 1], [96, 160]]);
  });

  it('are left when the shop closes meanwhile', async () => {
    const closing = new AbortController();
    const pictures = wall();
    const take = async (one: WantedPicture) => {
      if (one.width === 160) closing.abort();
      return pictures.take(one);
    };
    await hangPictures({ ...pictures, take }, wanted, { report: () => {}, signal: closing.signal });
    expect(pictures.made).toEqual([96, 160]);
  });
});
