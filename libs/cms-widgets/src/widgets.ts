import { lazyModule } from './lazy-module.ts';

/** The content widgets by alias. */
export const contentWidgets = {
  textWidget: lazyModule(() => import('./text/text.widget.ts')),
  seoWidget: lazyModule(() => import('./text/seo.widget.tsx')),
  uSPSpotItem: lazyModule(() => import('./usp-spot/usp-spot.widget.ts')),
  canvasWidget: lazyModule(() => import('./canvas/canvas.widget.ts')),
  trending: lazyModule(() => import('./trending/trending.widget.ts')),
  slimBanner: lazyModule(() => import('./slim-banner/slim-banner.widget.ts')),
  multiLinkWidget: lazyModule(() => import('./multi-link/multi-link.widget.ts')),
  ImageCarouselWidget: lazyModule(() => import('./image-carousel/image-carousel.widget.ts')),
  imageWithTextBlock: lazyModule(() => import('./image-with-text/image-with-text.widget.ts')),
  accordionTextWidget: lazyModule(() => import('./accordion-text/accordion-text.widget.ts')),
};
