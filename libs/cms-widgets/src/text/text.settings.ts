import { integer, minValue, number, object, optional, pipe, string } from 'valibot';
import { alignment } from '../widget.schema.ts';

/** What editors say of a text; `wordLimit` is how many words it may have before it is cut (CMS-091). */
export const textSettings = object({
  headline: optional(string()),
  markdownContent: string(),
  alignment,
  wordLimit: optional(pipe(number(), integer(), minValue(0)), 2500),
});
