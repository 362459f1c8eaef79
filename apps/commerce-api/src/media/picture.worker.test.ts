import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { wantedAt } from './picture-address.ts';
import makePicture from './picture.worker.ts';

const card = (query: string) => wantedAt(`/api/media/garments/gift-card.e9e1cf.paper/front.jpg?${query}`)!;

describe('a picture', () => {
  it('is drawn as large as a tile, and made smaller for a thumbnail', async () => {
    const { body, drawing } = await makePicture({ wanted: card('width=96&format=webp') });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 96, height: 128 });
    expect([drawing!.width, drawing!.height]).toEqual([640, 853]);
  });

  it.each(['width=160&format=avif', 'width=640&format=webp'])('is made from the drawing that there is: %s', async (query) => {
    const red = new Uint8Array(640 * 853 * 3).map((_none, at) => (at % 3 === 0 ? 200 : 0));
    const made = await makePicture({ wanted: card(query), drawing: { data: red, width: 640, height: 853 } });
    const { dominant } = await sharp(made.body).stats();
    expect([dominant.r > 150, dominant.g < 50, made.drawing]).toEqual([true, true, undefined]);
  });
});
