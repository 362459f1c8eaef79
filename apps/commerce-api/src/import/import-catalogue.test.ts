import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { convertPrice } from '../sample/rates.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { category, page, price, store, storeStock, style, styleOption, variant } from '../storage/schema.ts';
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
    prices: await db.select().from(price).orderBy(price.styleOptionId, price.currency), pages: await db.select().from(page).orderBy(page.id),
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
  expect(variants.map(({ id }) => id)).toEqual(expect.arrayContaining(['odd-quantity-m', 'same-sku-m', 'http-picture-l', 'odd-barcode-l']));
  const rejected = new Set(rejections.filter(({ lost }) => lost === 'product').map(({ handle }) => handle));
  expect(styles.filter(({ handle }) => rejected.has(handle))).toEqual([]);
});

describe('a dry run', () => {
  it('writes nothing and says what would be new', async () => {
    const { summary } = await run(file(tee()), { dryRun: true });
    expect(summary).toMatchObject({ products: 1, new: 1, newCategories: 1 });
    expect(await everything()).toEqual({ categories: [], styles: [], options: [], variants: [], prices: [], pages: [] });
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

describe('SKUs', () => {
  it('rejects one that another product of the file has, with its line', async () => {
    const cap = { ...tee(), Handle: 'cap', Title: 'Cap' };
    const { rejections, summary } = await run(file(tee(), cap, { ...cap, 'Option2 Value': 'M', 'Variant SKU': 'cap-m' }));
    expect(rejections).toEqual([{ line: 3, handle: 'cap', field: 'Variant SKU', lost: 'variant', reason: 'The SKU "tee-navy-s" belongs to "tee" on line 2 already.' }]);
    expect(summary).toMatchObject({ products: 2, variants: 2 });
  });

  it('never takes a variant from a style that was not imported', async () => {
    await run(file(tee()));
    await db.update(style).set({ source: 'sample' });
    const { rejections, summary } = await run(file(tee()));
    expect(rejections.map(({ lost, reason }) => [lost, reason])).toEqual([['variant', 'The SKU "tee-navy-s" belongs to style 500001 of the shop already.'], ['product', 'Every variant of the product was rejected.']]);
    expect(summary.products).toBe(0);
    expect((await everything()).styles).toHaveLength(1);
  });

  it('lets a variant move to a product with another handle', async () => {
    await run(file(tee()));
    await run(file({ ...tee(), Handle: 'tee-new' }));
    expect((await everything()).variants).toMatchObject([{ id: 'tee-navy-s', styleOptionId: '500002_navy_1' }]);
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
