import { getPage, type PageContent, type Shop } from '@selvedge/api-content';
import { ApiError, provideApi, type Api } from '@selvedge/api-runtime';
import { onlyBrand } from '@selvedge/catalog';
import { placeRows, type AnyQuery } from '@selvedge/cms-widgets';
import { requestHref, shopView, type ShopRequest, type ShopView } from '@selvedge/market';
import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { queryDefaults } from './query-defaults.ts';
import type { ResolvedPage } from './define-page.ts';
import { headFacts } from './head-facts.ts';
import { pageFor } from './pages.ts';
import { textsFor } from './texts.ts';
import { widgets } from './widgets.ts';

/** Longest waits in ms: what a page cannot do without, and what it can. */
const essentialDeadline = 2_500;
const widgetDeadline = 1_000;

export interface Redirect {
  kind: 'redirect';
  status: number;
  href: string;
}

export interface PageReady {
  kind: 'page';
  page: ResolvedPage;
  shop: ShopView;
  /** Those of its texts that only this page needs: a visit that began elsewhere has not got them. */
  texts: Record<string, string>;
  /** Answers of the page's queries, for the browser to go on with. */
  queries: DehydratedState;
  /** Source modules that the page uses, for the links to their chunks. */
  modules: string[];
  /** Path of this page in other markets, where it differs. */
  paths: Record<string, string>;
  /** Whether it must be a document of its own (its content security policy is another one). */
  ownDocument: boolean;
  /** False when something arrived too late or failed: such a page must not be kept. */
  complete: boolean;
  /** What monitoring should hear of. */
  problems: string[];
}

export type Resolution = Redirect | PageReady;

/**
 * From a request to a page with all that it needs, in one step (SHELL-017).
 * @param shop the shop read of the market; of the default market when the request has none
 * @throws ApiError when the page itself cannot be read in time
 */
export async function resolve(request: ShopRequest, shop: Shop, api: Api): Promise<Resolution> {
  const view = shopView(shop, request);
  const content = request.market ? await readContent({ ...request, market: request.market }, api) : countrySelector(request.path, await isPage(request.path, view.market.id, api));
  if ('redirect' in content) return content.redirect;

  const queryClient = new QueryClient(queryDefaults);
  provideApi(queryClient, api);
  try {
    const first = await prepare(request, view, content, queryClient);
    // A product or category that the catalogue does not know is a page that does not exist.
    return first === 'missing' ? ((await prepare(request, view, notFound(content), queryClient)) as Resolution) : first;
  } finally {
    queryClient.clear();
  }
}

async function readContent(request: ShopRequest & { market: string }, api: Api): Promise<PageContent | { redirect: Redirect }> {
  const { market, path, query, preview } = request;
  const { statusCode, location, content } = await api.call(
    getPage,
    { market, path, type: 'json', ...(preview ? { preview } : {}), ...pick(query, 'cgid'), ...pick(query, 'cid') },
    { deadline: essentialDeadline },
  );
  if (location !== undefined && [301, 302, 307, 308].includes(statusCode)) {
    const { cgid: _, cid: __, ...rest } = query;
    const target = location.startsWith('/') ? location : `/${location}`;
    return { redirect: { kind: 'redirect', status: statusCode, href: requestHref({ market, path: decodeURI(target), query: rest }) } };
  }
  // 300 offers a choice that nobody could make (MKT-038).
  if (statusCode === 300 || statusCode === 404) return notFound(content ?? { id: 'not-found', metadata: { title: '', description: '' }, breadcrumbs: [], areas: {} });
  if (!content) throw new ApiError('The page has no content.', { status: statusCode });
  return content;
}

const pick = (query: Record<string, string>, key: 'cgid' | 'cid') => (query[key] ? { [key]: query[key] } : {});

const notFound = (content: PageContent): PageContent => ({ ...content, metadata: { ...content.metadata, alias: undefined } });

/** Whether a path leads somewhere in a market; where that cannot be told it does not. */
const isPage = async (path: string, market: string, api: Api): Promise<boolean> =>
  path === '/' || api.call(getPage, { market, path, type: 'json' }, { deadline: essentialDeadline }).then(({ statusCode }) => statusCode < 400 && statusCode !== 300, () => false);

const unknownStart = 'unknown-start';

/** The page for a visitor without a market (MKT-002); below an unknown path it is also the not-found page. */
const countrySelector = (path: string, isKnown: boolean): PageContent => ({
  id: isKnown ? 'country-selector' : unknownStart,
  metadata: { alias: 'countrySelectorPage', title: '', description: '', ...(path === '/' ? {} : { robots: 'noindex' }) },
  breadcrumbs: [],
  areas: {},
});

async function prepare(request: ShopRequest, shop: ShopView, content: PageContent, queryClient: QueryClient): Promise<Resolution | 'missing'> {
  const { alias, entry } = pageFor(content.metadata.alias);
  const place = { market: shop.market.id, path: request.path, categoryId: content.categoryId, productId: content.productId };
  const rowSettings = { registry: widgets, place, inStore: request.channel === 'inStore', showProblems: request.preview };
  const { page: module } = await entry.module.load();

  const essential = module.queries?.({ request, shop, content }) ?? [];
  const essentials = Promise.all(essential.map((query) => answer(queryClient, query, essentialDeadline)));
  // Everything is asked at once, but of a page whose answers decide which rows it has.
  const { leadsTo, areas: shown } = module.turn ? (await essentials, module.turn({ request, shop, content }, queryClient)) : {};
  if (leadsTo !== undefined) return { kind: 'redirect', status: 302, href: `/${shop.market.id}${leadsTo === '/' ? '' : leadsTo}` };

  const placed = Object.entries(content.areas).filter(([area]) => shown?.includes(area) ?? true);
  const areas = await Promise.all(placed.map(async ([area, rows]) => ({ area, ...(await placeRows(rows, rowSettings)) })));
  const optional = areas.flatMap(({ queries }) => queries);
  const [answers, late] = await Promise.all([essentials, Promise.all(optional.map((query) => answer(queryClient, query, widgetDeadline)))]);
  const failure = answers.find((one) => one !== undefined);
  if (failure instanceof ApiError && failure.status === 404) return 'missing';

  const status = failure ? 503 : alias === 'notFoundPage' || content.id === unknownStart ? 404 : 200;
  const query = module.query?.({ request, shop, content }, queryClient) ?? {};
  if (request.market && status === 200 && requestHref({ path: '', query }) !== requestHref({ path: '', query: request.query })) return { kind: 'redirect', status: 302, href: requestHref({ ...request, query }) };

  const { alias: _, paths = {}, brand = narrowedTo(request, shop, content), ...metadata } = content.metadata;
  const texts = textsFor(alias, shop.translations);
  const asked = { market: request.market, path: request.path, query: request.query };
  const { canonical, ...head } = headFacts({ alias, status, request: asked, metadata }, shop);
  return {
    kind: 'page',
    page: {
      alias,
      status,
      request: asked,
      metadata: { ...metadata, ...head, ...(brand ? { brand } : {}) },
      ...(canonical ? { canonical } : {}),
      breadcrumbs: content.breadcrumbs,
      categoryId: content.categoryId,
      productId: content.productId,
      areas: Object.fromEntries(areas.map(({ area, rows }) => [area, rows])),
    },
    shop: { ...shop, translations: { ...texts.shared, ...texts.own } },
    texts: texts.own,
    queries: settled(queryClient),
    modules: [entry.module.id, ...areas.flatMap(({ modules }) => modules.map(({ id }) => id))],
    paths,
    ownDocument: entry.ownDocument ?? false,
    complete: failure === undefined && late.every((one) => one === undefined),
    problems: [...areas.flatMap(({ problems }) => problems), ...problemsOf(essential, answers), ...problemsOf(optional, late), ...(module.problems?.({ request, shop, content }, queryClient) ?? [])],
  };
}

/** A category of which one brand is left wears that brand, if it has a look: a page of its own. */
function narrowedTo({ query }: ShopRequest, { searchConfigurations: { facets }, navigation: { brands } }: ShopView, { categoryId }: PageContent): string | undefined {
  const brand = categoryId === undefined ? undefined : onlyBrand(query, facets);
  return brands.some(({ url }) => url === `/${brand}`) ? brand : undefined;
}

/** What went wrong with which query, for the log: who answers wrongly must be able to find it. */
const problemsOf = (queries: AnyQuery[], results: (Error | undefined)[]): string[] =>
  results.flatMap((error, index) => (error ? [`${String(queries[index]!.queryKey[0])}: ${error instanceof ApiError ? `status ${error.status}. ` : ''}${((error.cause as Error | undefined) ?? error).message}`] : []));

/** What came and what failed, to be shown as such. Of a failure only that it was one: its details are the server's. */
function settled(queryClient: QueryClient): DehydratedState {
  const state = dehydrate(queryClient, { shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending' });
  const queries = state.queries.map((query) =>
    query.state.status === 'error' ? { ...query, state: { ...query.state, error: { message: 'failed' } as Error, fetchFailureReason: null } } : query,
  );
  return { ...state, queries };
}

/** Asks a query and waits no longer than the deadline; gives what went wrong, or nothing. */
async function answer(queryClient: QueryClient, query: AnyQuery, deadline: number): Promise<Error | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Error>((settle) => {
    timer = setTimeout(() => settle(new Error(`It took longer than ${deadline} ms.`)), deadline);
  });
  const asked = queryClient.fetchQuery(query).then(
    () => undefined,
    (error: Error) => error,
  );
  const result = await Promise.race([asked, tooLate]);
  clearTimeout(timer);
  if (result) await queryClient.cancelQueries({ queryKey: query.queryKey });
  return result;
}

