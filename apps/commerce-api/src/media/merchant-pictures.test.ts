import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Product } from '@selvedge/api-catalog';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { openMerchantPictures } from './merchant-pictures.ts';
import type { WantedPicture } from './picture-address.ts';
import { TooManyPictures } from './pictures.ts';
import { RemotePictureError } from './remote-picture.ts';

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } });
const wanted = (rest: Partial<WantedPicture> = {}): WantedPicture => ({
  collection: 'merchant',
  name: '500001_navy_1',
  index: 'a'.repeat(20),
  width: 320,
  format: 'webp',
  ...rest,
});
const source = 'https://pictures.example/a.jpg';
const open = (read: (address: string) => Promise<Buffer>) => openMerchantPictures({ sourceOf: () => source, read });

describe("a merchant's picture", () => {
  it.each([
    ['jpeg', 'jpeg'],
    ['webp', 'webp'],
    ['avif', 'heif'],
  ] as const)('is made smaller as %s, from one original', async (format, read) => {
    const original = await photograph(1_600, 800).jpeg().toBuffer();
    const reader = vi.fn(async () => original);
    const make = open(reader);
    expect(await sharp(await make(wanted({ format }))).metadata()).toMatchObject({
      format: read,
      width: 320,
      height: 160,
    });
    await make(wanted({ format, width: 96 }));
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('is never made larger, stands upright and forgets what the camera wrote', async () => {
    const original = await photograph(200, 100)
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await open(async () => original)(wanted({ format: 'jpeg', width: 640 }));
    const { width, height, exif } = await sharp(made).metadata();
    expect([width, height, exif]).toEqual([100, 200, undefined]);
  });

  it.each<[string, () => Promise<Buffer>]>([
    [
      'is a drawing',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
        ),
    ],
    ['is broken', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(50)])],
    ['has too many pixels', async () => photograph(10_000, 6_000).png().toBuffer()],
    ['cannot be read', async () => Promise.reject(new RemotePictureError('gone'))],
  ])('is refused when its original %s, and not asked for again soon', async (_, original) => {
    const reader = vi.fn(original);
    const make = open(reader);
    for (let turn = 0; turn < 3; turn++) await expect(make(wanted())).rejects.toBeInstanceOf(RemotePictureError);
    expect(reader).toHaveBeenCalledTimes(1);
  });

  it('waits for its turn, and not when too many wait', async () => {
    const come = Promise.withResolvers<Buffer>();
    let reading = 0;
    const make = openMerchantPictures({
      sourceOf: ({ index }) => `https://pictures.example/${index}.jpg`,
      read: () => (reading++, come.promise),
    });
    const asked = Array.from({ length: 63 }, (_, place) => make(wanted({ index: String(place), width: 96 })));
    await expect(asked[62]).rejects.toBeInstanceOf(TooManyPictures);
    expect(reading).toBe(2);
    come.resolve(await photograph(100, 100).jpeg().toBuffer());
    await Promise.all(asked.slice(0, 62));
    expect(reading).toBe(62);
  });
});

describe('the pictures of other hosts in a shop', () => {
  let shop: TestShop;
  const asked: string[] = [];
  let original: () => Promise<Buffer> = () => photograph(1_000, 1_000).png().toBuffer();
  beforeAll(async () => {
    const readPicture = (address: string) => {
      asked.push(address);
      return original();
    };
    shop = await openTestShop(inject('postgresUrl'), {}, undefined, { readPicture });
  });
  afterAll(() => shop?.close());

  const addressOf = async (product: string) =>
    (await shop.api.inject(`/api/catalog/en-gb/product/${product}`)).json<Product>().backImage!.url;

  it('are answered in the sizes and formats of the shop, and kept', async () => {
    const address = await addressOf('100001_indigo_1');
    expect(address).toMatch(/^\/api\/media\/merchant\/100001_indigo_1\/[0-9a-f]{20}\.jpg$/);
    const answer = await shop.api.inject(`${address}?width=480&format=avif`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, height: 480 });
    await shop.api.inject(`${address}?width=480&format=avif`);
    expect(asked).toEqual(['https://pictures.example/100001_indigo_1/back.jpg']);
  });

  it('are those that the catalogue names, and no others', async () => {
    const address = await addressOf('100001_indigo_1');
    const statusOf = async (url: string) => (await shop.api.inject(url)).statusCode;
    expect(await statusOf(address.replace('100001_indigo_1', '1_2_3'))).toBe(404);
    expect(await statusOf(`${address}?width=481`)).toBe(404);
    expect(await statusOf('/api/media/merchant/100001_indigo_1/front.jpg')).toBe(404);
  });

  it('lead to the one of today when they have been replaced', async () => {
    const address = await addressOf('100001_indigo_1');
    const answer = await shop.api.inject(`${address.replace(/[0-9a-f]{20}/, '0'.repeat(20))}?width=480&format=avif`);
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      `${address}?width=480&format=avif`,
      'public, max-age=60',
    ]);
  });

  it('lead to the original when it cannot be read', async () => {
    original = () => Promise.reject(new RemotePictureError('gone'));
    const answer = await shop.api.inject(`${await addressOf('100001_black_1')}?width=480&format=avif`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      'https://pictures.example/100001_black_1/back.jpg',
    ]);
  });
});
