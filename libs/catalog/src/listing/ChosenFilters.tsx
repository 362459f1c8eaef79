import { ShopLink, useMoney, useShop, useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import type { ListingResult } from '../catalog.queries.ts';
import { changed, listingSearch, toggled, type ListingParams } from '../listing.params.ts';
import styles from './ChosenFilters.module.css';

export interface ChosenFiltersProps {
  result: ListingResult;
  params: ListingParams;
  path: string;
}

/** What a listing is narrowed by, each to be taken back with one tap. */
export function ChosenFilters({ result, params, path }: ChosenFiltersProps) {
  const t = useTranslate();
  const money = useMoney();
  const { currency } = useShop().market;
  const chips = Object.entries(params.facets).flatMap(([facet, values]) =>
    values.map((value) => ({
      key: `${facet} ${value}`,
      name: result.facets.find(({ id }) => id === facet)?.values.find((one) => one.value === value)?.name ?? value,
      to: listingSearch(toggled(params, facet, value)),
    })),
  );
  const { lower, upper } = params;
  if (lower !== undefined || upper !== undefined) {
    const ends = [lower, upper].map((amount) => (amount === undefined ? '' : money({ amount, currency })));
    chips.push({ key: 'price', name: ends.join(' – '), to: listingSearch(changed(params, { lower: undefined, upper: undefined })) });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ key, name, to }) => (
        <li key={key}>
          <ShopLink to={path + to} keepScroll rel="nofollow" aria-label={t('listing.remove_filter', { name })} className={styles.chip}>
            {name}
            <Icon name="close" size={14} />
          </ShopLink>
        </li>
      ))}
      <li>
        <ShopLink to={path + listingSearch({ page: 1, facets: {}, q: params.q, sorting: params.sorting })} keepScroll className={styles.clear}>
          {t('listing.clear_all')}
        </ShopLink>
      </li>
    </ul>
  );
}
