import { describe, expect, it } from 'vitest';
import { sampleCatalogue } from '../sample/catalogue.ts';
import { campaignNames } from './campaign.ts';
import { clothNames } from './cloths.ts';
import { cutNames } from './cuts.ts';
import { drawGarment } from './garment.ts';
import { garmentAddress, garmentLook, garmentViews } from './garment.address.ts';
import { mediaHandlers } from './media.service.ts';
import { PictureShelf } from './picture-shelf.ts';
import { faultsOf } from './svg.check.ts';

const { getMedia } = mediaHandlers;
const garment = (name: string, file = 'front.svg') => getMedia({ collection: 'garments', name, file });

describe('the pictures of the shop', () => {
  it('are SVG that browsers may keep for ever, each with its own strong tag', async () => {
    const picture = await garment('tee.202022.jersey.1');
    expect(picture.contentType).toBe('image/svg+xml');
    expect(picture.headers!['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(picture.headers!.etag).toMatch(/^"[\w-]{22}"$/);
    expect((await garment('tee.202022.jersey.1')).headers!.etag).toBe(picture.headers!.etag);
    expect((await garment('tee.202022.jersey.1', 'back.svg')).headers!.etag).not.toBe(picture.headers!.etag);
  });

  it('stand at the addresses that the catalogue writes down, with or without their edition', async () => {
    const address = garmentAddress({ cut: 'coat', hex: '#B78A55', cloth: 'wool' }, 'back');
    const name = address.split('/')[4]!;
    expect(garmentLook(name)).toEqual({ cut: 'coat', hex: 'b78a55', cloth: 'wool' });
    expect((await garment(name, 'back.svg')).body).toBe((await garment('coat.b78a55.wool', 'back.svg')).body);
  });

  it.each([
    ['an unknown cut', 'garments', 'cape.202022.wool', 'front.svg'], ['an unknown cloth', 'garments', 'tee.202022.velvet', 'front.svg'], ['no colour', 'garments', 'tee.red.jersey', 'front.svg'],
    ['capitals in the colour', 'garments', 'tee.ABCDEF.jersey', 'front.svg'], ['a part of every object', 'garments', 'constructor.202022.jersey', 'front.svg'], ['an unknown view', 'garments', 'tee.202022.jersey', 'side.svg'],
    ['another format', 'garments', 'tee.202022.jersey', 'front.png'], ['more than a name', 'garments', 'tee.202022.jersey.1.2', 'front.svg'], ['an unknown collection', 'people', 'tee.202022.jersey', 'front.svg'],
    ['an unknown scene', 'campaign', 'velvet', 'wide.svg'], ['a part of every object as scene', 'campaign', 'constructor', 'wide.svg'], ['an unknown shape', 'campaign', 'denim', 'square.svg'],
  ])('are not found for %s', async (_what, collection, name, file) => {
    await expect(getMedia({ collection, name, file })).rejects.toMatchObject({ problem: { status: 404, message: expect.stringContaining(file) } });
  });
});

describe('the studio', () => {
  const looks = cutNames.flatMap((cut) => clothNames.map((cloth, place) => ({ cut, cloth, hex: ['202022', 'f8f7f4', 'b5352f'][place % 3]! })));

  it('draws every cut in every cloth as well-formed SVG of 3:4, the same each time', () => {
    for (const look of looks) {
      for (const view of garmentViews) {
        const drawn = drawGarment(look, view);
        expect(faultsOf(drawn), `${look.cut} ${look.cloth} ${view}`).toEqual([]);
        expect(drawn).toContain('viewBox="0 0 900 1200"');
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
    expect(drawGarment(looks[0]!, 'front')).toBe(drawGarment(looks[0]!, 'front'));
  });

  it('draws front, back and detail differently, and another picture for another colour and cloth', () => {
    for (const cut of cutNames.filter((one) => one !== 'gift-card')) {
      expect(new Set(garmentViews.map((view) => drawGarment({ cut, hex: '57779f', cloth: 'denim' }, view))).size, cut).toBe(3);
      expect(new Set([drawGarment({ cut, hex: '57779f', cloth: 'denim' }, 'front'), drawGarment({ cut, hex: '202022', cloth: 'denim' }, 'front'), drawGarment({ cut, hex: '57779f', cloth: 'wool' }, 'front')]).size, cut).toBe(3);
    }
  });

  it('keeps every picture of the sample shop at 6 kB at most', () => {
    const addresses = new Set(sampleCatalogue().options.flatMap(({ pictures }) => pictures.map(({ index }) => index)));
    for (const address of addresses) {
      const [, , , , name, view] = address.split('/');
      expect(drawGarment(garmentLook(name!)!, view as (typeof garmentViews)[number]).length, address).toBeLessThanOrEqual(6 * 1024);
    }
  });

  it.each(campaignNames)('draws the campaign picture %s wide and tall', async (name) => {
    for (const file of ['wide.svg', 'tall.svg']) {
      const { body } = await getMedia({ collection: 'campaign', name, file });
      expect(faultsOf(body as string)).toEqual([]);
      expect(body.length).toBeLessThanOrEqual(6 * 1024);
    }
  });
});

describe('the check of drawings', () => {
  it.each([
    ['an element left open', '<svg><g></svg>'], ['an attribute given twice', '<svg><path d="" d=""/></svg>'], ['a reference to nothing', '<svg><use href="#p1"/></svg>'], ['an id given twice', '<svg><path id="a"/><path id="a"/></svg>'],
    ['a paint that is not there', '<svg><path fill="url(#k)"/></svg>'], ['an attribute without quotes', '<svg><path d=x/></svg>'], ['two roots', '<svg/><svg/>'],
  ])('finds %s', (_fault, drawing) => {
    expect(faultsOf(drawing)).not.toEqual([]);
  });
});

describe('the shelf of drawn pictures', () => {
  const picture = (body: string) => ({ body, etag: `"${body}"` });

  it('draws a picture once and puts the longest unused one away', () => {
    const drawn: string[] = [];
    const draw = (address: string) => (drawn.push(address), picture(address));
    const shelf = new PictureShelf(2);
    for (const address of ['a', 'b', 'a', 'c', 'a', 'b']) shelf.take(address, draw);
    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps nothing of what cannot be drawn', () => {
    const shelf = new PictureShelf(1);
    expect(shelf.take('nothing', () => undefined)).toBeUndefined();
    expect(shelf.take('nothing', picture)).toEqual(picture('nothing'));
  });
});
