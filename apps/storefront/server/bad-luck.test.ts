import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fakeApi, page, silence, type FakeApi } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

let api: FakeApi;
let shop: FastifyInstance;

beforeEach(async () => {
  api = await fakeApi();
  shop = await testStorefront(api.url);
});
afterEach(async () => {
  await Promise.all([shop.close(), api.close()]);
});

const open = (url: string) => shop.inject({ url, headers: { host: 'shop.example' } });

const expectErrorPage = ({ statusCode, body, headers }: Awaited<ReturnType<typeof open>>) => {
  expect(statusCode).toBe(503);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['retry-after']).toBe('5');
  expect(body).toMatch(/Try again|Noch einmal/);
  expect(body).not.toMatch(/\bat .+:\d+:\d+|Error:|node_modules/);
};

describe('an address that makes no sense', () => {
  it.each<[address: string, status: number, url?: string]>([
    ['/en-gb/%00', 400],
    ['/en-gb/%zz', 400],
    ['/en-gb/%', 400],
    ['/en-gb/a%0ab', 400],
    ['/xx-yy', 404],
    ['/xx-yy/women', 404],
    ['/wp-login.php', 404],
    ['/EN-GB/Women', 301],
    ['//example.org/x', 301],
    ['///', 301],
    ['/en-gb/%2e%2e/%2e%2e/etc', 404],
    ['a query of 100 kB', 200, `/en-gb?colour=${'x'.repeat(100_000)}`],
    ['a path of 3,000 segments', 200, `/en-gb/${'a/'.repeat(3000)}`],
    ['/en-gb?page=-1&page=2&sorting[]=x&colour=%F0%9F%91%96%E2%80%AE', 302],
    ['/_page/en-gb/%zz', 400],
    ['/_page/', 200],
  ])('%s is answered with %i, never 500', async (address, status, url = address) => {
    if (status === 404) api.answers.page = () => page({ title: '' });
    expect((await open(url)).statusCode).toBe(status);
  });

  it.each(['/de-de/%00', '/de-de/%zz'])('leads home in the words of its market where it cannot be read at all: %s', async (address) => {
    const { headers, body } = await open(address);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect([...body.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/de-de']);
    expect(body).toContain('<h1');
    expect(body).toContain('ausgefranst');
    expect(body).not.toContain('%');
  });

  it('without its market is the choice of a country, found where the page is one and not found where that cannot be told (MKT-002)', async () => {
    const { statusCode, body } = await open('/checkout');
    expect([statusCode, body.includes('country_selector.title'), body.includes('content="noindex"')]).toEqual([200, true, true]);
    expect(api.asked.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^\/api\/f\/en-gb\/page\?.*path=%2Fcheckout/));
    api.answers.page = (_request, reply) => reply.code(500).send({});
    const untold = await open('/basket');
    expect([untold.statusCode, untold.body.includes('country_selector.title')]).toEqual([404, true]);
  });

  it('is sent to no other host', async () => {
    for (const url of ['//example.org', '//example.org/x', '/\\example.org']) {
      const { headers } = await open(url);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('is not found below a market that exists, with status 404 (SHELL-018)', async () => {
    api.answers.page = () => page({ title: '' });
    const { statusCode, body } = await open('/en-gb/nowhere');
    expect(statusCode).toBe(404);
    expect(body).toContain('not_found.title');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toContain('rel="canonical"');
  });

  it('is not found when the alias is one that nobody has built or invented (SHELL-018, PLT-092)', async () => {
    for (const alias of ['wishlistPage', 'constructor', 'madeUpPage']) {
      api.answers.page = () => page({ alias, title: alias });
      expect((await open(`/en-gb/${alias}`)).statusCode).toBe(404);
    }
  });

  it('takes GET only', async () => {
    expect((await shop.inject({ method: 'POST', url: '/en-gb' })).statusCode).toBe(405);
  });
});

describe('a redirect of the content', () => {
  it.each([301, 302, 307, 308])('is answered with its status %i, below the market (MKT-033, MKT-034, MKT-036, MKT-038)', async (statusCode) => {
    api.answers.page = () => ({ statusCode, location: 'women/jeans' });
    const { statusCode: status, headers } = await open('/en-gb/jeans?page=2&utm=x');
    expect([status, headers.location]).toEqual([statusCode, '/en-gb/women/jeans?page=2']);
    expect(JSON.parse((await open('/_page/en-gb/jeans')).body)).toEqual({ kind: 'redirect', href: '/en-gb/women/jeans' });
  });

  it('with status 300 is not found (MKT-038)', async () => {
    api.answers.page = () => ({ statusCode: 300, location: '/x' });
    const { statusCode, headers } = await open('/en-gb/jeans');
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });

  it('that names no place is an error', async () => {
    api.answers.page = () => ({ statusCode: 301 });
    expectErrorPage(await open('/en-gb/jeans'));
  });
});

describe('an API that is down, slow or mad', () => {
  it('gives a page that says so and offers to try again, in the market’s language', async () => {
    await api.close();
    expectErrorPage(await open('/en-gb/women'));
    const german = await open('/de-de/women?page=2');
    expectErrorPage(german);
    expect(german.body).toContain('lang="de"');
    expect(german.body).toContain('href="/de-de/women?page=2"');
    expect(JSON.parse((await open('/_page/en-gb/women')).body)).toEqual({ kind: 'document' });
  });

  it.each(['shop', 'page'] as const)('is not waited for: %s read', async (read) => {
    api.answers[read] = silence;
    expectErrorPage(await open('/en-gb/women'));
  }, 60_000);

  it.each([
    ['markup', () => '<html>'],
    ['nothing', () => ({})],
    ['the wrong shape', () => ({ statusCode: '200', content: [] })],
    ['a page without content', () => ({ statusCode: 200 })],
    ['null', () => 'null'],
  ])('may answer %s', async (_name, answer) => {
    api.answers.page = answer;
    expectErrorPage(await open('/en-gb/women'));
  });

  it('is named in the log by operation, with the status or the field that is wrong', async () => {
    const lines: string[] = [];
    const logging = await testStorefront(api.url, {}, { write: (line) => void lines.push(line) });
    onTestFinished(() => logging.close());
    api.answers.start = (_request, reply) => reply.code(403).send({});
    await logging.inject('/');
    expect(lines.join('')).toContain('getStart: status 403.');
    api.answers.page = () => page({ alias: 'categoryPage', title: 'Women', categoryId: 'women' });
    api.answers.search = () => ({ results: [], totalResults: 'many', startingFrom: 0, facets: [], sortings: [], hasError: false });
    await logging.inject('/en-gb/women');
    expect(lines.join('')).toMatch(/searchProducts: status 200\. The answer to searchProducts is not what its contract says, at totalResults/);
    api.answers.page = () => ({ statusCode: '200' });
    await logging.inject('/en-gb/about');
    expect(lines.join('')).toContain('The answer to getPage is not what its contract says, at statusCode');
  });

  it('is named in the log when it has products and no price facet; the listing is shown all the same (CAT-130, CAT-133)', async () => {
    const lines: string[] = [];
    const logging = await testStorefront(api.url, {}, { write: (line) => void lines.push(line) });
    onTestFinished(() => logging.close());
    api.answers.page = () => page({ alias: 'categoryPage', title: 'Women', categoryId: 'women' });
    api.answers.search = () => ({ results: [], totalResults: 3, startingFrom: 0, facets: [], sortings: [], hasError: false, priceFacet: { available: {}, selected: {} } });
    expect((await logging.inject('/en-gb/women')).statusCode).toBe(200);
    expect(lines).toEqual([]);
    api.answers.search = () => ({ results: [], totalResults: 3, startingFrom: 0, facets: [], sortings: [], hasError: false });
    const { statusCode, body } = await logging.inject('/en-gb/men');
    expect([statusCode, body.includes('facet.price')]).toEqual([200, false]);
    expect(lines.join('')).toContain('/en-gb/men: The answer to searchProducts has products and no price facet.');
  });

  it('does not empty the shop: what was kept is shown', async () => {
    api.answers.page = () => page({ alias: 'contentPage', title: 'Still here' });
    await open('/en-gb/about');
    await api.close();
    const { statusCode, body } = await open('/en-gb/about');
    expect([statusCode, body.includes('Still here')]).toEqual([200, true]);
  });

  it('is asked once for each call of the browser, which decides itself whether to ask again', async () => {
    api.answers.start = (_request, reply) => reply.code(503).send({ status: 503, title: 'Service Unavailable', message: 'Later.' });
    expect((await open('/api/f')).statusCode).toBe(503);
    expect(api.asked.filter(({ path }) => path === '/api/f')).toHaveLength(1);
  });

  it('is a 502 with a problem document for calls of the browser', async () => {
    await api.close();
    const { statusCode, headers, body } = await open('/api/f');
    expect([statusCode, headers['cache-control']]).toEqual([502, 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ status: 502, message: expect.stringContaining('try again') as string });
  });
});

describe('one part of a page that fails', () => {
  const carousel = { alias: 'productCarouselWidget', settings: { productIds: ['1_a_1'] } };
  const text = { alias: 'textWidget', settings: { markdownContent: 'The rest of the page' } };

  it('never holds the page: a slow widget is left to the browser, and the page is soon made again', async () => {
    api.answers.page = () => page({ alias: 'homePage', title: 'Home', widgets: [carousel, text] });
    api.answers.products = silence;
    const { statusCode, body, headers } = await open('/en-gb');
    expect(statusCode).toBe(200);
    expect(body).toContain('The rest of the page');
    expect(body).not.toContain('"getProducts"');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
  });

  it('takes nothing else with it: unknown widgets and settings that do not fit (CMS-049)', async () => {
    api.answers.page = () => page({ alias: 'homePage', title: 'Home', widgets: [{ alias: 'inventedWidget', settings: {} }, { alias: 'textWidget', settings: { markdownContent: 7 } }, text] });
    const { statusCode, body } = await open('/en-gb');
    expect([statusCode, body.includes('The rest of the page'), body.includes('inventedWidget')]).toEqual([200, true, false]);
    const preview = await open('/en-gb?preview=true');
    expect(preview.body).toContain('inventedWidget');
    expect(preview.body).toContain('markdownContent');
  });

  it('is said where it should stand: a listing without an answer is a 503 with a way to try again', async () => {
    api.answers.page = () => page({ alias: 'categoryPage', title: 'Women', categoryId: 'women' });
    api.answers.search = (_request, reply) => reply.code(500).send({ secret: 'inside' });
    const { statusCode, body, headers } = await open('/en-gb/women');
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('listing.error');
    expect(body).toContain('feedback.try_again');
    expect(body).not.toContain('inside');
  });

  it('makes a product that is gone a page that is not found (CAT-229, CAT-230)', async () => {
    api.answers.page = () => page({ alias: 'productPage', title: 'Gone', productId: '1_a_1' });
    expect((await open('/en-gb/product/gone-1_a_1')).statusCode).toBe(404);
  });
});
