import { object, optional, integer, minValue, number, pipe, string } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { alignment } from '../widget.schema.ts';
import { Text } from './Text.tsx';

/** Words that a text may have before it is cut (CMS-091). */
export const textSettings = {
  headline: optional(string()),
  markdownContent: string(),
  alignment,
  wordLimit: optional(pipe(number(), integer(), minValue(0)), 2500),
};

export const widget = defineWidget({ alias: 'textWidget', settings: object(textSettings), Component: Text });
