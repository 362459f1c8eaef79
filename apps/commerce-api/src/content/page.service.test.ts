import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Page } from '@selvedge/api-content';
import { shopDocument } from '../storage/schema.ts';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import { openTestShop, smallCatalogue, type TestShop } from '../test-shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'), { secret: 'shared' })));
afterAll(() => shop?.close());

async function pageAt(path: string, { market = 'en-gb', headers = {}, ...query }: { market?: string; headers?: Record<string, string>; [key: string]: unknown } = {}): Promise<Page> {
  const answer = await shop.api.inject({ url: `/api/f/${market}/page`, query: { path, ...query } as Record<string, string>, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the page at a path', () => {
  it('is what the editors wrote, in the language of the market', async () => {
    expect(await pageAt('/about', { market: 'de-de' })).toEqual({ statusCode: 200, content: { id: 'about', metadata: { alias: 'contentPage', title: 'Deutsch', description: 'Deutsch', robots: 'noindex' }, breadcrumbs: [], areas: {} } });
    expect((await pageAt('/', { market: 'fr-fr' })).content?.metadata).toEqual({ alias: 'homePage', title: 'Welcome', description: 'English' });
  });

  it('is the search page where the shop says it is, written by nobody and kept out of search engines', async () => {
    expect(await pageAt('/search')).toEqual({ statusCode: 200, content: { id: 'searchPage', metadata: { alias: 'searchPage', title: 'Search', description: 'Search', robots: 'noindex' }, breadcrumbs: [], areas: {} } });
  });

  it('leads on where the editors moved it (MKT-033, MKT-034)', async () => {
    expect(await pageAt('/old')).toEqual({ statusCode: 308, location: '/about' });
    expect(await pageAt('/older')).toEqual({ statusCode: 302, location: '/elsewhere.example/x' });
    expect(await pageAt('/away')).toEqual({ statusCode: 301, location: 'https://elsewhere.example/x' });
    expect((await pageAt('/circle')).statusCode).toBe(404);
  });

  it('has one spelling (SHELL-014)', async () => {
    for (const path of ['/About', '/about/', '//about', '//about//']) expect(await pageAt(path)).toEqual({ statusCode: 301, location: '/about' });
  });

  it('is a category, with the way to it and its rows', async () => {
    expect(await pageAt('/women', { market: 'de-de' })).toEqual({
      statusCode: 200,
      content: {
        id: 'women',
        categoryId: 'women',
        metadata: { alias: 'categoryPage', title: 'Damen', description: 'Damen' },
        breadcrumbs: [{ title: 'Damen', url: '/women', categoryId: 'women' }],
        areas: { top: [{ id: 'shown', widgets: [{ id: 'w', alias: 'textWidget', settings: { text: 'Hallo' } }] }] },
      },
    });
    const jeans = await pageAt('/women/jeans');
    expect(jeans.content?.metadata).toEqual({ alias: 'categoryPage', title: 'Jeans', description: 'All our jeans' });
    expect(jeans.content?.breadcrumbs.map(({ url }) => url)).toEqual(['/women', '/women/jeans']);
  });

  it('wears the brand of a category, where all in it is of that brand', async () => {
    const brandAt = async (path: string) => (await pageAt(path)).content?.metadata.brand;
    expect(await Promise.all(['/women/coats', '/women', '/women/jeans'].map(brandAt))).toEqual(['nordlys', undefined, undefined]);
  });

  it('is a product, with the way to its category', async () => {
    const { content } = await pageAt('/product/slim-jeans-indigo-100001_indigo_1', { market: 'de-de' });
    expect(content).toMatchObject({ productId: '100001_indigo_1', metadata: { alias: 'productPage', title: 'Schmale Jeans, Indigoblau', description: 'Schmal.' } });
    expect(content?.breadcrumbs.map(({ title }) => title)).toEqual(['Damen', 'Jeans']);
  });

  it('is a product with the rows that the editors put below every product', async () => {
    const similarProducts = [{ id: 'alike', widgets: [{ id: 'w', alias: 'pdpCarouselWidget', settings: { headline: { text: { $text: { en: 'Alike', de: 'Ähnlich' } } } } }] }, { id: 'empty' }];
    await shop.database.db.insert(shopDocument).values({ key: 'productPage', document: { areas: { similarProducts } } });
    expect((await pageAt('/product/slim-jeans-indigo-100001_indigo_1', { market: 'de-de' })).content?.areas).toEqual({ similarProducts: [{ id: 'alike', widgets: [{ id: 'w', alias: 'pdpCarouselWidget', settings: { headline: { text: 'Ähnlich' } } }] }] });
    expect((await pageAt('/women/coats')).content?.areas).toEqual({});
  });

  it.each(['/product/slim-jeans-100001_indigo_1', '/product/100001_indigo_1', '/product/anything-else-100001_indigo_1'])('is a product under its own name only: %s', async (path) => {
    expect(await pageAt(path)).toEqual({ statusCode: 301, location: '/product/slim-jeans-indigo-100001_indigo_1' });
  });

  it('wears the brand of the product, where some page wears it too', async () => {
    expect((await pageAt('/product/wool-coat-red-100002_red_1')).content?.metadata.brand).toBe('nordlys');
    expect((await pageAt('/product/slim-jeans-indigo-100001_indigo_1')).content?.metadata).not.toHaveProperty('brand');
  });

  it('is not found for a product without a price in the market', async () => {
    expect((await pageAt('/product/wool-coat-red-100002_red_1', { market: 'de-de' })).statusCode).toBe(404);
    expect((await pageAt('/product/wool-coat-red-100002_red_1', { market: 'en-gb' })).statusCode).toBe(200);
  });

  it('leads from a gift card of another currency to the one of this market, in the same colour', async () => {
    const rows = smallCatalogue();
    const [sterling, twin, other] = [rows.options[3]!, { id: '100003_multi_eur', position: 1 }, { id: '100003_red_eur', position: 2, colour: rows.options[2]!.colour }];
    rows.options.push({ ...sterling, ...other }, { ...sterling, ...twin });
    rows.prices = [...rows.prices.filter(({ styleOptionId, currency }) => styleOptionId !== sterling.id || currency === 'GBP'), ...[other, twin].map(({ id }) => ({ styleOptionId: id, currency: 'EUR', sales: 2_500, list: 2_500 }))];
    await writeCatalogue(shop.database.db, rows);
    const path = '/product/gift-card-100003_multi_1';
    await expect.poll(() => pageAt(path, { market: 'de-de' })).toEqual({ statusCode: 302, location: '/product/gift-card-100003_multi_eur' });
    expect((await pageAt('/product/gift-card-100003_multi_eur', { market: 'de-de' })).content?.productId).toBe(twin.id);
    expect((await pageAt(path)).content?.productId).toBe(sterling.id);
    expect((await pageAt('/product/gift-card-100003_red_eur')).statusCode).toBe(404);
  });

  it('says nothing is here, in words of the editors and without an alias (SHELL-018)', async () => {
    for (const path of ['/nowhere', '/not-found', '/product/x-1_2_3', '/women/jeans/x', "/'; drop table page; --"]) {
      const { statusCode, content } = await pageAt(path, { market: 'de-de' });
      expect(statusCode).toBe(404);
      expect(content).toMatchObject({ id: 'lost', metadata: { title: 'Nichts hier' }, areas: { rows: [{ id: 'help' }] } });
      expect(content?.metadata).not.toHaveProperty('alias');
    }
  });

  it('follows a shopper who comes from another market, to the home page where nothing has that id (MKT-025, SHELL-042)', async () => {
    expect(await pageAt('/damen', { cgid: 'women-jeans' })).toEqual({ statusCode: 302, location: '/women/jeans' });
    expect(await pageAt('/damen', { cgid: 'unknown' })).toEqual({ statusCode: 302, location: '/' });
    expect(await pageAt('/ueber-uns', { cid: 'about' })).toEqual({ statusCode: 302, location: '/about' });
    expect(await pageAt('/ueber-uns', { cid: 'unknown' })).toEqual({ statusCode: 302, location: '/' });
  });

  it('keeps rows from stores only when the storefront says with its secret that it is one (CMS-022, PLT-055)', async () => {
    const rowsWith = async (headers: Record<string, string>) => (await pageAt('/', { headers })).content!.areas.rows!.map(({ id }) => id);
    expect(await rowsWith({ 'x-iso-context': 'true' })).toEqual(['web-only', 'for-all']);
    expect(await rowsWith({ 'x-iso-context': 'true', 'x-shop-secret': 'guessed' })).toEqual(['web-only', 'for-all']);
    expect(await rowsWith({ 'x-iso-context': 'true', 'x-shop-secret': 'shared' })).toEqual(['for-all']);
  });
});
