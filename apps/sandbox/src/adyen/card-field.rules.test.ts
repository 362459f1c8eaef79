import { expect, it } from 'vitest';
import { brandOf, digitsOf, faultOf, grouped, passesLuhn } from './card-field.rules.ts';

const now = new Date('2026-06-15');

it('knows a brand by its first digits', () => {
  expect(['4', '51', '2221', '34', '37', '9', ''].map((digits) => brandOf(digits).name)).toEqual(['visa', 'mc', 'mc', 'amex', 'amex', 'card', 'card']);
});

it('groups digits as they stand on the card', () => {
  expect([grouped('4111111111111111'), grouped('370000000000002'), grouped('41111')]).toEqual(['4111 1111 1111 1111', '3700 000000 00002', '4111 1']);
});

it('reads digits of either writing', () => expect(digitsOf('٤١1 a-2')).toBe('4112'));

it('checks the check digit', () => expect(['4111111111111111', '4111111111111112', ''].map(passesLuhn)).toEqual([true, false, false]));

it.each([
  ['number', '', false, undefined], ['number', '', true, 'cc.num.900'], ['number', '4111', true, 'cc.num.901'], ['number', '4111111111111112', false, 'cc.num.902'], ['number', '4111111111111111', false, ''],
  ['date', '', true, 'cc.dat.910'], ['date', '12', true, 'cc.dat.911'], ['date', '1330', false, 'cc.dat.911'], ['date', '0526', false, 'cc.dat.912'], ['date', '0626', false, ''], ['date', '0690', false, 'cc.dat.913'],
  ['cvc', '', true, 'cc.cvc.920'], ['cvc', '12', true, 'cc.cvc.921'], ['cvc', '12', false, undefined], ['cvc', '123', false, ''],
] as const)('finds in %s "%s" (left: %s): %s', (field, digits, left, fault) => expect(faultOf(field, digits, { now, left })).toBe(fault));
