import { ShopLink, useTranslate } from '@selvedge/market';
import { Button, Disclosure, Icon, Swatch } from '@selvedge/ui';
import type { ListingResult } from '../catalog.queries.ts';
import { listingSearch, toggled, type ListingParams } from '../listing.params.ts';
import { swatchOf } from './colour-swatches.ts';
import { PriceRange } from './PriceRange.tsx';
import styles from './ListingFilters.module.css';

export interface ListingFiltersProps {
  result: ListingResult;
  params: ListingParams;
  path: string;
}

/** Facets and price range. Each value is a link, so all of it works without JavaScript (CAT-136, CAT-138). */
export function ListingFilters({ result, params, path }: ListingFiltersProps) {
  const t = useTranslate();
  const chosen = Object.values(params.facets).flat().length + Number(params.lower !== undefined || params.upper !== undefined);
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {t('listing.filter')}
        {chosen > 0 && ` (${chosen})`}
      </summary>
      <div className={styles.panel}>
        {result.facets.map(({ id, values }) => (
          <Disclosure key={id} title={t(`facet.${id}`)} open={values.some(({ selected }) => selected)}>
            <ul className={styles.values}>
              {values.map(({ value, name, count, selected }) => (
                <li key={value}>
                  <ShopLink
                    to={path + listingSearch(toggled(params, id, value))}
                    keepScroll
                    rel="nofollow"
                    aria-current={selected ? 'true' : undefined}
                    className={styles.value}
                  >
                    {id === 'colour' ? <Swatch colour={swatchOf(value)} /> : <span aria-hidden="true" className={styles.box} />}
                    <span className={styles.name}>{name}</span>
                    <span className={styles.count}>{count}</span>
                  </ShopLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
        <PriceRange facet={result.priceFacet} params={params} path={path} />
        <Button className={styles.show} onClick={({ currentTarget }) => currentTarget.closest<HTMLDetailsElement>(`.${styles.filters}`)?.removeAttribute('open')}>
          {t('listing.show_results', { count: result.totalResults })}
        </Button>
      </div>
    </details>
  );
}
