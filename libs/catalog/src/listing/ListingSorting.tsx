import { ShopLink, useTranslate } from '@selvedge/market';
import { Icon, linkLook } from '@selvedge/ui';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { ListingResult } from '../catalog.queries.ts';
import type { ListingParams } from '../listing.params.ts';
import bar from './ListingBar.module.css';
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
    <details className={styles.sorting} onKeyDown={closeByEscape} onBlur={({ currentTarget, relatedTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && currentTarget.removeAttribute('open')}>
      <summary className={bar.summary}>
        <span className={styles.words}><span className={styles.label}>{t('listing.sort')}: </span>{t(`sorting.${(selected ?? standard!).id}`)}</span>
        <Icon name="down" size={16} />
      </summary>
      <ul className={styles.orders} onClick={close}>
        {offered.map(({ id, selected: isSelected }) => (
          <li key={id}>
            <ShopLink to={hrefOf({ sorting: isSelected ? undefined : id })} keepScroll rel="nofollow" aria-current={isSelected ? 'true' : undefined} className={linkLook('quiet')}>
              {t(`sorting.${id}`)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function close({ currentTarget }: SyntheticEvent<HTMLElement>) {
  const details = currentTarget.closest('details')!;
  details.open = false;
  details.querySelector('summary')!.focus();
}

const closeByEscape = (event: KeyboardEvent<HTMLDetailsElement>) => event.key === 'Escape' && event.currentTarget.open && close(event);
