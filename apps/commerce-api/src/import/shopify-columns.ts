/**
 * What the import reads of a row, and the names that Shopify has given the column over the years, the commonest first
 * (https://help.shopify.com/en/manual/products/import-export/using-csv). Where a file has several, the first filled one counts.
 */
const names = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description', 'Body HTML'],
  vendor: ['Vendor'],
  type: ['Type', 'Custom Product Type', 'Product Type'],
  category: ['Product Category', 'Standard Product Type', 'Standardized Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  giftCard: ['Gift Card'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option1Link: ['Option1 Linked To'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option2Link: ['Option2 Linked To'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  option3Link: ['Option3 Linked To'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity', 'Variant Inventory Quantity'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price', 'Compare At Price'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const;

export type Column = keyof typeof names;
const required: Column[] = ['handle', 'title', 'price'];

export interface Columns {
  /** How many columns the header has. */
  count: number;
  /** The texts of a row by column, trimmed; columns without a text are left out. */
  read(record: readonly string[]): Partial<Record<Column, string>>;
  /** The column as this file names it. */
  nameOf(column: Column): string;
  has(column: Column): boolean;
}

/** Finds the columns in a header, whatever their order and case; the names of those that are missing when it is no product export. */
export function findColumns(header: readonly string[]): Columns | { missing: string[] } {
  const places = new Map<string, number>();
  header.forEach((name, place) => {
    const key = name.trim().toLowerCase();
    if (!places.has(key)) places.set(key, place);
  });
  const found = Object.entries(names).map(([column, titles]) => ({
    column: column as Column,
    places: titles.flatMap((title) => places.get(title.toLowerCase()) ?? []),
  }));
  const placesOf = new Map(found.map(({ column, places: own }) => [column, own]));
  const missing = required.filter((column) => placesOf.get(column)!.length === 0);
  if (missing.length) return { missing: missing.map((column) => names[column][0]) };

  return {
    count: header.length,
    read: (record) => {
      const row: Partial<Record<Column, string>> = {};
      for (const { column, places: own } of found) {
        for (const place of own) {
          const text = clean(record[place] ?? '');
          if (!text) continue;
          row[column] = text;
          break;
        }
      }
      return row;
    },
    nameOf: (column) => header[placesOf.get(column)![0] ?? -1]?.trim() ?? names[column][0],
    has: (column) => placesOf.get(column)!.length > 0,
  };
}

/** Without the characters that no database text may hold. */
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim();
