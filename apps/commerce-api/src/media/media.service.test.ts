import { describe, expect, it } from 'vitest';
import { garmentAddress, garmentLook } from './garment.address.ts';
import { mediaHandlers } from './media.service.ts';

const { getMedia } = mediaHandlers;
const garment = (name: string, file = 'front.jpg') => getMedia({ collection: 'garments', name, file });

describe('the pictures of the shop', () => {
  it('are pictures that browsers may keep for ever, each with its own strong tag', async () => {
    const picture = await garment('tee.202022.jersey.2');
    expect(picture.contentType).toBe('image/jpeg');
    expect(picture.headers!['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(picture.headers!.etag).toMatch(/^"[\w-]{22}"$/);
    expect((await garment('tee.202022.jersey.2', 'back.jpg')).headers!.etag).not.toBe(picture.headers!.etag);
  });

  it('stand at the addresses that the catalogue writes down, with or without their edition', async () => {
    const name = garmentAddress({ cut: 'coat', hex: '#B78A55', cloth: 'wool' }, 'back').split('/')[4]!;
    expect(garmentLook(name)).toEqual({ cut: 'coat', hex: 'b78a55', cloth: 'wool' });
    expect(garmentLook('coat.b78a55.wool')).toEqual(garmentLook(name));
  });

  it.each([
    ['an unknown cut', 'garments', 'cape.202022.wool', 'front.jpg'], ['an unknown cloth', 'garments', 'tee.202022.velvet', 'front.jpg'], ['no colour', 'garments', 'tee.red.jersey', 'front.jpg'],
    ['capitals in the colour', 'garments', 'tee.ABCDEF.jersey', 'front.jpg'], ['a part of every object', 'garments', 'constructor.202022.jersey', 'front.jpg'], ['an unknown view', 'garments', 'tee.202022.jersey', 'side.jpg'],
    ['another format', 'garments', 'tee.202022.jersey', 'front.png'], ['more than a name', 'garments', 'tee.202022.jersey.1.2', 'front.jpg'], ['an unknown collection', 'people', 'tee.202022.jersey', 'front.jpg'],
    ['an unknown scene', 'campaign', 'velvet', 'wide.jpg'], ['a part of every object as scene', 'campaign', 'constructor', 'wide.jpg'], ['an unknown shape', 'campaign', 'denim', 'square.jpg'],
  ])('are not found for %s', async (_what, collection, name, file) => {
    await expect(getMedia({ collection, name, file })).rejects.toMatchObject({ problem: { status: 404, message: expect.stringContaining(file) } });
  });
});
