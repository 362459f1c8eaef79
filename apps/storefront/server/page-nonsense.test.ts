import type { FastifyInstance } from 'fastify';
import { vSearchRequest } from '@selvedge/api-catalog/schemas';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeApi, page, type FakeApi } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

let api: FakeApi;
let shop: FastifyInstance;
const refused: unknown[] = [];

beforeAll(async () => {
  api = await fakeApi();
  shop = await testStorefront(api.url);
  api.answers.page = ({ query }) => {
    const path = String((query as { path?: unknown }).path ?? '');
    return path.includes('search') ? page({ alias: 'searchPage', title: 'Search' }) : path.includes('jeans') ? page({ alias: 'categoryPage', title: 'Jeans', categoryId: 'jeans' }) : page({ title: 'Nothing' });
  };
  // As the contract says: what it does not allow is refused.
  api.answers.search = ({ body }, reply) => {
    const { success, output } = safeParse(vSearchRequest, body);
    if (!success) refused.push(body);
    return success ? { results: [], totalResults: 7, startingFrom: (output as { from?: number }).from ?? 0, facets: [], sortings: [], hasError: false } : reply.code(400).send({ status: 400, title: 'Bad Request', message: 'That is no search.' });
  };
});
afterAll(() => Promise.all([shop?.close(), api?.close()]));

const MARKUP = '<script>alert(1)</script>';
const values = fc.oneof(
  fc.constantFrom('', ' ', '0', '-1', '1e9', '9'.repeat(400), 'NaN', 'Infinity', '1.5', '%', '%zz', '%00', '\0', '\u202egnimoc', '👗👖', '\ud83d', 'a,b,,c', ','.repeat(5_000), 'x,'.repeat(3_000), '../../etc/passwd', "'; DROP TABLE style; --", MARKUP, `"${MARKUP}`, '__proto__', 'constructor', 'İıßẞÅ', 'jeans '.repeat(1_000)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.integer().map(String),
);
const keys = fc.oneof({ weight: 5, arbitrary: fc.constantFrom('q', 'page', 'sorting', 'lowerBoundingValue', 'upperBoundingValue', 'colour', 'size', 'brand', 'category', 'length') }, { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', '', 'colour[]', 'colour[a]', '_data', 'cgid') }, { weight: 1, arbitrary: values });
/** Mostly as a browser writes it, now and then as nobody should. */
const written = fc.oneof({ weight: 4, arbitrary: fc.constant((text: string) => encodeURIComponent(text.toWellFormed())) }, { weight: 1, arbitrary: fc.constant((text: string) => text.replace(/[^\x21-\x7e]|[#&]/g, '')) });
const addresses = fc
  .tuple(fc.constantFrom('/en-gb/search', '/en-gb/women/jeans', '/de-de/search', '/ar-ae/women/jeans', '/_page/en-gb/search', '/_page/en-gb/women/jeans'), fc.array(fc.tuple(keys, values), { maxLength: 6 }), written)
  .map(([path, query, write]) => `${path}?${query.map(([key, value]) => `${write(key)}=${write(value)}`).join('&')}`.slice(0, 16_000));

it('makes a page of whatever stands in its address, asks the API for nothing that it refuses, and repeats no markup', async () => {
  const statuses: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(addresses, async (url) => {
      refused.length = 0;
      const { statusCode, body, headers } = await shop.inject({ url, headers: { host: 'shop.example' } });
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      expect([200, 301, 302, 308, 400, 404], `${url}: ${body.slice(0, 200)}`).toContain(statusCode);
      // What a script reads is no document.
      if (!String(headers['content-type']).startsWith('application/json')) expect(body, url).not.toContain(MARKUP);
      if (headers.location) expect(String(headers.location), url).toMatch(/^\/(?![/\\])|^https:\/\/shop\.example\//);
      expect(refused, url).toEqual([]);
    }),
    { numRuns: 400 },
  );
  // Refusing everything would be no proof.
  expect(statuses[200], JSON.stringify(statuses)).toBeGreaterThan(100);
}, 60_000);
