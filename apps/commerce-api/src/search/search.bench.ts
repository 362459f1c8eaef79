/** What searching a large range costs: `npm run bench` runs it and reads the JSON in its last line. DATABASE_URL names a shop that has such a range already. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isNotNull } from 'drizzle-orm';
import { createCommerceApi } from '../commerce-api.ts';
import { operationsOf, readContract } from '../http/contract.ts';
import { nonsenseFor, type StrangeRequest } from '../http/nonsense.ts';
import { isUnanswered } from '../http/unanswered.ts';
import { chanceFrom } from '../sample/chance.ts';
import { connect, openDatabase, type OpenDatabase } from '../storage/database.ts';
import { variant } from '../storage/schema.ts';
import { freePort } from '../storage/test-server.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { readCatalogue, type Reading } from './catalogue-reader.ts';
import { facetIds, sortings, type FacetId, type SearchQuestion } from './search-engine.ts';

const OPTIONS = 50_000;
const QUESTIONS = 2_000;
const WARM_UP = 200;
/** Over HTTP: a server answers ever faster until it has answered so many. */
const WARM_UP_OVER_HTTP = 1_000;
const TURNS = 5;
/** Of thousands of requests some have bad luck five times. */
const MANY_TURNS = 30;
const say = (line: string) => console.error(line);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const chance = chanceFrom(Number(process.env.SEED ?? 1));

const folder = await mkdtemp(join(tmpdir(), 'selvedge-bench-'));
const database = process.env.DATABASE_URL ? await connect(process.env.DATABASE_URL) : await openDatabase({ databaseUrl: undefined, dataDirectory: folder, postgresPort: await freePort() }, say);
try {
  console.log(JSON.stringify(await figures(database)));
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function figures(shop: OpenDatabase) {
  if (!process.env.DATABASE_URL) await writeRange(shop);
  await (await connect(shop.url)).close();
  const before = held();
  const { catalogue, ready } = await reading(shop);
  const memory = held() - before;
  const anew = await reading(shop, { isAside: true });

  const questions = Array.from({ length: QUESTIONS + WARM_UP }, () => questionFor(catalogue));
  const search = await timed(questions.map((question) => () => catalogue.engine.search(question)));
  const words = typedWords(catalogue);
  const suggestion = await timed(Array.from({ length: QUESTIONS + WARM_UP }, () => ({ currency: 'GBP', language: chance.oneOf(['en', 'de', 'ar']), text: typed(words), products: 3, categories: 5, terms: 8 })).map((question) => () => catalogue.engine.suggest(question)));
  return { options: catalogue.size, ready, memory, pause: anew.pause, search, overHttp: await overHttp(shop, questions.slice(0, WARM_UP_OVER_HTTP + 600)), suggestion, nonsense: await nonsense(shop, catalogue) };
}

/** By a process of its own, and until nothing of it is left to be done: a shop that starts has not written its catalogue a moment ago. */
async function writeRange({ url, db }: OpenDatabase): Promise<void> {
  const sample = fileURLToPath(new URL('../sample/main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [sample, '--options', String(OPTIONS)], { env: { ...process.env, DATABASE_URL: url } });
  say(stdout.trimEnd());
  for (const work of ['VACUUM ANALYZE', 'CHECKPOINT']) await db.$client.query(work);
}

/** Bytes on the heap and outside. */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function reading({ db }: OpenDatabase, how?: Reading): Promise<{ catalogue: CatalogueIndex; ready: number; pause: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  const catalogue = await readCatalogue(db, how);
  delay.disable();
  return { catalogue, ready: performance.now() - began, pause: delay.percentile(99) / 1e6 };
}

/** In ms. Of each call the fastest of some turns counts: what else the machine does is no matter of the engine's. */
async function timed(calls: (() => Promise<unknown>)[]): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (const call of calls) {
    let fastest = Infinity;
    for (let turn = 0; turn < TURNS; turn++) {
      const began = performance.now();
      await call();
      fastest = Math.min(fastest, performance.now() - began);
    }
    times.push(fastest);
  }
  return shares(times.slice(WARM_UP));
}

function shares(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length * 0.5)]!, p95: sorted[Math.floor(sorted.length * 0.95)]! };
}

/** In ms, each question once, one after the other, from asking to the last byte of its sixty products. */
async function overHttp(shop: OpenDatabase, questions: SearchQuestion[]): Promise<{ p50: number; p95: number }> {
  const api = await createCommerceApi({ settings: { environment: 'test' }, database: shop });
  const address = `${await api.listen({ host: '127.0.0.1', port: 0 })}/api/catalog/en-gb/search`;
  const times: number[] = [];
  for (const { text, category, chosen, price, from, size } of questions) {
    const body = JSON.stringify({ from, size, searchTerms: text, category, facets: [...chosen!].map(([id, values]) => ({ id, values: [...values] })), priceRange: price && { lowerBoundingValue: price.lower! / 100, upperBoundingValue: price.upper! / 100 } });
    const began = performance.now();
    const answer = await fetch(address, { method: 'POST', headers: { 'x-shop-call': '1', 'x-market': 'en-gb', 'content-type': 'application/json' }, body });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${body} is answered with ${answer.status}.`);
  }
  await api.close();
  return shares(times.slice(WARM_UP_OVER_HTTP));
}

/** As listings and search pages ask: a category or a text, now and then narrowed, priced and sorted. */
function questionFor({ categories }: CatalogueIndex): SearchQuestion {
  const isText = chance.happens(0.3);
  const values: Partial<Record<FacetId, string[]>> = { colour: ['blue', 'black', 'white', 'green'], size: ['m', 'l', '30', '32', '38'], brand: ['Selvedge', 'Nord', 'Kiosk'], material: ['cotton', 'wool', 'denim'] };
  const chosen = new Map(Object.entries(values).filter(() => chance.happens(0.3)).map(([facet, some]) => [facet as FacetId, new Set([chance.oneOf(some), chance.oneOf(some)])]));
  return {
    currency: chance.oneOf(['GBP', 'EUR', 'AED']),
    language: chance.oneOf(['en', 'de', 'ar']),
    facets: facetIds,
    chosen,
    ...(isText ? { text: chance.oneOf(['jeans', 'blue jeans', 'wool coat', 'sweatshrit', 'pants', 'mantel', 'جينز', 'women', 'shirt linen white', 'b']) } : { category: chance.happens(0.1) ? undefined : chance.oneOf(categories).id }),
    ...(chance.happens(0.2) ? { price: { lower: 2_000, upper: 12_000 } } : {}),
    sorting: chance.happens(0.5) ? 'recommended' : chance.oneOf([...sortings]),
    from: chance.happens(0.8) ? 0 : 60 * chance.between(1, 20),
    size: 60,
  };
}

function typedWords({ categories }: CatalogueIndex): string[] {
  return [...categories.flatMap(({ name }) => Object.values(name)), 'wool coat', 'slim jeans', 'leather jacket', 'Wollmantel', 'blaue Hose', 'معطف صوف', 'sweatshrit', 'trousrs'];
}

/** The beginning of something. */
function typed(words: string[]): string {
  const word = chance.oneOf(words);
  return word.slice(0, chance.between(2, word.length));
}

/** The longest that a nonsensical request takes, in ms, of each that seems slow the fastest of many turns; all get an answer that is no server error. */
async function nonsense(shop: OpenDatabase, catalogue: CatalogueIndex): Promise<number> {
  const api = await createCommerceApi({ settings: { environment: 'test' }, database: shop });
  let machines = 0;
  let longest = 0;
  for (const { what, ...request } of await strangeRequests(shop, catalogue)) {
    let fastest = Infinity;
    for (let turn = 0; turn < MANY_TURNS && fastest > longest; turn++) {
      // So that nobody is refused for asking often.
      const remoteAddress = `10.${(++machines >> 16) & 255}.${(machines >> 8) & 255}.${machines & 255}`;
      const began = performance.now();
      const { statusCode } = await api.inject({ ...request, remoteAddress });
      fastest = Math.min(fastest, performance.now() - began);
      if (statusCode >= 500) throw new Error(`${request.url.slice(0, 100)} with ${what} answers ${statusCode}.`);
    }
    if (fastest > longest) say(`${Math.round(fastest)} ms: ${request.url.slice(0, 60)} with ${what.slice(0, 80)}`);
    longest = Math.max(longest, fastest);
  }
  await api.close();
  return longest;
}

/** Each operation of the catalogue and of stock with one thing strange at a time, and what only a large range makes costly. */
async function strangeRequests({ db }: OpenDatabase, catalogue: CatalogueIndex): Promise<StrangeRequest[]> {
  const { ids } = await catalogue.engine.search({ currency: 'GBP', language: 'en', from: 0, size: 100 });
  const articles = await db.select({ ean: variant.ean }).from(variant).where(isNotNull(variant.ean)).limit(100);
  let shoppers = 0;
  const [productId, ean] = [ids[0]!, articles[0]!.ean!];
  const sense = { email: () => `shopper.${++shoppers}@mail.example`, acceptTerms: () => true, productId: () => productId, productIds: () => ids, styleId: () => productId.split('_')[0], ean: () => ean, Ean: () => ean, EanCodes: () => articles.map((one) => one.ean) };
  const contracts = await Promise.all(['catalog', 'recommendation', 'inventory', 'notify-me'].map((service) => readContract(`@selvedge/api-${service}`)));
  const operations = contracts.flatMap(operationsOf).filter(({ operationId }) => !isUnanswered(operationId));

  const long = (text: string) => text.repeat(200).slice(0, 200);
  const searches: object[] = [
    ...['xqzvwkjh', 'unicornss dragonsss ', '\u202esnaej '].map((text) => ({ searchTerms: long(text) })), { searchTerms: 'a', origin: 'suggestion' }, { searchTerms: long('wo jea '), origin: 'suggestion' },
    { facets: facetIds.map((id) => ({ id, values: Array.from({ length: 100 }, (_, place) => String(place)) })) }, { from: 1_000_000_000, size: 200 }, { size: 200, sorting: 'price-asc', from: 40_000 }, { priceRange: { lowerBoundingValue: 1e300, upperBoundingValue: -1e300 } },
  ];
  // Nothing is both reduced and not: all that may be looked through is.
  const wishes = ['PopularProducts', 'PersonalProducts', 'SimilarProducts', 'PurchasedWithProduct'].map((type) => ({ type, productIds: ids, excludeMarkdown: true, excludeNoMarkdown: true }));
  const post = (path: string) => (body: object): StrangeRequest => ({ what: JSON.stringify(body), method: 'POST' as 'GET', url: path, headers: { 'x-shop-call': '1', 'x-market': 'en-gb', 'content-type': 'application/json' }, payload: JSON.stringify(body) });
  return [...operations.flatMap((operation) => [...nonsenseFor(operation, 'en-gb', sense)]), ...searches.map(post('/api/catalog/en-gb/search')), ...['products-simple', 'front-images', 'search-ids'].map((path) => post(`/api/catalog/en-gb/${path}`)(ids)), ...wishes.map(post('/api/recommendation/en-gb/recommendations'))];
}
