import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Product, SearchResult } from '@selvedge/api-catalog';
import type { Page, Shop } from '@selvedge/api-content';
import { markets } from '@selvedge/market/data';
import type { FastifyInstance } from 'fastify';
import { createCommerceApi } from '../commerce-api.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { category, featureSwitch, page, price, shopDocument, style, styleOption, translation, variant } from '../storage/schema.ts';
import { testDatabase } from '../storage/test-database.ts';
import { seedSample } from './seed.ts';
import { basketTexts } from './texts.basket.ts';

let database: OpenDatabase;
let api: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  await seedSample(database.db, () => {});
  api = await createCommerceApi({ settings: { environment: 'test' }, database });
}, 60_000);
afterAll(async () => {
  await api?.close();
  await database?.close();
});

const tables = [category, style, styleOption, variant, price, page, shopDocument, translation, featureSwitch];

it('leaves after a second time what it left after the first, and says what it did', async () => {
  const count = () => Promise.all(tables.map((table) => database.db.$count(table)));
  const once = await count();
  const said: string[] = [];
  await seedSample(database.db, (line) => said.push(line));
  expect(await count()).toEqual(once);
  expect(Math.min(...once)).toBeGreaterThan(0);
  expect(said.at(-1)).toContain(`${once[2]} style options`);
}, 60_000);

it('makes a shop that speaks the language of its market', async () => {
  const shop = async (market: string) => (await api.inject(`/api/f/${market}/shop`)).json<Shop>();
  expect((await shop('de-de')).navigation.menu[0]).toMatchObject({ title: 'Damen', link: { url: '/women' } });
  expect((await shop('ar-ae')).translations['product.add_to_basket']).toBe('أضف إلى السلة');
  expect((await shop('sv-se')).translations['product.add_to_basket']).toBe('Add to basket');
});

it('answers its pages in every market language with no editor’s markers left', async () => {
  for (const market of ['en-gb', 'de-de', 'ar-ae', 'fr-fr']) {
    for (const path of ['/', '/about', '/women/jeans', '/terms-and-conditions', '/nord']) {
      const answer = await api.inject(`/api/f/${market}/page?path=${path}`);
      expect(answer.json<Page>(), path).toMatchObject({ statusCode: 200, content: { metadata: { alias: expect.any(String) } } });
      expect(answer.body).not.toContain('$text');
    }
  }
  expect((await api.inject('/api/f/en-gb/page?path=/jeans')).json<Page>()).toMatchObject({ statusCode: 301, location: '/women/jeans' });
  expect((await api.inject('/api/f/en-gb/page?path=/nothing')).json<Page>()).toMatchObject({ statusCode: 404 });
});

it('opens in every market: its pages, a listing and a product, in its currency and language or else in English', async () => {
  expect(markets.length).toBeGreaterThanOrEqual(52);
  for (const market of markets) {
    const [, country] = market.id.split('-');
    const ask = async <Answer>(method: 'GET' | 'POST', url: string, payload?: object) => {
      const answer = await api.inject({ method, url, payload });
      expect(answer.statusCode, `${market.id} ${url}`).toBe(200);
      return answer.json<Answer>();
    };
    const { navigation, translations } = await ask<Shop>('GET', `/api/f/${market.id}/shop`);
    const spoken = market.language === 'de' || market.language === 'ar' ? market.language : 'en';
    expect(navigation.menu[0]!.title, market.id).toBe({ de: 'Damen', ar: 'نساء', en: 'Women' }[spoken]);
    expect(translations['basket.title'], market.id).toBe(basketTexts[spoken]['basket.title']);

    const home = await ask<Page>('GET', `/api/f/${market.id}/page?path=/`);
    expect(home, market.id).toMatchObject({ statusCode: 200, content: { metadata: { alias: 'homePage' } } });

    const listing = await ask<SearchResult>('POST', `/api/catalog/${market.id}/search`, { category: 'women-jeans', size: 1 });
    expect(listing.totalResults, market.id).toBeGreaterThan(100);
    const product = await ask<Product>('GET', `/api/catalog/${market.id}/product/${listing.results[0]!.id}`);
    expect(product.price.salesPrice, market.id).toEqual({ amount: expect.any(Number), currency: market.currency });
    expect(product.name, market.id).toMatch(spoken === 'ar' ? /\p{Script=Arabic}/u : /[A-Za-z]/);
    expect(() => new Intl.NumberFormat(`${market.language}-${country}`, { style: 'currency', currency: market.currency }).format(product.price.salesPrice.amount)).not.toThrow();
    expect(await ask<Page>('GET', `/api/f/${market.id}/page?path=${product.url}`), market.id).toMatchObject({ statusCode: 200, content: { metadata: { alias: 'productPage' } } });
  }
}, 60_000);

it('answers a set as a page of its own, with pieces that are on sale', async () => {
  const { results } = (await api.inject({ method: 'POST', url: '/api/catalog/de-de/search', payload: { category: 'sets' } })).json<SearchResult>();
  expect(results.length).toBeGreaterThan(5);
  for (const { id, url, productSetOptionsCount } of results) {
    expect((await api.inject(`/api/f/de-de/page?path=${url}`)).json<Page>(), id).toMatchObject({ statusCode: 200, content: { metadata: { alias: 'productSetPage' } } });
    const { productSetOptions } = (await api.inject(`/api/catalog/de-de/product/${id}`)).json<Product>();
    const pieces = (await api.inject(`/api/catalog/de-de/products?${productSetOptions!.map((one) => `productIds=${one}`).join('&')}`)).json<Product[]>();
    expect(pieces).toHaveLength(productSetOptionsCount!);
  }
});
