import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { ContentHandlers, RawAnswer } from '../http/handlers.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { Redirection } from '../http/redirection.ts';
import { addressOf, originalOf } from './merchant-picture.address.ts';
import { wantedAt, type WantedPicture, wantedPicture } from './picture-address.ts';
import { type Pictures, TooManyPictures } from './pictures.ts';
import { RemotePictureError } from './remote-picture.ts';

const contentTypes = { jpeg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' };
/** A shop may stand at another address than its pictures, and wants to know how long they take. */
const forAnybody = { 'cross-origin-resource-policy': 'cross-origin', 'timing-allow-origin': '*' };
/** In seconds. */
const COME_AGAIN = 5;
const forAMinute = { 'cache-control': 'public, max-age=60', ...forAnybody };

/** The pictures that a catalogue has of its sets: any garments could be put together, and would fill the folder. */
const setsIn = new WeakMap<CatalogueIndex, ReadonlySet<string>>();

function isInCatalogue({ collection, name }: WantedPicture, catalogue: CatalogueIndex): boolean {
  if (collection !== 'sets') return true;
  let sets = setsIn.get(catalogue);
  if (!sets) setsIn.set(catalogue, (sets = new Set(catalogue.setPictures().flatMap((address) => wantedAt(address)?.name ?? []))));
  return sets.has(name);
}

/** Answers the shop's own pictures, which are made when asked for, and those of merchants, which are made smaller. */
export const mediaHandlers = ({ pictures, catalogue }: { pictures: Pick<Pictures, 'take'>; catalogue: () => CatalogueIndex }): Pick<ContentHandlers, 'getMedia'> => ({
  async getMedia(args): Promise<RawAnswer | Redirection> {
    const wanted = wantedPicture(args);
    const index = catalogue();
    const missing = () => notFound(`There is no picture at /api/media/${args.collection}/${args.name}/${args.file}, or not in this width and format.`);
    if (!wanted || !isInCatalogue(wanted, index)) throw missing();
    const product = wanted.collection === 'merchant' ? index.product(wanted.name) : undefined;
    const original = product && originalOf(wanted, product);
    if (wanted.collection === 'merchant' && !original) throw missing();
    // Receipts and pages out of a cache may name a picture that has been replaced since.
    if (original && !original.isCurrent) return new Redirection(addressOf(original.picture, product!) + queryOf(args), forAMinute);
    try {
      const { body, etag } = await pictures.take(wanted);
      return { contentType: contentTypes[wanted.format], body, headers: { 'cache-control': 'public, max-age=31536000, immutable', etag, ...forAnybody } };
    } catch (error) {
      if (error instanceof RemotePictureError && original) return new Redirection(original.source, forAMinute);
      if (error instanceof TooManyPictures) throw new ProblemError(503, 'Many pictures are asked for at the moment. Please try again shortly.', undefined, { 'retry-after': String(COME_AGAIN) });
      throw error;
    }
  },
});

function queryOf({ width, format }: { width?: number; format?: string }): string {
  const query = new URLSearchParams({ ...(width === undefined ? {} : { width: String(width) }), ...(format === undefined ? {} : { format }) }).toString();
  return query && `?${query}`;
}
