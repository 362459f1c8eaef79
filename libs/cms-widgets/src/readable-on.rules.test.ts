import { expect, it } from 'vitest';
import { readableOn } from './readable-on.rules.ts';

it.each([
  ['#000', '#fff'],
  ['#1b2336', '#fff'],
  ['#D0021B', '#fff'],
  ['#767676', '#111317'],
  ['#f2d7c9', '#111317'],
  ['#ff0', '#111317'],
])('sets words on %s in %s', (ground, words) => expect(readableOn(ground)).toBe(words));
