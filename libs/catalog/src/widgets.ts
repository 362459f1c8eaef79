import { lazyModule } from '@selvedge/cms-widgets';

/** The catalogue's widgets by alias. */
export const catalogWidgets = {
  productCarouselWidget: lazyModule(() => import('./product-carousel/product-carousel.widget.ts')),
};
