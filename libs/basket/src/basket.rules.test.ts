import { vBasketEnvelope } from '@selvedge/api-order/schemas';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { giftCardShares, iconCount, withPending } from './basket.rules.ts';
import { isDigitalOnly, isMixed, isSplit, productIdOf, sizeOf } from './lines.rules.ts';
import { sampleBasket, sampleLine } from './basket.sample.tsx';

const two = sampleBasket([sampleLine('a', 2), sampleLine('b')]);

it('tests with a basket that fits the contract', () => expect(parse(vBasketEnvelope, two)).toBeTruthy());

describe('a basket with changes on their way', () => {
  it('counts and sums up what will be, to the penny', () => {
    const { basket } = withPending(two, [{ kind: 'quantity', lineItemId: 'line-a', quantity: 3 }, { kind: 'add', sku: 'b', quantity: 1 }]);
    expect(basket.lines.map(({ quantity, totalPrice }) => [quantity, totalPrice.amount])).toEqual([[3, 59.97], [2, 39.98]]);
    expect(basket).toMatchObject({ quantity: 5, subtotal: { amount: 99.95 }, total: { amount: 99.95 }, remainingTotal: { amount: 99.95 } });
  });

  it('has lost a line that is being removed, and counts one that it does not know yet', () => {
    const { basket } = withPending(two, [{ kind: 'remove', lineItemId: 'line-a' }, { kind: 'add', sku: 'new', quantity: 2 }]);
    expect(basket.lines.map(({ sku }) => sku)).toEqual(['b']);
    expect(basket).toMatchObject({ quantity: 3, subtotal: { amount: 19.99 } });
  });

  it('stays as it is for lines that are gone', () => {
    expect(withPending(two, [{ kind: 'remove', lineItemId: 'gone' }, { kind: 'quantity', lineItemId: 'gone', quantity: 9 }]).basket).toEqual(two.basket);
    expect(withPending(two, [])).toBe(two);
  });
});

describe('gift cards', () => {
  const money = (amount: number) => ({ amount, currency: 'GBP' });
  const giftCards = [{ giftCardNumber: '1', balance: money(30) }, { giftCardNumber: '2', balance: money(0.1) }];

  it('pay one after another, as much as there is to pay', () => {
    expect(giftCardShares({ giftCards, total: money(30.05) }).map(({ amount }) => amount.amount)).toEqual([30, 0.05]);
    expect(giftCardShares({ giftCards, total: money(0) }).map(({ amount }) => amount.amount)).toEqual([0, 0]);
  });

  it('pay for what is added too, as far as they go', () => {
    const covered = sampleBasket([sampleLine('a')], { giftCards, remainingTotal: money(0) });
    expect(withPending(covered, [{ kind: 'add', sku: 'a', quantity: 1 }]).basket.remainingTotal).toEqual(money(9.88));
  });
});

describe('a basket', () => {
  it('is digital only, or mixed, or split, by its lines (BSK-059, BSK-060, BSK-061, BSK-062)', () => {
    const digital = sampleLine('d', 1, { isDigital: true });
    expect([[digital], [digital, sampleLine('a')], [sampleLine('a')], []].map((lines) => [isDigitalOnly({ lines }), isMixed({ lines })])).toEqual([[true, true], [false, true], [false, false], [false, false]]);
    expect([isSplit({ lines: [sampleLine('a'), sampleLine('b', 1, { lineItemStockLocation: 'store' })] }), isSplit(two.basket)]).toEqual([true, false]);
  });

  it('counts to 99 on its icon and says nothing of nothing (BSK-022, BSK-023, SHELL-168)', () => {
    expect([0, 1, 99, 100].map(iconCount)).toEqual(['', '1', '99', '99']);
  });

  it('writes a size with its length', () => {
    expect([{ variant: { size: '30', length: '32' } }, { variant: { size: 'M' } }, {}].map(sizeOf)).toEqual(['W30L32', 'M', '']);
  });
});

it('knows of which product an article is by the beginning of its sku: style number, colour pattern and option id (BSK-041)', () => {
  expect(['100032_rawindigo_1-30-32', '100254_tobacco_1-one', '100261_ecru_1,50.00', '100032_rawindigo_12_30', '100032_rawindigo_1', 'bonus'].map((sku) => productIdOf({ sku }))).toEqual(['100032_rawindigo_1', '100254_tobacco_1', '100261_ecru_1', '100032_rawindigo_12', '100032_rawindigo_1', undefined]);
});
