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
const said: Record<'nothing' | 'email' | 'address' | 'delivery' | 'terms', (catalog: string) => Partial<Basket>> = {
  nothing: () => ({}),
  email: () => ({ email: 'ada@example.com' }),
  address: (catalog: string) => ({ ...said.email(catalog), shippingAddress: addressIn(catalog) }),
  delivery: (catalog: string) => ({ ...said.address(catalog), shipments: [{ id: '1', shippingMethodId: 'online', shippingMethodName: deliveryIn(catalog).name, price: deliveryIn(catalog).price }] }),
  terms: (catalog: string) => ({ ...said.delivery(catalog), acceptTerms: true }),
};

export interface SampleBasket {
  said?: keyof typeof said;
  /** Two pairs of jeans and a scarf unless told otherwise. */
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
      ...totals, remainingTotal: totals.total, freeShipping: totals.shippingTotal.amount === 0, bonusProductContexts: [], ...said[progress](catalog),
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

const twoKinds = (catalog: string) => [lineIn(catalog, 'jeans', 2), lineIn(catalog, 'scarf')];
