import ajvCompiler from '@fastify/ajv-compiler';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contractPackages } from './commerce-api.ts';
import { operationsOf, readContract } from './http/contract.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'))));
afterAll(() => shop?.close());

const contracts = await Promise.all(contractPackages.map(readContract));
const operations = contracts.flatMap(operationsOf);
const compile = ajvCompiler()({}, { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true } });

/** What is wrong with an answer, by the schema its contract has for its status. */
function faultsOf(operation: (typeof operations)[number], status: number, body: unknown) {
  const schema = operation.responses[status]?.content?.['application/json']?.schema;
  expect(schema, `${operation.operationId} has no contract for status ${status}`).toBeDefined();
  const fits = compile({ schema: schema! } as never) as ((value: unknown) => boolean) & { errors?: unknown };
  return fits(body) ? [] : fits.errors;
}

const send = (operation: (typeof operations)[number], url: string, body?: unknown) =>
  shop.api.inject({ method: operation.method as 'GET', url, ...(body === undefined ? {} : { payload: body as object, headers: { 'content-type': 'application/json' } }) });

/** At least one call of each operation that finds something. */
const calls: Record<string, { url: string; body?: object }[]> = {
  getStart: [{ url: '/api/f' }],
  getMarkets: [{ url: '/api/f/de-de/markets' }],
  getShop: [{ url: '/api/f/de-de/shop' }, { url: '/api/f/ar-ae/shop?preview=true' }],
  getPage: ['/', '/about', '/old', '/women', '/women/jeans', '/product/slim-jeans-indigo-100001_indigo_1', '/Women/', '/nowhere'].map((path) => ({ url: `/api/f/de-de/page?path=${path}&type=json` })),
  getMedia: [],
  getCategories: [{ url: '/api/catalog/en-gb/categories' }],
  searchProducts: [{ url: '/api/catalog/en-gb/search', body: {} }, { url: '/api/catalog/de-de/search?useNewIndex=true', body: { category: 'women', facets: [{ id: 'colour', values: ['blue'] }], priceRange: { lowerBoundingValue: 10 }, sorting: 'price-asc' } }],
  getProduct: [{ url: '/api/catalog/en-gb/product/100001_indigo_1' }, { url: '/api/catalog/en-gb/product/100003_multi_1' }],
  getProductFromId: [{ url: '/api/catalog/en-gb/product-from-id/100002' }],
  getProducts: [{ url: '/api/catalog/en-gb/products?productIds=100001_indigo_1&productIds=1_2_3' }, { url: '/api/catalog/en-gb/products?productIds=100001_black_1' }],
};

describe('every operation of the contracts', () => {
  it('is known to this test', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(operations.flatMap((operation) => calls[operation.operationId]!.map((call) => ({ name: `${operation.operationId} ${call.url}`, operation, ...call }))))('answers $name as its contract says', async ({ operation, url, body }) => {
    const answer = await send(operation, url, body);
    expect(answer.statusCode).toBe(200);
    expect(faultsOf(operation, 200, answer.json())).toEqual([]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(operations.filter(({ path }) => /\{(market|catalog)\}/.test(path)))('says 404 for a market that does not exist: $operationId (PLT-084)', async (operation) => {
    for (const market of ['zz-zz', 'EN-GB', 'nonsense', '-', '%20']) {
      const known = calls[operation.operationId]![0]!;
      const answer = await send(operation, known.url.replace(/\/(f|catalog)\/[a-z]{2}-[a-z]{2}/, `/$1/${market}`), known.body);
      expect(answer.statusCode).toBe(404);
      expect(faultsOf(operation, 404, answer.json())).toEqual([]);
    }
  });
});

const long = 'x'.repeat(100_000);
const badCalls: Record<string, { url: string; body?: unknown }[]> = {
  getStart: ['/api/f?x=%', `/api/f?x=${long}`, '/api/f?x=%00', '/api/f/%zz', '/api/%c0%af'].map((url) => ({ url })),
  getMarkets: ['/api/f/de-de/markets?%zz', '/api/f/de-de%00/markets', `/api/f/${long}/markets`].map((url) => ({ url })),
  getShop: ['/api/f/de-de/shop?preview=maybe', '/api/f/de-de/shop?preview=true&preview=false', `/api/f/de-de/shop?${long}`].map((url) => ({ url })),
  getPage: ['', '?path=', '?path=x', '?path=/%00', '?path=/%zz', '?path=/%', `?path=/${'x'.repeat(2_000)}`, `?path=/${long}`, '?path=/a&path=/b', '?path=/&type=xml', `?path=/&cgid=${'x'.repeat(201)}`].map((query) => ({ url: `/api/f/de-de/page${query}` })),
  getMedia: ['/api/media/UP/x/1.svg', '/api/media/products/a%00/1.svg', '/api/media/products/..%2f..%2fetc/passwd.svg', '/api/media/products/x/noformat', `/api/media/products/${long}/1.svg`].map((url) => ({ url })),
  getCategories: ['/api/catalog/en-gb/categories?%', '/api/catalog/en%00gb/categories'].map((url) => ({ url })),
  searchProducts: [
    ...[undefined, null, [], 'text', 1, { size: '3' }, { size: 201 }, { size: 1e9 }, { size: 1.5 }, { from: -1e10 }, { from: null }, { facets: {} }, { facets: [{ id: 'colour' }] }, { facets: [{ id: 'colour', values: [1] }] }, { facets: Array.from({ length: 31 }, () => ({ id: 'a', values: [] })) }, { priceRange: { lowerBoundingValue: '1' } }, { searchTerms: 'x'.repeat(201) }, { searchTerms: 'a\0b' }, { unknown: 1 }].map((body) => ({ url: '/api/catalog/en-gb/search', body })),
    { url: '/api/catalog/en-gb/search?useNewIndex=perhaps', body: {} },
    { url: '/api/catalog/en-gb/search', body: { searchTerms: long } },
  ],
  getProduct: ['none', 'a_b', 'a_b_c_d', '%00', `a_b_${'c'.repeat(120)}`].map((id) => ({ url: `/api/catalog/en-gb/product/${id}` })),
  getProductFromId: [`${'1'.repeat(61)}`, '%00', '%zz'].map((id) => ({ url: `/api/catalog/en-gb/product-from-id/${id}` })),
  getProducts: ['', '?productIds=', '?productIds=a', `?${Array.from({ length: 101 }, () => 'productIds=1_2_3').join('&')}`, '?productIds=1_2_%00'].map((query) => ({ url: `/api/catalog/en-gb/products${query}` })),
};

describe('bad input', () => {
  it.each(operations.flatMap((operation) => badCalls[operation.operationId]!.map((call) => ({ name: `${operation.operationId} ${call.url.slice(0, 80)} ${JSON.stringify(call.body)?.slice(0, 80) ?? ''}`, operation, ...call }))))('is refused with a problem document: $name (PLT-084)', async ({ operation, url, body }) => {
    const answer = await send(operation, url, body);
    expect([400, 404, 413]).toContain(answer.statusCode);
    expect(answer.json()).toEqual({ status: answer.statusCode, title: expect.any(String), message: expect.stringMatching(/\w/), ...(answer.json().errors ? { errors: expect.any(Array) } : {}) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d/);
  });

  it.each([
    ['an unknown product', '/api/catalog/en-gb/product/1_2_3'],
    ['an unknown style', '/api/catalog/en-gb/product-from-id/nothing'],
    ['an unknown picture', '/api/media/nothing/nothing/1.svg'],
    ['an unknown address', '/api/nothing'],
    ['the root', '/'],
  ])('is answered with 404 for %s (PLT-064, PLT-080)', async (_name, url) => {
    const answer = await shop.api.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, title: 'Not Found' });
  });

  it('finds nothing, and breaks nothing, for unknown categories, facets, values, sortings and far pages', async () => {
    const search = operations.find(({ operationId }) => operationId === 'searchProducts')!;
    for (const body of [{ category: 'nothing' }, { facets: [{ id: 'colour', values: ['nothing'] }] }, { from: 1e9, size: 200 }, { priceRange: { lowerBoundingValue: 5, upperBoundingValue: 1 } }, { searchTerms: '⚠ %_\\' + "'; DROP TABLE style; --" }]) {
      const answer = await send(search, '/api/catalog/en-gb/search', body);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().results).toEqual([]);
    }
    for (const body of [{ facets: [{ id: 'nothing', values: ['x'] }] }, { facets: [{ id: '__proto__', values: ['x'] }] }, { sorting: 'constructor' }, { size: -1 }, { size: 0 }, { from: -1 }]) {
      const answer = await send(search, '/api/catalog/en-gb/search', body);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().results.length).toBeGreaterThan(0);
    }
  });
});
