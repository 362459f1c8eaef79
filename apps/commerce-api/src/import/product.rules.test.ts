import { describe, expect, it } from 'vitest';
import type { Rejection } from './rejection.ts';
import { readProduct, type ImportedProduct } from './product.rules.ts';
import { csvLine } from './csv-line.ts';
import { sampleColumns, type SampleRow } from './sample-export.ts';
import { readShopifyExport } from './shopify-export.ts';
import { placed } from './variant-identity.rules.ts';
import { untrackedStock } from './variant.rules.ts';

/** One product of these rows; the first row begins on line 2. */
const outcome = (first: SampleRow, ...more: SampleRow[]) => outcomeOf(sampleColumns, [{ Title: 'Jeans', 'Variant Price': '60.00', ...first }, ...more]);

async function outcomeOf(columns: readonly (keyof SampleRow)[], rows: SampleRow[]) {
  const rejections: Rejection[] = [];
  const reject = (rejection: Rejection) => rejections.push(rejection);
  const file = [columns, ...rows.map((row) => columns.map((column) => ({ Handle: 'jeans', ...row })[column] ?? ''))].map(csvLine).join('');
  for await (const product of readShopifyExport([Buffer.from(file)], reject)) return { product: readProduct(product, 2, reject), rejections };
  throw new Error('The file holds no product.');
}

async function imported(first: SampleRow, ...more: SampleRow[]) {
  const { product, rejections } = await outcome(first, ...more);
  if (typeof product === 'string') throw new Error(`${product}: ${JSON.stringify(rejections)}`);
  return { product, rejections };
}

const variants = ({ cards }: ImportedProduct) => cards.map(({ colour, variants: own }) => [colour.id, own.map(({ sizeName, lengthName }) => [sizeName, lengthName].filter(Boolean).join('×'))]);
const colourAndSize = (colour: string, size: string, row: SampleRow = {}): SampleRow => ({ 'Option1 Value': colour, 'Option2 Value': size, 'Variant Price': '60.00', ...row });
const names = { 'Option1 Name': 'Colour', 'Option2 Name': 'Size' };

describe('options', () => {
  it('makes an option per colour and a variant per size', async () => {
    const { product } = await imported({ ...names, ...colourAndSize('Navy', 'S') }, colourAndSize('Black', 'S'), colourAndSize('Navy', 'M'));
    expect(variants(product)).toEqual([['navy', ['S', 'M']], ['black', ['S']]]);
    expect(product.cards[0]).toMatchObject({ name: 'Navy', colour: { base: 'navy', hex: expect.stringMatching(/^#/) }, variants: [{ sizeId: 's' }, { sizeId: 'm' }] });
  });

  it('reads waist and inseam of jeans in any order of the options', async () => {
    const { product } = await imported({ 'Option1 Name': 'Inseam', 'Option1 Value': '32', 'Option2 Name': 'Waist', 'Option2 Value': '30', 'Option3 Name': 'Wash', 'Option3 Value': 'Raw' });
    expect(variants(product)).toEqual([['raw', ['30×32']]]);
  });

  it('gives a product without options one colour and one size', async () => {
    const { product } = await imported({ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' });
    expect(product.cards).toMatchObject([{ name: { en: 'One colour' }, colour: { id: 'default', hex: undefined }, variants: [{ sizeId: 'onesize', sizeName: 'One size' }] }]);
  });

  it('gives an unknown colour no swatch (CAT-135)', async () => {
    const { product } = await imported({ 'Option1 Name': 'Colour', 'Option1 Value': 'Stonewash' });
    expect(product.cards[0]!.colour).toEqual({ id: 'stonewash', base: 'other', hex: undefined });
  });

  it('tells colours apart that are written alike, and those of other scripts', async () => {
    const { product } = await imported({ 'Option1 Name': 'Color', 'Option1 Value': 'Navy Blue' }, { 'Option1 Value': 'Navy-Blue', 'Variant Price': '60' }, { 'Option1 Value': 'أزرق', 'Variant Price': '60' });
    const ids = placed(product, undefined, '500001', 'en').cards.map(({ colour }) => colour.id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+$/);
    expect(product.cards[2]!.colour.base).toBe('blue');
  });

  it('keeps variants apart by joining other options to the size', async () => {
    const { product } = await imported({ 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Option2 Name': 'Fit', 'Option2 Value': 'Slim' }, { 'Option1 Value': 'S', 'Option2 Value': 'Loose', 'Variant Price': '60' });
    expect(variants(product)).toEqual([['default', ['S / Slim', 'S / Loose']]]);
    expect(product.fit).toBeUndefined();
  });

  it('makes a material that all variants share a fact of the product', async () => {
    const { product } = await imported({ 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Option2 Name': 'Material', 'Option2 Value': 'Wool', 'Option3 Name': 'Passform', 'Option3 Value': 'Slim' }, { 'Option1 Value': 'M', 'Option2 Value': 'Wool', 'Option3 Value': 'Slim', 'Variant Price': '60' });
    expect(product).toMatchObject({ material: 'Wool', fit: 'Slim' });
    expect(variants(product)).toEqual([['default', ['S', 'M']]]);
  });

  it('shows an option that makes the price like a colour', async () => {
    const { product, rejections } = await imported({ 'Option1 Name': 'Denominations', 'Option1 Value': '£25', 'Variant Price': '25', 'Gift Card': 'true' }, { 'Option1 Value': '£50', 'Variant Price': '50' });
    expect(product.cards.map(({ name, variants: [one] }) => [name, one!.sales])).toEqual([['£25', 2500], ['£50', 5000]]);
    expect([product.digital, rejections]).toEqual([true, []]);
  });
});

describe('price and stock', () => {
  it('makes a reduction of a compare-at price above the price', async () => {
    const { product } = await imported({ 'Variant Price': '60.00', 'Variant Compare At Price': '80.00' });
    expect(product.cards[0]!.variants).toMatchObject([{ sales: 6000, list: 8000 }]);
  });

  it.each(['', '60.00', '50.00', '0.00'])('sees no reduction in the compare-at price "%s"', async (compareAt) => {
    const { product } = await imported({ 'Variant Price': '60.00', 'Variant Compare At Price': compareAt });
    expect(product.cards[0]!.variants).toMatchObject([{ sales: 6000, list: 6000 }]);
  });

  it('reads a price for each size', async () => {
    const { product, rejections } = await imported({ ...names, ...colourAndSize('Navy', 'S') }, colourAndSize('Navy', 'XXL', { 'Variant Price': '66,00', 'Variant Compare At Price': '1.080,00' }));
    expect([product.cards[0]!.variants.map(({ sales, list }) => [sales, list]), rejections]).toEqual([[[6000, 6000], [6600, 108_000]], []]);
  });

  it.each([['7', 7], ['-3', 0], ['0', 0], ['12.0', 12], ['12,00', 12]])('takes the quantity %s for a stock of %i', async (quantity, stock) => {
    const { product } = await imported({ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': quantity });
    expect(product.cards[0]!.variants[0]!.stock).toBe(stock);
  });

  it('has always enough of what is not tracked', async () => {
    const { product } = await imported({ 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '2' });
    expect(product.cards[0]!.variants[0]!.stock).toBe(untrackedStock);
  });

  it('does not make up a stock that the file does not tell', async () => {
    const { product } = await outcomeOf(['Handle', 'Title', 'Variant Price', 'Variant Inventory Tracker'], [{ Title: 'Jeans', 'Variant Price': '60.00', 'Variant Inventory Tracker': 'shopify' }]);
    expect(product).toMatchObject({ cards: [{ variants: [{ stock: undefined }] }] });
  });
});

describe('SKU and barcode', () => {
  it('takes the SKU for the variant and a valid barcode for its EAN, without the spreadsheet\'s apostrophe', async () => {
    const { product } = await imported({ 'Variant SKU': "'00123", 'Variant Barcode': "'4006381333931" });
    expect(product.cards[0]!.variants).toMatchObject([{ sku: '00123', ean: '4006381333931' }]);
  });

  it('tells a missing SKU from a file without SKUs', async () => {
    expect((await imported({ 'Variant SKU': '' })).product.cards[0]!.variants).toMatchObject([{ sku: null }]);
    const { product } = await outcomeOf(['Handle', 'Title', 'Variant Price'], [{ Title: 'Jeans', 'Variant Price': '60.00' }]);
    expect(product).toMatchObject({ cards: [{ variants: [{ sku: undefined }] }] });
  });

  it.each<[string, string]>([['="012345678905"', '012345678905'], ['0 12345 67890 5', '012345678905'], ['4006381333931.0', '4006381333931']])('reads the barcode %s', async (barcode, ean) => {
    const { product, rejections } = await imported({ 'Variant Barcode': barcode });
    expect([product.cards[0]!.variants[0]!.ean, rejections]).toEqual([ean, []]);
  });

  it.each(['12345678905', '1.2345678905E+10', '1,2345678905E10'])('puts the barcode %s right and says so', async (barcode) => {
    const { product, rejections } = await imported({ 'Variant Barcode': barcode });
    expect(product.cards[0]!.variants[0]!.ean).toBe('012345678905');
    expect(rejections).toMatchObject([{ line: 2, field: 'Variant Barcode', lost: 'nothing', reason: expect.stringContaining('012345678905') }]);
  });

  it('names what a spreadsheet has done to a barcode that is lost', async () => {
    expect((await imported({ 'Variant Barcode': '1.23457E+11' })).rejections).toMatchObject([{ lost: 'barcode', reason: expect.stringContaining('last digits are lost') }]);
  });

  it('gives a barcode to one variant only', async () => {
    const { product, rejections } = await imported({ ...names, ...colourAndSize('Navy', 'S', { 'Variant Barcode': '4006381333931' }) }, colourAndSize('Navy', 'M', { 'Variant Barcode': '4006381333931' }));
    expect(product.cards[0]!.variants.map(({ ean }) => ean)).toEqual(['4006381333931', undefined]);
    expect(rejections).toMatchObject([{ line: 3, lost: 'barcode', reason: expect.stringContaining('on line 2 already') }]);
  });
});

describe('texts', () => {
  it('takes vendor, type, tags and description over', async () => {
    const { product } = await imported({ Title: 'Slim\n Jeans', Vendor: 'Loom & Line', Type: 'Jeans', Tags: 'denim, slim , denim,', 'Body (HTML)': '<p>Made to <b>last</b></p><script>x()</script>' });
    expect(product).toMatchObject({ name: 'Slim Jeans', brand: 'Loom & Line', category: 'Jeans', tags: ['denim', 'slim'], description: 'Made to last' });
  });

  it.each([
    ['', 'Apparel & Accessories > Clothing > Jeans', 'Jeans'], ['', 'Uncategorized', 'Other'], ['', '212', 'Other'], ['', '', 'Other'], ['Denim', 'Clothing > Jeans', 'Denim'],
    ['Swimwear > One-pieces', '', 'One-pieces'], ['Swimwear &gt; One-pieces', '', 'One-pieces'], ['Women>Dresses>Maxi', '', 'Maxi'], ['Swimwear › One-pieces', '', 'One-pieces'], ['Swimwear » One-pieces', '', 'One-pieces'],
    ['Swimwear | One-pieces', '', 'One-pieces'], ['Swimwear -> One-pieces', '', 'One-pieces'], ['Women / Swimwear / One-pieces', '', 'One-pieces'], ['Swimwear > ', '', 'Swimwear'], ['>', 'Clothing > Jeans', 'Jeans'],
    ['T-shirts / Tops', '', 'T-shirts / Tops'], ['T-Shirts/Tops', '', 'T-Shirts/Tops'], ['Shirts & Tops', '', 'Shirts & Tops'], ['Clothing > T-shirts / Tops', '', 'T-shirts / Tops'], ['3/4-Hosen', '', '3/4-Hosen'],
  ])('puts type "%s" and product category "%s" into "%s"', async (type, category, expected) => {
    expect((await imported({ Type: type, 'Product Category': category })).product.category).toBe(expected);
  });

  it.each([{ Status: 'draft' }, { Status: 'Archived' }, { Status: 'unlisted' }, { Published: 'FALSE' }, { Published: 'FALSCH' }, { Published: 'FAUX' }, { Published: 'FALSO' }, { Published: 'ONWAAR' }, { Published: 'FAŁSZ' }, { Published: 'YANLIŞ' }, { Published: 'ЛОЖЬ' }])('skips %j without a rejection', async (row) => {
    expect(await outcome(row)).toEqual({ product: 'skipped', rejections: [] });
  });
});

it.each(['WAHR', 'VRAI', 'VERDADERO', 'VERO', 'WAAR', 'PRAWDA', 'DOĞRU', 'SANT', 'TOSI', 'ИСТИНА', 'true', 'Yes', '1'])('reads the boolean %s', async (word) => {
  expect(await imported({ Published: word, 'Gift Card': word })).toMatchObject({ product: { digital: true }, rejections: [] });
});

describe('pictures', () => {
  const picture = (name: string) => `https://cdn.example/${name}.jpg?v=1`;
  const shown = ({ cards }: ImportedProduct) => cards.map(({ pictures }) => pictures.map(({ index }) => index.split('/').at(-1)));

  it('shows a colour its own picture first, then the product\'s by position, and none of another colour', async () => {
    const { product } = await imported(
      { ...names, ...colourAndSize('Navy', 'S', { 'Variant Image': picture('navy') }), 'Image Src': picture('front'), 'Image Position': '2', 'Image Alt Text': 'From the front' },
      colourAndSize('Red', 'S', { 'Variant Image': picture('red'), 'Image Src': picture('red'), 'Image Position': '3', 'Image Alt Text': 'In red' }),
      { 'Image Src': picture('label'), 'Image Position': '1' }, { 'Image Src': picture('navy'), 'Image Position': '4' }, { 'Image Src': picture('front'), 'Image Position': '5', 'Image Alt Text': 'From the front' },
    );
    expect(shown(product)).toEqual([['navy', 'label', 'front'], ['red', 'label', 'front']]);
    expect(product.cards[1]!.pictures[0]).toEqual({ index: 'https://cdn.example/red', format: 'jpg?v=1', alt: 'In red' });
  });

  it('keeps the product when one of its pictures is refused', async () => {
    const { product, rejections } = await imported({ 'Image Src': 'http://cdn.example/a.jpg' }, { 'Image Src': picture('b') });
    expect(shown(product)).toEqual([['b']]);
    expect([product.whole, rejections]).toMatchObject([true, [{ line: 2, field: 'Image Src', lost: 'picture' }]]);
  });
});

describe('rejections', () => {
  it.each<[SampleRow, string, string]>([
    [{ 'Variant Price': '' }, 'Variant Price', 'no price'],
    [{ 'Variant Price': '19,95 EUR' }, 'Variant Price', 'not a price'],
    [{ 'Variant Price': '1,499' }, 'Variant Price', 'can be read as 1499 or as 1.499'],
    [{ 'Option2 Value': '' }, 'Option2 Value', 'no value for "Size"'],
    [{ 'Option2 Value': 'S' }, 'Option1 Value', 'the same as the one on line 2'],
    [{ 'Variant SKU': 'x'.repeat(121) }, 'Variant SKU', 'longer than 120'],
    [{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '1.5' }, 'Variant Inventory Qty', 'not a whole number'],
  ])('loses only the variant with %j', async (row, field, reason) => {
    const { product, rejections } = await imported({ ...names, ...colourAndSize('Navy', 'S', { 'Variant SKU': 'j-s' }) }, colourAndSize('Navy', 'M'), { 'Variant SKU': 'j-l', ...colourAndSize('Navy', 'L', row) });
    expect(variants(product)).toEqual([['navy', ['S', 'M']]]);
    expect(product.whole).toBe(false);
    expect(rejections).toEqual([{ line: 4, handle: 'jeans', field, lost: 'variant', reason: expect.stringContaining(reason) }]);
  });

  it.each<[SampleRow, string, string]>([
    [{ 'Variant Compare At Price': 'RRP' }, 'Variant Compare At Price', 'reduction'],
    [{ 'Variant Barcode': '123' }, 'Variant Barcode', 'barcode'],
    [{ 'Variant Image': 'ftp://cdn.example/a.jpg' }, 'Variant Image', 'picture'],
  ])('keeps the variant with %j', async (row, field, lost) => {
    const { product, rejections } = await imported(row);
    expect(product.cards[0]!.variants).toHaveLength(1);
    expect(rejections).toMatchObject([{ line: 2, field, lost }]);
  });

  it.each<[SampleRow, string, string]>([
    [{ Title: '' }, 'Title', 'no title'],
    [{ Status: 'sold' }, 'Status', 'neither active'],
    [{ Published: 'perhaps' }, 'Published', 'neither true nor false'],
    [{ 'Variant Price': '' }, 'Variant Price', 'no variant with a price'],
  ])('loses the product with %j', async (row, field, reason) => {
    const { product, rejections } = await outcome(row);
    expect(product).toBe('rejected');
    expect(rejections).toEqual([{ line: 2, handle: 'jeans', field, lost: 'product', reason: expect.stringContaining(reason) }]);
  });

  it('says of a product that every variant of it was rejected', async () => {
    const { product, rejections } = await outcome({ 'Variant Price': 'free' });
    expect(product).toBe('rejected');
    expect(rejections.map(({ lost }) => lost)).toEqual(['variant', 'product']);
  });
});
