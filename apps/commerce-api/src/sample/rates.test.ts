import { expect, it } from 'vitest';
import { markets } from '@selvedge/market/data';
import { minorDigits } from '../catalog/price.rules.ts';
import { convertPrice, convertValue } from './rates.ts';

const currencies = [...new Set(markets.map(({ currency }) => currency))];

it('knows a sample rate for every currency of the markets and says so when there is none', () => {
  for (const currency of currencies) expect(convertPrice(6_995, currency), currency).toBeGreaterThan(0);
  expect(() => convertPrice(6_995, 'XXX')).toThrow('There is no sample rate for XXX');
});

it('keeps euro as they are and ends other prices the way they end there', () => {
  expect(convertPrice(6_995, 'EUR')).toBe(6_995);
  expect(convertPrice(6_995, 'GBP')).toBe(5_899);
  expect(convertPrice(6_995, 'DKK')).toBe(49_995);
  expect(convertPrice(6_995, 'HUF')).toBe(2_799_500);
});

it('counts the decimals of a currency: three for Kuwait', () => {
  expect(minorDigits('KWD')).toBe(3);
  expect(convertPrice(6_995, 'KWD')).toBe(23_990);
});

it('never turns a dearer garment into a cheaper one', () => {
  for (const currency of currencies) {
    for (let price = 500; price < 40_000; price += 45) expect(convertPrice(price + 45, currency), `${currency} ${price}`).toBeGreaterThanOrEqual(convertPrice(price, currency));
  }
});

it('turns a value into whole units without price habits', () => {
  expect(convertValue(2_500, 'EUR')).toBe(2_500);
  expect(convertValue(2_500, 'DKK')).toBe(18_700);
});
