import { array, object, optional, string } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { link } from '../widget.schema.ts';
import { Trending } from './Trending.tsx';

export const widget = defineWidget({
  alias: 'trending',
  settings: object({ headline: optional(string()), links: array(link) }),
  Component: Trending,
});
