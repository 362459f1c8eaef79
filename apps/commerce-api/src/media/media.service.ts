import { createHash } from 'node:crypto';
import type { RawAnswer } from '../http/handlers.ts';
import { notFound } from '../http/problem.ts';
import { drawCampaign } from './campaign.ts';
import { drawGarment } from './garment.ts';
import { garmentLook, garmentViews } from './garment.address.ts';
import { PictureShelf } from './picture-shelf.ts';

/** Enough for a few listings; a picture is drawn again in a fraction of a millisecond. */
const KEPT_PICTURES = 1_000;

const shelf = new PictureShelf(KEPT_PICTURES);

/** Answers the shop's own pictures; they are drawn when asked for. */
export const mediaHandlers = {
  async getMedia({ collection, name, file }: { collection: string; name: string; file: string }): Promise<RawAnswer> {
    const picture = shelf.take(`${collection}/${name}/${file}`, (address) => {
      const body = draw(collection, name, file);
      return body === undefined ? undefined : { body, etag: `"${createHash('sha256').update(address).update(body).digest('base64url').slice(0, 22)}"` };
    });
    if (!picture) throw notFound(`There is no picture at /api/media/${collection}/${name}/${file}.`);
    return { contentType: 'image/svg+xml', body: picture.body, headers: { 'cache-control': 'public, max-age=31536000, immutable', etag: picture.etag } };
  },
};

function draw(collection: string, name: string, file: string): string | undefined {
  if (collection === 'campaign') return drawCampaign(name, file);
  if (collection !== 'garments') return undefined;
  const look = garmentLook(name);
  const view = garmentViews.find((one) => file === `${one}.svg`);
  return look && view ? drawGarment(look, view) : undefined;
}
