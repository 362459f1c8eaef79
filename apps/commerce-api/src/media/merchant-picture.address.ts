import { createHash } from 'node:crypto';
import type { IndexedProduct } from '../search/indexed-product.ts';
import type { PictureRow } from '../storage/schema.ts';
import type { WantedPicture } from './picture-address.ts';

type Owner = Pick<IndexedProduct, 'id'>;

/** Ids that the contract's address can hold. */
const addressable = /^[A-Za-z0-9_.-]{1,120}$/;

const sourceOf = ({ index, format }: PictureRow): string => `${index}.${format}`;

const digestOf = (source: string): string => createHash('sha256').update(source).digest('hex').slice(0, 20);

/**
 * The two parts of a picture's address. A picture of another host is offered by this API, in sizes: its address names the product
 * and a digest of the original's address, so that only what the catalogue names can be asked for and a changed picture has another one.
 */
export function addressPartsOf(picture: PictureRow, { id }: Owner): { index: string; format: string } {
  const source = sourceOf(picture);
  if (!source.startsWith('https://') || !addressable.test(id)) return { index: picture.index, format: picture.format };
  return { index: `/api/media/merchant/${id}/${digestOf(source)}`, format: 'jpg' };
}

/** A picture's address as answers carry it. */
export function addressOf(picture: PictureRow, owner: Owner): string {
  const { index, format } = addressPartsOf(picture, owner);
  return `${index}.${format}`;
}

/** Where the original of a picture stands that an address of this API asks for. `isCurrent` is false for an address that the product had before. */
export function originalOf(
  { index }: Pick<WantedPicture, 'index'>,
  product: IndexedProduct,
): { source: string; picture: PictureRow; isCurrent: boolean } | undefined {
  const remote = product.option.pictures.filter((picture) => sourceOf(picture).startsWith('https://'));
  const named = remote.find((picture) => digestOf(sourceOf(picture)) === index);
  const picture = named ?? remote[0];
  return picture && { source: sourceOf(picture), picture, isCurrent: named !== undefined };
}
