import { expect, it } from 'vitest';
import { readableOn } from './readable-on.rules.ts';

it.each([
  ['#000', 'var(--color-paper)'],
  ['#1b2336', 'var(--color-paper)'],
  ['#D0021B', 'var(--color-paper)'],
  ['#767676', 'var(--color-ink)'],
  ['#f2d7c9', 'var(--color-ink)'],
  ['#ff0', 'var(--color-ink)'],
])('sets words on %s in %s', (ground, words) => expect(readableOn(ground)).toBe(words));
