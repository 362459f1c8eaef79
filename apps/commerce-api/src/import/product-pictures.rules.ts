import { readPicture } from './picture.rules.ts';
import type { ImportedCard } from './product.rules.ts';
import type { Column } from './shopify-columns.ts';
import type { ExportProduct, ExportRow } from './shopify-export.ts';
import type { RefuseRow } from './variant.rules.ts';

type Picture = ImportedCard['pictures'][number];

/**
 * The pictures of each colour: its variants' own first, then those of the product in their order, but none that shows
 * another colour.
 *
 * @param rowsOfCards the variants' rows, colour by colour
 */
export function picturesOf(product: ExportProduct, rowsOfCards: ExportRow[][], refuse: RefuseRow): Picture[][] {
  const read = (row: ExportRow, column: Column): Picture[] => {
    const address = row.texts[column];
    if (!address) return [];
    const picture = readPicture(address);
    if (!('wrong' in picture)) return [picture];
    refuse(row, column, 'picture', `The picture is left out: ${picture.wrong}.`);
    return [];
  };
  const common = product.rows
    .flatMap((row, place) => read(row, 'image').map((picture) => ({ ...picture, alt: row.texts.imageAlt, position: Number(row.texts.imagePosition) || place + 1 })))
    .sort((one, other) => one.position - other.position)
    .map(({ position: _, ...picture }) => picture);
  const alts = new Map(common.map((picture) => [addressOf(picture), picture.alt]));
  const own = rowsOfCards.map((rows) => rows.flatMap((row) => read(row, 'variantImage')).map((picture) => ({ ...picture, alt: alts.get(addressOf(picture)) })));
  const owners = own.map((pictures) => new Set(pictures.map(addressOf)));
  return own.map((pictures, card) => {
    const others = common.filter((picture) => owners.every((owned, owner) => owner === card || !owned.has(addressOf(picture))));
    return [...new Map([...pictures, ...others].map((picture) => [addressOf(picture), picture])).values()];
  });
}

const addressOf = ({ index, format }: Picture) => `${index}.${format}`;
