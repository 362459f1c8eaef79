import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { convertPrice } from '../sample/rates.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { basket, basketLine, category, page, price, store, storeStock, style, styleOption, variant, variantPrice } from '../storage/schema.ts';
import { testDatabase } from '../storage/test-database.ts';
import { csvLine } from './csv-line.ts';
import { importCatalogue, type ImportSettings } from './import-catalogue.ts';
import type { Rejection } from './rejection.ts';
import { sampleColumns, sampleExport, type SampleRow } from './sample-export.ts';
import { writeShopPage } from './shop-page.ts';

let open: OpenDatabase[] = [];
let db: OpenDatabase['db'];
beforeEach(async () => {
  const database = await testDatabase(inject('postgresUrl'));
  open.push(database);
  db = database.db;
});
afterAll(async () => {
  for (const database of open) await database.close();
  open = [];
});

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-04-01T12:00:00Z');

async function run(source: string | Iterable<Uint8Array>, settings: Partial<ImportSettings> = {}) {
  const rejections: Rejection[] = [];
  const chunks = typeof source === 'string' ? [Buffer.from(source)] : source;
  const summary = await importCatalogue(chunks, db, { currency: 'GBP', currencies: ['GBP', 'EUR'], convertPrice, language: 'en', dryRun: false, now, reject: (rejection) => rejections.push(rejection), ...settings });
  return { summary, rejections };
}

const file = (...rows: SampleRow[]) => [sampleColumns, ...rows.map((row) => sampleColumns.map((column) => row[column] ?? ''))].map(csvLine).join('');
const tee = (row: SampleRow = {}): SampleRow => ({ Handle: 'tee', Title: 'Tee', Vendor: 'Loom', Type: 'T-Shirts', 'Option1 Name': 'Colour', 'Option1 Value': 'Navy', 'Option2 Name': 'Size', 'Option2 Value': 'S', 'Variant SKU': 'tee-navy-s', 'Variant Price': '20.00', 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '5', ...row });
const more = (colour: string, size: string, row: SampleRow = {}): SampleRow => ({ Handle: 'tee', 'Option1 Value': colour, 'Option2 Value': size, 'Variant SKU': `tee-${colour}-${size}`.toLowerCase(), 'Variant Price': '20.00', 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '5', ...row });

async function everything() {
  return {
    categories: await db.select().from(category).orderBy(category.id), styles: await db.select().from(style).orderBy(style.number),
    options: await db.select().from(styleOption).orderBy(styleOption.id), variants: await db.select().from(variant).orderBy(variant.id),
    prices: await db.select().from(price).orderBy(price.styleOptionId, price.currency),
    variantPrices: await db.select().from(variantPrice).orderBy(variantPrice.variantId, variantPrice.currency), pages: await db.select().from(page).orderBy(page.id),
  };
}

it('writes a product as style, options, variants, prices and category (CAT-001)', async () => {
  const { summary, rejections } = await run(file(tee({ 'Variant Compare At Price': '25.00', 'Image Src': 'https://a.example/t.jpg?v=1', 'Image Alt Text': 'A tee', Tags: 'soft' }), more('Navy', 'M', { 'Variant Compare At Price': '25.00' }), more('Red', 'S')));
  expect(rejections).toEqual([]);
  expect(summary).toMatchObject({ products: 1, options: 2, variants: 3, pictures: 2, new: 1, newCategories: 1 });
  const { categories, styles, options, variants, prices } = await everything();
  expect(categories).toMatchObject([{ id: 'shop-t-shirts', path: '/shop/t-shirts', name: { en: 'T-Shirts' } }]);
  expect(styles).toMatchObject([{ number: '500001', handle: 'tee', source: 'shopify', brand: 'Loom', categoryId: 'shop-t-shirts', name: { en: 'Tee' }, facts: { tags: ['soft'] } }]);
  expect(options).toMatchObject([
    { id: '500001_navy_1', position: 0, slug: 'tee-navy', colour: { id: 'navy', name: { en: 'Navy' }, base: 'navy' }, pictures: [{ index: 'https://a.example/t', format: 'jpg?v=1', alt: { en: 'A tee' } }], publishedAt: now },
    { id: '500001_red_1', position: 1 },
  ]);
  expect(variants.map(({ id, styleOptionId, sizeName, stock, position }) => [id, styleOptionId, sizeName, stock, position])).toEqual([
    ['tee-navy-m', '500001_navy_1', 'M', 5, 1], ['tee-navy-s', '500001_navy_1', 'S', 5, 0], ['tee-red-s', '500001_red_1', 'S', 5, 0],
  ]);
  expect(prices.filter(({ currency }) => currency === 'GBP')).toMatchObject([{ styleOptionId: '500001_navy_1', sales: 2000, list: 2500, historic: null }, { styleOptionId: '500001_red_1', sales: 2000, list: 2000 }]);
  expect(prices.filter(({ currency }) => currency === 'EUR')).toHaveLength(2);
});

it('doubles nothing and changes nothing when the same file is read again', async () => {
  const text = [...sampleExport({ products: 120, broken: true })].join('');
  const first = await run(text);
  expect(first.summary.new).toBe(first.summary.products);
  expect(first.summary.products).toBeGreaterThan(100);
  const before = await everything();
  const second = await run(text, { now: later });
  expect(second.summary).toMatchObject({ products: first.summary.products, new: 0, changed: 0, unchanged: first.summary.products, newCategories: 0 });
  expect(second.rejections).toEqual(first.rejections);
  expect(await everything()).toEqual(before);
});

it('imports what is good of a broken export', async () => {
  const { summary, rejections } = await run([...sampleExport({ products: 5, broken: true })].join(''));
  const { variants, styles } = await everything();
  expect(variants).toHaveLength(summary.variants);
  expect(styles).toHaveLength(summary.products);
  expect(variants.map(({ id }) => id)).toEqual(expect.arrayContaining(['odd-quantity-m', 'http-picture-l', 'odd-barcode-l']));
  const rejected = new Set(rejections.filter(({ lost }) => lost === 'product').map(({ handle }) => handle));
  expect(styles.filter(({ handle }) => rejected.has(handle))).toEqual([]);
});

describe('a dry run', () => {
  it('writes nothing and says what would be new', async () => {
    const { summary } = await run(file(tee()), { dryRun: true });
    expect(summary).toMatchObject({ products: 1, new: 1, newCategories: 1 });
    expect(await everything()).toEqual({ categories: [], styles: [], options: [], variants: [], prices: [], variantPrices: [], pages: [] });
  });

  it.each<[string, SampleRow]>([['price', { 'Variant Price': '21.00' }], ['stock', { 'Variant Inventory Qty': '4' }], ['title', { Title: 'Tee shirt' }], ['picture', { 'Image Src': 'https://a.example/b.jpg' }], ['type', { Type: 'Tops' }], ['colour', { 'Option1 Value': 'Blue' }], ['size', { 'Option2 Value': 'XS' }], ['gift card', { 'Gift Card': 'true' }], ['barcode', { 'Variant Barcode': '4006381333931' }]])('says that a product has another %s', async (_, row) => {
    await run(file(tee()));
    const before = await everything();
    const { summary } = await run(file(tee(row)), { dryRun: true });
    expect(summary).toMatchObject({ new: 0, changed: 1, unchanged: 0 });
    expect(await everything()).toEqual(before);
    expect((await run(file(tee(row)))).summary).toMatchObject({ changed: 1 });
    expect((await run(file(tee(row)))).summary).toMatchObject({ unchanged: 1 });
  });
});

describe('a second file', () => {
  it('finds a style by its handle and gives new ones the next free number', async () => {
    await run(file(tee()));
    await db.insert(style).values({ number: '500002', handle: 'made-by-hand', source: 'editor', brand: 'Loom', categoryId: 'shop-t-shirts', name: {}, description: {}, facts: {} });
    await run(file({ ...tee(), Handle: 'cap', Title: 'Cap', 'Variant SKU': 'cap' }, tee({ Title: 'Tee II' })));
    expect((await everything()).styles.map(({ number, handle, name }) => [number, handle, name.en])).toEqual([['500001', 'tee', 'Tee II'], ['500002', 'made-by-hand', undefined], ['500003', 'cap', 'Cap']]);
  });

  it('takes variants and colours off sale that the product has no longer', async () => {
    await run(file(tee(), more('Navy', 'M'), more('Red', 'S')));
    expect((await run(file(tee()))).summary.changed).toBe(1);
    const { variants, prices } = await everything();
    expect(variants.map(({ id }) => id)).toEqual(['tee-navy-s']);
    expect(new Set(prices.map(({ styleOptionId }) => styleOptionId))).toEqual(new Set(['500001_navy_1']));
    expect((await run(file(tee()))).summary.unchanged).toBe(1);
  });

  it('leaves the variants of a product alone whose rows were partly rejected', async () => {
    await run(file(tee(), more('Navy', 'M'), more('Red', 'S')));
    const before = await everything();
    const { summary } = await run(file(tee(), more('Navy', 'M', { 'Variant Price': '' }), more('Red', 'S', { 'Variant Price': 'x' })));
    expect(summary).toMatchObject({ unchanged: 1, rejected: { variant: 2 } });
    expect(await everything()).toEqual(before);
  });

  it('keeps what the file does not tell', async () => {
    await run(file(tee()));
    await db.update(style).set({ care: { en: ['Wash cold'] }, subBrand: 'Basics', name: { en: 'Tee', de: 'Hemd' } });
    await db.update(styleOption).set({ popularity: 9 });
    const [known] = await db.select().from(variant);
    await db.insert(store).values({ id: 's', shopNumber: '1', name: 'Store', country: 'GB', street: 'High Street 1', city: 'York', latitude: 53.96, longitude: -1.08, openingHours: [] });
    await db.insert(storeStock).values({ sku: known!.id, storeId: 's', quantity: 3 });
    await db.update(price).set({ historic: 1900, member: 1800 }).where(eq(price.currency, 'GBP'));
    expect((await run(file(tee()))).summary.unchanged).toBe(1);
    await run(file(tee({ 'Body (HTML)': 'Soft', 'Variant Price': '19.00' })));
    const { styles, options, variants, prices } = await everything();
    expect(styles).toMatchObject([{ care: { en: ['Wash cold'] }, subBrand: 'Basics', name: { en: 'Tee', de: 'Hemd' }, description: { en: 'Soft' } }]);
    expect([options[0]!.popularity, options[0]!.publishedAt]).toEqual([9, now]);
    expect(await db.select().from(storeStock)).toEqual([{ sku: variants[0]!.id, storeId: 's', quantity: 3 }]);
    // The lowest price before the reduction was that of another price.
    expect(prices.find(({ currency }) => currency === 'GBP')).toMatchObject({ sales: 1900, historic: null, member: 1800 });
  });

  it('keeps the stock of a file without quantities', async () => {
    await run(file(tee()));
    await run('Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Inventory Tracker\ntee,Tee,Loom,T-Shirts,Colour,Navy,Size,S,tee-navy-s,22.00,shopify\n');
    expect((await everything()).variants).toMatchObject([{ id: 'tee-navy-s', stock: 5 }]);
  });

  it('adds the texts of another language', async () => {
    await run(file(tee()));
    await run(file(tee({ Title: 'Hemd' })), { language: 'de' });
    expect((await everything()).styles).toMatchObject([{ name: { en: 'Tee', de: 'Hemd' } }]);
  });
});

describe('prices', () => {
  it('writes in production only those of the file, and keeps those in other currencies', async () => {
    await run(file(tee()), { currencies: [], convertPrice: undefined });
    await run(file(tee({ 'Variant Price': '30.00' })), { currency: 'EUR', currencies: [], convertPrice: undefined });
    expect((await everything()).prices).toMatchObject([{ currency: 'EUR', sales: 3000 }, { currency: 'GBP', sales: 2000 }]);
  });

  it('reads prices of a currency without decimals', async () => {
    await run(file(tee({ 'Variant Price': '3500' })), { currency: 'JPY', currencies: [], convertPrice: undefined });
    expect((await everything()).prices).toMatchObject([{ currency: 'JPY', sales: 3500 }]);
  });
});

describe('variants', () => {
  const stocks = async () => Object.fromEntries((await everything()).variants.map(({ id, sizeName, merchantSku, stock }) => [id, [sizeName, merchantSku, stock]]));
  const size = (sizeName: string, sku: string, stock: number) => more('Navy', sizeName, { 'Variant SKU': sku, 'Variant Inventory Qty': String(stock) });
  const first = (sizeName: string, sku: string, stock: number) => tee({ ...size(sizeName, sku, stock) });

  it('keeps variants apart that share a SKU, in any order of the lines', async () => {
    const { summary, rejections } = await run(file(first('S', 'TEE', 5), size('M', 'TEE', 4), size('L', 'TEE', 3)));
    expect([summary.variants, rejections]).toEqual([3, []]);
    const before = await stocks();
    expect(before).toEqual({ '500001_navy_1-s': ['S', 'TEE', 5], '500001_navy_1-m': ['M', 'TEE', 4], '500001_navy_1-l': ['L', 'TEE', 3] });
    expect((await run(file(first('S', 'TEE', 5), size('M', 'TEE', 4), size('L', 'TEE', 3)))).summary).toMatchObject({ unchanged: 1 });
    await run(file(first('L', 'TEE', 3), size('M', 'TEE', 4), size('S', 'TEE', 5)));
    expect(await stocks()).toEqual(before);
  });

  it('keeps its id when its SKU moves to another size', async () => {
    await run(file(first('S', 'A', 1), size('M', 'B', 2)));
    await run(file(first('S', 'B', 1), size('M', 'A', 2)));
    expect(await stocks()).toEqual({ A: ['S', 'B', 1], B: ['M', 'A', 2] });
    expect((await run(file(first('S', 'B', 1), size('M', 'A', 2)))).summary.unchanged).toBe(1);
  });

  it('never gets the id of a size that goes', async () => {
    await run(file(first('S', 'A', 1), size('M', 'B', 2)));
    await run(file(first('M', 'B', 2), size('L', 'A', 3)));
    expect(await stocks()).toEqual({ 'B': ['M', 'B', 2], '500001_navy_1-l': ['L', 'A', 3] });
  });

  it('never gets an id that a basket holds', async () => {
    await run(file(first('S', 'A', 1), size('M', 'B', 2)));
    await db.insert(basket).values({ id: 'b', checkoutId: 'c', market: 'en-gb' });
    await db.insert(basketLine).values({ id: 'l', basketId: 'b', sku: 'A', quantity: 1 });
    await run(file(first('M', 'B', 2)));
    await run(file(first('M', 'B', 2), size('L', 'A', 3)));
    expect(await stocks()).toEqual({ 'B': ['M', 'B', 2], '500001_navy_1-l': ['L', 'A', 3] });
  });

  it('stay with their products when two products share a SKU', async () => {
    const two = file(first('S', 'A', 1), { ...first('S', 'A', 7), Handle: 'cap', Title: 'Cap' });
    expect((await run(two)).rejections).toEqual([]);
    const both = { 'A': ['S', 'A', 1], '500002_navy_1-s': ['S', 'A', 7] };
    expect(await stocks()).toEqual(both);
    expect((await run(file({ ...first('S', 'A', 7), Handle: 'cap', Title: 'Cap' }, first('S', 'A', 1)))).summary).toMatchObject({ unchanged: 2 });
    expect(await stocks()).toEqual(both);
  });

  it('leave the ids of what was not imported alone', async () => {
    await run(file(first('S', 'A', 1)));
    await db.update(style).set({ source: 'sample' });
    await run(file(first('S', 'A', 9)));
    expect(await stocks()).toEqual({ 'A': ['S', 'A', 1], '500002_navy_1-s': ['S', 'A', 9] });
  });

  it('are told apart where names are written alike', async () => {
    const rows = [tee({ 'Option1 Value': 'Navy Blue', 'Variant SKU': '1' }), more('Navy-Blue', 'S', { 'Variant SKU': '2' })];
    await run(file(...rows));
    const before = await stocks();
    const swapped = [{ ...rows[0]!, 'Option1 Value': 'Navy-Blue', 'Variant SKU': '2' }, { ...rows[1]!, 'Option1 Value': 'Navy Blue', 'Variant SKU': '1' }];
    await run(file(...swapped));
    expect(await stocks()).toEqual(before);
  });

  it('keep the SKU that a file without SKUs does not tell', async () => {
    await run(file(first('S', 'A', 1)));
    await run('Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\ntee,Tee,Loom,T-Shirts,Colour,Navy,Size,S,22.00\n');
    expect(await stocks()).toEqual({ A: ['S', 'A', 9999] });
  });
});

describe('prices of sizes', () => {
  const size = (sizeName: string, amount: string, row: SampleRow = {}) => more('Navy', sizeName, { 'Variant Price': amount, ...row });
  const priced = async () => {
    const { prices, variantPrices } = await everything();
    const pounds = <Row extends { currency: string }>(rows: Row[]) => rows.filter(({ currency }) => currency === 'GBP');
    return [pounds(prices).map(({ sales, list }) => [sales, list]), Object.fromEntries(pounds(variantPrices).map(({ variantId, sales, list }) => [variantId, [sales, list]]))];
  };

  it('writes the lowest for the colour and a row for each size that costs something else', async () => {
    const rows = [tee({ 'Variant Price': '36.00', 'Variant Compare At Price': '45.00' }), size('M', '30.00'), size('L', '30.00'), size('XL', '39.00')];
    expect((await run(file(...rows))).rejections).toEqual([]);
    expect(await priced()).toEqual([[[3000, 3000]], { 'tee-navy-s': [3600, 4500], 'tee-navy-xl': [3900, 3900] }]);
    expect((await everything()).variantPrices.filter(({ currency }) => currency === 'EUR')).toHaveLength(2);
    expect((await run(file(...rows))).summary).toMatchObject({ unchanged: 1 });
    await run(file(tee({ 'Variant Price': '30.00' }), size('M', '30.00'), size('L', '30.00'), size('XL', '30.00')));
    expect(await priced()).toEqual([[[3000, 3000]], {}]);
  });

  it('keeps the prices of sizes whose rows were rejected', async () => {
    await run(file(tee({ 'Variant Price': '30.00' }), size('M', '36.00')));
    await run(file(tee({ 'Variant Price': 'free' }), size('M', '37.00')));
    expect(await priced()).toEqual([[[3000, 3000]], { 'tee-navy-m': [3700, 3700] }]);
  });

  it('names no reduction that not every size of that price has', async () => {
    await run(file(tee({ 'Variant Price': '60.00', 'Variant Compare At Price': '90.00' }), size('M', '60.00', { 'Variant Compare At Price': '80.00' })));
    expect(await priced()).toEqual([[[6000, 8000]], { 'tee-navy-s': [6000, 9000] }]);
  });

  it('keeps prices in other currencies, those of sizes too', async () => {
    const own = { currencies: [], convertPrice: undefined };
    await run(file(tee({ 'Variant Price': '30.00' }), size('M', '36.00')), { ...own, currency: 'EUR' });
    await run(file(tee({ 'Variant Price': '20.00' }), size('M', '20.00')), own);
    const { prices, variantPrices } = await everything();
    expect([prices.map(({ currency, sales }) => [currency, sales]), variantPrices.map(({ currency, sales }) => [currency, sales])]).toEqual([[['EUR', 3000], ['GBP', 2000]], [['EUR', 3600]]]);
  });
});

describe('the page /shop', () => {
  it('leads to every imported category and is written once', async () => {
    await run(file(tee(), { ...tee(), Handle: 'cap', Title: 'Cap', Type: '', 'Variant SKU': 'cap' }));
    expect(await writeShopPage(db)).toBe('written');
    const { pages } = await everything();
    expect(pages).toMatchObject([{ path: '/shop', alias: 'contentPage', document: { areas: { rows: [{ widgets: [{ alias: 'multiLinkWidget', settings: { links: [{ title: { $text: { en: 'Other' } }, url: '/shop/other' }, { title: { $text: { en: 'T-Shirts' } }, url: '/shop/t-shirts' }] } }] }] } } }]);
    expect(await writeShopPage(db)).toBe('unchanged');
    await run(file({ ...tee(), Handle: 'belt', Title: 'Belt', Type: 'Belts', 'Variant SKU': 'belt' }));
    expect(await writeShopPage(db)).toBe('written');
    expect((await everything()).pages).toHaveLength(1);
  });

  it('is left alone when an editor has written it', async () => {
    const own = { id: 'mine', path: '/shop', alias: 'contentPage', document: { metadata: { title: { en: 'Mine' }, description: {} }, areas: {} } };
    await db.insert(page).values(own);
    expect(await writeShopPage(db)).toBe('path taken');
    expect((await everything()).pages).toMatchObject([own]);
  });
});
