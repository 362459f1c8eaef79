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
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** What a schema takes, though nobody would ask for it. */
function odd({ type, enum: known, pattern, minimum = -1e9, maximum = 1e9, minLength = 0, maxLength = Infinity, maxItems = 5, items, properties = {} }: Schema): fc.Arbitrary<unknown> {
  if (known) return fc.constantFrom(...known);
  if (pattern) return fc.constantFrom('100001_indigo_1', '100001_black_1', '100002_red_1', '100003_multi_1', '1_2_3', '__proto___a_b', '👗_👖_1', '%_%_%').filter((id) => new RegExp(pattern, 'u').test(id));
  if (type === 'array') return fc.array(odd(items!), { maxLength: Math.min(maxItems, 5) });
  if (type === 'object') return fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, odd(one)])), { requiredKeys: [] });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(-1, 0, 1, 3, 60, minimum, maximum).filter((one) => one >= minimum && one <= maximum));
  if (type === 'number') return numbers.filter(Number.isFinite);
  return words.filter((text) => !text.includes('\0') && [...text].length >= minLength && text.length <= maxLength);
}

/** Somewhere in it, something else altogether. */
function broken(schema: Schema): fc.Arbitrary<unknown> {
  const { type, items, properties = {} } = schema;
  const inside: fc.Arbitrary<unknown>[] = type === 'array' ? [fc.array(broken(items!), { maxLength: 3 })] : Object.entries(properties).map(([name, one]) => fc.tuple(odd(schema), broken(one)).map(([whole, part]) => ({ ...(whole as object), [name]: part })));
  return fc.oneof(values, ...inside);
}

const nearly = (schema: Schema) => fc.oneof({ weight: 3, arbitrary: odd(schema) }, { weight: 1, arbitrary: broken(schema) });

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());
/** Addresses may be broken as well. */
const raw = (value: unknown) => asText(value).replace(/[^\x21-\x7e]|[?#&]/g, '');

describe('nonsense', () => {
  it.each(operations)('gets an answer or is refused with a sentence, and never makes the server fail: $operationId', async ({ path, method, parameters = [], requestBody }) => {
    const schema = Object.values(requestBody?.content ?? {})[0]?.schema as Schema | undefined;
    const given = fc.record(Object.fromEntries(parameters.map(({ name, schema: one }) => [name, name === 'catalog' ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom('en-gb', 'de-de', 'ar-ae') as fc.Arbitrary<unknown> }, words) : nearly(one as Schema)])), { requiredKeys: parameters.filter(({ in: where }) => where === 'path').map(({ name }) => name) });
    const calls = fc.record({ given, query: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.dictionary(words, values, { maxKeys: 2 })), body: schema ? nearly(schema) : fc.constant(undefined), write: fc.oneof({ weight: 9, arbitrary: fc.constant(encoded) }, { weight: 1, arbitrary: fc.constant(raw) }) });

    let understood = 0;
    await fc.assert(
      fc.asyncProperty(calls, async ({ given, query, body, write }) => {
        const inQuery = [...parameters.filter(({ in: where, name }) => where === 'query' && name in given).map(({ name }) => [name, given[name]] as const), ...Object.entries(query)];
        const address = parameters.filter(({ in: where }) => where === 'path').reduce((text, { name }) => text.replace(`{${name}}`, () => write(given[name])), path);
        const url = `${address}?${inQuery.flatMap(([name, value]) => [value].flat().map((one) => `${write(name)}=${write(one)}`)).join('&')}`;
        const answer = await shop.api.inject({ method: method as 'GET', url, ...(schema ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' } : {}) });

        expect([200, 400, 404, 413], answer.body.slice(0, 300)).toContain(answer.statusCode);
        if (answer.statusCode !== 400) understood++;
        if (answer.statusCode === 200) return;
        expect(answer.json()).toMatchObject({ status: answer.statusCode, message: expect.stringMatching(/\w/) });
        expect(answer.body).not.toMatch(/node_modules|\.ts:\d/);
      }),
      { numRuns: 150 },
    );
    // Refusing everything would be no proof.
    expect(understood).toBeGreaterThan(10);
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
