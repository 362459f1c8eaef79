import { useTranslate } from '@selvedge/market';
import { Icon } from '@selvedge/ui';
import { useState, type ComponentType, type MouseEvent } from 'react';
import type { ListingResult } from '../catalog.queries.ts';
import { timesNarrowed, type ListingParams } from '../listing.params.ts';
import { Facets } from './Facets.tsx';
import type { FilterSheet } from './FilterSheet.tsx';
import { PlainPriceRange } from './PriceForm.tsx';
import bar from './ListingBar.module.css';
import styles from './ListingFilters.module.css';

export interface ListingFiltersProps {
  result: ListingResult;
  params: ListingParams;
  path: string;
}

const loadSheet = () => import('./FilterSheet.tsx');

/** Opens the filters: a sheet over the listing, or what stands under the button as long as there is no JavaScript to bring it. */
export function ListingFilters(props: ListingFiltersProps) {
  const { result, params, path } = props;
  const t = useTranslate();
  const [sheet, setSheet] = useState<{ Sheet?: ComponentType<Parameters<typeof FilterSheet>[0]>; isOpen: boolean }>({ isOpen: false });
  const chosen = timesNarrowed(params);

  const open = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement;
    if (details.open) return;
    event.preventDefault();
    loadSheet().then(
      ({ FilterSheet }) => setSheet({ Sheet: FilterSheet, isOpen: true }),
      () => void (details.open = true),
    );
  };

  return (
    <>
      <details>
        <summary className={bar.summary} aria-haspopup="dialog" onClick={open} onPointerEnter={() => void loadSheet().catch(() => {})}>
          <Icon name="filter" />
          {t('listing.filter')}
          {chosen > 0 && <span className={styles.chosen}>({chosen})</span>}
        </summary>
        <div className={styles.panel}>
          <Facets result={result} params={params} path={path}>
            <PlainPriceRange facet={result.priceFacet} params={params} path={path} />
          </Facets>
        </div>
      </details>
      {sheet.Sheet && <sheet.Sheet {...props} isOpen={sheet.isOpen} onClose={() => setSheet({ ...sheet, isOpen: false })} />}
    </>
  );
}
