import { ShopLink, useMoney, useShop, useTranslate } from '@selvedge/market';
import { Chip, linkLook } from '@selvedge/ui';
import type { ListingResult } from '../catalog.queries.ts';
import { toggled, unnarrowed, type ListingParams } from '../listing.params.ts';
import { swatchOf } from './colour-swatches.ts';
import styles from './ChosenFilters.module.css';

export interface ChosenFiltersProps {
  result: ListingResult;
  params: ListingParams;
  hrefOf: (change: Partial<ListingParams>) => string;
}

/** What a listing is narrowed by, each to be taken back with one tap. */
export function ChosenFilters({ result, params, hrefOf }: ChosenFiltersProps) {
  const t = useTranslate();
  const money = useMoney();
  const { currency } = useShop().market;
  const chips = Object.entries(params.facets).flatMap(([facet, values]) =>
    values.map((value) => ({
      key: `${facet} ${value}`,
      name: result.facets.find(({ id }) => id === facet)?.values.find((one) => one.value === value)?.name ?? value,
      swatch: facet === 'colour' ? swatchOf(value) : undefined,
      to: hrefOf(toggled(params, facet, value)),
    })),
  );
  const { lower, upper } = params;
  if (lower !== undefined || upper !== undefined) {
    const ends = [lower, upper].map((amount) => (amount === undefined ? '' : money({ amount, currency })));
    chips.push({ key: 'price', name: ends.join(' – '), swatch: undefined, to: hrefOf({ lower: undefined, upper: undefined }) });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ key, name, swatch, to }) => (
        <li key={key}>
          <Chip swatch={swatch} removable link={(attributes) => <ShopLink to={to} keepScroll rel="nofollow" aria-label={t('listing.remove_filter', { name })} {...attributes} />}>{name}</Chip>
        </li>
      ))}
      <li>
        <ShopLink to={hrefOf(unnarrowed(params))} keepScroll className={linkLook('inline')}>
          {t('listing.clear_all')}
        </ShopLink>
      </li>
    </ul>
  );
}
