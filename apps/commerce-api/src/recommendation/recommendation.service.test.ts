import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Recommendations, RecommendationRequest } from '@selvedge/api-recommendation';
import { Browser } from '../http/browser.ts';
import { catalogueOfRows } from '../search/catalogue-of-rows.ts';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { market as marketTable, order } from '../storage/schema.ts';
import { testDatabase } from '../storage/test-database.ts';
import { recommendationHandlers } from './recommendation.service.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Trousers and tops of many styles, each in one colour; the number of a style is also its popularity, from high to low. */
const styles: { id: string; category: 'trousers' | 'tops'; fit?: string; material?: string; base?: string; tags?: string[]; sales?: number; list?: number; stock?: number; digital?: boolean; look?: string[]; currency?: string }[] = [
  { id: '1_blue_1', category: 'trousers', fit: 'slim', material: 'denim', base: 'blue', look: ['8_white_1'] },
  { id: '2_blue_1', category: 'trousers', fit: 'wide', material: 'denim', base: 'blue', tags: ['denim', 'new'] },
  { id: '3_black_1', category: 'trousers', fit: 'slim', material: 'denim', base: 'black', sales: 9_000, tags: ['denim'] },
  { id: '4_blue_1', category: 'trousers', fit: 'slim', material: 'denim', base: 'blue', sales: 7_000, list: 10_000, tags: ['denim', 'sale'] },
  { id: '5_grey_1', category: 'trousers', fit: 'wide', material: 'wool', base: 'grey', sales: 50_000, list: 50_000 },
  { id: '6_blue_1', category: 'trousers', fit: 'slim', material: 'denim', base: 'blue', stock: 0 },
  { id: '7_blue_1', category: 'trousers', fit: 'slim', material: 'denim', base: 'blue', currency: 'EUR' },
  { id: '8_white_1', category: 'tops', material: 'cotton', base: 'white', look: ['2_blue_1', '9_red_1'] },
  { id: '9_red_1', category: 'tops', material: 'wool', base: 'red' },
  { id: '10_multi_1', category: 'tops', digital: true },
];

const rows: CatalogueRows = {
  categories: [{ id: 'all', path: '/all', name: { en: 'All' } }, { id: 'trousers', parentId: 'all', path: '/all/trousers', name: { en: 'Trousers' } }, { id: 'tops', parentId: 'all', path: '/all/tops', position: 1, name: { en: 'Tops' } }],
  styles: styles.map(({ id, category, fit, material, tags = [] }) => ({ number: id.split('_')[0]!, handle: id, source: 'test', brand: 'Selvedge', categoryId: category, name: { en: id }, description: { en: '' }, facts: { fit, material, tags } })),
  options: [
    ...styles.map(({ id, base = 'multi', digital, look }, place) => ({ id, styleNumber: id.split('_')[0]!, position: 0, slug: 'x', colour: { id: base, name: { en: base }, base }, pictures: [], flags: { digital }, popularity: 100 - place, publishedAt: new Date('2026-01-01'), look })),
    { id: '1_black_1', styleNumber: '1', position: 1, slug: 'x', colour: { id: 'black', name: { en: 'Black' }, base: 'black' }, pictures: [], flags: {}, popularity: 1, publishedAt: new Date('2026-01-01') },
  ],
  variants: [...styles, { id: '1_black_1', stock: 5 }].map(({ id, stock = 5 }) => ({ id: `${id}-M`, styleOptionId: id, position: 0, sizeId: 'm', sizeName: 'M', stock })),
  prices: [...styles, { id: '1_black_1', sales: 8_000, list: undefined, currency: 'GBP' }].map(({ id, sales = 8_000, list = sales, currency = 'GBP' }) => ({ styleOptionId: id, currency, sales, list })),
};
const index = catalogueOfRows(rows);
const uk = { id: 'en-gb', language: 'en', currency: 'GBP', country: 'GB' } as typeof marketTable.$inferSelect;

let database: OpenDatabase;
const faults: unknown[] = [];
beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  await writeCatalogue(database.db, rows);
});
afterAll(() => database?.close());

const handlers = (db: OpenDatabase['db'] = database.db) => recommendationHandlers({ db, catalogue: () => index, report: (error) => faults.push(error), goodFor: 0 });
const recommend = (body: RecommendationRequest, operation: 'recommendProducts' | 'recommendProducts3' = 'recommendProducts'): Promise<Recommendations> => handlers()[operation]({ catalog: 'en-gb', body }, { market: uk, ip: '', inStore: false, preview: false, browser: new Browser(undefined) });
const idsOf = async (body: RecommendationRequest) => (await recommend(body)).results.map(({ id }) => id);

/** Orders as the shop keeps them, so many days old. */
async function bought(...orders: { days: number; ids: string[]; state?: 'placed' | 'cancelled' }[]) {
  await database.db.delete(order);
  await database.db.insert(order).values(orders.map(({ days, ids, state = 'placed' }, number) => ({
    id: `order-${number}`, number: `${number}`, reference: `${number}`, basketId: `basket-${number}`, basketVersion: 0, market: 'en-gb', state, currency: 'GBP', total: 0,
    document: { lines: [] } as never, holdings: { goods: ids.map((id) => ({ sku: `${id}-M`, quantity: 1 })), giftCards: [] }, expiresAt: new Date(), placedAt: new Date(Date.now() - days * DAY),
  })));
}

describe.each(['recommendProducts', 'recommendProducts3'] as const)('%s', (operation) => {
  it('gives product cards (CAT-217, CAT-218, CAT-219)', async () => {
    expect(await recommend({ type: 'PopularProducts', numberOfRecommendations: 1 }, operation)).toEqual({ results: [expect.objectContaining({ id: '1_blue_1', productRelations: [expect.anything(), expect.anything()] })], hasError: false });
  });
});

describe('what was looked at lately', () => {
  it('comes back in its order, each once, without what is gone or not sold here (CMS-167, CMS-168)', async () => {
    expect(await idsOf({ productIds: ['9_red_1', '99_gone_1', '7_blue_1', '1_blue_1', '9_red_1', '1_black_1', '6_blue_1', '__proto__'] })).toEqual(['9_red_1', '1_blue_1', '1_black_1', '6_blue_1']);
    expect(await idsOf({ type: 'RecentlyViewedProducts' })).toEqual([]);
  });
});

describe('what is like a product', () => {
  it('is of its category, first what shares cut, cloth, colour and price; then what is near (CMS-168)', async () => {
    expect(await idsOf({ type: 'SimilarProducts', productIds: ['1_blue_1'] })).toEqual(['4_blue_1', '3_black_1', '2_blue_1', '5_grey_1', '8_white_1', '9_red_1']);
  });

  it('does not look the same four times', async () => {
    const look = (style: number, colour: string) => ({ id: `${style}_${colour}_1`, styleNumber: `${style}`, slug: 'x', position: 0, colour: { id: colour, name: { en: colour }, base: colour }, pictures: [], flags: {}, popularity: 100 - style, publishedAt: new Date('2026-01-01') });
    const options = [look(1, 'blue'), ...[2, 3, 4, 5].flatMap((style) => [look(style, 'blue'), look(style, 'black')])];
    const alike = catalogueOfRows({
      ...rows,
      styles: [1, 2, 3, 4, 5].map((style) => ({ ...rows.styles[0]!, number: `${style}`, handle: `${style}` })),
      options,
      variants: options.map(({ id }) => ({ ...rows.variants[0]!, id: `${id}-M`, styleOptionId: id })),
      prices: options.map(({ id }) => ({ styleOptionId: id, currency: 'GBP', sales: 8_000, list: 8_000 })),
    });
    const { results } = await recommendationHandlers({ db: database.db, catalogue: () => alike, report: (error) => faults.push(error) }).recommendProducts({ catalog: 'en-gb', body: { type: 'SimilarProducts', productIds: ['1_blue_1'] } }, { market: uk, ip: '', inStore: false, preview: false, browser: new Browser(undefined) });
    expect(results.map(({ id }) => id)).toEqual(['2_blue_1', '3_black_1', '4_blue_1', '5_black_1']);
  });

  it('is never itself in another colour, sold out, not sold here or a gift card', async () => {
    const ids = await idsOf({ type: 'SimilarProducts', productIds: ['1_blue_1'], numberOfRecommendations: 100 });
    for (const id of ['1_blue_1', '1_black_1', '6_blue_1', '7_blue_1', '10_multi_1']) expect(ids).not.toContain(id);
  });

  it('is nothing without a product, or with one that is gone', async () => {
    expect(await idsOf({ type: 'SimilarProducts' })).toEqual([]);
    expect(await idsOf({ type: 'SimilarProducts', productIds: ['99_gone_1', '7_blue_1'] })).toEqual([]);
  });

  it('takes turns when several products are given', async () => {
    expect((await idsOf({ type: 'SimilarProducts', productIds: ['3_black_1', '9_red_1'] })).slice(0, 3)).toEqual(['1_black_1', '8_white_1', '4_blue_1']);
  });
});

describe('what is popular', () => {
  it('is what was bought most, then what is sought after (CMS-168)', async () => {
    await bought({ days: 1, ids: ['9_red_1', '5_grey_1'] }, { days: 40, ids: ['5_grey_1'] }, { days: 2, ids: ['8_white_1', '8_white_1'], state: 'cancelled' });
    expect(await idsOf({ type: 'PopularProducts' })).toEqual(['5_grey_1', '9_red_1', '1_blue_1', '2_blue_1', '3_black_1', '4_blue_1', '8_white_1']);
  });

  it('leaves out orders that are too long ago; no days, no limit (CMS-158)', async () => {
    await bought({ days: 40, ids: ['5_grey_1'] }, { days: 41, ids: ['5_grey_1'] }, { days: 1, ids: ['9_red_1'] });
    const first = async (pastDaysFromNow: number) => (await idsOf({ type: 'PopularProducts', pastDaysFromNow }))[0];
    expect([await first(30), await first(0), await first(45)]).toEqual(['9_red_1', '5_grey_1', '5_grey_1']);
  });
});

describe('what is bought with a product', () => {
  it('stood in the same orders, in whatever colour; then comes what is worn with it, and what is like it (CMS-168)', async () => {
    await bought({ days: 1, ids: ['1_black_1', '9_red_1'] }, { days: 2, ids: ['1_blue_1', '5_grey_1'] }, { days: 3, ids: ['5_grey_1', '1_blue_1'] }, { days: 4, ids: ['2_blue_1', '3_black_1'] });
    expect((await idsOf({ type: 'PurchasedWithProduct', productIds: ['1_blue_1'] })).slice(0, 4)).toEqual(['5_grey_1', '9_red_1', '8_white_1', '4_blue_1']);
    expect((await idsOf({ type: 'PurchasedWithProduct', productIds: ['1_blue_1'], pastDaysFromNow: 1 })).slice(0, 1)).toEqual(['8_white_1']);
  });

  it('goes on with what is worn with that, though not instead of the product', async () => {
    await database.db.delete(order);
    expect((await idsOf({ type: 'PurchasedWithProduct', productIds: ['1_blue_1'] })).slice(0, 3)).toEqual(['8_white_1', '9_red_1', '4_blue_1']);
  });
});

describe('what may please somebody', () => {
  it('is popular in the categories of what was looked at, in turn (CMS-168)', async () => {
    await bought({ days: 1, ids: ['4_blue_1'] });
    expect((await idsOf({ type: 'PersonalProducts', productIds: ['3_black_1', '9_red_1'] })).slice(0, 3)).toEqual(['1_blue_1', '8_white_1', '2_blue_1']);
    expect((await idsOf({ type: 'PersonalProducts' })).slice(0, 2)).toEqual(['4_blue_1', '1_blue_1']);
  });
});

describe('the wishes of an editor', () => {
  const popular = (wishes: RecommendationRequest) => idsOf({ type: 'PopularProducts', ...wishes });
  beforeAll(() => database.db.delete(order));

  it('say how many there are at most (CMS-160)', async () => {
    expect(await popular({ numberOfRecommendations: 2 })).toEqual(['1_blue_1', '2_blue_1']);
  });

  it('require tags, any of them or all (CMS-162)', async () => {
    expect(await popular({ requiredTags: { tags: ['new', 'sale'] } })).toEqual(['2_blue_1', '4_blue_1']);
    expect(await popular({ requiredTags: { evaluationMode: 'any', tags: ['new', 'sale'] } })).toEqual(['2_blue_1', '4_blue_1']);
    expect(await popular({ requiredTags: { evaluationMode: 'all', tags: ['denim', 'sale'] } })).toEqual(['4_blue_1']);
    expect(await popular({ requiredTags: { evaluationMode: 'all', tags: [] } })).toHaveLength(7);
  });

  it('exclude tags, any of them or all (CMS-163)', async () => {
    expect(await popular({ excludedTags: { tags: ['denim'] } })).toEqual(['1_blue_1', '5_grey_1', '8_white_1', '9_red_1']);
    expect(await popular({ excludedTags: { evaluationMode: 'all', tags: ['denim', 'sale'] } })).not.toContain('4_blue_1');
    expect(await popular({ excludedTags: { evaluationMode: 'all', tags: ['denim', 'sale'] } })).toContain('3_black_1');
    expect(await popular({ excludedTags: { tags: [] } })).toHaveLength(7);
  });

  it('leave out what is reduced, or what is not (CMS-164, CMS-165)', async () => {
    expect(await popular({ excludeMarkdown: true })).not.toContain('4_blue_1');
    expect(await popular({ excludeNoMarkdown: true })).toEqual(['4_blue_1']);
    expect(await popular({ excludeMarkdown: true, excludeNoMarkdown: true })).toEqual([]);
  });

  it('put tags first, or show nothing else (CMS-159, CMS-166)', async () => {
    expect((await popular({ merchandisingTags: ['sale'] })).slice(0, 2)).toEqual(['4_blue_1', '1_blue_1']);
    expect(await popular({ merchandisingTags: ['sale', 'new'], overrideRecommendations: true })).toEqual(['2_blue_1', '4_blue_1']);
    expect(await popular({ overrideRecommendations: true })).toHaveLength(7);
  });

  it('hold for what was looked at lately as well', async () => {
    expect(await idsOf({ productIds: ['4_blue_1', '3_black_1', '2_blue_1'], excludeMarkdown: true, numberOfRecommendations: 1 })).toEqual(['3_black_1']);
  });
});

describe('a large shop', () => {
  const many = Array.from({ length: 3_000 }, (_, number) => `${number + 1}_blue_1`);
  const large = catalogueOfRows({
    ...rows,
    styles: many.map((id) => ({ ...rows.styles[0]!, number: id.split('_')[0]!, handle: id })),
    options: many.map((id) => ({ ...rows.options[0]!, id, styleNumber: id.split('_')[0]!, look: [] })),
    variants: many.map((id) => ({ ...rows.variants[0]!, id: `${id}-M`, styleOptionId: id })),
    prices: many.map((styleOptionId) => ({ styleOptionId, currency: 'GBP', sales: 8_000, list: 8_000 })),
  });
  const ask = (body: RecommendationRequest, db: Pick<OpenDatabase['db'], 'execute'> = database.db) => recommendationHandlers({ db, catalogue: () => large, report: (error) => faults.push(error) }).recommendProducts({ catalog: 'en-gb', body }, { market: uk, ip: '', inStore: false, preview: false, browser: new Browser(undefined) });

  it('is not looked through where hardly anything fits', async () => {
    const search = vi.spyOn(large.engine, 'search');
    for (const type of ['PopularProducts', 'PersonalProducts', 'SimilarProducts', 'PurchasedWithProduct'] as const) {
      search.mockClear();
      expect(await ask({ type, productIds: many.slice(0, 100), excludeNoMarkdown: true })).toEqual({ results: [], hasError: false });
      expect(search.mock.calls.length).toBeLessThanOrEqual(24);
    }
  });

  it.each(['PopularProducts', 'PurchasedWithProduct'] as const)('is not looked through for a few of the many that were bought: %s', async (type) => {
    const looked = vi.spyOn(large, 'product');
    const orders = { execute: async () => ({ rows: [{ at: String(Date.now()), ids: many }, { at: String(Date.now()), ids: many.slice(7, 9) }] }) } as unknown as OpenDatabase['db'];
    const { results } = await ask({ type, productIds: ['3000_blue_1'], numberOfRecommendations: 3 }, orders);
    expect(results.map(({ id }) => id)).toEqual(type === 'PopularProducts' ? ['8_blue_1', '9_blue_1', '1_blue_1'] : ['1_blue_1', '2_blue_1', '3_blue_1']);
    expect(looked.mock.calls.length).toBeLessThan(100);
  });
});

describe('when something goes wrong inside', () => {
  it('says so, with nothing to show, and reports it (CAT-219)', async () => {
    const broken = { execute: () => Promise.reject(new Error('The database is away.')) } as unknown as OpenDatabase['db'];
    expect(await handlers(broken).recommendProducts({ catalog: 'en-gb', body: { type: 'PopularProducts' } }, { market: uk, ip: '', inStore: false, preview: false, browser: new Browser(undefined) })).toEqual({ results: [], hasError: true });
    expect(faults).toEqual([new Error('The database is away.')]);
  });
});
