import { sql } from 'drizzle-orm';
import type { BasketEnvelope, PaymentMethods } from '@selvedge/api-order';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createCommerceApi } from '../commerce-api.ts';
import { secretId } from '../order/secret-id.ts';
import { callerOf, JEANS, paymentOf, readyBasket } from '../order/test-basket.ts';
import { TestProvider } from '../payment/test-provider.ts';
import { rateLimit, translation, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { rateLimits } from './rate-limits.ts';

let shop: TestShop;
const provider = new TestProvider();
beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'), {}, provider);
  await shop.database.db.update(variant).set({ stock: 1_000 });
  await shop.database.db.insert(translation).values({ language: 'de', key: 'server.too_many_attempts', text: 'Bitte in {time} noch einmal.' });
});
afterAll(() => shop?.close());
beforeEach(async () => void (await shop.database.db.delete(rateLimit)));

const maxOf = (name: string, by: string) => rateLimits.find((one) => one.name === name && one.by === by)!.max;
const statusesOf = async (calls: (() => Promise<{ statusCode: number }>)[]) => {
  const statuses = [];
  for (const call of calls) statuses.push((await call()).statusCode);
  return statuses;
};
let addresses = 0;
const newAddress = () => `2001:db8:${(++addresses).toString(16)}::1`;

const newBasket = async (ip = newAddress()) => (await callerOf(shop.api, 'en-gb', ip)('POST', 'basket/line', { sku: JEANS, quantity: 1 })).json<BasketEnvelope>().basket.basketId;
const guess = (basketId: string, giftCardNumber: string, ip = newAddress()) => () => callerOf(shop.api, 'en-gb', ip)('POST', `basket/check-balance-giftcard?basketId=${basketId}`, { giftCardNumber, giftCardNumberValidationCode: '1' });

describe('guesses at gift cards', () => {
  const times = <T>(count: number, make: (place: number) => T) => Array.from({ length: count }, (_, place) => make(place));

  it('end for one card, whoever guesses from wherever', async () => {
    const baskets = await Promise.all(times(3, () => newBasket()));
    const statuses = await statusesOf(times(25, (place) => guess(baskets[place % 3]!, place % 2 ? '60 06' : '6006')));
    expect(statuses).toEqual([...Array<number>(maxOf('gift-card', 'giftCard')).fill(400), ...Array<number>(15).fill(429)]);
  });

  it('end for one basket, whichever cards and addresses', async () => {
    const basketId = await newBasket();
    const statuses = await statusesOf(times(15, (place) => guess(basketId, String(place))));
    expect(statuses.filter((status) => status === 429)).toHaveLength(15 - maxOf('gift-card', 'basket'));
  });

  it('end for one household, whichever cards and baskets: an IPv6 network of 64 bits is one', async () => {
    const baskets = await Promise.all(times(6, () => newBasket()));
    const statuses = await statusesOf(times(30, (place) => guess(baskets[place % 6]!, String(place), `2001:db8:ffff:1::${place}`)));
    expect(statuses.filter((status) => status === 429)).toHaveLength(30 - maxOf('gift-card', 'address'));
  });

  it('are counted by all instances together, also at the same moment', async () => {
    const other = await createCommerceApi({ settings: { environment: 'test' }, database: shop.database });
    const basketId = await newBasket();
    const statuses = await Promise.all(times(40, (place) => callerOf(place % 2 ? other : shop.api, 'en-gb', newAddress())('POST', `basket/add-giftcard?basketId=${basketId}`, { giftCardNumber: '6006', giftCardNumberValidationCode: '1' })));
    await other.close();
    expect(statuses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(maxOf('gift-card', 'giftCard'));
  });

  it('are told when to go on, in a header and in the language of the market, and go on then', async () => {
    const basketId = await newBasket();
    await statusesOf(times(10, () => guess(basketId, '6006')));
    const answer = await callerOf(shop.api, 'de-de', newAddress())('POST', `basket/check-balance-giftcard?basketId=${basketId}`, { giftCardNumber: '6006', giftCardNumberValidationCode: '1' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(answer.json()).toEqual({ status: 429, title: 'Too Many Requests', message: 'Bitte in 1 Stunde noch einmal.' });
    await shop.database.db.update(rateLimit).set({ resetsAt: sql`now()` });
    expect((await guess(basketId, '6006')()).statusCode).toBe(400);
  });
});

it('refuses cards for one address after as many as a household needs, whichever baskets', async () => {
  provider.decide = 'refused';
  const ready = await Promise.all(Array.from({ length: 5 }, () => readyBasket(callerOf(shop.api, 'en-gb', newAddress()))));
  const attacker = callerOf(shop.api, 'en-gb', '::ffff:203.0.113.7');
  const statuses = await statusesOf(Array.from({ length: 40 }, (_, place) => () => attacker('POST', 'basket/create-payment', paymentOf(ready[place % 5]!))));
  expect(statuses).toEqual([...Array<number>(maxOf('pay', 'address')).fill(200), ...Array<number>(10).fill(429)]);
  // The same address as IPv4, and one more basket of somebody else.
  expect((await callerOf(shop.api, 'en-gb', '203.0.113.7')('POST', 'basket/create-payment', paymentOf(ready[0]!))).statusCode).toBe(429);
  provider.decide = 'authorised';
  expect((await callerOf(shop.api, 'en-gb', '203.0.113.8')('POST', 'basket/create-payment', paymentOf(ready[0]!))).json()).toMatchObject({ paymentState: 'Authorised' });
});

it('refuses cards for one basket, from wherever', async () => {
  provider.decide = 'refused';
  const ready = await readyBasket(callerOf(shop.api, 'en-gb', newAddress()));
  const statuses = await statusesOf(Array.from({ length: 20 }, () => () => callerOf(shop.api, 'en-gb', newAddress())('POST', 'basket/create-payment', paymentOf(ready))));
  expect(statuses.filter((status) => status === 429)).toHaveLength(20 - maxOf('pay', 'basket'));
});

it('lets a household of four shop at the same time', async () => {
  provider.decide = 'authorised';
  const results = await Promise.all(Array.from({ length: 4 }, async () => {
    const call = callerOf(shop.api, 'en-gb', '203.0.113.99');
    const ready = await readyBasket(call);
    for (let look = 0; look < 5; look++) expect((await call('GET', `basket/get-payment-methods?basketId=${ready.basketId}`)).json<PaymentMethods>()).toHaveProperty('adyenSession');
    return (await call('POST', 'basket/create-payment', paymentOf(ready))).json<{ paymentState: string }>().paymentState;
  }));
  expect(results).toEqual(Array(4).fill('Authorised'));
});

it('counts guesses at the e-mail address of one order', async () => {
  const orderId = secretId();
  const statuses = await statusesOf(Array.from({ length: 12 }, (_, place) => () => callerOf(shop.api, 'en-gb', newAddress())('POST', `order/receipt/${orderId}`, { email: `a${place}@mail.example` })));
  expect(statuses).toEqual([...Array<number>(maxOf('receipt', 'order')).fill(404), 429, 429]);
});

it('counts new baskets of one address, and no changes of those that there are', async () => {
  const ip = newAddress();
  const call = callerOf(shop.api, 'en-gb', ip);
  const statuses = (await Promise.all(Array.from({ length: 65 }, () => call('POST', 'basket/line', { sku: JEANS, quantity: 1 })))).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(65 - maxOf('basket', 'newBasket'));
  const basketId = await newBasket();
  expect((await call('POST', `basket/line?basketId=${basketId}`, { sku: JEANS, quantity: 1 })).statusCode).toBe(200);
});

it('keeps no address, card or mailbox', async () => {
  await guess(await newBasket('203.0.113.50'), '600612345', '203.0.113.51')();
  expect(JSON.stringify(await shop.database.db.select().from(rateLimit))).not.toMatch(/203\.0\.113|600612345/);
});
