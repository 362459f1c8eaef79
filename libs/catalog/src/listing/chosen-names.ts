import { useMoney, useShop, useTranslate } from '@selvedge/market';
import type { ListingResult } from '../catalog.queries.ts';
import type { ListingParams } from '../listing.params.ts';
import { priceFilter } from './filters.rules.ts';

/** What shoppers call a filter of this listing: the values of a facet, one of them, or the price range. */
export function useChosenNames({ facets }: Pick<ListingResult, 'facets'>, { facets: chosen, lower, upper }: ListingParams): (filter: string, values?: readonly string[]) => string {
  const t = useTranslate();
  const money = useMoney();
  const { currency } = useShop().market;
  return (filter, values = chosen[filter] ?? []) => {
    if (filter === priceFilter) {
      const [from, to] = [lower, upper].map((amount) => (amount === undefined ? undefined : money({ amount, currency })));
      if (from && to) return `${from} – ${to}`;
      return from ? t('listing.price_at_least', { price: from }) : t('listing.price_at_most', { price: to! });
    }
    const known = facets.find(({ id }) => id === filter)?.values;
    const words = values.map((value) => known?.find((one) => one.value === value)?.name ?? value).join(', ');
    // A bare number may be a size or a length.
    return /\p{L}/u.test(words) ? words : `${t(`facet.${filter}`)} ${words}`;
  };
}
