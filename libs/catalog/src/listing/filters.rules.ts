import type { ListingResult } from '../catalog.queries.ts';
import { changed, type ListingParams } from '../listing.params.ts';

/** The price range among the filters, beside the facets by their ids. */
export const priceFilter = 'price';

/** What a listing is narrowed by: facets by their ids, and the price range. */
export const filtersOf = ({ facets, lower, upper }: ListingParams): string[] => [...Object.keys(facets), ...(lower === undefined && upper === undefined ? [] : [priceFilter])];

/** The listing without one of its filters. */
export function without(params: ListingParams, filter: string): ListingParams {
  if (filter === priceFilter) return changed(params, { lower: undefined, upper: undefined });
  const { [filter]: _, ...facets } = params.facets;
  return changed(params, { facets });
}

/** Whether a choice in it changes anything: not where everything has its only value. */
export const narrows = ({ values }: ListingResult['facets'][number], total: number): boolean => values.length > 1 || values.some(({ count, selected }) => selected || count < total);
