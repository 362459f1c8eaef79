import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { FreeFreight, MarketList, Page, Shop, SizeGuideSettings } from '@selvedge/api-content';
import { createCommerceApi } from '../commerce-api.ts';
import type { FastifyInstance } from 'fastify';
import { featureSwitch, market, page, shopDocument, translation } from '../storage/schema.ts';
import { interfaceTexts } from '../sample/interface.texts.ts';
import { sizeGuideSettings } from '../sample/size-table.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { testDatabase } from '../storage/test-database.ts';
import { inOrder } from './markets.ts';

let database: OpenDatabase;
let api: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  api = await createCommerceApi({ settings: { environment: 'test' }, database });
});
afterAll(async () => {
  await api?.close();
  await database?.close();
});
afterEach(async () => {
  for (const table of [featureSwitch, translation, shopDocument, page]) await database.db.delete(table);
});

const shopOf = async (id: string) => (await api.inject(`/api/f/${id}/shop`)).json<Shop>();

describe('the markets', () => {
  it('are filled in for a shop that has none, the same with and without a market', async () => {
    const start = (await api.inject('/api/f')).json<MarketList>();
    expect(start.markets.length).toBeGreaterThanOrEqual(51);
    expect(start.markets.find(({ id }) => id === 'de-ch')).toEqual({ id: 'de-ch', priority: expect.any(Number), language: { name: 'Deutsch', baseCode: 'de' }, country: { name: 'Switzerland', code: 'CH' }, url: '/de-ch', name: 'Switzerland', currency: 'CHF' });
    expect((await api.inject('/api/f/de-de/markets')).json()).toEqual(start);
  });

  it('come with the important ones first, then by country (MKT-021)', () => {
    const row = (id: string, priority: number, countryName: string) => ({ id, priority, countryName, language: 'en', languageName: 'English', country: 'XX', currency: 'EUR', url: `/${id}` });
    expect(inOrder([row('a', 0, 'Sweden'), row('b', 5, 'Poland'), row('c', 0, 'Albania'), row('d', 9, 'Zambia')]).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('are suggested alike to every visitor, six at most', async () => {
    const ask = async (language: string) => (await api.inject({ url: '/api/f', headers: { 'accept-language': language } })).json<MarketList>();
    const { markets, suggestedMarkets } = await ask('de');
    expect(suggestedMarkets).toEqual(markets.slice(0, 6));
    expect(await ask('ar')).toEqual({ markets, suggestedMarkets });
  });

  it('keep what the shop has changed when it starts again, and mark a missing currency (MKT-013)', async () => {
    await database.db.delete(market);
    await database.db.insert(market).values({ id: 'en-xx', language: 'en', languageName: 'English', country: 'XX', countryName: 'Nowhere', currency: '', url: '/en-xx' });
    const again = await createCommerceApi({ settings: { environment: 'test' }, database });
    expect((await again.inject('/api/f')).json<MarketList>().markets).toMatchObject([{ id: 'en-xx', currency: 'XXX', priority: 0 }]);
    expect((await again.inject({ method: 'POST', url: '/api/catalog/en-xx/search', payload: {} })).json()).toMatchObject({ totalResults: 0 });
    await again.close();
    await database.db.delete(market);
    await (await createCommerceApi({ settings: { environment: 'test' }, database })).close();
  });
});

describe('what all pages of a market share', () => {
  it('works in a shop in which nothing is written yet', async () => {
    const shop = await shopOf('en-gb');
    expect(shop).toMatchObject({ market: { id: 'en-gb' }, brand: 'selvedge', navigation: { menu: [], footer: [] }, translations: {}, searchConfigurations: { pageSize: 60 }, siteLinks: { basket: '/basket' } });
    expect((await api.inject('/api/f/en-gb/page?path=/')).json<Page>()).toMatchObject({ statusCode: 200, content: { metadata: { alias: 'homePage' } } });
    expect((await api.inject('/api/f/en-gb/page?path=/x')).json<Page>()).toEqual({ statusCode: 404 });
  });

  it('names the country in the language of the texts around it, and an unknown one as its data do', async () => {
    const named = async (id: string) => (await shopOf(id)).market.country.name;
    expect(await named('de-ch')).toBe('Switzerland');
    await database.db.insert(translation).values(interfaceTexts);
    expect(await Promise.all(['de-ch', 'ar-ae', 'el-gr'].map(named))).toEqual(['Schweiz', 'الإمارات العربية المتحدة', 'Greece']);
    // So does the form of an address.
    const delivered = async (id: string) => (await api.inject(`/api/order/${id}/countries`)).json();
    expect(await Promise.all(['de-ch', 'el-gr'].map(delivered))).toEqual([[{ name: 'Schweiz', country: 'CH' }], [{ name: 'Greece', country: 'GR' }]]);
    await database.db.insert(market).values({ id: 'en-xx', language: 'en', languageName: 'English', country: 'XX', countryName: 'Nowhere', currency: 'EUR', url: '/en-xx' });
    expect(await named('en-xx')).toBe('Nowhere');
    await database.db.delete(market).where(eq(market.id, 'en-xx'));
  });

  it('speaks the language of the market, English where a text is missing (MKT-085)', async () => {
    await database.db.insert(translation).values([{ language: 'en', key: 'a', text: 'English a' }, { language: 'en', key: 'b', text: 'English b' }, { language: 'de', key: 'a', text: 'Deutsch a' }, { language: 'fr', key: 'b', text: 'Français b' }]);
    await database.db.insert(shopDocument).values({ key: 'navigation', document: { menu: [{ id: 'women', title: { $text: { en: 'Women', de: 'Damen' } }, sections: [] }] } });
    const shop = await shopOf('de-de');
    expect(shop.translations).toEqual({ a: 'Deutsch a', b: 'English b' });
    expect((await api.inject('/api/f/de-de/translations')).json()).toEqual(shop.translations);
    expect(shop.navigation).toMatchObject({ menu: [{ title: 'Damen' }], footer: [] });
  });

  it('says which language its texts are in: the market’s where the shop has most of them, English otherwise', async () => {
    const languageIn = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await shopOf(id)).textLanguage));
    await database.db.insert(translation).values(interfaceTexts);
    expect(await languageIn('en-us', 'de-at', 'ar-ae', 'sv-se', 'tr-tr')).toEqual(['en', 'de', 'ar', 'en', 'en']);
    await database.db.insert(translation).values({ language: 'sv', key: 'shell.close', text: 'Stäng' });
    expect(await languageIn('sv-se')).toEqual(['en']);
  });

  it('has the switches of all markets, a market its own, and the signup terms on by default (MKT-057, MKT-058, MKT-060)', async () => {
    expect((await shopOf('en-gb')).featureToggles).toEqual({ newSignupTermsAndConditions: true });
    await database.db.insert(featureSwitch).values([{ market: 'de-de', key: 'sizeAssistant', enabled: false }, { market: '*', key: 'sizeAssistant', enabled: true }, { market: '*', key: 'newSignupTermsAndConditions', enabled: false }]);
    expect((await shopOf('en-gb')).featureToggles).toEqual({ newSignupTermsAndConditions: false, sizeAssistant: true });
    expect((await shopOf('de-de')).featureToggles).toEqual({ newSignupTermsAndConditions: false, sizeAssistant: false });
  });

  it('has no menu entry that editors have hidden (CMS-242)', async () => {
    await database.db.insert(shopDocument).values({ key: 'navigation', document: { menu: [{ id: 'a', title: 'A', sections: [], isHidden: true }, { id: 'b', title: 'B', sections: [] }] } });
    expect((await shopOf('en-gb')).navigation.menu.map(({ id }) => id)).toEqual(['b']);
  });

  it('says where its own pages stand (SHELL-101)', async () => {
    const { siteLinks } = await shopOf('en-gb');
    expect(Object.keys(siteLinks).sort()).toEqual(['account', 'basket', 'career', 'checkout', 'login', 'multibrandSearch', 'notFound', 'notifyMe', 'search', 'sizeGuide', 'storeLocator', 'terms', 'wishlist']);
    const { terms, ...paths } = siteLinks;
    for (const path of Object.values(paths)) expect(path).toMatch(/^\/[a-z]/);
    expect(terms).toEqual({});
  });

  it('fills up what a document lacks, and does without one of the wrong kind', async () => {
    await database.db.insert(shopDocument).values([{ key: 'siteLinks', document: { basket: '/bag' } }, { key: 'searchConfigurations', document: [] }, { key: 'brand', document: { $text: { en: 'nightfall' } } }]);
    const shop = await shopOf('en-gb');
    expect(shop.siteLinks).toMatchObject({ basket: '/bag', checkout: '/checkout' });
    expect(shop.searchConfigurations.pageSize).toBe(60);
    expect(shop.brand).toBe('nightfall');
  });

  it('may be kept by caches for a minute, but not what an editor previews; production has no preview (SHELL-005, SHELL-006)', async () => {
    const production = await createCommerceApi({ settings: { environment: 'production' }, database });
    const controlOf = async (server: FastifyInstance, query: string) => (await server.inject(`/api/f/en-gb/shop${query}`)).headers['cache-control'];
    expect(await controlOf(api, '')).toBe('public, max-age=60');
    expect(await controlOf(api, '?preview=true')).toBe('private, no-store');
    expect(await controlOf(production, '?preview=true')).toBe('public, max-age=60');
    await production.close();
  });
});

it('answers the size guide in the language of the market, and one without tables in a shop that has none (CMS-272)', async () => {
  const settings = async (id: string) => (await api.inject(`/api/f/${id}/size-guide-settings`)).json<SizeGuideSettings>();
  expect(await settings('de-de')).toEqual({ guides: [] });
  await database.db.insert(shopDocument).values({ key: 'sizeGuideSettings', document: sizeGuideSettings });
  const { guides } = await settings('de-de');
  expect(guides.map(({ title }) => title)).toEqual(['Damen', 'Herren', 'Damenjeans', 'Herrenjeans', 'Schuhe']);
  expect(guides.find(({ id }) => id === 'women-jeans')).toMatchObject({ categories: ['jeans'], columns: ['Größe', 'Taille', 'Hüfte'], rows: expect.arrayContaining([['25', '61', '88']]) as string[][] });
  expect(guides.at(-1)!.rows[0]).toEqual(['36', '22,5']);
});

it('answers from what amount delivery is free: where home delivery is, in the currency of the market, shown as the editors want it (BSK-121, BSK-123, BSK-124, CMS-258, CMS-259, CMS-260, CMS-267)', async () => {
  const settings = async (id: string) => (await api.inject(`/api/f/${id}/free-freight-value`)).json<FreeFreight>();
  expect(await settings('en-gb')).toEqual({});
  const delivery = { name: {}, deliveryType: 'home', days: 1 };
  await database.db.insert(shopDocument).values([
    { key: 'shippingMethods', document: [{ ...delivery, id: 'express', prices: { GBP: { price: 900, freeFrom: 50_000 } } }, { ...delivery, id: 'online', prices: { GBP: { price: 500, freeFrom: 7_550 }, EUR: { price: 500 } } }] },
    // What editors write of the amount counts for nothing: the prices say it.
    { key: 'freeFreight', document: { freightVersion: 'message', textColor: '#111', backgroundColor: '#eee', barColor: '#222', barBackgroundColor: '#ddd', freightValue: 1 } },
  ]);
  const shown = { freightVersion: 'message', textColor: '#111', backgroundColor: '#eee', barColor: '#222', barBackgroundColor: '#ddd' };
  expect(await settings('en-gb')).toEqual({ ...shown, freightValue: 75.5 });
  expect(await settings('de-de')).toEqual(shown);
  expect(await settings('de-ch')).toEqual(shown);
});
