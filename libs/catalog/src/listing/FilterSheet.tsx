import { ShopLink, useTranslate } from '@selvedge/market';
import { Button, Flyout, linkLook } from '@selvedge/ui';
import type { ComponentType, ReactNode } from 'react';
import type { ValuesProps } from './Facets.tsx';
import { PriceRange, type PriceRangeProps } from './PriceRange.tsx';
import { SearchableValues } from './SearchableValues.tsx';
import styles from './FilterSheet.module.css';

export interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** How many items are left. */
  count: number;
  /** Missing: there is none to choose. */
  price?: PriceRangeProps;
  /** Where nothing is chosen any more; missing when nothing is. */
  clear?: string;
  /** What can be chosen, with long lists to be searched. */
  facets: (Values: ComponentType<ValuesProps>) => ReactNode;
}

/** All filters over the listing, which changes behind them: from below on phones, from the side of its button where there is room. */
export function FilterSheet({ isOpen, onClose, count, price, clear, facets }: FilterSheetProps) {
  const t = useTranslate();
  const footer = (
    <div className={styles.actions}>
      {clear && <ShopLink to={clear} keepScroll className={linkLook('inline')}>{t('listing.clear_all')}</ShopLink>}
      <Button onClick={onClose}>{t('listing.show_results', { count })}</Button>
    </div>
  );
  return (
    <Flyout label={t('listing.filter')} side="sheet" isOpen={isOpen} onClose={onClose} closeLabel={t('shell.close')} footer={footer}>
      {facets(SearchableValues)}
      {price && <PriceRange {...price} />}
    </Flyout>
  );
}
