import { describe, expect, it } from 'vitest';
import { colour } from '../sample/colours.ts';
import { EDITION, garmentAddress, setAddress } from './garment.address.ts';
import { drawnWidth, pictureKey, pictureWidths, wantedAt, wantedPicture } from './picture-address.ts';
import { makes } from './studio/makes.ts';

const tee = '/api/media/garments/tee.202022.jersey';
const widthsOf = (address: string) => pictureWidths.filter((width) => wantedAt(`${address}?width=${width}&format=avif`));

describe('the address of a picture', () => {
  it('means the whole picture as JPEG: 1280 pixels wide, of a wide campaign 1920', () => {
    expect(wantedAt(`${tee}/front.jpg`)).toEqual({ collection: 'garments', name: 'tee.202022.jersey', index: 'front', width: 1280, format: 'jpeg' });
    expect(wantedAt('/api/media/campaign/denim/wide.jpg')).toMatchObject({ width: 1920, format: 'jpeg' });
    expect(wantedAt('/api/media/campaign/denim/tall.jpg')).toMatchObject({ width: 1280, format: 'jpeg' });
  });

  it('takes a width up to that of the whole picture, and a format', () => {
    expect(wantedAt(`${tee}/back.jpg?width=640&format=webp`)).toMatchObject({ index: 'back', width: 640, format: 'webp' });
    expect(widthsOf(`${tee}/front.jpg`)).toEqual([96, 160, 320, 480, 640, 750, 960, 1280]);
    expect(widthsOf('/api/media/campaign/denim/wide.jpg')).toEqual(pictureWidths);
    expect(widthsOf('/api/media/campaign/denim/tall.jpg')).toEqual(widthsOf(`${tee}/front.jpg`));
  });

  it('has all its smaller widths from one drawing, and of the larger ones each its own', () => {
    expect(pictureWidths.map(drawnWidth)).toEqual([640, 640, 640, 640, 640, 750, 960, 1280, 1920]);
  });

  it('is the one that the catalogue writes down, and means one picture with its edition, an earlier one and none', () => {
    const address = garmentAddress({ cut: 'coat', hex: colour('camel').hex, cloth: 'wool' }, 'back');
    const wanted = wantedAt(`${address}.jpg`);
    expect(wanted).toMatchObject({ name: 'coat.b78a55.wool', index: 'back' });
    expect(wantedAt('/api/media/garments/coat.b78a55.wool/back.jpg')).toEqual(wanted);
    expect(wantedAt('/api/media/garments/coat.b78a55.wool.0/back.jpg')).toEqual(wanted);
    expect(wantedAt(`${garmentAddress({ cut: 'coat', hex: colour('camel').hex, cloth: 'wool', make: 2 }, 'back')}.jpg`)).toMatchObject({ name: 'coat.b78a55.wool.m2', index: 'back' });
    expect(wantedAt(`/api/media/campaign/knit.${EDITION}/tall.jpg`)).toEqual(wantedAt('/api/media/campaign/knit/tall.jpg'));
    expect(pictureKey(wanted!)).toContain(`coat.b78a55.wool.${EDITION}~back~1280.jpeg`);
  });

  it('is that of two or three garments that are sold together, as the catalogue writes it down', () => {
    const [beanie, scarf] = [{ cut: 'beanie', hex: colour('camel').hex, cloth: 'knit' }, { cut: 'scarf', hex: colour('camel').hex, cloth: 'wool', make: 2 }] as const;
    expect(wantedAt(`${setAddress([beanie, scarf])}.jpg?width=640&format=avif`)).toEqual({ collection: 'sets', name: 'beanie.b78a55.knit_scarf.b78a55.wool.m2', index: 'front', width: 640, format: 'avif' });
    expect(wantedAt(`${setAddress([beanie, scarf, beanie])}.jpg`)).toMatchObject({ width: 1280 });
    expect(widthsOf(`${setAddress([beanie, scarf])}.jpg`)).toEqual(widthsOf(`${tee}/front.jpg`));
  });

  it.each([
    ['a set of one', 'sets', 'tee.202022.jersey', 'front.jpg'], ['a set of four', 'sets', Array(4).fill('tee.202022.jersey').join('_'), 'front.jpg'], ['a set with a colour that nobody dyes', 'sets', 'tee.202022.jersey_tee.202023.jersey', 'front.jpg'],
    ['a set with an unknown cut', 'sets', 'tee.202022.jersey_cape.202022.wool', 'front.jpg'], ['an edition within a set', 'sets', 'tee.202022.jersey.7_tee.202022.jersey', 'front.jpg'], ['a set from the back', 'sets', 'tee.202022.jersey_cap.202022.twill', 'back.jpg'], ['two garments among the garments', 'garments', 'tee.202022.jersey_cap.202022.twill', 'front.jpg'],
    ['an unknown cut', 'garments', 'cape.202022.wool', 'front.jpg'], ['an unknown cloth', 'garments', 'tee.202022.velvet', 'front.jpg'], ['no colour', 'garments', 'tee.red.jersey', 'front.jpg'], ['a colour that nobody dyes', 'garments', 'tee.202023.jersey', 'front.jpg'],
    ['capitals in the colour', 'garments', 'tee.ABCDEF.jersey', 'front.jpg'], ['a part of every object', 'garments', 'constructor.202022.jersey', 'front.jpg'], ['an unknown view', 'garments', 'tee.202022.jersey', 'side.jpg'], ['an edition to come', 'garments', `tee.202022.jersey.${EDITION + 1}`, 'front.jpg'],
    ['a make that nobody sews', 'garments', `tee.202022.jersey.m${makes.length}`, 'front.jpg'], ['the first make by its number', 'garments', 'tee.202022.jersey.m0', 'front.jpg'], ['another format', 'garments', 'tee.202022.jersey', 'front.png'], ['more than a name', 'garments', 'tee.202022.jersey.1.2', 'front.jpg'], ['an unknown collection', 'people', 'tee.202022.jersey', 'front.jpg'], ['a garment among the campaigns', 'campaign', 'tee.202022.jersey', 'wide.jpg'],
    ['an unknown scene', 'campaign', 'velvet', 'wide.jpg'], ['a part of every object as scene', 'campaign', 'constructor', 'wide.jpg'], ['an unknown shape', 'campaign', 'denim', 'square.jpg'], ['a shape of garments', 'campaign', 'denim', 'front.jpg'],
  ])('means nothing for %s', (_what, collection, name, file) => {
    expect(wantedPicture({ collection, name, file })).toBeUndefined();
  });

  it.each(['width=95', 'width=0', 'width=-96', 'width=96.5', 'width=641', 'width=1920', 'width=99999', 'format=jpeg', 'format=png', 'format=AVIF', 'format='])('means nothing for a garment with %s', (query) => {
    expect(wantedAt(`${tee}/front.jpg?${query}`)).toBeUndefined();
  });
});
