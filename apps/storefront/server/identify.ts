import type { Shop } from '@selvedge/api-content';
import { ApiError, type Api } from '@selvedge/api-runtime';
import { defaultMarketId } from '@selvedge/market/data';
import { pageNumber, readShopRequest, splitMarket, type ShopRequest, type Visit } from '@selvedge/market/request';
import type { FastifyRequest } from 'fastify';
import type { FacetReads } from './facet-reads.ts';
import { hostOf } from './host.ts';
import type { StorefrontSettings } from './settings.ts';
import type { ShopReads } from './shop-reads.ts';

type Identity =
  | { kind: 'request'; request: ShopRequest; shop: Shop; previewStored: boolean }
  | { kind: 'moved'; href: string; status: 301 | 302 }
  | { kind: 'unreadable' };

interface Dependencies {
  settings: StorefrontSettings;
  shops: ShopReads;
  facets: FacetReads;
  apiFor: (request: Pick<ShopRequest, 'channel' | 'preview'>) => Api;
}

/** Control characters stand in no path of a shop. */
const unreadable = /[\u0000-\u001f\u007f]/;

/**
 * Reads the request identity and its shop from an address and the few headers that count. An address with facet values that the market does
 * not have, or with an odd page number, moves to the one that means the same: such addresses could fill any cache.
 */
export async function identify(address: string, { headers }: FastifyRequest, { settings, shops, facets, apiFor }: Dependencies): Promise<Identity> {
  const previewStored = /(?:^|;\s*)preview=true(?:;|$)/.test(headers.cookie ?? '') && settings.environment !== 'production';
  const visit: Visit = { host: hostOf(headers), userAgent: headers['user-agent'] ?? '', previewStored };
  // Two slashes at the start would be read as another host.
  const url = new URL(address.replace(/^\/{2,}/, '/'), settings.publicUrl);
  const first = tryTo(() => readShopRequest(url, visit, settings));
  if (!first || unreadable.test(first.path)) return { kind: 'unreadable' };

  const { market } = splitMarket(url.pathname);
  if (address.startsWith('//') || (market && market !== first.market)) {
    return { kind: 'moved', status: 301, href: url.pathname.replace(/^\/[^/]*/, (segment) => segment.toLowerCase()) + url.search };
  }
  const { shop, known } = await shopOf(first, shops, apiFor(first));
  const request = readShopRequest(url, visit, settings, shop.searchConfigurations.facets);
  const query = known && request.market ? await meaningfulQuery({ ...request, market: request.market }, shop, facets, apiFor(request)) : request.query;
  if (query !== request.query) return { kind: 'moved', status: 302, href: url.pathname + changedSearch(url, request.query, query) };
  return {
    kind: 'request',
    // A market that does not exist is an address without a market.
    request: known ? request : { ...request, market: undefined, path: url.pathname, query: {} },
    shop,
    previewStored,
  };
}

/** The query without facet values that do not exist and with a plain page number; the same object when nothing is wrong with it. */
async function meaningfulQuery({ market, query }: ShopRequest & { market: string }, shop: Shop, facets: FacetReads, api: Api): Promise<Record<string, string>> {
  const known = await facets.withoutUnknown(market, query, shop.searchConfigurations.facets, api);
  const { page, ...rest } = known;
  const number = pageNumber(page);
  const meaningful = page === undefined || page === String(number) ? known : { ...rest, ...(number > 1 ? { page: String(number) } : {}) };
  const isSame = Object.keys(query).every((key) => query[key] === meaningful[key]);
  return isSame ? query : meaningful;
}

/** The search of an address with the keys of its identity changed; all others, such as campaign marks, stay. */
function changedSearch(url: URL, before: Record<string, string>, after: Record<string, string>): string {
  const search = new URLSearchParams(url.search);
  for (const key of Object.keys(before)) {
    if (after[key] === undefined) search.delete(key);
    else if (after[key] !== before[key]) search.set(key, after[key]);
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}

async function shopOf(request: ShopRequest, shops: ShopReads, api: Api): Promise<{ shop: Shop; known: boolean }> {
  if (request.market) {
    try {
      return { shop: await shops.read(request.market, request, api), known: true };
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
  return { shop: await shops.read(defaultMarketId, request, api), known: request.market === undefined };
}

function tryTo<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
