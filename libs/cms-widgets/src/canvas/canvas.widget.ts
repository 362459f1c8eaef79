import { boolean, object, optional, picklist, string } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { brand, colour } from '../widget.schema.ts';
import { Canvas } from './Canvas.tsx';

export const widget = defineWidget({
  alias: 'canvasWidget',
  settings: object({
    headline: string(),
    text: optional(string(), ''),
    cta: optional(string(), ''),
    url: optional(string(), ''),
    image: optional(string()),
    imageMobile: optional(string()),
    alt: optional(string()),
    backgroundColor: optional(colour),
    color: optional(colour),
    ctaBackgroundColor: optional(colour),
    ctaColor: optional(colour),
    brand,
    proportion: optional(picklist(['wide', 'narrow'])),
    toggleFullWidth: optional(boolean(), true),
  }),
  Component: Canvas,
});
