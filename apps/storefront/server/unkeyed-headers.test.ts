import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, page, type FakeApi } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

let api: FakeApi;
let shop: FastifyInstance;

beforeEach(async () => {
  api = await fakeApi();
  let pages = 0;
  api.answers.page = () => page({ alias: 'contentPage', title: `canary-${++pages}-` });
  // As behind a proxy whose word counts.
  shop = await testStorefront(api.url, { trustProxy: '127.0.0.1' });
});
afterEach(async () => {
  await Promise.all([shop.close(), api.close()]);
});

const open = (headers: Record<string, string> = {}, url = '/en-gb/about') => shop.inject({ url, remoteAddress: '127.0.0.1', headers: { host: 'shop.example', 'user-agent': 'Mozilla/5.0', ...headers } });

describe('a header that is not part of the request identity', () => {
  it.each<[header: string, value: string]>([
    ['x-forwarded-host', 'store.example'],
    ['x-forwarded-host', 'evil.example'],
    ['x-host', 'store.example'],
    ['x-original-host', 'store.example'],
    ['forwarded', 'host=store.example;proto=http'],
    ['x-forwarded-proto', 'http'],
    ['x-forwarded-scheme', 'http'],
    ['x-forwarded-port', '8443'],
    ['x-forwarded-prefix', '/evil'],
    ['x-forwarded-for', '203.0.113.9'],
    ['x-original-url', '/de-de/about'],
    ['x-rewrite-url', '/de-de/about'],
    ['x-http-method-override', 'POST'],
    ['x-iso-context', 'true'],
    ['x-shop-channel', 'inStore'],
    ['x-shop-secret', 'secret'],
    ['payload-environment', 'production'],
    ['accept-language', 'de'],
    ['accept', 'application/json'],
    ['cookie', 'basket=b1; session=somebody; consent=all'],
    ['authorization', 'Bearer somebody'],
    ['origin', 'https://evil.example'],
    ['referer', 'https://evil.example/'],
    ['range', 'bytes=0-10'],
    ['if-none-match', '*'],
  ])('changes neither the page nor the answer that is kept for everybody: %s: %s', async (header, value) => {
    const poisoned = await open({ [header]: value });
    const plain = await open();
    expect([poisoned.statusCode, plain.statusCode]).toEqual([200, 200]);
    expect(plain.body).toBe(poisoned.body);
    expect(plain.body).toContain('canary-1-');
    expect(plain.body).not.toContain('evil');
    expect(api.asked.map(({ headers }) => [headers['x-iso-context'], headers['x-shop-channel']])).not.toContainEqual(['true', 'inStore']);
  });

  it('tells the API the shopper’s address only when it comes from a trusted proxy', async () => {
    await open({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'store.example' }, '/api/f');
    expect(api.asked.at(-1)!.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-iso-context': 'false' });
    await shop.inject({ url: '/api/f', remoteAddress: '198.51.100.7', headers: { host: 'shop.example', 'x-forwarded-for': '203.0.113.9' } });
    expect(api.asked.at(-1)!.headers).toMatchObject({ 'x-forwarded-for': '198.51.100.7' });
  });
});

describe('the host', () => {
  it('chooses the in-store channel, whatever its case and port', async () => {
    await open({ host: 'STORE.example:8443' });
    expect(api.asked.at(-1)!.headers).toMatchObject({ 'x-iso-context': 'true', 'x-shop-channel': 'inStore' });
  });
});

describe('the identity of a listing', () => {
  const listing = (url: string) => shop.inject({ url, headers: { host: 'shop.example' } });
  beforeEach(() => {
    api.answers.page = () => page({ alias: 'categoryPage', title: 'Women', categoryId: 'women' });
    api.answers.search = ({ body }) => ({ results: [], totalResults: 130, startingFrom: Math.min((body as { from: number }).from, 120), facets: [], sortings: [], hasError: false });
  });

  it.each([
    ['an unknown facet value', '?colour=zzz', ''],
    ['an unknown value beside a known one', '?colour=zzz%2Cblue&utm_source=letter', '?colour=blue&utm_source=letter'],
    ['a known value of another facet', '?colour=M&size=M', '?size=M'],
    ['a page that is no number', '?page=abc', ''],
    ['page 0', '?page=0&size=M', '?size=M'],
    ['a rounded page', '?page=1.6', '?page=2'],
    ['a page beyond the last', '?page=9', '?page=3'],
    ['a page beyond any listing', '?page=1000000', '?page=3'],
  ])('leads %s to the address that means the same: %s → %s', async (_what, search, right) => {
    const { statusCode, headers } = await listing(`/en-gb/women${search}`);
    expect([statusCode, headers.location]).toEqual([302, `/en-gb/women${right}`]);
    expect(JSON.parse((await listing(`/_page/en-gb/women${search}`)).body)).toEqual({ kind: 'redirect', href: `/en-gb/women${right}` });
  });

  it.each(['?colour=blue', '?colour=dark%252C%20blue', '?page=3', '?size=M&sorting=newest&lowerBoundingValue=10'])('keeps %s', async (search) => {
    expect((await listing(`/en-gb/women${search}`)).statusCode).toBe(200);
  });

  it('keeps what cannot be checked while the API does not tell the facets', async () => {
    api.answers.facets = (_request, reply) => reply.code(500).send({});
    expect((await listing('/en-gb/women?colour=zzz')).statusCode).toBe(200);
  });

  it('drops keys that a page without a listing does not use', async () => {
    api.answers.page = () => page({ alias: 'contentPage', title: 'About' });
    const { statusCode, headers } = await listing('/en-gb/about?page=7&colour=blue');
    expect([statusCode, headers.location]).toEqual([302, '/en-gb/about']);
  });
});
