import { useMoney, useShop } from '@selvedge/market';
import type { ListingResult } from '../catalog.queries.ts';
import { priceFilter, type ListingParams } from '../listing.params.ts';

/** What shoppers call a filter of this listing: the values of a facet, one of them, or the price range. */
export function useChosenNames({ facets }: Pick<ListingResult, 'facets'>, { facets: chosen, lower, upper }: ListingParams): (filter: string, values?: readonly string[]) => string {
  const money = useMoney();
  const { currency } = useShop().market;
  return (filter, values = chosen[filter] ?? []) => {
    if (filter === priceFilter) return [lower, upper].map((amount) => (amount === undefined ? '' : money({ amount, currency }))).join(' – ');
    const known = facets.find(({ id }) => id === filter)?.values;
    return values.map((value) => known?.find((one) => one.value === value)?.name ?? value).join(', ');
  };
}
