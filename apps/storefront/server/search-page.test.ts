import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, page, silence, type FakeApi } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

let api: FakeApi;
let shop: FastifyInstance;

const spot = (text: string) => [{ id: text, widgets: [{ id: `${text}-1`, alias: 'textWidget', settings: { markdownContent: text, alignment: 'left' } }] }];
const empty = { results: [], totalResults: 0, startingFrom: 0, facets: [], sortings: [{ id: 'recommended', selected: true }], hasError: false };

beforeEach(async () => {
  api = await fakeApi();
  shop = await testStorefront(api.url);
  const search = page({ alias: 'searchPage', title: 'Search' });
  const areas = { rows: spot('Often looked for.'), top: spot('New in.'), emptySearchTop: spot('Sorry.'), emptySearchBottom: spot('Loved by others.') };
  api.answers.page = () => ({ ...search, content: { ...search.content, areas } });
  api.answers.search = () => ({ ...empty, totalResults: 42 });
});
afterEach(async () => {
  await Promise.all([shop.close(), api.close()]);
});

const open = (url: string) => shop.inject({ url, headers: { host: 'shop.example' } });
/** What a shopper reads, without what the browser goes on with. */
const read = async (url: string) => (await open(url)).body.replace(/<script[\s\S]+?<\/script>/g, '');
const asked = () => api.asked.filter(({ path }) => path.endsWith('/search')).map(({ body }) => body);
const spots = (html: string) => ['Often looked for.', 'New in.', 'Sorry.', 'Loved by others.'].filter((words) => html.includes(words));

describe('the search page', () => {
  it('asks for the term of its address, and may be kept by a cache (CAT-148)', async () => {
    const { statusCode, headers, body } = await open('/en-gb/search?q=wool+coat&colour=blue&page=1');
    expect(asked()).toEqual([{ from: 0, size: 60, origin: 'search', searchTerms: 'wool coat', facets: [{ id: 'colour', values: ['blue'] }] }]);
    expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
    expect(body).toContain('search_page.results');
    expect(spots(body)).toEqual(['New in.']);
  });

  it('has a form that works without JavaScript, with the term in it', async () => {
    const html = await read('/en-gb/search?q=wool+coat');
    const form = /<form role="search"[\s\S]+?<\/form>/.exec(html)![0];
    expect(form).toContain('action="/en-gb/search" method="get"');
    expect(/<input[^>]+name="q"[^>]*>/.exec(form)![0]).toContain('value="wool coat"');
  });

  it.each(['/en-gb/search', '/en-gb/search?q=', '/en-gb/search?q=+++', '/en-gb/search?colour=blue'])('asks for nothing at %s and shows where to begin', async (address) => {
    const html = await read(address);
    expect(asked()).toEqual([]);
    expect(spots(html)).toEqual(['Often looked for.']);
    expect(html).toContain('<h1');
  });

  it('that found nothing has what editors place around that (CMS-015, CMS-016)', async () => {
    api.answers.search = () => empty;
    const html = await read('/en-gb/search?q=xylophone');
    expect(spots(html)).toEqual(['Sorry.', 'Loved by others.']);
    expect(html.indexOf('Sorry.')).toBeLessThan(html.indexOf('search_page.nothing_text'));
    expect(html.indexOf('search_page.nothing_text')).toBeLessThan(html.indexOf('Loved by others.'));
  });

  it('is kept out of search engines, each term and page an address of its own (SHELL-100)', async () => {
    api.answers.search = () => ({ ...empty, totalResults: 90, startingFrom: 60 });
    const html = await read('/en-gb/search?q=wool+coat&sorting=newest&page=2');
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/en-gb/search?q=wool+coat&amp;page=2"/>');
    for (const market of ['de-de', 'ar-ae']) expect(html).toContain(`hreflang="${market}" href="https://shop.example/${market}/search?q=wool+coat&#38;page=2"`);
    expect(await read('/en-gb/search')).toMatch(/<meta name="robots" content="noindex/);
  });

  it.each([['more letters than a search takes', 'x'.repeat(300)], ['emoji', '👖👕'], ['half an emoji', '%F0%9F%91'], ['a direction override', '‮coat'], ['markup', '<script>alert(1)</script>'], ['a backslash and quotes', '\\"\' OR 1=1']])('makes sense of %s', async (_, term) => {
    const { statusCode, body } = await open(`/en-gb/search?q=${term.startsWith('%') ? term : encodeURIComponent(term)}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert(1)');
    for (const one of asked() as { searchTerms: string }[]) expect([...one.searchTerms].length).toBeLessThanOrEqual(200);
  });

  it.each<[string, FakeApi['answers']['search']]>([
    ['does not', (_request, reply) => reply.code(500).send({ status: 500, title: 'Internal Server Error', message: 'down' })],
    ['says so itself', () => ({ ...empty, hasError: true })],
  ])('says that it cannot answer when the search %s, and no cache keeps that', async (_, search) => {
    api.answers.search = search;
    const { statusCode, headers, body } = await open('/en-gb/search?q=coat');
    expect(headers['cache-control']).not.toContain('public');
    expect([statusCode, spots(body.replace(/<script[\s\S]+?<\/script>/g, ''))]).toEqual([503, []]);
    expect(body).toContain('listing.error');
  });

  it('waits for no row that it does not show', async () => {
    api.answers.products = silence;
    expect((await open('/en-gb/search?q=coat')).statusCode).toBe(200);
  });
});

describe('a term that leads elsewhere', () => {
  beforeEach(() => void (api.answers.search = () => ({ ...empty, redirect: '/gift-cards?colour=red' })));

  it('sends the browser there, below the market (CAT-123, CAT-124)', async () => {
    const { statusCode, headers } = await open('/en-gb/search?q=voucher');
    expect([statusCode, headers.location]).toEqual([302, '/en-gb/gift-cards?colour=red']);
  });

  it('is told to a page that is open already', async () => {
    expect((await open('/_page/en-gb/search?q=voucher')).json()).toEqual({ kind: 'redirect', href: '/en-gb/gift-cards?colour=red' });
  });

  it('may be the home page, and never another host', async () => {
    for (const [redirect, location] of [['/', '/en-gb'], ['//elsewhere.example', '/en-gb//elsewhere.example']]) {
      api.answers.search = () => ({ ...empty, redirect });
      expect((await open(`/en-gb/search?q=${encodeURIComponent(redirect!)}`)).headers.location).toBe(location);
    }
  });
});
