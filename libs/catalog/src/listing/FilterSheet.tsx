import { ShopLink, useTranslate } from '@selvedge/market';
import { Button, Flyout, linkLook } from '@selvedge/ui';
import { listingSearch, timesNarrowed, unnarrowed } from '../listing.params.ts';
import { Facets } from './Facets.tsx';
import type { ListingFiltersProps } from './ListingFilters.tsx';
import { PriceRange } from './PriceRange.tsx';
import styles from './FilterSheet.module.css';

/** All filters over the listing, which changes behind them: from below on phones, from the side where there is room. */
export function FilterSheet({ result, params, path, isOpen, onClose }: ListingFiltersProps & { isOpen: boolean; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Flyout
      label={t('listing.filter')}
      side="sheet"
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('shell.close')}
      footer={
        <div className={styles.actions}>
          {timesNarrowed(params) > 0 && <ShopLink to={path + listingSearch(unnarrowed(params))} keepScroll className={linkLook('inline')}>{t('listing.clear_all')}</ShopLink>}
          <Button onClick={onClose}>{t('listing.show_results', { count: result.totalResults })}</Button>
        </div>
      }
    >
      <Facets result={result} params={params} path={path}>
        <PriceRange facet={result.priceFacet} params={params} path={path} />
      </Facets>
    </Flyout>
  );
}
