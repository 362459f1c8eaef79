import { array, boolean, maxLength, minValue, number, object, optional, pipe, string } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { colour } from '../widget.schema.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

export const widget = defineWidget({
  alias: 'ImageCarouselWidget',
  settings: object({
    headline: optional(string()),
    content: pipe(array(object({ image: string(), alt: optional(string(), ''), text: optional(string(), ''), url: optional(string()), backgroundColor: optional(colour) })), maxLength(12)),
    autoplay: optional(boolean(), false),
    // Of the two defaults that are given the one in milliseconds (CMS-194).
    autoplayAfter: optional(pipe(number(), minValue(2.5)), 2.5),
  }),
  Component: ImageCarousel,
});
