import { ShopLink, useTranslate } from '@selvedge/market';
import { Disclosure, Icon, Swatch } from '@selvedge/ui';
import type { ListingResult } from '../catalog.queries.ts';
import { toggled, type ListingParams } from '../listing.params.ts';
import { swatchOf } from './colour-swatches.ts';
import styles from './Facets.module.css';

export interface FacetsProps {
  facets: ListingResult['facets'];
  params: ListingParams;
  hrefOf: (change: Partial<ListingParams>) => string;
}

/** What a listing can be narrowed by. Each value is a link, so all of it works without JavaScript (CAT-136, CAT-138). */
export function Facets({ facets, params, hrefOf }: FacetsProps) {
  const t = useTranslate();
  return facets.map(({ id, values }) => (
    <Disclosure key={id} title={t(`facet.${id}`)} open={values.some(({ selected }) => selected)}>
      <ul className={styles.values}>
        {values.map(({ value, name, count, selected }) => (
          <li key={value}>
            <ShopLink to={hrefOf(toggled(params, id, value))} keepScroll rel="nofollow" aria-current={selected ? 'true' : undefined} className={styles.value}>
              {id === 'colour' ? <Swatch colour={swatchOf(value)} /> : <span aria-hidden="true" className={styles.box}>{selected && <Icon name="check" size={14} />}</span>}
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  ));
}
