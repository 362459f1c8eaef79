import { useTranslate } from '@selvedge/market';
import { Asleep, Icon } from '@selvedge/ui';
import { memo, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import type { ListingResult } from '../catalog.queries.ts';
import { unnarrowed, type ListingParams } from '../listing.params.ts';
import { Facets } from './Facets.tsx';
import { narrows } from './filters.rules.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { offersPrices } from './price-facet.rules.ts';
import { PlainPriceRange } from './PlainPriceRange.tsx';
import bar from './ListingBar.module.css';
import styles from './ListingFilters.module.css';

export interface ListingFiltersProps {
  result: ListingResult;
  params: ListingParams;
  path: string;
  hrefOf: (change: Partial<ListingParams>) => string;
}

const loadSheet = () => import('./FilterSheet.tsx');

/** Opens the filters: a sheet over the listing, or what stands under the button as long as there is no JavaScript to bring it. Nothing where nothing can be narrowed. */
export function ListingFilters({ result: { facets, priceFacet, totalResults }, params, path, hrefOf }: ListingFiltersProps) {
  const t = useTranslate();
  const [sheet, setSheet] = useState<{ Sheet?: ComponentType<FilterSheetProps>; isOpen: boolean }>({ isOpen: false });
  const hasPrice = params.lower !== undefined || params.upper !== undefined;
  const chosen = Object.values(params.facets).flat().length + Number(hasPrice);
  // What is chosen can always be taken back.
  const offersPrice = hasPrice || offersPrices(priceFacet);
  const offered = facets.filter((facet) => narrows(facet, totalResults));

  const open = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement;
    if (details.open) return;
    event.preventDefault();
    loadSheet().then(
      ({ FilterSheet }) => setSheet({ Sheet: FilterSheet, isOpen: true }),
      () => void (details.open = true),
    );
  };

  if (offered.length === 0 && !offersPrice) return null;
  return (
    <>
      <details>
        <summary className={bar.summary} aria-haspopup="dialog" onClick={open} onPointerEnter={() => void loadSheet().catch(() => {})}>
          <Icon name="filter" />
          {t('listing.filter')}
          {chosen > 0 && ` (${chosen})`}
        </summary>
        <Panel facets={offered} params={params} path={path} hrefOf={hrefOf} offersPrice={offersPrice} />
      </details>
      {sheet.Sheet && (
        <sheet.Sheet
          isOpen={sheet.isOpen}
          onClose={() => setSheet({ ...sheet, isOpen: false })}
          count={totalResults}
          price={offersPrice ? { facet: priceFacet, params, hrefOf } : undefined}
          clear={chosen > 0 ? hrefOf(unnarrowed(params)) : undefined}
          facets={(Values) => <Facets facets={offered} params={params} hrefOf={hrefOf} Values={Values} />}
        />
      )}
    </>
  );
}

type PanelProps = Pick<ListingResult, 'facets'> & Omit<ListingFiltersProps, 'result'> & { offersPrice: boolean };

/** What stands under the button without JavaScript: with it, nobody sees it wake. */
const Panel = memo(function Panel({ facets, params, path, hrefOf, offersPrice }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} className={styles.panel}>
      <Asleep around={panel}>
        <Facets facets={facets} params={params} hrefOf={hrefOf} />
        {offersPrice && <PlainPriceRange params={params} path={path} />}
      </Asleep>
    </div>
  );
});
