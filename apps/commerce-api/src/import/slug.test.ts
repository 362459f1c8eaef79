import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distinctIds, idOf, slugOf } from './slug.ts';

const latin: [text: string, written: string][] = [['Slim Jeans', 'slim-jeans'], ['Größe / Maß', 'grosse-mass'], ['S+', 's-plus'], ['H&M', 'h-and-m'], ['  --T-Shirt--  ', 't-shirt'], ['Crème brûlée', 'creme-brulee'], ['Łódź œuvre', 'lodz-oeuvre']];

it.each<[string, string]>([
  ...latin, ['فستان-تجريبي', 'فستان-تجريبي'], ['Dress فستان', 'dress-فستان'], ['Синий Йод', 'синий-йод'], ['ワンピース ガード', 'ワンピース-ガード'], ['सूती साड़ी', 'सूती-साड़ी'], ['한국 셔츠', '한국-셔츠'], ['٣٨ 38', '٣٨-38'],
])('writes "%s" as %s in addresses', (text, slug) => {
  expect(slugOf(text)).toBe(slug.normalize('NFKD').normalize('NFC'));
});

it.each<[string, string]>([...latin, ['٣٨ 38', '38']])('writes "%s" as %s in ids', (text, id) => {
  expect(idOf(text)).toBe(id);
});

it('writes any text so that an address can hold it, and the same each time', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
    const slug = slugOf(text);
    expect(slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(-[\p{L}\p{M}\p{N}]+)*$/u);
    expect(slug).toBe(slug.toLowerCase());
    expect([...slug].length).toBeLessThanOrEqual(80);
    expect(slugOf(text)).toBe(slug);
    expect(idOf(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(idOf(text).length).toBeLessThanOrEqual(80);
  }));
});

it('tells names of other scripts apart', () => {
  expect(idOf('كبير')).not.toBe(idOf('صغير'));
});

it('never gives one id to two texts', () => {
  const ids = distinctIds(['Navy Blue', 'Navy-Blue', 'Navy Blue', 'navy blue 2'], idOf);
  expect([...ids]).toEqual([['Navy Blue', 'navy-blue'], ['Navy-Blue', 'navy-blue2'], ['navy blue 2', 'navy-blue-2']]);
});

it('keeps the ids that texts are known by, in any order', () => {
  const known = new Map([['Navy Blue', 'navy-blue'], ['Navy-Blue', 'navy-blue2']]);
  expect(Object.fromEntries(distinctIds(['Navy-Blue', 'NAVY BLUE', 'Navy Blue'], idOf, known))).toEqual({ 'Navy Blue': 'navy-blue', 'Navy-Blue': 'navy-blue2', 'NAVY BLUE': 'navy-blue3' });
});
