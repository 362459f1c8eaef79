import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { ContentHandlers, RawAnswer } from '../http/handlers.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { wantedAt, type WantedPicture, wantedPicture } from './picture-address.ts';
import { type Pictures, TooManyPictures } from './pictures.ts';

const contentTypes = { jpeg: 'image/jpeg', avif: 'image/avif', webp: 'image/webp' };
/** A shop may stand at another address than its pictures, and wants to know how long they take. */
const forAnybody = { 'cross-origin-resource-policy': 'cross-origin', 'timing-allow-origin': '*' };
/** In seconds. */
const COME_AGAIN = 5;

/** The pictures that a catalogue has of its sets: any garments could be put together, and would fill the folder. */
const setsIn = new WeakMap<CatalogueIndex, ReadonlySet<string>>();

function isInCatalogue({ collection, name }: WantedPicture, catalogue: CatalogueIndex): boolean {
  if (collection !== 'sets') return true;
  let sets = setsIn.get(catalogue);
  if (!sets) setsIn.set(catalogue, (sets = new Set(catalogue.setPictures().flatMap((address) => wantedAt(address)?.name ?? []))));
  return sets.has(name);
}

/** Answers the shop's own pictures; they are made when asked for. */
export const mediaHandlers = ({ pictures, catalogue }: { pictures: Pick<Pictures, 'take'>; catalogue: () => CatalogueIndex }): Pick<ContentHandlers, 'getMedia'> => ({
  async getMedia(args): Promise<RawAnswer> {
    const wanted = wantedPicture(args);
    if (!wanted || !isInCatalogue(wanted, catalogue())) throw notFound(`There is no picture at /api/media/${args.collection}/${args.name}/${args.file}, or not in this width and format.`);
    const { body, etag } = await pictures.take(wanted).catch((error: unknown) => {
      throw error instanceof TooManyPictures ? new ProblemError(503, 'Many pictures are asked for at the moment. Please try again shortly.', undefined, { 'retry-after': String(COME_AGAIN) }) : error;
    });
    return { contentType: contentTypes[wanted.format], body, headers: { 'cache-control': 'public, max-age=31536000, immutable', etag, ...forAnybody } };
  },
});
