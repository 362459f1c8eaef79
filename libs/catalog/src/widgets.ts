import { lazyModule, widgetOf } from '@selvedge/cms-widgets';

const recommendations = lazyModule(() => import('./product-carousel/recommendation.widgets.ts'));

/** The catalogue's widgets by alias. */
export const catalogWidgets = {
  productCarouselWidget: lazyModule(() => import('./product-carousel/product-carousel.widget.ts')),
  pdpCarouselWidget: widgetOf(recommendations, 'pdpCarouselWidget'),
  relewiseProductCarouselBlock: widgetOf(recommendations, 'relewiseProductCarouselBlock'),
  relewiseProductCarouselWidget: widgetOf(recommendations, 'relewiseProductCarouselWidget'),
  v3RelewiseProductCarouselWidget: widgetOf(recommendations, 'v3RelewiseProductCarouselWidget'),
  confirmNotificationWidget: lazyModule(() => import('./confirm-notification/confirm-notification.widget.ts')),
};
