import { ShopLink, useTranslate } from '@selvedge/market';
import { buttonLook, Chip } from '@selvedge/ui';
import type { ListingResult } from '../catalog.queries.ts';
import { unnarrowed, type ListingParams } from '../listing.params.ts';
import { useChosenNames } from './chosen-names.ts';
import { without } from './filters.rules.ts';
import { focusFilters } from './focus-filters.ts';
import styles from './WaysOut.module.css';

export interface WaysOutProps {
  result: ListingResult;
  params: ListingParams;
  hrefOf: (change: Partial<ListingParams>) => string;
}

/** Out of a listing that its filters have emptied: each filter whose removal brings something back, with how much, and all of them. */
export function WaysOut({ result, params, hrefOf }: WaysOutProps) {
  const t = useTranslate();
  const names = useChosenNames(result, params);
  const ways = Object.entries(result.without ?? {});
  return (
    <>
      {ways.length > 0 && (
        <ul className={styles.ways} onClick={focusFilters}>
          {ways.map(([filter, count]) => (
            <li key={filter}>
              <Chip removable link={(attributes) => <ShopLink to={hrefOf(without(params, filter))} keepScroll rel="nofollow" {...attributes} />}>
                {t('listing.without', { name: `${t(`facet.${filter}`)}: ${names(filter)}` })} <span className={styles.count}>{t('listing.count', { count })}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <ShopLink to={hrefOf(unnarrowed(params))} keepScroll className={buttonLook('secondary')} onClick={focusFilters}>{t('listing.clear_all')}</ShopLink>
    </>
  );
}
