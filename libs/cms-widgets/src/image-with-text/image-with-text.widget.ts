import { boolean, object, optional, picklist, string } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { ImageWithText } from './ImageWithText.tsx';

export const widget = defineWidget({
  alias: 'imageWithTextBlock',
  settings: object({
    headline: string(),
    text: optional(string(), ''),
    cta: optional(string(), ''),
    url: optional(string(), ''),
    image: string(),
    imageMobile: optional(string()),
    alt: optional(string(), ''),
    imageSide: optional(picklist(['start', 'end']), 'start'),
    proportion: optional(picklist(['wide', 'narrow']), 'wide'),
    toggleFullWidth: optional(boolean(), false),
  }),
  Component: ImageWithText,
});
