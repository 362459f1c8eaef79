import { boolean, object, optional, picklist, string } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { colour } from '../widget.schema.ts';
import { SlimBanner } from './SlimBanner.tsx';

export const widget = defineWidget({
  alias: 'slimBanner',
  settings: object({
    text: string(),
    url: optional(string()),
    location: optional(picklist(['above', 'below']), 'above'),
    backgroundColor: optional(colour),
    color: optional(colour),
    toggleFullWidth: optional(boolean(), true),
  }),
  Component: SlimBanner,
});
