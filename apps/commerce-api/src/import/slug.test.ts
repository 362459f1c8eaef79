import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctIds, slugOf } from './slug.ts';

it.each([['Slim Jeans', 'slim-jeans'], ['Größe / Maß', 'grosse-mass'], ['S+', 's-plus'], ['H&M', 'h-and-m'], ['  --T-Shirt--  ', 't-shirt'], ['Crème brûlée', 'creme-brulee'], ['٣٨ 38', '38']])('writes "%s" as %s in addresses', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

it('writes any text so that an address can hold it, and the same each time', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
    expect(slugOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slugOf(text).length).toBeLessThanOrEqual(80);
    expect(slugOf(text)).toBe(slugOf(text));
  }));
});

it('tells names of other scripts apart', () => {
  expect(slugOf('كبير')).not.toBe(slugOf('صغير'));
});

it('never gives one id to two texts', () => {
  const idOf = distinctIds(slugOf);
  expect([idOf('Navy Blue'), idOf('Navy-Blue'), idOf('Navy Blue'), idOf('navy blue 2')]).toEqual(['navy-blue', 'navy-blue2', 'navy-blue', 'navy-blue-2']);
});
