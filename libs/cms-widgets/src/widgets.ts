import { lazyModule, widgetOf } from './lazy-module.ts';

const everyday = lazyModule(() => import('./everyday.widgets.ts'));

/** The content widgets by alias. */
export const contentWidgets = {
  textWidget: widgetOf(everyday, 'textWidget'),
  seoWidget: widgetOf(everyday, 'seoWidget'),
  uSPSpotItem: widgetOf(everyday, 'uSPSpotItem'),
  canvasWidget: widgetOf(everyday, 'canvasWidget'),
  trending: widgetOf(everyday, 'trending'),
  slimBanner: widgetOf(everyday, 'slimBanner'),
  multiLinkWidget: widgetOf(everyday, 'multiLinkWidget'),
  accordionTextWidget: widgetOf(everyday, 'accordionTextWidget'),
  imageWithTextBlock: widgetOf(everyday, 'imageWithTextBlock'),
  ImageCarouselWidget: lazyModule(() => import('./image-carousel/image-carousel.widget.ts')),
};
