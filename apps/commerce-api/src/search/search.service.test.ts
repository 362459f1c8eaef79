import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { SearchRequest, SearchResult } from '@selvedge/api-catalog';
import { shopDocument, translation, variant } from '../storage/schema.ts';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import { openTestShop, smallCatalogue, type TestShop } from '../test-shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'))));
afterAll(() => shop?.close());

async function search(body: SearchRequest = {}, market = 'en-gb'): Promise<SearchResult> {
  const answer = await shop.api.inject({ method: 'POST', url: `/api/catalog/${market}/search`, payload: body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const idsOf = async (body: SearchRequest = {}, market?: string) => (await search(body, market)).results.map(({ id }) => id);
const facetOf = ({ facets }: SearchResult, id: string) => facets.find((facet) => facet.id === id)?.values;

const INDIGO = '100001_indigo_1';
const BLACK = '100001_black_1';
const COAT = '100002_red_1';
const CARD = '100003_multi_1';

describe('a search', () => {
  it('shows what has a price in the market, the most sought after first', async () => {
    expect(await idsOf()).toEqual([INDIGO, BLACK, COAT, CARD]);
    expect(await idsOf({}, 'de-de')).toEqual([INDIGO, BLACK, CARD]);
    expect(await search({}, 'ar-ae')).toMatchObject({ results: [], totalResults: 0, facets: [], hasError: false });
  });

  it('shows a category with all below it (CAT-108, CAT-125)', async () => {
    expect(await idsOf({ category: 'women' })).toEqual([INDIGO, BLACK, COAT]);
    expect(await idsOf({ category: 'women-coats' })).toEqual([COAT]);
    expect((await search({ category: 'women' }, 'de-de')).categorySearch).toEqual({ displayName: 'Damen', productsInCategory: 2, categoryUri: '/women' });
  });

  it('finds all words in name, brand, category and colour, in the language of the market (CAT-093)', async () => {
    expect(await idsOf({ searchTerms: 'SLIM indig' })).toEqual([INDIGO]);
    expect(await idsOf({ searchTerms: 'kettle' })).toEqual([INDIGO, BLACK]);
    expect(await idsOf({ searchTerms: 'creme coats' })).toEqual([COAT]);
    expect(await idsOf({ searchTerms: 'schmale schwarz' }, 'de-de')).toEqual([BLACK]);
    expect(await idsOf({ searchTerms: '  ' })).toHaveLength(4);
    expect(await idsOf({ searchTerms: ' – ' })).toEqual([]);
    expect(await idsOf({ searchTerms: 'unicorn' })).toEqual([]);
  });

  it('shows what is nearest when nothing has all words, and says so', async () => {
    expect(await search({ searchTerms: 'slim indigo unicorn' })).toMatchObject({ results: [{ id: INDIGO }], totalResults: 1, isNearest: true });
    expect(await search({ searchTerms: 'slim indigo' })).not.toHaveProperty('isNearest');
  });

  it('says where a search term leads instead (CAT-123)', async () => {
    const configured = (document: object) => shop.database.db.update(shopDocument).set({ document }).where(eq(shopDocument.key, 'searchConfigurations'));
    await configured({ giftCardsOnLists: true, redirects: [{ terms: ['Gift card', 'voucher'], to: '/gift-cards' }] });
    const [whole, part, typing] = [await search({ searchTerms: 'VOUCHER' }), await search({ searchTerms: 'voucher red' }), await search({ searchTerms: 'gift-card', origin: 'suggestion' })];
    await configured({ giftCardsOnLists: true });
    expect([whole.redirect, part.redirect, typing.redirect]).toEqual(['/gift-cards', undefined, '/gift-cards']);
  });

  it('goes page by page (CAT-091, CAT-092, CAT-115, CAT-116, CAT-117)', async () => {
    expect(await search({ from: 1, size: 2 })).toMatchObject({ results: [{ id: BLACK }, { id: COAT }], totalResults: 4, startingFrom: 1 });
    expect(await search({ from: -3, size: 0 })).toMatchObject({ results: [{ id: INDIGO }, { id: BLACK }, { id: COAT }], totalResults: 4, startingFrom: 0 });
    expect(await search({ from: 100 })).toMatchObject({ results: [], totalResults: 4, startingFrom: 100 });
  });

  it('sorts as asked (CAT-099, CAT-100)', async () => {
    expect(await idsOf({ sorting: 'newest' })).toEqual([BLACK, COAT, INDIGO, CARD]);
    expect(await idsOf({ sorting: 'price-asc' })).toEqual([CARD, INDIGO, BLACK, COAT]);
    expect(await idsOf({ sorting: 'price-desc' })).toEqual([COAT, BLACK, INDIGO, CARD]);
    expect(await idsOf({ sorting: 'discount' })).toEqual([INDIGO, COAT, BLACK, CARD]);
    expect(await idsOf({ customSorting: 'price-asc' })).toEqual([CARD, INDIGO, BLACK, COAT]);
  });

  it('keeps to tags and to the limits an editor sets (CAT-094, CAT-098, CAT-102, CAT-103)', async () => {
    expect(await idsOf({ tags: ['winter', 'summer'] })).toEqual([COAT]);
    expect(await idsOf({ tags: ['', 'winter'] })).toHaveLength(4);
    expect(await idsOf({ initialPriceRangeFilter: { upperBoundingValue: 60 } })).toEqual([INDIGO, CARD]);
    expect(await search({ limitTotalProductsInCategory: 2, sorting: 'price-desc' })).toMatchObject({ results: [{ id: COAT }, { id: BLACK }], totalResults: 2 });
    expect(await idsOf({ limitProductsByMaximumAvailabilityInDays: 1 })).toEqual([]);
  });

  it('takes the keys of the address that change nothing here (CAT-210)', async () => {
    const answer = await shop.api.inject({ method: 'POST', url: '/api/catalog/en-gb/search?useNewIndex=true&accessToken=secret', payload: { category: 'women' } });
    expect(answer.json()).toEqual(await search({ category: 'women' }));
  });

  it('calls new what came within the days asked for (CAT-104)', async () => {
    expect((await search()).results.some(({ isNew }) => isNew)).toBe(false);
    expect((await search({ daysToTreatAsNew: 100_000 })).results.every(({ isNew }) => isNew)).toBe(true);
  });
});

describe('a search by tags', () => {
  const tagged = async (path: string, body: SearchRequest, market = 'en-gb') => (await shop.api.inject({ method: 'POST', url: `/api/catalog/${market}/${path}`, payload: body })).json<SearchResult>();

  it.each(['search-tags', 'search-promotion-tags'])('finds what has one of them, as a search does, and nothing without one: %s (CAT-212, CAT-213, CAT-215)', async (path) => {
    expect(await tagged(path, { tags: ['denim'], sorting: 'price-desc' })).toMatchObject({ results: [{ id: BLACK }, { id: INDIGO }], totalResults: 2, hasError: false });
    expect(facetOf(await tagged(path, { tags: ['denim'] }), 'fit')).toEqual([{ value: 'slim', name: 'Slim', count: 2, selected: false }]);
    for (const body of [{}, { tags: [] }, { tags: ['', 'denim'] }, { searchTerms: 'jeans' }]) expect(await tagged(path, body)).toMatchObject({ results: [], totalResults: 0 });
  });

  it('must meet both lists of tags, each with one of them (CAT-094, CAT-095)', async () => {
    expect(await idsOf({ multiBrandTags: ['denim', 'winter'] })).toEqual([INDIGO, BLACK, COAT]);
    expect(await idsOf({ multiBrandTags: ['denim', 'winter'], tags: ['winter'] })).toEqual([COAT]);
    expect(await idsOf({ multiBrandTags: ['denim'], tags: ['winter'] })).toEqual([]);
  });
});

describe('the cards of a search', () => {
  it('begin with the picture asked for, where there is one (CAT-101)', async () => {
    const fronts = async (imageSort?: string) => (await search({ imageSort, category: 'women-coats' })).results.map(({ frontImage, backImage }) => [frontImage?.url, backImage?.url].map((url) => url?.split('/').at(-1)?.replace(/^[0-9a-f]{20}/, 'back')));
    expect(await fronts()).toEqual([['front.jpg', 'back.jpg']]);
    expect(await fronts('back')).toEqual([['back.jpg', 'front.jpg']]);
    expect(await fronts('detail')).toEqual([['front.jpg', 'back.jpg']]);
  });

  it('count the stock of stores where a store asks, or asks for what stores have (CAT-106, CAT-107)', async () => {
    const rows = smallCatalogue();
    const coats = rows.variants.filter(({ styleOptionId }) => styleOptionId === COAT);
    for (const one of coats) one.stock = 0;
    rows.stores = [{ id: 'gb-1', shopNumber: '1', name: 'York', country: 'GB', street: 'High Street 1', city: 'York', latitude: 53.96, longitude: -1.08, openingHours: [] }];
    rows.storeStock = coats.map(({ id }) => ({ sku: id, storeId: 'gb-1', quantity: 1 }));
    await writeCatalogue(shop.database.db, rows);
    const inStock = async (body: SearchRequest) => (await search({ ...body, category: 'women-coats' })).results.map((card) => card.inStock);
    await expect.poll(() => inStock({})).toEqual([false]);
    expect(await inStock({ getRetailModels: true })).toEqual([true]);
    expect(await inStock({ storeId: 'gb-1' })).toEqual([true]);
    await writeCatalogue(shop.database.db, smallCatalogue());
    await expect.poll(() => inStock({})).toEqual([true]);
  });
});

describe('a request that makes no sense', () => {
  const statusOf = async (payload: object | string) => (await shop.api.inject({ method: 'POST', url: '/api/catalog/en-gb/search', headers: { 'content-type': 'application/json' }, payload })).statusCode;

  it.each([
    ['2 MB of text', { searchTerms: 'jeans '.repeat(350_000) }, 413],
    ['more text than anybody types', { searchTerms: 'a'.repeat(201) }, 400],
    ['10,000 values of a facet', { facets: [{ id: 'colour', values: Array.from({ length: 5_000 }, (_, place) => `v${place}`) }] }, 400],
    ['200 facets', { facets: Array.from({ length: 200 }, (_, place) => ({ id: `f${place}`, values: [] })) }, 400],
    ['1,000 tags', { tags: Array(1_000).fill('denim') }, 400],
    ['a page of everything', { size: 1_000_000 }, 400],
    ['a text that is a number', { searchTerms: 12 }, 400],
    ['an unknown wish', { colour: 'red' }, 400],
    ['unknown facets and values', { facets: [{ id: '__proto__', values: ['constructor'] }, { id: 'colour', values: ['__proto__', ''] }] }, 200],
    ['a price range upside down', { priceRange: { lowerBoundingValue: 1e308, upperBoundingValue: -1e308 } }, 200],
    ['negative pages', { from: -1_000_000, size: -7 }, 200],
    ['emoji and a direction override', { searchTerms: '👗\u202esnaej\u202c 👖' }, 200],
    ['half a character', { searchTerms: '\ud83d jeans \udc57' }, 200],
  ])('gets a page or is refused: %s', async (_, body, status) => expect(await statusOf(body)).toBe(status));

  it('never makes the server fail', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 210 });
    const amount = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    const bounds = fc.record({ lowerBoundingValue: amount, upperBoundingValue: amount }, { requiredKeys: [] });
    const body = fc.record(
      { searchTerms: text, from: fc.integer(), size: fc.integer({ max: 210 }), category: text, tags: fc.array(text, { maxLength: 3 }), multiBrandTags: fc.array(text, { maxLength: 3 }), facets: fc.array(fc.record({ id: fc.oneof(text, fc.constantFrom('colour', 'size', 'length')), values: fc.array(text, { maxLength: 3 }) }), { maxLength: 4 }), priceRange: bounds, initialPriceRangeFilter: bounds, sorting: text, origin: fc.constantFrom('plp', 'search', 'suggestion'), limitProductsByMaximumAvailabilityInDays: amount, limitTotalProductsInCategory: amount, daysToTreatAsNew: amount },
      { requiredKeys: [] },
    );
    await fc.assert(fc.asyncProperty(body, async (payload) => void expect([200, 400]).toContain(await statusOf(payload))), { numRuns: 300 });
  });
});

describe('a search while the shopper is typing', () => {
  it('has products, categories and what the last word may become, in the language of the market (CAT-105)', async () => {
    expect(await search({ searchTerms: 'jea', origin: 'suggestion', size: 1 }, 'de-de')).toMatchObject({
      results: [{ id: INDIGO, name: 'Schmale Jeans' }], totalResults: 2, facets: [],
      suggestions: { categories: [{ displayName: 'Jeans', productsInCategory: 2, categoryUri: '/women/jeans' }], terms: ['jeans'] },
    });
  });

  it('gives the categories to the search page too, and to no other listing (CAT-105)', async () => {
    const named = async (searchTerms: string, origin: string) => (await search({ searchTerms, origin }, 'de-de')).suggestions;
    expect(await named('jeans', 'search')).toEqual({ categories: [{ displayName: 'Jeans', productsInCategory: 2, categoryUri: '/women/jeans' }], terms: [] });
    expect([await named('kettle', 'search'), await named('jeans', 'plp')]).toEqual([undefined, undefined]);
  });

  it('has nothing before two letters', async () => {
    for (const searchTerms of [undefined, '', 'j']) expect(await search({ searchTerms, origin: 'suggestion' })).toMatchObject({ results: [], totalResults: 0, suggestions: { categories: [], terms: [] } });
  });
});

describe('a gift card that cannot be bought yet', () => {
  it('is not suggested, nor what holds nothing else, but found where somebody looks for it (CAT-177)', async () => {
    const typed = (searchTerms: string) => search({ searchTerms, origin: 'suggestion' });
    expect(await typed('gift')).toMatchObject({ results: [{ id: CARD }], suggestions: { categories: [{ categoryUri: '/gifts' }] } });
    const rows = smallCatalogue();
    Object.assign(rows.options[3]!, { flags: { digital: true, comingSoon: true } });
    await writeCatalogue(shop.database.db, rows);
    await expect.poll(() => typed('gift')).toMatchObject({ results: [], totalResults: 0, suggestions: { categories: [] } });
    expect((await typed('women')).suggestions?.categories).toMatchObject([{ categoryUri: '/women' }]);
    expect([await idsOf({ searchTerms: 'gift' }), await idsOf({ category: 'gifts' })]).toEqual([[CARD], [CARD]]);
    await writeCatalogue(shop.database.db, smallCatalogue());
    await expect.poll(async () => (await typed('gift')).results).toHaveLength(1);
  });
});

describe('the facets of a search', () => {
  it('count what each value shows, sizes only where one can buy them (CAT-118)', async () => {
    const result = await search({ category: 'women' }, 'en-gb');
    expect(facetOf(result, 'brand')).toEqual([{ value: 'Kettle & Co', name: 'Kettle & Co', count: 2, selected: false }, { value: 'Nordlys', name: 'Nordlys', count: 1, selected: false }]);
    expect(facetOf(result, 'size')?.map(({ name, count }) => [name, count])).toEqual([['M', 1], ['XL', 1], ['28', 2]]);
    expect(facetOf(result, 'length')?.map(({ value }) => value)).toEqual(['32', '34']);
    expect(facetOf(result, 'fit')).toEqual([{ value: 'slim', name: 'Slim', count: 2, selected: false }]);
    expect(facetOf(result, 'category')?.map(({ value, name }) => [value, name])).toEqual([['women-coats', 'Coats'], ['women-jeans', 'Jeans']]);
  });

  it('keep the other values of a chosen facet on offer, and what is chosen even when it finds nothing (CAT-096, CAT-138)', async () => {
    const result = await search({ facets: [{ id: 'colour', values: ['blue', 'green'] }] });
    expect(result.results.map(({ id }) => id)).toEqual([INDIGO]);
    expect(facetOf(result, 'colour')?.map(({ value, count, selected }) => [value, count, selected])).toEqual([['black', 1, false], ['blue', 1, true], ['green', 0, true], ['multi', 1, false], ['red', 1, false]]);
    expect(facetOf(result, 'brand')?.map(({ value }) => value)).toEqual(['Kettle & Co']);
  });

  it('are read in the words of the editors, and are those the configuration names, in its order', async () => {
    await shop.database.db.insert(translation).values([{ language: 'en', key: 'facet.colour.blue', text: 'Blues' }, { language: 'de', key: 'facet.colour.blue', text: 'Blau' }, { language: 'en', key: 'facet.colour.black', text: 'Blacks' }]);
    await shop.database.db.update(shopDocument).set({ document: { giftCardsOnLists: true, facets: ['colour', 'unknown', 'brand'] } }).where(eq(shopDocument.key, 'searchConfigurations'));
    const result = await search({ category: 'women' }, 'de-de');
    await shop.database.db.update(shopDocument).set({ document: { giftCardsOnLists: true } }).where(eq(shopDocument.key, 'searchConfigurations'));
    expect(result.facets.map(({ id }) => id)).toEqual(['colour', 'brand']);
    expect(facetOf(result, 'colour')?.map(({ name }) => name)).toEqual(['Blacks', 'Blau']);
  });

  it('offer prices in major units of the currency, not limited by the range chosen (CAT-097, CAT-119)', async () => {
    expect((await search()).priceFacet).toEqual({ available: { lowerBoundingValue: 50, upperBoundingValue: 199 }, selected: { lowerBoundingValue: 50, upperBoundingValue: 199 } });
    const result = await search({ priceRange: { lowerBoundingValue: 59.95, upperBoundingValue: 79.95 } });
    expect(result.results.map(({ id }) => id)).toEqual([INDIGO, BLACK]);
    expect(result.priceFacet).toEqual({ available: { lowerBoundingValue: 50, upperBoundingValue: 199 }, selected: { lowerBoundingValue: 59.95, upperBoundingValue: 79.95 } });
    expect((await search({ category: 'nothing' })).priceFacet).toBeUndefined();
  });
});

describe('a shop whose lists show no gift cards', () => {
  it('hides them and counts one less (CAT-173, CAT-175, CAT-177)', async () => {
    await shop.database.db.update(shopDocument).set({ document: { giftCardsOnLists: false } }).where(eq(shopDocument.key, 'searchConfigurations'));
    const all = await search();
    const firstPage = await search({ size: 3 });
    await shop.database.db.update(shopDocument).set({ document: { giftCardsOnLists: true } }).where(eq(shopDocument.key, 'searchConfigurations'));
    expect(all).toMatchObject({ totalResults: 3 });
    expect(all.results.map(({ id }) => id)).not.toContain(CARD);
    expect(firstPage).toMatchObject({ totalResults: 4 });
  });
});

describe('stock that changes while the shop is open', () => {
  it('is counted at once', async () => {
    const sizes = async () => facetOf(await search({ category: 'women-jeans' }), 'size')?.map(({ value, count }) => [value, count]);
    const sold = async (sku: string, stock: number) => {
      await shop.database.db.update(variant).set({ stock }).where(eq(variant.id, sku));
      await shop.database.db.execute(sql`SELECT pg_notify('stock', ${sku})`);
    };
    expect(await sizes()).toEqual([['28', 2]]);
    await sold(`${INDIGO}-30`, 2);
    await sold(`${BLACK}-28`, 0);
    await expect.poll(sizes).toEqual([['28', 1], ['30', 1]]);
    await sold(`${INDIGO}-30`, 0);
    await sold(`${BLACK}-28`, 1);
    await expect.poll(sizes).toEqual([['28', 2]]);
    expect((await search({ category: 'women-jeans' })).results.every(({ inStock }) => inStock)).toBe(true);
  });
});

describe('a catalogue that is written while the shop is open', () => {
  it('is searched as written, also after the connection that listens was lost', async () => {
    const rows = smallCatalogue();
    rows.prices.find(({ styleOptionId, currency }) => styleOptionId === COAT && currency === 'GBP')!.sales = 100;
    await writeCatalogue(shop.database.db, rows);
    await expect.poll(() => idsOf({ sorting: 'price-asc' })).toEqual([COAT, CARD, INDIGO, BLACK]);

    await shop.database.db.execute(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'commerce-api catalogue' AND datname = current_database()`);
    await writeCatalogue(shop.database.db, smallCatalogue());
    await expect.poll(() => idsOf({ sorting: 'price-asc' }), { timeout: 10_000 }).toEqual([CARD, INDIGO, BLACK, COAT]);
  });
});
