import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { operationsOf, readContract } from './contract.ts';
import { isUnanswered } from './unanswered.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'))));
afterAll(() => shop?.close());

const operations = (await Promise.all(['@selvedge/api-catalog', '@selvedge/api-recommendation'].map(readContract))).flatMap(operationsOf).filter(({ operationId }) => !isUnanswered(operationId));

/** What people, and programs that mean no good, put where a word is expected. */
const words = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', '\u0000', '\u202egnimoc', '👗👖\u{1f9e5}', '\ud83d', '\udc57', '../../etc/passwd', '%', '%zz', '%00', '%c0%af', "'; DROP TABLE style; --", '<script>alert(1)</script>', '${7*7}', 'NaN', '-1', '1e309', '9'.repeat(400), 'ﷺ'.repeat(60), 'İıßẞÅ', 'null', 'undefined', '[object Object]'),
  fc.constantFrom('100001_indigo_1', '100001', '100001_indigo_1-28', 'colour', 'blue', 'denim', 'front', 'SimilarProducts', 'PurchasedWithProduct', 'women', 'plp'),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const numbers = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, -1, 1, 3, 60, 200, 1e9, -1e9, 2 ** 31, 2 ** 53, 1e308, -1e308));
const values = fc.oneof(words, numbers, fc.boolean(), fc.constant(null), fc.array(words, { maxLength: 4 }), fc.array(fc.array(numbers, { maxLength: 2 }), { maxLength: 2 }), fc.dictionary(words, words, { maxKeys: 3 }));

interface Schema {
  type?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Mostly what a schema wants, with nonsense in it, and now and then something else altogether. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  const fitting = schema.enum ? fc.constantFrom(...schema.enum) : schema.type === 'array' ? fc.array(nearly(schema.items!), { maxLength: 5 }) : schema.type === 'object' ? fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, nearly(one)])), { requiredKeys: [] }) : schema.type === 'boolean' ? fc.boolean() : schema.type === 'string' ? words : numbers;
  return fc.oneof({ weight: 12, arbitrary: fitting as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: values });
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());
/** Addresses may be broken as well. */
const raw = (value: unknown) => asText(value).replace(/[^\x21-\x7e]|[?#&]/g, '');

describe('nonsense', () => {
  it.each(operations)('gets an answer or is refused with a sentence, and never makes the server fail: $operationId', async ({ path, method, parameters = [], requestBody }) => {
    const schema = Object.values(requestBody?.content ?? {})[0]?.schema as Schema | undefined;
    const given = fc.record(Object.fromEntries(parameters.map(({ name, schema: one }) => [name, name === 'catalog' ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom('en-gb', 'de-de', 'ar-ae') as fc.Arbitrary<unknown> }, words) : nearly(one as Schema)])), { requiredKeys: parameters.filter(({ in: where }) => where === 'path').map(({ name }) => name) });
    const calls = fc.record({ given, query: fc.dictionary(words, values, { maxKeys: 2 }), body: schema ? nearly(schema) : fc.constant(undefined), write: fc.oneof({ weight: 9, arbitrary: fc.constant(encoded) }, { weight: 1, arbitrary: fc.constant(raw) }) });

    await fc.assert(
      fc.asyncProperty(calls, async ({ given, query, body, write }) => {
        const inQuery = [...parameters.filter(({ in: where, name }) => where === 'query' && name in given).map(({ name }) => [name, given[name]] as const), ...Object.entries(query)];
        const address = parameters.filter(({ in: where }) => where === 'path').reduce((text, { name }) => text.replace(`{${name}}`, () => write(given[name])), path);
        const url = `${address}?${inQuery.flatMap(([name, value]) => [value].flat().map((one) => `${write(name)}=${write(one)}`)).join('&')}`;
        const answer = await shop.api.inject({ method: method as 'GET', url, ...(schema ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' } : {}) });

        expect([200, 400, 404, 413], answer.body.slice(0, 300)).toContain(answer.statusCode);
        if (answer.statusCode === 200) return;
        expect(answer.json()).toMatchObject({ status: answer.statusCode, message: expect.stringMatching(/\w/) });
        expect(answer.body).not.toMatch(/node_modules|\.ts:\d/);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['10,000 values of a facet', { facets: [{ id: 'colour', values: Array.from({ length: 10_000 }, (_, place) => `v${place}`) }] }, 400],
    ['2 MB of text', { searchTerms: 'jeans '.repeat(350_000) }, 413],
    ['keys that are no keys', JSON.parse('{"__proto__":{"size":1},"constructor":1}') as object, 400],
  ])('is refused before anybody looks for it: %s', async (_what, payload, status) => {
    for (const path of ['search', 'search-tags', 'search-promotion-tags']) {
      const answer = await shop.api.inject({ method: 'POST', url: `/api/catalog/en-gb/${path}`, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ status, message: expect.stringMatching(/\w/) });
    }
  });

  it('in large numbers is still refused: lists of ids longer than anybody needs', async () => {
    for (const path of ['products-simple', 'front-images', 'search-ids']) {
      const answer = await shop.api.inject({ method: 'POST', url: `/api/catalog/en-gb/${path}`, payload: Array(101).fill('100001_indigo_1') });
      expect(answer.statusCode).toBe(400);
    }
  });
});
