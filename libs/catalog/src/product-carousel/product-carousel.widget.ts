import { defineWidget } from '@selvedge/cms-widgets';
import { array, maxLength, object, optional, picklist, pipe, string } from 'valibot';
import { catalogQueries } from '../catalog.queries.ts';
import { ProductCarousel } from './ProductCarousel.tsx';

export const widget = defineWidget({
  alias: 'productCarouselWidget',
  settings: object({
    headline: optional(object({ text: string(), alignment: optional(picklist(['left', 'center'])) })),
    productIds: pipe(array(string()), maxLength(48)),
  }),
  queries: ({ productIds }, { market }) => [catalogQueries.products(market, productIds)],
  Component: ProductCarousel,
});
