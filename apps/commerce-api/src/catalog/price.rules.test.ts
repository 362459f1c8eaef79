import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inMajorUnits, percentageBelow, priceOf } from './price.rules.ts';

describe('a price', () => {
  it.each([[8_995, 'EUR', 89.95], [8_995, 'JPY', 8_995], [8_995, 'KWD', 8.995], [1, 'GBP', 0.01], [0, 'DKK', 0]])('of %i minor units in %s is %d', (minor, currency, amount) => expect(inMajorUnits(minor, currency)).toBe(amount));

  it('says its reduction in whole percent, rounded down', () => {
    expect(percentageBelow(5_995, 7_995)).toBe(25);
    expect(percentageBelow(9_999, 10_000)).toBe(0);
    expect(percentageBelow(0, 10_000)).toBe(100);
    expect(percentageBelow(100, 100)).toBe(0);
    expect(percentageBelow(200, 100)).toBe(0);
    expect(percentageBelow(0, 0)).toBe(0);
  });

  it('never promises more than the reduction is', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (sales, list) => {
        const percentage = percentageBelow(sales, list);
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
        if (sales < list) expect(percentage * list).toBeLessThanOrEqual((list - sales) * 100);
        else expect(percentage).toBe(0);
      }),
    );
  });

  it('is shown with the lowest price of the 30 days before, when there is one (CAT-060, CAT-061, CAT-062, CAT-064, CAT-065, CAT-068)', () => {
    const row = { currency: 'EUR', sales: 6_000, list: 8_000, historic: 7_000, member: null };
    expect(priceOf(row)).toEqual({ salesPrice: { amount: 60, currency: 'EUR' }, listPrice: { amount: 80, currency: 'EUR' }, percentage: 25, discounts: [{ amount: 20, currency: 'EUR', reference: 'markdown' }], historicPrice: { amount: 70, currency: 'EUR' }, historicPercentage: 14 });
    expect(priceOf({ ...row, historic: null })).not.toHaveProperty('historicPrice');
  });

  it('is reduced by what its discounts say together', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), fc.constantFrom('EUR', 'JPY', 'KWD'), (sales, list, currency) => {
        const { salesPrice, listPrice, discounts } = priceOf({ currency, sales, list, historic: null, member: null });
        expect(discounts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(listPrice.amount - salesPrice.amount, 3);
      }),
    );
  });

  it('is not a reduction when the list price is the lower one', () => {
    expect(priceOf({ currency: 'EUR', sales: 6_000, list: 0, historic: null, member: null })).toMatchObject({ listPrice: { amount: 60 }, percentage: 0, discounts: [] });
  });
});
