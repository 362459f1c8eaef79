import { object, optional, picklist, string } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { UspSpot } from './UspSpot.tsx';

export const widget = defineWidget({
  alias: 'uSPSpotItem',
  settings: object({
    icon: optional(picklist(['delivery', 'returns', 'payment', 'repair'])),
    title: string(),
    text: optional(string()),
    url: optional(string()),
  }),
  Component: UspSpot,
});
