import type { Shop } from '@selvedge/api-content';
import { ApiError, type Api } from '@selvedge/api-runtime';
import { defaultMarketId } from '@selvedge/market/data';
import { readShopRequest, splitMarket, type ShopRequest, type Visit } from '@selvedge/market/request';
import type { FastifyRequest } from 'fastify';
import type { StorefrontSettings } from './settings.ts';
import type { ShopReads } from './shop-reads.ts';

type Identity =
  | { kind: 'request'; request: ShopRequest; shop: Shop; previewStored: boolean }
  | { kind: 'moved'; href: string }
  | { kind: 'unreadable' };

interface Surroundings {
  settings: StorefrontSettings;
  shops: ShopReads;
  apiFor: (request: Pick<ShopRequest, 'channel' | 'preview'>) => Api;
}

/** Control characters stand in no path of a shop. */
const unreadable = /[\u0000-\u001f\u007f]/;

/** From an address and the little that counts of a visitor to the request identity and its shop. */
export async function identify(address: string, { headers, hostname }: FastifyRequest, { settings, shops, apiFor }: Surroundings): Promise<Identity> {
  const previewStored = /(?:^|;\s*)preview=true(?:;|$)/.test(headers.cookie ?? '') && settings.environment !== 'production';
  const visit: Visit = { host: hostname, userAgent: headers['user-agent'] ?? '', previewStored };
  // Two slashes at the start would be read as another host.
  const url = new URL(address.replace(/^\/{2,}/, '/'), settings.publicUrl);
  const first = tryTo(() => readShopRequest(url, visit, settings));
  if (!first || unreadable.test(first.path)) return { kind: 'unreadable' };

  const { market } = splitMarket(url.pathname);
  if (address.startsWith('//') || (market && market !== first.market)) {
    return { kind: 'moved', href: url.pathname.replace(/^\/[^/]*/, (segment) => segment.toLowerCase()) + url.search };
  }
  const { shop, known } = await shopOf(first, shops, apiFor(first));
  const request = readShopRequest(url, visit, settings, shop.searchConfigurations.facets);
  return {
    kind: 'request',
    // A market that does not exist is an address without a market.
    request: known ? request : { ...request, market: undefined, path: url.pathname, query: {} },
    shop,
    previewStored,
  };
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
