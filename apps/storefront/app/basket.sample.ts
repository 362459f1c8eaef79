import { getFreeFreightValue } from '@selvedge/api-content';
import { getBasketWithSettings, type Basket, type BasketEnvelope, type LineItem } from '@selvedge/api-order';
import { answers, type SampleAnswer } from '@selvedge/api-samples';
import { forgetBasket, rememberBasket } from '@selvedge/basket';
import { addressIn, deliveryIn, lineIn, totalsIn } from '@selvedge/orders/sample';
import { QueryClient } from '@tanstack/react-query';

export const basketId = 'b'.repeat(32);

/** For `beforeEach`: whether this browser has a basket. The gallery forgets it before the next story. */
export const hasBasket = () => rememberBasket(basketId);
export const hasNoBasket = () => forgetBasket(new QueryClient());

/** What shoppers have said when they have come to a step of the checkout. */
type Progress = 'nothing' | 'email' | 'address' | 'delivery' | 'terms';
const order: Progress[] = ['nothing', 'email', 'address', 'delivery', 'terms'];

function saidUntil(progress: Progress, catalog: string): Partial<Basket> {
  const has = (part: Progress) => order.indexOf(progress) >= order.indexOf(part);
  const { name, price } = deliveryIn(catalog);
  return {
    ...(has('email') && { email: 'ada@example.com' }),
    ...(has('address') && { shippingAddress: addressIn(catalog) }),
    ...(has('delivery') && { shipments: [{ id: '1', shippingMethodId: 'online', shippingMethodName: name, price }] }),
    ...(has('terms') && { acceptTerms: true }),
  };
}

export interface SampleBasket {
  said?: Progress;
  /** Two pairs of jeans and a beanie unless told otherwise. */
  lines?: (catalog: string) => LineItem[];
  rest?: (basket: Basket) => Partial<Basket>;
  /** Beside the basket, as ways of delivery. */
  surroundings?: Partial<BasketEnvelope>;
}

/** The answer that has this basket, in the market that asks. */
export const basketIs = ({ said: progress = 'nothing', lines: linesOf = twoKinds, rest, surroundings }: SampleBasket = {}): SampleAnswer =>
  answers(getBasketWithSettings, ({ catalog }): BasketEnvelope => {
    const lines = linesOf(catalog);
    const totals = totalsIn(catalog, lines);
    const delivery = deliveryIn(catalog);
    const basket: Basket = {
      basketId, quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0), lines, acceptTerms: false, acceptNewsletter: false, useBillingAddressForShipping: true, shipments: [{ id: '1' }], promoCodes: [], promoCodeAmounts: [], giftCards: [],
      ...totals, remainingTotal: totals.total, freeShipping: totals.shippingTotal.amount === 0, bonusProductContexts: [], ...saidUntil(progress, catalog),
    };
    return {
      basket: { ...basket, ...rest?.(basket) },
      shippingMethods: [
        { id: 'online', ...delivery, deliveryType: 'home', freeShipping: false, predictedDeliveryDate: '2026-11-25' },
        { id: 'express', name: 'Express', price: { ...delivery.price, amount: delivery.price.amount * 2 }, deliveryType: 'home', freeShipping: false, predictedDeliveryDate: '2026-11-23', predictionCutoffLocale: '14:00' },
      ],
      cheapestPredictedDeliveryDate: '2026-11-25',
      ...surroundings,
    };
  });

const twoKinds = (catalog: string) => [lineIn(catalog, 'jeans', 2), lineIn(catalog, 'beanie')];

/** Delivery is free from half as much again as these two kinds cost. */
export const freeFreight = answers(getFreeFreightValue, ({ market }) => ({ freightValue: Math.ceil(totalsIn(market, twoKinds(market)).subtotal.amount * 1.5), freightVersion: 'progressBar' }));
