import { useTranslate } from '@selvedge/market';
import { Disclosure } from '@selvedge/ui';
import type { ComponentType, ReactNode } from 'react';
import type { ListingResult } from '../catalog.queries.ts';
import { FacetValues, type FacetValuesProps } from './FacetValues.tsx';

export interface FacetsProps extends Omit<FacetValuesProps, 'facet'> {
  facets: ListingResult['facets'];
  /** Chooses which values of one are shown. */
  Values?: ComponentType<ValuesProps>;
}

export interface ValuesProps {
  facet: FacetValuesProps['facet'];
  show: (values: FacetValuesProps['facet']['values']) => ReactNode;
}

const AllValues = ({ facet, show }: ValuesProps) => show(facet.values);

/** So many are unfolded at first: what there is to choose shows at a glance. */
const UNFOLDED = 2;

/** What a listing can be narrowed by. Each value is a link, so all of it works without JavaScript. */
export function Facets({ facets, Values = AllValues, ...place }: FacetsProps) {
  const t = useTranslate();
  return facets.map((facet, index) => (
    <Disclosure key={facet.id} title={t(`facet.${facet.id}`)} open={index < UNFOLDED || facet.values.some(({ selected }) => selected)}>
      <Values facet={facet} show={(values) => <FacetValues facet={{ ...facet, values }} {...place} />} />
    </Disclosure>
  ));
}
