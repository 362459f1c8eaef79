import { expect, it } from 'vitest';
import { arrivalOf, chosenVariant, faceValueOf, lengthsOf, sizesOf, withOnlyChoice, type Variant } from './sizes.rules.ts';

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
  expect(withOnlyChoice(jeans, { length: '34' })).toEqual({ size: undefined, length: '34' });
  expect(withOnlyChoice(jeans, { size: '31' })).toEqual({ size: '31', length: '32' });
  expect(withOnlyChoice(jeans, { size: '31', length: '34' })).toEqual({ size: '31', length: '32' });
  expect(withOnlyChoice(jeans, { size: '30', length: '34' })).toEqual({ size: '30', length: '34' });
  expect(withOnlyChoice([variant('M', undefined, true)], {})).toEqual({ size: 'M', length: undefined });
});

it('reads what a gift card is worth after the comma of its id (CAT-058)', () => {
  expect(['100261_ecru_1,25.00', '100261_ecru_1,149.50', '100261_ecru_1,25', '100261_ecru_1', '100261,25.00_ecru_1'].map((id) => faceValueOf({ id }))).toEqual([25, 149.5, undefined, undefined, undefined]);
});

it('arrives on the first day that one of its sizes is there', () => {
  const on = (inDeliveryDateSet?: string) => ({ ...variant('M', undefined, true), inDeliveryDateSet });
  const day = (...dates: (string | undefined)[]) => arrivalOf(dates.map(on))?.toDateString();
  expect(day('2027-04-05', '2027-03-30', undefined)).toBe('Tue Mar 30 2027');
  expect(day('2027-04-05T00:00:00Z')).toBe('Mon Apr 05 2027');
  expect([day(undefined), day('soon')]).toEqual([undefined, undefined]);
});
