import { array, object, optional, string } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { AccordionText } from './AccordionText.tsx';

export const widget = defineWidget({
  alias: 'accordionTextWidget',
  settings: object({ headline: optional(string()), items: array(object({ title: string(), markdownContent: string() })) }),
  Component: AccordionText,
});
