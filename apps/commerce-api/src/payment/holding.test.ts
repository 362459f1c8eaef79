import { eq, sql } from 'drizzle-orm';
import type { BasketEnvelope } from '@selvedge/api-order';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { giftCardProof } from '../order/basket.service.ts';
import { callerOf, COAT, JEANS, paymentOf, readyBasket, type Call } from '../order/test-basket.ts';
import { basketLine, giftCard, order, payment, rateLimit, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { workOff } from './payment-work.ts';
import { TestProvider } from './test-provider.ts';

let shop: TestShop;
const provider = new TestProvider();
let call: Call;
beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'), { basketLimits: { piecesOfALine: 10, piecesOfAnOrder: 15 } }, provider);
  await shop.database.db.insert(giftCard).values({ number: '6006', codeHash: giftCardProof('6006', '1'), currency: 'GBP', balance: 1_000 });
  call = callerOf(shop.api);
});
afterAll(() => shop?.close());
beforeEach(async () => {
  Object.assign(provider, { decide: 'authorised', answers: 'arrive' });
  await workOff(shop.database.db, provider, later(16 * 60));
  await shop.database.db.delete(rateLimit);
  await shop.database.db.update(variant).set({ stock: 300 });
});

const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);
const stockOf = async (sku: string) => (await shop.database.db.select().from(variant).where(eq(variant.id, sku)))[0]!.stock;
const balance = async () => (await shop.database.db.select().from(giftCard))[0]!.balance;
const pay = (ready: Parameters<typeof paymentOf>[0], rest?: object) => call('POST', 'basket/create-payment', paymentOf(ready, rest));
const envelopeOf = async (basketId: string) => (await call('GET', `basket?basketId=${basketId}`)).json<BasketEnvelope>();

describe('quantities', () => {
  it('end at ten of one product, added at once, one after the other or changed', async () => {
    for (const quantity of [11, 300, 999]) expect((await call('POST', 'basket/line', { sku: JEANS, quantity })).statusCode).toBe(400);
    const { basket } = (await call('POST', 'basket/line', { sku: JEANS, quantity: 8 })).json<BasketEnvelope>();
    expect(basket.lines[0]).toMatchObject({ maximumQuantity: 10 });
    expect((await call('POST', `basket/line?basketId=${basket.basketId}`, { sku: JEANS, quantity: 3 })).json()).toMatchObject({ status: 400, message: 'You can order 10 of Slim jeans at most.', errors: [{ field: 'lineItem' }] });
    expect((await call('PUT', `basket/line/${basket.lines[0]!.id}?basketId=${basket.basketId}`, { quantity: 11 })).statusCode).toBe(400);
    expect((await call('PUT', `basket/line/${basket.lines[0]!.id}?basketId=${basket.basketId}`, { quantity: 10 })).statusCode).toBe(200);
  });

  it('follow the setting', async () => {
    const strict = await openTestShop(inject('postgresUrl'), { basketLimits: { piecesOfALine: 2, piecesOfAnOrder: 15 } });
    const [two, three] = await Promise.all([2, 3].map((quantity) => callerOf(strict.api)('POST', 'basket/line', { sku: JEANS, quantity })));
    expect(two!.json<BasketEnvelope>().basket.lines[0]!.maximumQuantity).toBe(2);
    expect(three!.statusCode).toBe(400);
    await strict.close();
  });

  it('of an older basket cannot be paid, whatever was put into it', async () => {
    const ready = await readyBasket(call);
    await shop.database.db.update(basketLine).set({ quantity: 299 }).where(eq(basketLine.basketId, ready.basketId));
    expect((await pay({ ...ready, envelope: await envelopeOf(ready.basketId) })).json()).toMatchObject({ status: 400, errors: [{ field: 'lines' }] });
    await shop.database.db.update(basketLine).set({ quantity: 11 }).where(eq(basketLine.basketId, ready.basketId));
    expect((await pay({ ...ready, envelope: await envelopeOf(ready.basketId) })).json()).toMatchObject({ status: 400, errors: [{ field: 'lineItem' }] });
    expect(await stockOf(JEANS)).toBe(300);
  });

  it('of one order end at what one open payment may hold', async () => {
    const ready = await readyBasket(call, [JEANS, COAT]);
    for (const sku of [JEANS, COAT]) await call('POST', `basket/line?basketId=${ready.basketId}`, { sku, quantity: 7 });
    const { message } = (await pay({ ...ready, envelope: await envelopeOf(ready.basketId) })).json<{ message: string }>();
    expect(message).toContain('15 pieces');
    expect(await stockOf(JEANS)).toBe(300);
  });
});

describe('goods and gift cards of an open payment', () => {
  const started = async (how: Partial<TestProvider>) => {
    const ready = await readyBasket(call);
    const envelope = (await call('POST', `basket/add-giftcard?basketId=${ready.basketId}`, { giftCardNumber: '6006', giftCardNumberValidationCode: '1' })).json<BasketEnvelope>();
    Object.assign(provider, how);
    await pay({ ...ready, envelope });
    expect([await stockOf(JEANS), await balance()]).toEqual([299, 0]);
    return ready;
  };

  it('go back soon when the provider has not answered', async () => {
    await started({ answers: 'never began' });
    await workOff(shop.database.db, provider, later(80));
    expect(await stockOf(JEANS)).toBe(299);
    await workOff(shop.database.db, provider, later(95));
    expect([await stockOf(JEANS), await balance()]).toEqual([300, 1_000]);
  });

  it('are held for the time that the shopper needs once the provider has asked something of them', async () => {
    await started({ decide: 'action' });
    await workOff(shop.database.db, provider, later(14 * 60));
    expect([await stockOf(JEANS), await balance()]).toEqual([299, 0]);
    await workOff(shop.database.db, provider, later(16 * 60));
    expect([await stockOf(JEANS), await balance()]).toEqual([300, 1_000]);
  });

  it('are charged and placed again when the answer comes after they went back', async () => {
    const ready = await started({ answers: 'are lost' });
    await workOff(shop.database.db, provider, later(95));
    provider.answers = 'arrive';
    const atProvider = provider.payments.at(-1)!;
    const [row] = await shop.database.db.select().from(order).where(eq(order.basketId, ready.basketId));
    expect(row).toMatchObject({ state: 'cancelled', cancelReason: 'expired' });
    const { happen } = await import('./payment-steps.ts');
    await happen(shop.database.db, atProvider.orderReference, { kind: 'authorised', reference: atProvider.reference, amount: atProvider.amount, currency: atProvider.currency });
    expect((await shop.database.db.select().from(order).where(eq(order.basketId, ready.basketId)))[0]!.state).toBe('placed');
    expect(await stockOf(JEANS)).toBe(299);
    await shop.database.db.update(giftCard).set({ balance: 1_000 });
  });

  it('are not given back by an instance whose clock is wrong', async () => {
    await started({ decide: 'action' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 });
    try {
      await workOff(shop.database.db, provider);
    } finally {
      vi.useRealTimers();
    }
    expect(await stockOf(JEANS)).toBe(299);
    const [{ minutes } = { minutes: 0 }] = (await shop.database.db.execute<{ minutes: number }>(sql`SELECT max(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM shop_order WHERE state = 'paymentprocessing'`)).rows;
    expect(minutes).toBe(15);
  });
});

describe('one attempt', () => {
  it('is one request: the same id with another one is refused, with the same one found', async () => {
    const ready = await readyBasket(call);
    provider.decide = 'action';
    const attempt = paymentOf(ready, { paymentMethod: { type: 'scheme', encryptedCardNumber: 'first' } });
    expect((await call('POST', 'basket/create-payment', attempt)).json()).toMatchObject({ paymentState: 'Pending' });
    // An encrypted card is made anew at each press.
    expect((await call('POST', 'basket/create-payment', { ...attempt, paymentMethod: { type: 'scheme', encryptedCardNumber: 'second' } })).json()).toMatchObject({ paymentState: 'Pending' });
    for (const other of [{ total: { amount: 1, currency: 'GBP' } }, { paymentMethod: { type: 'ideal' } }, { acceptNewsletter: true }, { returnUrl: 'http://shop.test/en-gb/checkout/summary' }]) {
      expect((await call('POST', 'basket/create-payment', { ...attempt, ...other })).json(), JSON.stringify(other)).toMatchObject({ status: 409, errors: [{ field: 'attemptId' }] });
    }
    const [row] = await shop.database.db.select().from(payment).where(eq(payment.basketId, ready.basketId));
    expect(row!.requestHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('sends the provider the return address in one spelling', async () => {
    const ready = await readyBasket(call);
    const asked = vi.spyOn(provider, 'pay');
    await pay(ready, { returnUrl: 'http://shop.test/en-gb/checkout/payment?redirectResult=forged' });
    expect(asked.mock.calls[0]![0].returnUrl).toBe(`http://shop.test/en-gb/checkout/payment?checkoutBasketId=${ready.checkoutBasketId}`);
    asked.mockRestore();
  });
});
