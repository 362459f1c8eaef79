import { getProduct, getProducts, searchProducts, type CategorySearch, type Product, type SearchRequest, type SearchResult } from '@selvedge/api-catalog';
import { apiOf, ask } from '@selvedge/api-runtime';
import type { PlacedBadge } from '@selvedge/market';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { lastPage, type ListingParams } from './listing.params.ts';
import type { ProductTile } from './product-tile.ts';

/** A page of a listing; `redirect` is where its search terms lead instead, `categories` those that are called like them. `startingFrom` tells which page it really is: the last one, when the asked one lies beyond (CAT-154). */
export type ListingResult = Omit<SearchResult, 'results' | 'suggestions' | 'hasError'> & {
  results: ProductTile[];
  categories?: CategorySearch[];
  /** Nothing is found: how much is without one of the filters, by filter; only those that bring something back. */
  without?: Record<string, number>;
};

/** A product as its page shows it. */
export type ProductView = Omit<Product, 'productRelations' | 'styleOptions' | 'badges'> & {
  badges?: PlacedBadge[];
  styleOptions: (Pick<Product['styleOptions'][number], 'id' | 'url' | 'image'> & { inStock: boolean; colourName: string })[];
};

/** What is left of an answer where it is shown. Loaded when something is asked for: browsers get most answers with their pages. */
const views = () => import('./product-view.ts');

export const catalogQueries = {
  /** A page of a category or a search, as tiles, with facets and sortings. @throws also where the answer itself says that it has an error: such a page is shown as failed, and no cache keeps it (CAT-127) */
  listing: (market: string, category: string | undefined, params: ListingParams, size: number) => {
    const body = searchRequest(category, params, size);
    return queryOptions({
      queryKey: [searchProducts.id, { catalog: market, body }] as const,
      queryFn: async ({ client, signal }): Promise<ListingResult> => {
        const call = (body: SearchRequest) => search(client, market, body, signal);
        const at = (from: number) => call({ ...body, from });
        const first = await at(body.from);
        const { results, suggestions, hasError: _, ...rest } = isBeyond(first) ? await at((lastPage(first.totalResults, size) - 1) * size) : first;
        const { productTile, waysOut } = await views();
        const way = rest.totalResults === 0 ? { without: await waysOut(params, (asked) => call(searchRequest(category, asked, 1))) } : {};
        return { ...rest, ...way, categories: suggestions?.categories, results: results.map((card) => productTile(card)) };
      },
    });
  },

  /**
   * A product with what its page shows of others: what completes the look, or the pieces of a set. They are answers of their own, and one
   * that fails takes nothing away from the product.
   * @throws ApiError 404 for a product that the market does not have
   */
  product: (market: string, productId: string) =>
    queryOptions({
      ...catalogQueries.piece(market, productId),
      queryFn: async ({ client, signal }): Promise<ProductView> => {
        const product = await piece(client, market, productId, signal);
        const { productSetOptions: pieces = [] } = product;
        const look = lookOf(product);
        await Promise.all([...pieces.map((id) => client.prefetchQuery(catalogQueries.piece(market, id))), ...(look.length > 0 ? [client.prefetchQuery(catalogQueries.products(market, look))] : [])]);
        return product;
      },
    }),

  /** A product alone, as one piece of a set. @throws ApiError 404 for a product that the market does not have */
  piece: (market: string, productId: string) =>
    queryOptions({
      queryKey: [getProduct.id, { catalog: market, productId }] as const,
      queryFn: ({ client, signal }) => piece(client, market, productId, signal),
    }),

  /** Tiles of these products, in this order. */
  products: (market: string, productIds: string[]) => {
    const { queryKey } = ask(getProducts, { catalog: market, productIds });
    return queryOptions({
      queryKey,
      queryFn: async ({ client, signal }) => {
        const cards = await apiOf(client).call(getProducts, { catalog: market, productIds }, { signal });
        const { productTile } = await views();
        return cards.map((card) => productTile(card, 'productCarousel'));
      },
    });
  },
};

/** @throws where the answer says that it is none */
export async function search(client: QueryClient, catalog: string, body: SearchRequest, signal: AbortSignal): Promise<SearchResult> {
  const result = await apiOf(client).call(searchProducts, { catalog, body }, { signal });
  if (result.hasError) throw new Error('The search could not answer.');
  return result;
}

async function piece(client: QueryClient, catalog: string, productId: string, signal: AbortSignal): Promise<ProductView> {
  const product = await apiOf(client).call(getProduct, { catalog, productId }, { signal });
  return (await views()).productView(product);
}

/** What is worn with a product (CAT-193, CAT-197). */
export const lookOf = ({ hasCompleteTheLook, shopTheLook = [] }: Pick<Product, 'hasCompleteTheLook' | 'shopTheLook'>): string[] => (hasCompleteTheLook === false ? [] : shopTheLook);

const isBeyond = ({ totalResults, startingFrom }: SearchResult) => totalResults > 0 && startingFrom >= totalResults;

function searchRequest(category: string | undefined, { page, sorting, q, facets, lower, upper }: ListingParams, size: number) {
  const chosen = Object.entries(facets).map(([id, values]) => ({ id, values }));
  return {
    from: (page - 1) * size,
    size,
    origin: q === undefined ? 'plp' : 'search',
    ...(category ? { category } : {}),
    ...(q ? { searchTerms: q } : {}),
    ...(sorting ? { sorting } : {}),
    ...(chosen.length > 0 ? { facets: chosen } : {}),
    ...(lower === undefined && upper === undefined ? {} : { priceRange: { lowerBoundingValue: lower, upperBoundingValue: upper } }),
  } satisfies SearchRequest;
}
