import { carouselSettings, defineWidget } from '@selvedge/cms-widgets';
import { object, pipe, transform } from 'valibot';
import { ProductRecommendations } from './ProductRecommendations.tsx';

/** What is like the product on whose page it stands (CMS-056). */
export const widget = defineWidget({
  alias: 'pdpCarouselWidget',
  settings: pipe(object(carouselSettings), transform((settings) => ({ ...settings, recommendation: { type: 'SimilarProducts' as const }, version: 1 as const }))),
  Component: ProductRecommendations,
});
