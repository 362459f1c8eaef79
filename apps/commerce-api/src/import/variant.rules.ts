import { readBarcode } from './barcode.rules.ts';
import { readPrice } from './price.rules.ts';
import type { Lost } from './rejection.ts';
import type { Column } from './shopify-columns.ts';
import type { ExportProduct, ExportRow } from './shopify-export.ts';

export interface ProductOption {
  place: 1 | 2 | 3;
  name: string;
}

/** A variant's row, read but not yet placed. */
export interface ReadVariant {
  row: ExportRow;
  /** One value per option of the product. */
  values: string[];
  sku?: string | null;
  ean?: string;
  stock?: number;
  sales: number;
  list: number;
}

export type RefuseRow = (row: ExportRow, column: Column, lost: Lost, reason: string) => void;

/** Of goods whose stock is not counted there is always enough: this many. */
export const untrackedStock = 9999;
const longestSku = 120;
const mostStock = 2_147_483_647;

/** The variants of a product; the others of its rows bring pictures only. */
export function variantsOf({ rows, columns }: ExportProduct, options: readonly ProductOption[], priceDigits: number, refuse: RefuseRow): ReadVariant[] {
  const lineOfBarcode = new Map<string, number>();
  return rows.flatMap((row) => {
    const { texts } = row;
    if (!texts.price && !texts.sku && !texts.option1Value) return [];

    const wrong = (column: Column, reason: string): [] => {
      refuse(row, column, 'variant', reason);
      return [];
    };
    if (!texts.price) return wrong('price', 'The variant has no price.');
    const sales = readPrice(texts.price, priceDigits);
    if (typeof sales !== 'number') return wrong('price', `${sales.wrong}.`);
    const valueless = options.find(({ place }) => !texts[`option${place}Value`]);
    if (valueless) return wrong(`option${valueless.place}Value`, `The variant has no value for "${valueless.name}".`);
    const sku = asText(texts.sku);
    if (sku && sku.length > longestSku) return wrong('sku', `The SKU is longer than ${longestSku} characters.`);
    const stock = readStock(texts.quantity, columns.has('tracker') ? Boolean(texts.tracker) : columns.has('quantity'));
    if (typeof stock === 'object') return wrong('quantity', `${stock.wrong}.`);

    const compareAt = texts.compareAt ? readPrice(texts.compareAt, priceDigits) : sales;
    if (typeof compareAt !== 'number') refuse(row, 'compareAt', 'reduction', `${compareAt.wrong}; the variant is sold without a reduction.`);
    const ean = eanOf(row, lineOfBarcode, refuse);
    const list = typeof compareAt === 'number' ? Math.max(compareAt, sales) : sales;
    const values = options.map(({ place }) => texts[`option${place}Value`]!);
    return [{ row, sku: sku ?? (columns.has('sku') ? null : undefined), ean, stock, sales, list, values }];
  });
}

/** The GTIN of a row. One that another variant of the product has names neither of them. */
function eanOf(row: ExportRow, lineOf: Map<string, number>, refuse: RefuseRow): string | undefined {
  const barcode = asText(row.texts.barcode);
  if (!barcode) return undefined;
  const read = readBarcode(barcode);
  if ('wrong' in read) {
    refuse(row, 'barcode', 'barcode', `${read.wrong}; the variant is sold without one.`);
    return undefined;
  }
  const line = lineOf.get(read.gtin);
  if (line !== undefined) {
    refuse(row, 'barcode', 'barcode', `"${read.gtin}" is the barcode of the variant on line ${line} already; the variant is sold without one.`);
    return undefined;
  }
  lineOf.set(read.gtin, row.line);
  if (read.repaired) refuse(row, 'barcode', 'nothing', `${read.repaired}.`);
  return read.gtin;
}

/** Spreadsheets keep long numbers as text by an apostrophe in front, or as a formula: `="00123"`. */
const asText = (text?: string) => text?.replace(/^="(.*)"$/, '$1').replace(/^'/, '').trim() || undefined;

function readStock(text: string | undefined, tracked: boolean): number | undefined | { wrong: string } {
  if (!tracked) return untrackedStock;
  if (text === undefined) return undefined;
  const stock = Number(text.replace(/[.,].*/, ''));
  if (!/^-?\d+([.,]0{1,2})?$/.test(text) || stock > mostStock) return { wrong: `"${text}" is not a whole number of pieces` };
  return Math.max(0, stock);
}
