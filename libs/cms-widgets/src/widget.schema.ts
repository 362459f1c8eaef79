import { object, optional, pipe, regex, string } from 'valibot';

/** A colour as editors may enter it: hexadecimal, because it ends up in a style attribute. */
export const colour = pipe(string(), regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a colour such as #1b2747'));

/** A link of a widget; where it may lead is bounded by the shop's link. */
export const link = object({ title: string(), url: string() });

export const alignment = optional(pipe(string(), regex(/^(?:left|center)$/, 'must be left or center')), 'left');
