import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import sharp from 'sharp';
import { catalogueOfRows } from '../search/catalogue-of-rows.ts';
import { smallCatalogue, openTestShop, type TestShop } from '../test-shop.ts';
import { setAddress } from './garment.address.ts';
import { mediaHandlers } from './media.service.ts';
import { openPictures, TooManyPictures } from './pictures.ts';

const card = '/api/media/garments/gift-card.e9e1cf.paper/front.jpg';
const small = `${card}?width=96&format=webp`;

describe('the pictures of the shop', () => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'))));
  afterAll(() => shop?.close());

  it.each([
    ['the whole one as JPEG', card, 'image/jpeg', { format: 'jpeg', width: 1280 }],
    ['AVIF in the width that is asked for', `${card}?width=160&format=avif`, 'image/avif', { format: 'heif', width: 160 }],
    ['WebP in the width that is asked for', `${card}?width=160&format=webp`, 'image/webp', { format: 'webp', width: 160 }],
    ['cloth itself, for campaigns', '/api/media/campaign/satin/wide.jpg?width=160', 'image/jpeg', { format: 'jpeg', width: 160, height: 90 }],
  ])('are %s', async (_what, url, type, what) => {
    const answer = await shop.api.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject(what);
  });

  it('may be kept for ever by every cache, each with its own strong tag and its length', async () => {
    const { headers, rawPayload } = await shop.api.inject(small);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', etag: expect.stringMatching(/^"[\w-]{22}"$/), 'content-length': String(rawPayload.length), 'cross-origin-resource-policy': 'cross-origin' });
    expect(headers.vary).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect((await shop.api.inject(small)).headers.etag).toBe(headers.etag);
    expect((await shop.api.inject(`${card}?width=96&format=avif`)).headers.etag).not.toBe(headers.etag);
  });

  it('are not sent to who has them already, nor to who asks about them only', async () => {
    const { headers } = await shop.api.inject(small);
    const again = await shop.api.inject({ url: small, headers: { 'if-none-match': `"other", W/${headers.etag}` } });
    expect([again.statusCode, again.body, again.headers.etag, again.headers['cache-control']]).toEqual([304, '', headers.etag, headers['cache-control']]);
    expect((await shop.api.inject({ url: small, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    const head = await shop.api.inject({ method: 'HEAD', url: small });
    expect([head.statusCode, head.body, head.headers['content-length'], head.headers['content-type']]).toEqual([200, '', headers['content-length'], 'image/webp']);
  });

  it.each([`${card}?width=97`, `${card}?width=1920`, `${card}?format=gif`, card.replace('.jpg', '.svg'), card.replace('e9e1cf', 'e9e1ce')])('are not found at %s', async (url) => {
    const answer = await shop.api.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, message: expect.stringContaining('There is no picture at') });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

it('asks to come again when too many pictures wait', async () => {
  const { getMedia } = mediaHandlers({ catalogue: () => catalogueOfRows(smallCatalogue()), pictures: openPictures({ make: () => Promise.reject(new TooManyPictures()) }) });
  await expect(getMedia({ collection: 'campaign', name: 'denim', file: 'wide.jpg' }, {} as never)).rejects.toMatchObject({ problem: { status: 503 }, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
});

it('shows the sets that the catalogue has, also at the address of an earlier edition, and no others', async () => {
  const pieces = [{ cut: 'beanie', hex: '202022', cloth: 'knit' }, { cut: 'scarf', hex: '202022', cloth: 'wool', make: 2 }] as const;
  const name = (address: string) => address.split('/').at(-2)!;
  const rows = smallCatalogue();
  Object.assign(rows.options[0]!, { setOptions: ['100001_black_1', '100002_red_1'], pictures: [{ index: setAddress(pieces), format: 'jpg' }] });
  const made: string[] = [];
  const { getMedia } = mediaHandlers({ catalogue: () => catalogueOfRows(rows), pictures: openPictures({ make: async (wanted) => (made.push(wanted.name), new Uint8Array([1])) }) });
  const ask = (asked: string) => getMedia({ collection: 'sets', name: asked, file: 'front.jpg' }, {} as never);
  await ask(name(setAddress(pieces)));
  await ask(name(setAddress(pieces)).replace(/\d+$/, '1'));
  expect(made).toEqual(['beanie.202022.knit_scarf.202022.wool.m2']);
  for (const other of [setAddress(pieces.toReversed()), setAddress([pieces[0], { ...pieces[1], make: 3 }])]) await expect(ask(name(other))).rejects.toMatchObject({ problem: { status: 404 } });
  expect(made).toHaveLength(1);
});
