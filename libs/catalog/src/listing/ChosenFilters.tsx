import { ShopLink, useTranslate } from '@selvedge/market';
import { Chip, linkLook } from '@selvedge/ui';
import type { ListingResult } from '../catalog.queries.ts';
import { toggled, unnarrowed, type ListingParams } from '../listing.params.ts';
import { useChosenNames } from './chosen-names.ts';
import { swatchOf } from './colour-swatches.ts';
import { filtersOf, priceFilter, without } from './filters.rules.ts';
import { focusFilters } from './focus-filters.ts';
import styles from './ChosenFilters.module.css';

export interface ChosenFiltersProps {
  result: ListingResult;
  params: ListingParams;
  hrefOf: (change: Partial<ListingParams>) => string;
}

/** What a listing is narrowed by, each to be taken back with one tap. */
export function ChosenFilters({ result, params, hrefOf }: ChosenFiltersProps) {
  const t = useTranslate();
  const names = useChosenNames(result, params);
  const chips = filtersOf(params).flatMap((filter) =>
    filter === priceFilter
      ? [{ key: filter, name: names(filter), swatch: undefined, to: hrefOf(without(params, filter)) }]
      : params.facets[filter]!.map((value) => ({ key: `${filter} ${value}`, name: names(filter, [value]), swatch: filter === 'colour' ? swatchOf(value)?.colour : undefined, to: hrefOf(toggled(params, filter, value)) })),
  );
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} onClick={focusFilters}>
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
