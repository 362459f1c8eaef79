import type { Sharp } from 'sharp';
import { drawnWidth, type PictureFormat, type WantedPicture } from './picture-address.ts';
import type { Raster } from './studio/raster.ts';

/** How much of a picture may be lost, by eye: a garment shows it first, and a campaign is what a shopper waits for. Colours at half the resolution, as photographs have them. What would save a few bytes of cloth takes several times as long: more effort, and the search for the best steps of a JPEG. */
const encode: Record<PictureFormat, (picture: Sharp, of: WantedPicture) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true, trellisQuantisation: false, optimiseScans: false }),
  avif: (picture, { collection }) => picture.avif({ quality: collection === 'campaign' ? 36 : 42, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
};

/** Two encode an AVIF in half the time; more do not make it faster. */
const ENCODERS = 2;

/** What a thread is asked for; the drawing, if there is one already. */
export interface PictureTask {
  wanted: WantedPicture;
  drawing?: Raster;
}

/** The encoded picture, and the drawing for its other sizes and formats if this thread made it. */
export interface FinishedPicture {
  body: Uint8Array;
  drawing?: Raster;
}

/** Draws a picture unless it is drawn, scales and encodes it, on a thread of its own because drawing computes. @throws Error for one that the studio does not have */
export default async function makePicture({ wanted, drawing }: PictureTask): Promise<FinishedPicture> {
  const { collection, name, index, width, format } = wanted;
  // Imported here, because a thread that cannot load takes the whole API with it; so only the picture fails.
  const [{ default: sharp }, { renderPicture }] = await Promise.all([import('sharp'), import('./studio/render-picture.ts')]);
  const raster = drawing ?? (await renderPicture(collection, name, index, drawnWidth(width)));
  if (!raster) throw new Error(`The studio has no picture ${index} of ${collection} ${name}.`);
  sharp.concurrency(ENCODERS);
  const { data, ...size } = raster;
  const picture = sharp(data, { raw: { ...size, channels: 3 } });
  const body = new Uint8Array(await encode[format](width < size.width ? picture.resize({ width }) : picture, wanted).toBuffer());
  return drawing ? { body } : { body, drawing: raster };
}
