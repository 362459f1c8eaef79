import sharp, { type Sharp } from 'sharp';
import { move } from 'piscina';
import type { PictureFormat, WantedPicture } from './picture-address.ts';
import { renderPicture } from './picture.ts';

/** How much of a picture may be lost, by eye: cloth shows it first. More effort costs AVIF a lot of time and saves no bytes of cloth. */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 84, mozjpeg: true }),
  avif: (picture) => picture.avif({ quality: 54, effort: 0 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
};

/** Draws and encodes one picture, on a thread of its own because drawing computes. @throws Error for one that the studio does not have */
export default async function makePicture({ collection, name, index, width, format }: WantedPicture): Promise<Uint8Array> {
  const raster = await renderPicture(collection, name, index, width);
  if (!raster) throw new Error(`The studio has no picture ${index} of ${collection} ${name}.`);
  const { data, ...size } = raster;
  const bytes = await encode[format](sharp(data, { raw: { ...size, channels: 3 } })).toBuffer();
  return move(new Uint8Array(bytes)) as Uint8Array;
}
