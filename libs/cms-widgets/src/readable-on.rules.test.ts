import { expect, it } from 'vitest';
import { readableOn } from './readable-on.rules.ts';

it.each([
  ['#000', '#ffffff'],
  ['#1b2336', '#ffffff'],
  ['#D0021B', '#ffffff'],
  ['#767676', '#ffffff'],
  ['#8a8a8a', '#111317'],
  ['#f2d7c9', '#111317'],
  ['#ff0', '#111317'],
])('sets words on %s in %s', (ground, words) => expect(readableOn(ground)).toBe(words));
