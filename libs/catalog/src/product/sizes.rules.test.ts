import { expect, it } from 'vitest';
import { lengthsOf, sizesOf, type Variant } from './sizes.rules.ts';

const variant = (size: string, length: string | undefined, inStockEcom: boolean): Variant => ({
  id: `${size}-${length}`,
  size: { sizeId: size, name: `W${size}` },
  ...(length ? { length: { lengthId: length, name: `L${length}` } } : {}),
  inStockEcom,
  inStockRetail: false,
});
const jeans = [variant('30', '32', false), variant('30', '34', true), variant('31', '32', false)];

it('shows each size once, in stock when one of its lengths is, and keeps sold-out ones (CAT-188, CAT-195)', () => {
  expect(sizesOf(jeans)).toEqual([{ id: '30', name: 'W30', inStock: true }, { id: '31', name: 'W31', inStock: false }]);
});

it('shows the lengths of the chosen size', () => {
  expect(lengthsOf(jeans, '30')).toEqual([{ id: '32', name: 'L32', inStock: false }, { id: '34', name: 'L34', inStock: true }]);
  expect(lengthsOf([variant('M', undefined, true)], 'M')).toEqual([]);
});
