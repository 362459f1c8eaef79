import { expect, it } from 'vitest';
import { convertPrice } from '../sample/rates.ts';
import { minorDigits } from '../catalog/price.rules.ts';
import { marketPrices, readPrice } from './price.rules.ts';

it.each([['19.95', 2, 1995], ['20', 2, 2000], ['0.00', 2, 0], ['19.9500', 2, 1995], ['1500.00', 0, 1500], ['3.250', 3, 3250], ['0.1', 2, 10], ['19,95', 2, 1995], ['1.299,00', 2, 129_900], ['1,299.00', 2, 129_900], ['1 299,00', 2, 129_900], ["1'299.00", 2, 129_900], ['1.234.567', 2, 123_456_700], ['3,500', 0, 3500], ['3.500', 0, 3500], ['3,250', 3, 3250], ['1.499,500', 3, 1_499_500]])('reads the price %s with %i decimals as %i minor units', (text, digits, minor) => {
  expect(readPrice(text, digits)).toBe(minor);
});

it.each(['', '1,299', '1.299', '1,29,00', '1.299.00', '12,34.50', '-1.00', '19.955', '£20', '1e3', '.5', '20.', ' 20', '9999999999', '21474836.48', 'NaN', '٢٠'])('refuses the price "%s"', (text) => {
  expect(readPrice(text, 2)).toEqual({ wrong: expect.stringContaining(text) });
});

it('knows the decimals of a currency', () => {
  expect([minorDigits('GBP'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
});

it('turns prices into other currencies through euro and keeps the reduction', () => {
  const double = (minorEur: number, currency: string) => (currency === 'GBP' ? minorEur / 2 : minorEur * 4);
  expect(marketPrices({ sales: 1000, list: 1500 }, 'GBP', ['GBP', 'EUR', 'DKK'], double)).toEqual([
    { currency: 'GBP', sales: 1000, list: 1500 }, { currency: 'EUR', sales: 2000, list: 3000 }, { currency: 'DKK', sales: 8000, list: 12_000 },
  ]);
});

it('writes only the currency of the file where there are no rates', () => {
  expect(marketPrices({ sales: 1000, list: 1500 }, 'GBP', ['EUR'])).toEqual([{ currency: 'GBP', sales: 1000, list: 1500 }]);
});

it('gives a free product away in every currency', () => {
  expect(marketPrices({ sales: 0, list: 0 }, 'GBP', ['EUR', 'DKK'], convertPrice).map(({ sales }) => sales)).toEqual([0, 0, 0]);
});

it('never makes a price higher than its list price at sample rates', () => {
  for (let sales = 1; sales < 30_000; sales += 137) {
    for (const price of marketPrices({ sales, list: sales + 50 }, 'GBP', ['EUR', 'DKK', 'KWD', 'USD'], convertPrice)) expect(price.list).toBeGreaterThanOrEqual(price.sales);
  }
});
