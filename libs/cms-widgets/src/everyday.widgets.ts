/** What editors put on nearly every page, several at once: each weighs less than asking for it, so they travel together. */
export { widget as accordionTextWidget } from './accordion-text/accordion-text.widget.ts';
export { widget as canvasWidget } from './canvas/canvas.widget.ts';
export { widget as imageWithTextBlock } from './image-with-text/image-with-text.widget.ts';
export { widget as multiLinkWidget } from './multi-link/multi-link.widget.ts';
export { widget as seoWidget } from './text/seo.widget.tsx';
export { widget as slimBanner } from './slim-banner/slim-banner.widget.ts';
export { widget as textWidget } from './text/text.widget.ts';
export { widget as trending } from './trending/trending.widget.ts';
export { widget as uSPSpotItem } from './usp-spot/usp-spot.widget.ts';
