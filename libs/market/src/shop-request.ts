export const shopEnvironments = ['demo', 'test', 'production'] as const;
/** What is allowed where; apart from NODE_ENV. Also the payload-environment header (CMS-284). */
export type ShopEnvironment = (typeof shopEnvironments)[number];

/**
 * All that a page may depend on. The only input of the resolver, of the page cache's key and of the headers towards the
 * API; nothing else of a visitor reaches the server's render.
 */
export interface ShopRequest {
  /** Market id; without one the country selector is shown (MKT-002). */
  market?: string;
  /** `app` in the native shell (SHELL-010), `inStore` in the in-store ordering context (SHELL-011). */
  channel: 'web' | 'app' | 'inStore';
  hostRole: 'shop' | 'setup';
  environment: ShopEnvironment;
  /** Never true in production (SHELL-006). */
  preview: boolean;
  /** Decoded path below the market, beginning with a slash. */
  path: string;
  /** Allow-listed query keys with their values, in alphabetical order. */
  query: Record<string, string>;
}

/** What the server knows of a visit beside its address. */
export interface Visit {
  host: string;
  userAgent: string;
  /** The visitor keeps looking at the preview (SHELL-007). */
  previewStored: boolean;
}

export interface RequestSettings {
  environment: ShopEnvironment;
  /** Host names of the in-store ordering context, without port. */
  inStoreHosts: readonly string[];
}

/** Query keys that change what the server renders, beside the facets (SHELL-037, SHELL-041). */
const listingKeys = ['page', 'sorting', 'q', 'lowerBoundingValue', 'upperBoundingValue', 'cgid', 'cid'];
const longestValue = 500;
const appMarker = /\bSelvedgeApp\b/;

/** The market segment of a path and the rest; `undefined` for the market of a path without one (SHELL-012). */
export function splitMarket(path: string): { market: string | undefined; rest: string } {
  const match = /^\/([a-z]{2,3}-[a-z]{2})(?=\/|$)/i.exec(path);
  if (!match) return { market: undefined, rest: path };
  return { market: match[1]!, rest: path.slice(match[0].length) || '/' };
}

/**
 * Reads the request identity from an address.
 * @param facets facet ids of the shop: the remaining query keys that count
 * @throws URIError for a path that cannot be decoded
 */
export function readShopRequest(url: URL, visit: Visit, settings: RequestSettings, facets: readonly string[] = []): ShopRequest {
  const { market, rest } = splitMarket(url.pathname);
  const honoursPreview = settings.environment !== 'production';
  const inStore = settings.inStoreHosts.includes(visit.host);
  const asApp = appMarker.test(visit.userAgent) || (honoursPreview && url.searchParams.get('app') === 'true');
  const previewKey = url.searchParams.get('preview');
  return {
    market: market?.toLowerCase(),
    channel: inStore ? 'inStore' : asApp ? 'app' : 'web',
    hostRole: inStore && visit.host.includes('setup') ? 'setup' : 'shop',
    environment: settings.environment,
    preview: honoursPreview && (previewKey === 'true' || (visit.previewStored && previewKey !== 'false')),
    path: decodeURIComponent(rest),
    query: allowedQuery(url.searchParams, facets),
  };
}

/** The query keys that count, sorted, so that their order in the address does not matter. */
export function allowedQuery(params: URLSearchParams, facets: readonly string[]): Record<string, string> {
  const keys = [...listingKeys, ...facets].sort();
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = params.get(key);
      return value && value.length <= longestValue ? [[key, value]] : [];
    }),
  );
}

/** More pages than any listing has; keeps numbers sane before the total is known. */
const MOST_PAGES = 1_000_000;

/** Page number of an address: 1 when it is no number, otherwise its absolute rounded value, at least 1 (CAT-150, CAT-151, CAT-154). */
export function pageNumber(text: string | undefined): number {
  const number = Math.round(Math.abs(Number(text ?? 1)));
  return Number.isNaN(number) ? 1 : Math.min(Math.max(1, number), MOST_PAGES);
}

/** One text per request identity: equal requests, equal keys. */
export const requestKey = (request: ShopRequest): string =>
  JSON.stringify([request.market ?? '', request.channel, request.hostRole, request.environment, request.preview, request.path, request.query]);

/** The address of a request below the shop's origin. */
export function requestHref({ market, path, query }: Pick<ShopRequest, 'market' | 'path' | 'query'>): string {
  const search = new URLSearchParams(query).toString();
  const pathname = path.split('/').map(encodeURIComponent).join('/');
  const below = market ? `/${market}${pathname === '/' ? '' : pathname}` : pathname;
  return search ? `${below}?${search}` : below;
}
