import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { WantedPicture } from './picture-address.ts';
import { type MakePicture, TooManyPictures } from './pictures.ts';
import { readRemotePicture, RemotePictureError } from './remote-picture.ts';

const MEGABYTE = 1024 * 1024;
/** Originals that are kept for their other sizes and formats. */
const SOURCES = 32 * MEGABYTE;
/** Pictures that are worked on at once: each may take some hundred megabytes for a moment. */
const AT_ONCE = 2;
const WAITING = 60;
/** How long an original that could not be read is not asked for again, in ms. */
const FAILED_FOR = 60_000;
const MOST_PIXELS = 50_000_000;

/**
 * Pictures of merchants in the sizes and formats of the shop. Originals are read from where the catalogue says they stand.
 *
 * @param sourceOf where the original of a picture stands
 * @param read reads an original; throws RemotePictureError
 */
export function openMerchantPictures({
  sourceOf,
  read = readRemotePicture,
}: {
  sourceOf: (wanted: WantedPicture) => string | undefined;
  read?: (address: string) => Promise<Buffer>;
}): MakePicture {
  const failures = new LRUCache<string, RemotePictureError>({ max: 1_000, ttl: FAILED_FOR });
  const sources = new LRUCache<string, Buffer>({
    maxSize: SOURCES,
    sizeCalculation: ({ length }) => Math.max(1, length),
    // An original that has no room is handed on all the same.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: (address) => read(address),
  });
  const queue = new PQueue({ concurrency: AT_ONCE });

  return (wanted) => {
    const address = sourceOf(wanted);
    const failure =
      address === undefined ? new RemotePictureError('The catalogue names no such picture.') : failures.get(address);
    if (failure) return Promise.reject(failure);
    if (queue.size >= WAITING) return Promise.reject(new TooManyPictures());
    return queue.add(async () => {
      try {
        return await resized((await sources.fetch(address!))!, wanted);
      } catch (cause) {
        const error =
          cause instanceof RemotePictureError
            ? cause
            : new RemotePictureError(`The picture ${address} cannot be made smaller.`, { cause });
        failures.set(address!, error);
        throw error;
      }
    });
  };
}

/** What a picture begins with, by the formats that are taken. Drawings are none of them: they may name other files. */
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF[^]{4}WEBP/,
  /^GIF8[79]a/,
  /^[^]{4}ftyp(?:avif|avis|mif1)/,
];

/** Scales a picture down, never up, upright, and without what a camera wrote into it. */
async function resized(
  source: Buffer,
  { width, format }: Pick<WantedPicture, 'width' | 'format'>,
): Promise<Uint8Array> {
  const head = source.subarray(0, 16).toString('latin1');
  if (!beginnings.some((one) => one.test(head)))
    throw new RemotePictureError('The file is no JPEG, PNG, WebP, GIF or AVIF.');
  const { default: sharp } = await import('sharp');
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const encoded = {
    jpeg: () => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
    avif: () => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
    webp: () => picture.webp({ quality: 80, effort: 2 }),
  }[format]();
  return new Uint8Array(await encoded.toBuffer());
}
