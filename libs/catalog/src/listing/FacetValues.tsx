import { ShopLink } from '@selvedge/market';
import { Icon, Swatch } from '@selvedge/ui';
import type { ListingResult } from '../catalog.queries.ts';
import { toggled, type ListingParams } from '../listing.params.ts';
import { swatchOf } from './colour-swatches.ts';
import styles from './Facets.module.css';

export interface FacetValuesProps {
  facet: ListingResult['facets'][number];
  params: ListingParams;
  hrefOf: (change: Partial<ListingParams>) => string;
}

/** The values of a facet as links that take one or give it back (CAT-136, CAT-138). */
export function FacetValues({ facet: { id, values }, params, hrefOf }: FacetValuesProps) {
  return (
    <ul className={styles.values}>
      {values.map(({ value, name, count, selected }) => (
        <li key={value}>
          <ShopLink to={hrefOf(toggled(params, id, value))} keepScroll rel="nofollow" aria-current={selected ? 'true' : undefined} className={styles.value}>
            <Box id={id} value={value} selected={selected} />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{count}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** What is ticked: of a colour, in it. */
function Box({ id, value, selected }: { id: string; value: string; selected: boolean }) {
  const check = selected && <Icon name="check" size={14} />;
  if (id !== 'colour') return <span aria-hidden="true" className={styles.box}>{check}</span>;
  const swatch = swatchOf(value);
  return (
    <span aria-hidden="true" className={styles.dot} style={{ color: swatch?.check }}>
      <Swatch colour={swatch?.colour} />
      {check}
    </span>
  );
}
