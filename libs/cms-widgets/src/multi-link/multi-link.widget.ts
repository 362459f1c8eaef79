import { array, object, optional, string } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { link } from '../widget.schema.ts';
import { MultiLink } from './MultiLink.tsx';

export const widget = defineWidget({
  alias: 'multiLinkWidget',
  settings: object({
    headline: optional(string()),
    links: array(object({ ...link.entries, image: optional(string()), alt: optional(string()) })),
  }),
  Component: MultiLink,
});
