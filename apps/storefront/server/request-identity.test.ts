import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, page, type FakeApi } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

let api: FakeApi;
let shop: FastifyInstance;
let production: FastifyInstance;

beforeEach(async () => {
  api = await fakeApi();
  let canaries = 0;
  api.answers.page = () => page({ alias: 'categoryPage', title: `canary-${++canaries}-`, categoryId: 'women' });
  api.answers.search = ({ body }) => ({ results: [], totalResults: 1_000, startingFrom: (body as { from: number }).from, facets: [], sortings: [], hasError: false });
  shop = await testStorefront(api.url);
  production = await testStorefront(api.url, { environment: 'production' });
});
afterEach(async () => {
  await Promise.all([shop.close(), production.close(), api.close()]);
});

interface Visit {
  url: string;
  host?: string;
  userAgent?: string;
  cookie?: string;
  in?: () => FastifyInstance;
}

const ask = ({ url, host = 'shop.example', userAgent = 'Mozilla/5.0', cookie, in: where = () => shop }: Visit) =>
  where().inject({ url, headers: { host, 'user-agent': userAgent, ...(cookie ? { cookie } : {}) } });

const canariesIn = (body: string) => [...new Set(body.match(/canary-\d+-/g))];

/** The same page under every request identity that there can be. */
const identities: Record<string, Visit> = {
  plain: { url: '/en-gb/about' },
  'another market': { url: '/de-de/about' },
  'right to left': { url: '/ar-ae/about' },
  'another path': { url: '/en-gb/about/us' },
  'the native shell': { url: '/en-gb/about', userAgent: 'Mozilla/5.0 SelvedgeApp/1.0' },
  'in store': { url: '/en-gb/about', host: 'store.example' },
  'in store, setting up': { url: '/en-gb/about', host: 'setup.store.example' },
  'a second page': { url: '/en-gb/about?page=2' },
  sorted: { url: '/en-gb/about?sorting=newest' },
  'a colour': { url: '/en-gb/about?colour=blue' },
  'another colour': { url: '/en-gb/about?colour=black' },
  'in production': { url: '/en-gb/about', in: () => production },
};

describe('pages in the cache', () => {
  it('never cross from one request identity to another', async () => {
    const seen = new Map<string, string>();
    for (const kind of ['', '/_page']) {
      for (let round = 1; round <= 2; round++) {
        for (const [name, visit] of Object.entries(identities)) {
          const { body, statusCode, headers } = await ask({ ...visit, url: kind + visit.url });
          expect(statusCode).toBe(200);
          expect(headers['set-cookie'], name).toBeUndefined();
          const [canary, ...others] = canariesIn(body);
          expect(others, `${name} shows another page's content`).toEqual([]);
          const key = `${kind} ${name}`;
          if (round === 1) expect([...seen.values()], `${key} came out of another's cache`).not.toContain(canary);
          else expect(canary, `${key} was not kept`).toBe(seen.get(key));
          seen.set(key, canary!);
        }
      }
    }
    expect(seen.size).toBe(2 * Object.keys(identities).length);
  });

  it('are one for what differs only in keys that do not count, their order, or who asks', async () => {
    const same: Visit[] = [
      { url: '/en-gb/about?colour=blue&size=M' },
      { url: '/en-gb/about?size=M&colour=blue&utm_source=letter' },
      { url: '/en-gb/about?size=M&colour=blue', userAgent: 'Another browser', cookie: 'session=somebody; basket=b1' },
    ];
    const canaries = [];
    for (const visit of same) canaries.push(...canariesIn((await ask(visit)).body));
    expect(new Set(canaries).size).toBe(1);
  });

  it('say how long shared caches may keep them', async () => {
    const { headers } = await ask({ url: '/en-gb/about' });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(headers.vary).toBe('Accept-Encoding, User-Agent');
  });

  it('say the language of their texts, in its direction: the market’s where the backend does not tell', async () => {
    const opening = async (url: string) => /<html[^>]*>/.exec((await ask({ url })).body)![0];
    expect(await opening('/en-gb/about')).toContain('lang="en-GB" dir="ltr"');
    expect(await opening('/ar-ae/about')).toContain('lang="ar-AE" dir="rtl"');
    const plain = api.answers.shop;
    api.answers.shop = (...args) => ({ ...(plain(...args) as object), textLanguage: 'en' });
    expect(await opening('/de-de/about')).toContain('lang="en" dir="ltr"');
  });

  it('bring the texts of a page that nobody else needs with that page, also to a visit that began elsewhere', async () => {
    const texts = { 'shell.close': 'Close', 'checkout.title': 'Your order', 'receipt.thanks': 'Thank you' };
    const plain = api.answers.shop;
    api.answers.shop = (...args) => ({ ...(plain(...args) as object), translations: texts });
    api.answers.page = ({ query }) => page({ alias: (query as { path: string }).path === '/checkout' ? 'checkoutPage' : 'contentPage', title: 'A page' });
    const carried = (url: string) => Object.values(texts).filter((text) => bodies.get(url)!.includes(`"${text}"`));
    const bodies = new Map<string, string>();
    for (const url of ['/en-gb/about', '/en-gb/checkout', '/_page/en-gb/about', '/_page/en-gb/checkout']) bodies.set(url, (await ask({ url })).body);
    expect(carried('/en-gb/about')).toEqual(['Close']);
    expect(carried('/en-gb/checkout')).toEqual(['Close', 'Your order']);
    expect(JSON.parse(bodies.get('/_page/en-gb/about')!)).toMatchObject({ texts: {} });
    expect(JSON.parse(bodies.get('/_page/en-gb/checkout')!)).toMatchObject({ texts: { 'checkout.title': 'Your order' } });
  });

  it('are sent compressed to whom takes it, with the same content', async () => {
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    const plain = await ask({ url: '/en-gb/about' });
    for (const [encoding, decode] of [['br', brotliDecompressSync], ['gzip', gunzipSync]] as const) {
      const { headers, rawPayload } = await shop.inject({ url: '/en-gb/about', headers: { host: 'shop.example', 'user-agent': 'Mozilla/5.0', 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(decode(rawPayload).toString()).toBe(plain.body);
    }
  });
});

describe('the preview', () => {
  it('is asked for with its own header, kept for the session and by no cache (SHELL-005, SHELL-007, CMS-281)', async () => {
    const first = await ask({ url: '/en-gb/about?preview=true' });
    expect(first.headers['set-cookie']).toMatch(/^preview=true;.*HttpOnly/);
    expect(first.headers['cache-control']).toBe('private, no-store');
    const second = await ask({ url: '/en-gb/about', cookie: 'preview=true' });
    expect(canariesIn(second.body)).not.toEqual(canariesIn(first.body));
    expect(api.asked.filter(({ path }) => path.includes('/page?')).every(({ path }) => path.includes('preview=true'))).toBe(true);
    expect(canariesIn((await ask({ url: '/en-gb/about' })).body)).not.toEqual(canariesIn(second.body));
  });

  it('forces robots to keep out (SHELL-098)', async () => {
    expect((await ask({ url: '/en-gb/about?preview=true' })).body).toContain('<meta name="robots" content="NOINDEX, NOFOLLOW"/>');
  });

  it('does not exist in production (SHELL-006)', async () => {
    const { headers, body } = await ask({ url: '/en-gb/about?preview=true', cookie: 'preview=true', in: () => production });
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toContain('NOINDEX');
    expect(api.asked.some(({ path }) => path.includes('preview'))).toBe(false);
  });
});

describe('the API', () => {
  it('is told the channel, the environment and the secret, and nothing of the visitor (PLT-055, CMS-284)', async () => {
    await ask({ url: '/en-gb/about', host: 'store.example', cookie: 'session=somebody' });
    for (const { headers } of api.asked) {
      expect(headers).toMatchObject({ 'x-iso-context': 'true', 'x-shop-channel': 'inStore', 'payload-environment': 'test', 'x-shop-secret': 'secret' });
      expect(headers.cookie).toBeUndefined();
    }
  });

  it('is asked once for all who want the same page at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask({ url: '/en-gb/about' })));
    expect(api.asked.filter(({ path }) => path.includes('/page?'))).toHaveLength(1);
  });

  it('hears from browsers through the storefront, which alone says who asks and from where (PLT-054)', async () => {
    await shop.inject({ url: '/api/f', remoteAddress: '203.0.113.9', headers: { host: 'store.example', 'x-forwarded-for': '1.2.3.4', 'x-shop-secret': 'guessed', 'x-iso-context': 'false' } });
    expect(api.asked.at(-1)!.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-shop-secret': 'secret', 'x-iso-context': 'true' });
  });
});
