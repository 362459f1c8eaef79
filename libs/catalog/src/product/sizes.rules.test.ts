import { expect, it } from 'vitest';
import { chosenVariant, lengthsOf, sizesOf, withOnlyChoice, type Variant } from './sizes.rules.ts';

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

it('is one variant once size and length are chosen, and says what is missing until then', () => {
  expect(chosenVariant(jeans, {})).toEqual({ missing: 'size' });
  expect(chosenVariant(jeans, { size: '30' })).toEqual({ missing: 'length' });
  expect(chosenVariant(jeans, { size: '30', length: '34' }).variant?.id).toBe('30-34');
  expect(chosenVariant([variant('M', undefined, true)], { size: 'M' }).variant?.id).toBe('M-undefined');
});

it('chooses by itself what leaves no choice, and forgets a length that the new size lacks', () => {
  expect(withOnlyChoice(jeans, {})).toEqual({ size: undefined, length: undefined });
  expect(withOnlyChoice(jeans, { size: '31' })).toEqual({ size: '31', length: '32' });
  expect(withOnlyChoice(jeans, { size: '31', length: '34' })).toEqual({ size: '31', length: '32' });
  expect(withOnlyChoice(jeans, { size: '30', length: '34' })).toEqual({ size: '30', length: '34' });
  expect(withOnlyChoice([variant('M', undefined, true)], {})).toEqual({ size: 'M', length: undefined });
});
