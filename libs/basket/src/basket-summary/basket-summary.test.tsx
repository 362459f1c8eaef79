import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BasketSummary } from './BasketSummary.tsx';
import { rememberBasket } from '../basket.cookie.ts';
import { freshPage } from '../basket.page.sample.tsx';
import { sampleBasket, sampleLine, SampleShop } from '../basket.sample.tsx';

freshPage();

describe('the bill', () => {
  const bill = async (envelope: ReturnType<typeof sampleBasket>) => {
    rememberBasket(envelope.basket.basketId);
    render(<SampleShop send={async () => Response.json(envelope)}><BasketSummary /></SampleShop>);
    const list = (await screen.findByText('basket.total')).closest('dl')!;
    return [...list.querySelectorAll('dt')].map((name) => [name.textContent, name.nextSibling!.textContent]);
  };
  const money = (amount: number) => ({ amount, currency: 'GBP' });

  it('has a row for everything that makes the total, and for what gift cards leave of it (BSK-034)', async () => {
    const rows = await bill(sampleBasket([sampleLine('a', 2)], {
      subtotal: money(39.98), promoCodeAmounts: [{ promoCode: 'SPRING', amount: money(-4) }], totalDiscount: money(4), shippingTotal: money(5), freeShipping: false, total: money(40.98),
      giftCards: [{ giftCardNumber: '6006000011112222', balance: money(30) }, { giftCardNumber: '6006000033334444', balance: money(50) }], remainingTotal: money(0),
    }));
    expect(rows).toEqual([
      ['basket.subtotal', '£39.98'], ['SPRING', '−£4.00'], ['basket.discount', '−£4.00'], ['basket.shipping', '£5.00'], ['basket.total', '£40.98'],
      ['Gift card 2222', '−£30.00'], ['Gift card 4444', '−£10.98'], ['basket.remaining', '£0.00'],
    ]);
  });

  it('has nothing to say about delivery when everything is digital (BSK-059, BSK-063)', async () => {
    expect((await bill(sampleBasket([sampleLine('a', 1, { isDigital: true })]))).map(([name]) => name)).toEqual(['basket.subtotal', 'basket.total']);
  });

  it('says when the order comes, and in how many parcels (BSK-035, BSK-062)', async () => {
    await bill({ ...sampleBasket([sampleLine('a'), sampleLine('b', 1, { lineItemStockLocation: 'store' })]), cheapestPredictedDeliveryDate: '2030-05-02' });
    expect(screen.getByText('basket.several_parcels')).toBeTruthy();
    expect(screen.getByText('basket.expected_delivery')).toBeTruthy();
  });

  it('promises the day of the way that was chosen, or none where that has none (BSK-035)', async () => {
    const chosen = (predictedDeliveryDate?: string) => ({ ...sampleBasket([sampleLine('a')], { shipments: [{ id: '1', shippingMethodId: 'express', predictedDeliveryDate }] }), cheapestPredictedDeliveryDate: '2030-05-02' });
    await bill(chosen('2030-04-30'));
    expect(screen.getByText('basket.expected_on')).toBeTruthy();
    cleanup();
    await bill(chosen());
    expect([screen.queryByText('basket.expected_on'), screen.queryByText('basket.expected_delivery')]).toEqual([null, null]);
  });
});
