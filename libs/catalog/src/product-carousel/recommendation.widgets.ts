/** One component under four names. */
export { widget as pdpCarouselWidget } from './pdp-carousel.widget.ts';
export { widget as relewiseProductCarouselBlock } from './relewise-product-carousel-block.widget.ts';
export { widget as relewiseProductCarouselWidget } from './relewise-product-carousel.widget.ts';
export { widget as v3RelewiseProductCarouselWidget } from './v3-relewise-product-carousel.widget.ts';
