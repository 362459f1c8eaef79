import { searchProducts, type SearchRequest, type SearchResult } from '@selvedge/api-catalog';
import { queryOptions } from '@tanstack/react-query';
import { search } from '../catalog.queries.ts';
import { productTile, type ProductTile } from '../product-tile.ts';

/** Shown besides products, so that these stay in sight. */
const MOST = { terms: 5, categories: 3 };

/** What a shopper who is still typing is offered. */
export interface Suggested extends NonNullable<SearchResult['suggestions']> {
  products: ProductTile[];
  /** How many products the term finds. */
  total: number;
}

/** Products, categories and completed terms for what is typed so far. @param size how many products */
export const suggestions = (market: string, term: string, size: number) => {
  const body = { from: 0, size, searchTerms: term, origin: 'suggestion' } satisfies SearchRequest;
  return queryOptions({
    queryKey: [searchProducts.id, { catalog: market, body }] as const,
    queryFn: async ({ client, signal }): Promise<Suggested> => {
      const { results, totalResults, suggestions: { categories, terms } = { categories: [], terms: [] } } = await search(client, market, body, signal);
      return { products: results.map((card) => productTile(card, 'searchSuggestion')), total: totalResults, categories: categories.slice(0, MOST.categories), terms: terms.filter((one) => one.toLowerCase() !== term.toLowerCase()).slice(0, MOST.terms) };
    },
  });
};
