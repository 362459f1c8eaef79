import { ShopLink, useTranslate } from '@selvedge/market';
import type { ListingResult } from '../catalog.queries.ts';
import type { ListingParams } from '../listing.params.ts';
import styles from './ListingSorting.module.css';

export interface ListingSortingProps {
  result: ListingResult;
  hrefOf: (change: Partial<ListingParams>) => string;
}

/** The orders of a listing. The first is the server's own: not offered as a choice, and back when none is chosen (CAT-121, CAT-122). */
export function ListingSorting({ result: { sortings }, hrefOf }: ListingSortingProps) {
  const t = useTranslate();
  const [standard, ...offered] = sortings;
  const selected = offered.find((sorting) => sorting.selected);
  if (offered.length === 0) return null;
  return (
    <details className={styles.sorting}>
      <summary className={styles.summary}>
        {t('listing.sort')}: {t(`sorting.${(selected ?? standard!).id}`)}
      </summary>
      <ul className={styles.orders}>
        {offered.map(({ id, selected: isSelected }) => (
          <li key={id}>
            <ShopLink to={hrefOf({ sorting: isSelected ? undefined : id })} keepScroll rel="nofollow" aria-current={isSelected ? 'true' : undefined} className={styles.order}>
              {t(`sorting.${id}`)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
