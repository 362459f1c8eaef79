import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleBasket, sampleLine } from '../basket.sample.tsx';
import { missingForFreeFreight } from './free-freight.rules.ts';

const pounds = (amount: number) => ({ amount, currency: 'GBP' });
const basketOf = (subtotal: number, totalDiscount = 0, freeShipping = false) => sampleBasket([sampleLine('a')], { subtotal: pounds(subtotal), totalDiscount: pounds(totalDiscount), freeShipping }).basket;
const missing = (freightValue: number | undefined, basket: ReturnType<typeof basketOf>) => missingForFreeFreight({ freightValue }, basket);

describe('what is missing until delivery is free', () => {
  it('is what the goods lack after their discount, to the penny, and nothing from then on (BSK-126)', () => {
    expect(missing(100, basketOf(59.97))).toEqual(pounds(40.03));
    expect(missing(100, basketOf(110, 10.01))).toEqual(pounds(0.01));
    for (const basket of [basketOf(100), basketOf(110, 10), basketOf(250)]) expect(missing(100, basket)).toEqual(pounds(0));
  });

  it('is nothing where the server delivers for nothing, whatever the goods cost (BSK-126)', () => {
    expect(missing(100, basketOf(5, 0, true))).toEqual(pounds(0));
  });

  it('is not told where no amount makes it free, and of a basket that nobody delivers (BSK-126)', () => {
    for (const value of [undefined, 0, -1]) expect(missing(value, basketOf(5))).toBeUndefined();
    const [card, jeans] = [sampleLine('card', 1, { isDigital: true }), sampleLine('jeans')];
    expect(missing(100, sampleBasket([card], { freeShipping: false }).basket)).toBeUndefined();
    expect(missing(100, sampleBasket([card, jeans], { freeShipping: false }).basket)).toEqual(pounds(60.02));
  });

  it('makes delivery free exactly, whichever amounts: so much more and nothing is missing, any less and something is (BSK-126)', () => {
    const pence = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(pence.filter((value) => value > 0), pence, pence, (value, subtotal, discount) => {
        const lacks = Math.round(missing(value / 100, basketOf(subtotal / 100, discount / 100))!.amount * 100);
        const having = (more: number) => missing(value / 100, basketOf((subtotal + more) / 100, discount / 100))!.amount;
        expect(having(lacks)).toBe(0);
        if (lacks > 0) expect(having(lacks - 1)).toBe(0.01);
      }),
    );
  });
});
