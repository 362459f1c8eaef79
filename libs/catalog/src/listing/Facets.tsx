import { useTranslate } from '@selvedge/market';
import { Disclosure } from '@selvedge/ui';
import type { ComponentType } from 'react';
import type { ListingResult } from '../catalog.queries.ts';
import { FacetValues, type FacetValuesProps } from './FacetValues.tsx';

export interface FacetsProps extends Omit<FacetValuesProps, 'facet'> {
  facets: ListingResult['facets'];
  /** Another way to show the values of one. */
  Values?: ComponentType<FacetValuesProps>;
}

/** What a listing can be narrowed by. Each value is a link, so all of it works without JavaScript. */
export function Facets({ facets, Values = FacetValues, ...place }: FacetsProps) {
  const t = useTranslate();
  return facets.map((facet) => (
    <Disclosure key={facet.id} title={t(`facet.${facet.id}`)} open={facet.values.some(({ selected }) => selected)}>
      <Values facet={facet} {...place} />
    </Disclosure>
  ));
}
