import type { SearchResult } from '@selvedge/api-catalog';
import type { ListingParams } from '../listing.params.ts';
import { filtersOf, without } from './filters.rules.ts';

/** How much there is without each filter, all asked at once. What cannot be told, or is nothing, is left out. */
export async function waysOut(params: ListingParams, search: (params: ListingParams) => Promise<SearchResult>): Promise<Record<string, number>> {
  const counts = await Promise.allSettled(filtersOf(params).map(async (filter) => [filter, (await search(without(params, filter))).totalResults] as const));
  return Object.fromEntries(counts.flatMap((one) => (one.status === 'fulfilled' && one.value[1] > 0 ? [one.value] : [])));
}
