import type { ColourRow, Localised, PictureRow } from '../storage/schema.ts';
import { cardsOf } from './card.rules.ts';
import { categoryNameOf, taxonomyNameOf } from './category.rules.ts';
import { plainText } from './plain-text.ts';
import type { Lost, Reject } from './rejection.ts';
import type { Column } from './shopify-columns.ts';
import type { ExportProduct, ExportRow } from './shopify-export.ts';
import { rolesOf } from './option-roles.ts';
import { readBoolean } from './spreadsheet-booleans.ts';
import { variantsOf } from './variant.rules.ts';

/** A product of the file as this shop sells it, before it has a style number. */
export interface ImportedProduct {
  handle: string;
  line: number;
  /** False when some of its rows were rejected: what the shop has and the file does not tell is then left as it is. */
  whole: boolean;
  name: string;
  description: string;
  brand: string;
  category: string;
  tags: string[];
  material?: string;
  fit?: string;
  digital: boolean;
  cards: ImportedCard[];
}

/** A colour of the product: what becomes a style option. */
export interface ImportedCard {
  colour: Omit<ColourRow, 'name'>;
  /** As the file names it; the product's only colour has names of ours. */
  name: string | Localised;
  pictures: (Pick<PictureRow, 'index' | 'format'> & { alt?: string })[];
  variants: ImportedVariant[];
}

export interface ImportedVariant {
  line: number;
  /** The merchant's number, which several variants may share. Null when the file has none, undefined when it does not tell. */
  sku?: string | null;
  ean?: string;
  /** Minor units of the file's currency. */
  sales: number;
  list: number;
  sizeId: string;
  sizeName: string;
  lengthId?: string;
  lengthName?: string;
  /** Missing when the file does not tell: then the shop's own figure stays. */
  stock?: number;
}

/** Products without type and without category stand here. */
export const catchAllCategory = 'Other';
/** Longer values could not be asked for as a facet. */
const longestFacet = 100;
const noVendor = 'Unbranded';

/** Reads one product; reports what cannot be taken over. Of three outcomes only the first is imported. */
export function readProduct(product: ExportProduct, priceDigits: number, reject: Reject): ImportedProduct | 'skipped' | 'rejected' {
  const { handle, rows, columns } = product;
  const line = rows[0]!.line;
  const first = (column: Column) => rows.find((row) => row.texts[column])?.texts[column];
  const refuse = (column: Column, reason: string): 'rejected' => {
    reject({ line, handle, field: columns.nameOf(column), lost: 'product', reason });
    return 'rejected';
  };

  const status = (first('status') ?? 'active').toLowerCase();
  if (['draft', 'archived', 'unlisted'].includes(status)) return 'skipped';
  if (status !== 'active') return refuse('status', `"${status}" is neither active, draft, archived nor unlisted.`);
  const published = first('published') ?? 'true';
  const isPublished = readBoolean(published);
  if (isPublished === false) return 'skipped';
  if (isPublished === undefined) return refuse('published', `"${published}" is neither true nor false.`);
  const name = first('title')?.replace(/\s+/g, ' ');
  if (!name) return refuse('title', 'The product has no title.');

  let rejectedRows = 0;
  const refuseRow = (row: ExportRow, column: Column, lost: Lost, reason: string) => {
    if (lost === 'variant') rejectedRows++;
    reject({ line: row.line, handle, field: columns.nameOf(column), lost, reason });
  };
  const options = ([1, 2, 3] as const)
    .map((place) => ({ place, name: first(`option${place}Name`) ?? (first(`option${place}Value`) ? 'Option' : ''), linkedTo: first(`option${place}Link`) }))
    .filter((option) => option.name && !isPlaceholder(option.name, first(`option${option.place}Value`)));
  const roles = rolesOf(options);
  const variants = variantsOf(product, options, priceDigits, refuseRow);
  const { cards, material, fit } = cardsOf(product, variants, roles, options, refuseRow);
  if (cards.length === 0) return refuse(rejectedRows ? 'handle' : 'price', rejectedRows ? 'Every variant of the product was rejected.' : 'The product has no variant with a price.');

  return {
    handle, line, name, cards,
    material: material?.slice(0, longestFacet),
    fit: fit?.slice(0, longestFacet),
    whole: product.whole && rejectedRows === 0,
    description: plainText(first('body') ?? ''),
    brand: first('vendor')?.replace(/\s+/g, ' ').slice(0, longestFacet) ?? noVendor,
    category: categoryNameOf(first('type')) ?? taxonomyNameOf(first('category')) ?? catchAllCategory,
    tags: [...new Set((first('tags') ?? '').split(',').map((tag) => tag.trim()).filter(Boolean))],
    digital: readBoolean(first('giftCard') ?? '') ?? false,
  };
}

/** How Shopify writes a product without options. */
const isPlaceholder = (name: string, value = '') => ['title', 'option'].includes(name.toLowerCase()) && value.toLowerCase() === 'default title';
