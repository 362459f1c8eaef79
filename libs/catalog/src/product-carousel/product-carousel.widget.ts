import { carouselSettings, defineWidget } from '@selvedge/cms-widgets';
import { array, maxLength, object, pipe, string } from 'valibot';
import { catalogQueries } from '../catalog.queries.ts';
import { ProductCarousel } from './ProductCarousel.tsx';

export const widget = defineWidget({
  alias: 'productCarouselWidget',
  settings: object({ ...carouselSettings, productIds: pipe(array(string()), maxLength(48)) }),
  queries: ({ productIds }, { market }) => [catalogQueries.products(market, productIds)],
  Component: ProductCarousel,
});
