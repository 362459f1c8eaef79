import type { FastifyInstance } from 'fastify';
import type { BasketEnvelope, PaymentMethods } from '@selvedge/api-order';

export const JEANS = '100001_indigo_1-28';
export const COAT = '100002_red_1-M';
export const address = { firstName: 'Anna', lastName: 'Smith', line1: 'High Street', houseNumber: '1', postalCode: 'N1 1AA', city: 'London', country: 'GB', mobilePhoneNumber: '7700900123', phoneCountryCode: '44' };

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;
export type Call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Answer>;

/** Calls the order service of a market as the shop in a browser does. */
export const callerOf = (api: FastifyInstance, market = 'en-gb', ip = '203.0.113.7'): Call => (method, path, body) =>
  api.inject({
    method,
    url: path.startsWith('/api/') ? path : `/api/order/${market}/${path}`,
    remoteAddress: ip,
    headers: { 'x-shop-call': '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });

/** A basket that only has to be paid, filled as a guest would fill it. */
export async function readyBasket(call: Call, skus: string[] = [JEANS]): Promise<{ basketId: string; checkoutBasketId: string; envelope: BasketEnvelope }> {
  const { basket: { basketId } } = (await call('POST', 'basket/lines', skus.map((sku) => ({ sku, quantity: 1 })))).json<BasketEnvelope>();
  await call('PUT', `basket/continue-as-guest?basketId=${basketId}`, { email: 'anna@mail.example' });
  await call('PUT', `basket/address?basketId=${basketId}`, { shippingAddress: address, useBillingAddressForShipping: true });
  const envelope = (await call('PUT', `basket/shipment?basketId=${basketId}`, { shippingMethodId: 'online' })).json<BasketEnvelope>();
  const { giftCardCheckoutBasketId } = (await call('GET', `basket/get-payment-methods?basketId=${basketId}`)).json<PaymentMethods>();
  return { basketId, checkoutBasketId: giftCardCheckoutBasketId, envelope };
}

let attempts = 0;

/** What the browser sends when somebody presses pay. */
export const paymentOf = ({ checkoutBasketId, envelope }: { checkoutBasketId: string; envelope: BasketEnvelope }, rest: object = {}) => ({
  checkoutBasketId, attemptId: `attempt-of-a-test-${attempts++}`, paymentMethod: { type: 'scheme' }, returnUrl: 'http://shop.test/en-gb/checkout/payment', total: envelope.basket.remainingTotal, acceptTerms: true, ...rest,
});
