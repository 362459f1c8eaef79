import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BasketEnvelope, PaymentMethods, PaymentResult } from '@selvedge/api-order';

/** What the shop has told a shopper, and must stand by. */
export interface Acknowledged {
  basketId: string;
  /** What the basket held when it was last answered. */
  skus: string[];
  /** Of an order that was said to be placed. */
  orderId?: string;
}

interface Surroundings {
  api: string;
  sandbox: string;
  /** Ends waiting. */
  signal: AbortSignal;
}

const address = { firstName: 'Anna', lastName: 'Smith', line1: 'High Street', houseNumber: '1', postalCode: 'N1 1AA', city: 'London', country: 'GB', phoneCountryCode: '44', mobilePhoneNumber: '7700900123' };

/**
 * Buys like a browser does: what was not answered is asked again, adding to the basket aside, which is begun anew. Tells of
 * each answer as soon as it has come.
 */
export async function buy(sku: string, { api, sandbox, signal }: Surroundings, tell: (known: Acknowledged) => void): Promise<void> {
  const home = `${api}/api/order/en-gb`;
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer | undefined> => {
    const answer = await fetch(path.startsWith('http') ? path : `${home}/${path}`, {
      method,
      headers: { 'x-shop-call': '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.any([signal, AbortSignal.timeout(20_000)]),
    }).catch(() => undefined);
    // Nothing, a 5xx and a 409 (a payment under way) are all: not yet.
    if (!answer || answer.status >= 500 || answer.status === 409 || answer.status === 429) return undefined;
    if (!answer.ok) throw new Error(`${method} ${path.split('?')[0]} was answered with ${answer.status}: ${await answer.text()}`);
    return (await answer.json().catch(() => undefined)) as Answer | undefined;
  };
  const untilAnswered = async <Answer>(...request: Parameters<typeof call>): Promise<Answer> => {
    for (;;) {
      signal.throwIfAborted();
      // Somebody reads and types.
      await pause(Math.random() * 400);
      const answer = await call<Answer>(...request);
      if (answer) return answer;
      await pause(150 + Math.random() * 200);
    }
  };

  const { basket: { basketId } } = await untilAnswered<BasketEnvelope>('POST', 'basket/line', { sku, quantity: 1 });
  const known: Acknowledged = { basketId, skus: [sku] };
  tell(known);
  await untilAnswered('PUT', `basket/continue-as-guest?basketId=${basketId}`, { email: 'anna@mail.example' });
  await untilAnswered('PUT', `basket/address?basketId=${basketId}`, { shippingAddress: address, useBillingAddressForShipping: true });
  const { basket } = await untilAnswered<BasketEnvelope>('PUT', `basket/shipment?basketId=${basketId}`, { shippingMethodId: 'online' });
  const { adyenSession } = await untilAnswered<PaymentMethods>('GET', `basket/get-payment-methods?basketId=${basketId}`);
  const sealed = await untilAnswered<object>('POST', `${sandbox}/_seal`, { number: '4111111111111111', expiryMonth: '03', expiryYear: '2030', cvc: '737' });

  const { checkoutBasketId } = adyenSession!;
  for (;;) {
    const body = {
      checkoutBasketId, attemptId: randomBytes(12).toString('hex'), paymentMethod: { type: 'scheme', ...sealed }, returnUrl: 'http://shop.test/en-gb/checkout/payment', total: basket.remainingTotal, acceptTerms: true,
    };
    let result = await untilAnswered<PaymentResult>('POST', 'basket/create-payment', body);
    while (result.paymentState === 'Received') {
      await pause(300);
      result = await untilAnswered<PaymentResult>('GET', `basket/basket/${checkoutBasketId}/return`);
    }
    // Whoever is told that it came to nothing presses pay once more.
    if (result.paymentState !== 'Authorised') continue;
    return tell({ ...known, orderId: new URL(result.url!, 'http://shop.test').searchParams.get('orderid')! });
  }
}
