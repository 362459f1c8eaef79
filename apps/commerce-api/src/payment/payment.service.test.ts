import { eq } from 'drizzle-orm';
import type { BasketEnvelope, Order, PaymentResult } from '@selvedge/api-order';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { giftCardProof } from '../order/basket.service.ts';
import { callerOf, COAT, JEANS, paymentOf, readyBasket, type Call } from '../order/test-basket.ts';
import { authorisation, giftCard, order, payment, paymentNotification, price, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { workOff } from './payment-work.ts';
import { TestProvider } from './test-provider.ts';

let shop: TestShop;
let provider: TestProvider;
let call: Call;
beforeAll(async () => {
  provider = new TestProvider();
  shop = await openTestShop(inject('postgresUrl'), {}, provider);
  await shop.database.db.insert(giftCard).values({ number: '6006', codeHash: giftCardProof('6006', '1'), currency: 'GBP', balance: 100_000 });
});
afterAll(() => shop?.close());
let shoppers = 0;
beforeEach(async () => {
  Object.assign(provider, { decide: 'authorised', answers: 'arrive', takesBack: true, pause: async () => {} });
  call = callerOf(shop.api, 'en-gb', `198.51.100.${shoppers++ % 250}`);
  // What the test before left open ends before the shelves are filled.
  provider.notifications.length = 0;
  await work(later(16));
  await shop.database.db.update(variant).set({ stock: 5 });
});

const pay = async (ready: Parameters<typeof paymentOf>[0], rest?: object) => call('POST', 'basket/create-payment', paymentOf(ready, rest));
const stockOf = async (sku: string) => (await shop.database.db.select().from(variant).where(eq(variant.id, sku)))[0]!.stock;
const orderOf = async (basketId: string) => shop.database.db.select().from(order).where(eq(order.basketId, basketId)).orderBy(order.createdAt);
const receiptAt = async (url: string, more = '') => (await call('GET', `order/receipt/${new URL(url, 'http://shop').searchParams.get('orderid')}${more}`)).json<Order>();
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const work = (now?: Date) => workOff(shop.database.db, provider, now);
const notified = async () => {
  await shop.database.db.insert(paymentNotification).values(provider.notifications).onConflictDoNothing();
  await work();
};

describe('a card that is good', () => {
  it('places the order: number, goods off the shelf, a receipt (PAY-040, ORD-045)', async () => {
    const ready = await readyBasket(call, [JEANS, COAT]);
    const result = (await pay(ready)).json<PaymentResult>();
    expect(result).toEqual({ paymentState: 'Authorised', url: expect.stringMatching(/^\/en-gb\/receipt\?orderid=[\w-]{32}$/) });
    const receipt = await receiptAt(result.url!, `?basketId=${ready.basketId}`);
    expect(receipt).toMatchObject({ orderState: 'placed', orderNumber: expect.stringMatching(/^\d{7}$/), email: 'anna@mail.example', total: { amount: 258.95, currency: 'GBP' }, isMasked: false, shippingAddress: { city: 'London' }, billingAddress: { city: 'London' }, paymentInformations: [{ paymentMethodId: 'scheme', amount: { amount: 258.95 } }] });
    expect(await stockOf(JEANS)).toBe(4);
  });

  it('is charged once, however often the button was pressed, at once or again', async () => {
    const ready = await readyBasket(call);
    const before = provider.payments.length;
    const body = paymentOf(ready);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', 'basket/create-payment', body)));
    answers.push(await call('POST', 'basket/create-payment', body), await pay(ready));
    expect(new Set(answers.map((answer) => answer.json<PaymentResult>().url)).size).toBe(1);
    expect(provider.payments.length - before).toBe(1);
    expect(await orderOf(ready.basketId)).toHaveLength(1);
  });
});

describe('a card that is refused', () => {
  it('cancels the order, gives the goods back, and the next one may be good', async () => {
    const ready = await readyBasket(call);
    provider.decide = 'refused';
    expect((await pay(ready)).json()).toEqual({ paymentState: 'Refused', error: expect.stringContaining('declined') });
    expect(await stockOf(JEANS)).toBe(5);
    provider.decide = 'authorised';
    expect((await pay(ready)).json()).toMatchObject({ paymentState: 'Authorised' });
    expect((await orderOf(ready.basketId)).map(({ state }) => state)).toEqual(['cancelled', 'placed']);
  });
});

describe('a shopper who has to go to the bank', () => {
  const began = async (skus?: string[]) => {
    const ready = await readyBasket(call, skus);
    provider.decide = 'action';
    const result = (await pay(ready)).json<PaymentResult>();
    provider.decide = 'authorised';
    return { ready, result, atBank: provider.payments.at(-1)!, returned: (redirectResult?: string) => call('GET', `basket/basket/${ready.checkoutBasketId}/return${redirectResult ? `?redirectResult=${redirectResult}` : ''}`) };
  };

  it('finds the goods held, and the order placed on the way back (PAY-035, PAY-043, PAY-044)', async () => {
    const { result, atBank, returned, ready } = await began();
    expect(result).toMatchObject({ paymentState: 'Pending', adyenAction: { type: 'redirect', method: 'GET' } });
    expect(await stockOf(JEANS)).toBe(4);
    provider.decideOn(atBank, true);
    const first = (await returned(atBank.reference)).json<PaymentResult>();
    expect(first).toMatchObject({ paymentState: 'Authorised' });
    expect((await returned(atBank.reference)).json()).toEqual(first);
    expect((await orderOf(ready.basketId))[0]!.state).toBe('placed');
  });

  it('may never come back: the notification places the order', async () => {
    const { ready, atBank } = await began();
    provider.decideOn(atBank, true);
    await notified();
    expect((await orderOf(ready.basketId))[0]!.state).toBe('placed');
  });

  it('may say no there', async () => {
    const { atBank, returned } = await began();
    provider.decideOn(atBank, false);
    expect((await returned(atBank.reference)).json()).toMatchObject({ paymentState: 'Refused' });
    expect(await stockOf(JEANS)).toBe(5);
  });

  it('is asked for again when the answer was lost, and told how it stands without one', async () => {
    const { atBank, returned } = await began();
    provider.decideOn(atBank, true);
    provider.answers = 'are lost';
    expect((await returned(atBank.reference)).json()).toMatchObject({ paymentState: 'Pending' });
    provider.answers = 'arrive';
    expect((await returned(atBank.reference)).json()).toMatchObject({ paymentState: 'Authorised' });
    expect((await returned()).json()).toMatchObject({ paymentState: 'Authorised' });
  });

  it('cannot return with what the bank never said', async () => {
    const { returned } = await began();
    expect((await returned('forged')).json()).toMatchObject({ paymentState: 'Pending' });
    expect((await call('GET', `basket/basket/${'x'.repeat(32)}/return?redirectResult=x`)).statusCode).toBe(404);
  });

  it('cannot pay the basket of somebody else with a yes of their own', async () => {
    const mine = await began();
    const theirs = await began();
    provider.decideOn(mine.atBank, true);
    expect((await theirs.returned(mine.atBank.reference)).json()).toMatchObject({ paymentState: 'Pending' });
    expect((await orderOf(theirs.ready.basketId))[0]!.state).toBe('paymentprocessing');
  });

  it('loses the goods after a quarter of an hour; a late yes takes them again if they are there', async () => {
    const { ready, atBank, returned } = await began();
    await work(later(14));
    expect(await stockOf(JEANS)).toBe(4);
    await work(later(16));
    expect(await stockOf(JEANS)).toBe(5);
    expect((await returned()).json()).toMatchObject({ paymentState: 'Cancelled', error: expect.stringContaining('not finished in time') });
    provider.decideOn(atBank, true);
    await notified();
    expect((await orderOf(ready.basketId))[0]).toMatchObject({ state: 'placed', cancelReason: null });
    expect(await stockOf(JEANS)).toBe(4);
  });

  it('gets the money back when the goods have gone meanwhile, and is told so at the return and on the receipt', async () => {
    const { ready, atBank, returned } = await began();
    await work(later(16));
    await shop.database.db.update(variant).set({ stock: 0 }).where(eq(variant.id, JEANS));
    provider.decideOn(atBank, true);
    expect((await returned(atBank.reference)).json()).toMatchObject({ paymentState: 'Cancelled', error: expect.stringContaining('nothing is charged') });
    await work();
    await notified();
    expect(atBank.state).toBe('reversed');
    expect((await shop.database.db.select().from(authorisation).where(eq(authorisation.reference, atBank.reference)))[0]!.state).toBe('voided');
    const [cancelled] = await orderOf(ready.basketId);
    expect(await receiptAt(`/x?orderid=${cancelled!.id}`)).toMatchObject({ orderState: 'cancelled', message: expect.stringContaining('nothing is charged') });
  });

  it('is not charged for a basket that was changed, or is paid anew, meanwhile', async () => {
    for (const meanwhile of ['changed', 'paid anew'] as const) {
      const { ready, atBank } = await began();
      if (meanwhile === 'changed') await call('POST', `basket/line?basketId=${ready.basketId}`, { sku: COAT, quantity: 1 });
      else expect((await pay(ready)).json()).toMatchObject({ paymentState: 'Authorised' });
      provider.decideOn(atBank, true);
      await notified();
      await work();
      expect(atBank.state).toBe('reversed');
      expect((await orderOf(ready.basketId)).map(({ state, cancelReason }) => [state, cancelReason])).toEqual(meanwhile === 'changed' ? [['cancelled', 'changed']] : [['cancelled', 'replaced'], ['placed', null]]);
    }
  });

  it('is asked to be given back until the provider has taken it', async () => {
    const { ready, atBank } = await began();
    await call('POST', `basket/line?basketId=${ready.basketId}`, { sku: COAT, quantity: 1 });
    provider.decideOn(atBank, true);
    provider.takesBack = false;
    await notified();
    await work();
    expect(atBank.state).toBe('authorised');
    provider.takesBack = true;
    await work(later(20));
    expect(atBank.state).toBe('reversed');
  });
});

describe('an answer that was lost', () => {
  it('is asked for again under the same key by the same press of the button', async () => {
    const ready = await readyBasket(call);
    const body = paymentOf(ready);
    provider.answers = 'are lost';
    expect((await call('POST', 'basket/create-payment', body)).json()).toEqual({ paymentState: 'Received' });
    provider.answers = 'arrive';
    expect((await call('POST', 'basket/create-payment', body)).json()).toMatchObject({ paymentState: 'Authorised' });
    expect(provider.payments.filter(({ orderReference }) => orderReference === provider.payments.at(-1)!.orderReference)).toHaveLength(1);
  });

  it('keeps another payment waiting for half a minute, in case it is a yes', async () => {
    const ready = await readyBasket(call);
    provider.answers = 'are lost';
    await pay(ready);
    provider.answers = 'arrive';
    expect((await pay(ready)).json()).toMatchObject({ status: 409, message: expect.stringContaining('under way') });
    await shop.database.db.update(payment).set({ createdAt: later(-1) }).where(eq(payment.basketId, ready.basketId));
    expect((await pay(ready)).json()).toMatchObject({ paymentState: 'Authorised' });
    await notified();
    await work();
    expect(provider.payments.slice(-2).map(({ state }) => state)).toEqual(['reversed', 'authorised']);
  });
});

describe('what is not as it was', () => {
  it('a total that has changed is not paid: both are named', async () => {
    const ready = await readyBasket(call);
    await shop.database.db.update(price).set({ sales: 6_995 }).where(eq(price.styleOptionId, '100001_indigo_1'));
    await shop.database.db.execute('NOTIFY catalogue');
    await expect.poll(async () => (await call('GET', `basket?basketId=${ready.basketId}`)).json<BasketEnvelope>().basket.total.amount).toBe(69.95);
    const before = provider.payments.length;
    expect((await pay(ready)).json()).toMatchObject({ status: 409, errors: [{ field: 'total', message: expect.stringMatching(/£59\.95.*£69\.95/) }] });
    expect(provider.payments.length).toBe(before);
    await shop.database.db.update(price).set({ sales: 5_995 }).where(eq(price.styleOptionId, '100001_indigo_1'));
    await shop.database.db.execute('NOTIFY catalogue');
    await expect.poll(async () => (await call('GET', `basket?basketId=${ready.basketId}`)).json<BasketEnvelope>().basket.total.amount).toBe(59.95);
  });

  it('what sold out meanwhile is named, and nothing is charged', async () => {
    const ready = await readyBasket(call);
    await shop.database.db.update(variant).set({ stock: 0 }).where(eq(variant.id, JEANS));
    const before = provider.payments.length;
    expect((await pay(ready)).json()).toMatchObject({ status: 409, errors: [{ field: 'lineItem', message: 'Slim jeans is sold out.' }] });
    expect(provider.payments.length).toBe(before);
    expect(await orderOf(ready.basketId)).toEqual([]);
  });

  it.each([
    ['terms that were not accepted', { acceptTerms: false }, 'acceptTerms'],
    ['a return to another site', { returnUrl: 'https://elsewhere.example/' }, 'returnUrl'],
    ['a return to no address at all', { returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
  ])('%s are refused', async (_what, rest, field) => {
    expect((await pay(await readyBasket(call), rest)).json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it.each(['email', 'shippingAddress', 'shippingMethodId'] as const)('a basket without %s is sent back to it', async (missing) => {
    const ready = await readyBasket(call);
    await shop.database.db.execute(`UPDATE basket SET ${missing.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} = NULL WHERE id = '${ready.basketId}'`);
    expect((await pay(ready)).json()).toMatchObject({ status: 400, errors: [{ field: missing }] });
  });

  it('a yes over another amount is given back, and the order with it', async () => {
    const ready = await readyBasket(call);
    provider.decide = 'action';
    await pay(ready);
    const atBank = provider.payments.at(-1)!;
    atBank.amount = 1;
    provider.decideOn(atBank, true);
    await notified();
    await work();
    expect(atBank.state).toBe('reversed');
    expect((await orderOf(ready.basketId))[0]).toMatchObject({ state: 'cancelled', cancelReason: 'failed' });
  });
});

describe('gift cards', () => {
  it('cover all: the order is placed without a provider, once (PAY-050, PAY-051)', async () => {
    const ready = await readyBasket(call);
    await call('POST', `basket/add-giftcard?basketId=${ready.basketId}`, { giftCardNumber: '6006', giftCardNumberValidationCode: '1' });
    expect((await call('GET', `basket/get-payment-methods?basketId=${ready.basketId}`)).json()).toMatchObject({ showGiftCardPaymentOption: true, amountCoveredByGiftCards: { amount: 59.95 } });
    await call('PUT', `basket/accept-terms?basketId=${ready.basketId}`, true);
    const before = provider.payments.length;
    const results = await Promise.all([1, 2].map(() => call('GET', `basket/complete-payment-using-giftcard?basketId=${ready.basketId}`)));
    expect(new Set(results.map((one) => one.body)).size).toBe(1);
    expect(results[0]!.json()).toMatchObject({ paymentState: 'Authorised', url: expect.stringContaining('receipt') });
    expect(provider.payments.length).toBe(before);
    expect((await shop.database.db.select().from(giftCard))[0]!.balance).toBe(100_000 - 5_995);
    expect(await receiptAt(results[0]!.json<PaymentResult>().url!)).toMatchObject({ giftCards: [{ giftCardNumber: '…6006', balance: { amount: 59.95 } }], paymentInformations: [] });
  });

  it('pay a part; what they paid comes back with a refusal', async () => {
    await shop.database.db.update(giftCard).set({ balance: 1_000 });
    const ready = await readyBasket(call);
    const envelope = (await call('POST', `basket/add-giftcard?basketId=${ready.basketId}`, { giftCardNumber: '6006', giftCardNumberValidationCode: '1' })).json<BasketEnvelope>();
    provider.decide = 'refused';
    await pay({ ...ready, envelope });
    expect((await shop.database.db.select().from(giftCard))[0]!.balance).toBe(1_000);
    provider.decide = 'authorised';
    expect((await pay({ ...ready, envelope })).json()).toMatchObject({ paymentState: 'Authorised' });
    expect(provider.payments.at(-1)).toMatchObject({ amount: 4_995 });
    expect((await shop.database.db.select().from(giftCard))[0]!.balance).toBe(0);
  });
});

describe('a receipt', () => {
  it('shows names and addresses to the browser that bought, or for the e-mail address, and to nobody else (ORD-073)', async () => {
    const ready = await readyBasket(call);
    const { url } = (await pay(ready)).json<PaymentResult>();
    const id = new URL(url!, 'http://shop').searchParams.get('orderid');
    for (const more of ['', `?basketId=${'x'.repeat(32)}`, `?basketId=${ready.checkoutBasketId}`]) {
      const masked = await call('GET', `order/receipt/${id}${more}`);
      expect(masked.json()).toMatchObject({ isMasked: true, lines: [{ name: 'Slim jeans' }] });
      expect(masked.body).not.toMatch(/Smith|High Street|anna@/);
    }
    expect((await call('GET', `order/receipt/${id}?basketId=${ready.basketId}`)).json()).toMatchObject({ isMasked: false, shippingAddress: { lastName: 'Smith' } });
    expect((await call('POST', `order/receipt/${id}`, { email: 'other@mail.example' })).json()).toMatchObject({ status: 400, errors: [{ field: 'email' }] });
    expect((await call('POST', `order/receipt/${id}`, { email: 'ANNA@mail.example' })).json()).toMatchObject({ isMasked: false });
    expect((await call('GET', `order/receipt/${'x'.repeat(32)}`)).statusCode).toBe(404);
  });
});

it('sells the last piece to exactly one of 200 buyers, and charges no one else', async () => {
  const readies = [];
  for (let buyer = 0; buyer < 200; buyer++) readies.push(await readyBasket(callerOf(shop.api, 'en-gb', `192.0.2.${buyer}`), [COAT]));
  await shop.database.db.update(variant).set({ stock: 1 }).where(eq(variant.id, COAT));
  const before = provider.payments.length;
  const answers = await Promise.all(readies.map((ready, buyer) => callerOf(shop.api, 'en-gb', `192.0.2.${buyer}`)('POST', 'basket/create-payment', paymentOf(ready))));
  expect(answers.filter((answer) => answer.statusCode === 200).map((answer) => answer.json<PaymentResult>().paymentState)).toEqual(['Authorised']);
  expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(199);
  expect(provider.payments.length - before).toBe(1);
  expect(await stockOf(COAT)).toBe(0);
}, 120_000);

describe('the work that nobody waits for', () => {
  const waitingAtTheBank = async () => {
    provider.decide = 'action';
    const ready = await readyBasket(call, [JEANS]);
    await pay(ready);
    return { basketId: ready.basketId, payment: provider.payments.at(-1)! };
  };

  it('passes over a notification that cannot be worked off, reports it, and leaves it to be tried again', async () => {
    const stuck = await waitingAtTheBank();
    const good = await waitingAtTheBank();
    for (const { payment } of [stuck, good]) provider.decideOn(payment, true);
    const [first, second] = provider.notifications.splice(0);
    // More than the database can hold.
    await shop.database.db.insert(paymentNotification).values([{ ...first!, item: { ...first!.item, amount: 1e30 } }, second!]);
    await expect(work()).rejects.toThrow(AggregateError);
    expect((await orderOf(good.basketId))[0]!.state).toBe('placed');
    expect((await orderOf(stuck.basketId))[0]!.state).toBe('paymentprocessing');
    // Mended, it is worked off when its time has come.
    await shop.database.db.update(paymentNotification).set({ item: first!.item }).where(eq(paymentNotification.reference, first!.reference));
    await work(later(1));
    expect((await orderOf(stuck.basketId))[0]!.state).toBe('placed');
  });

  it('leaves alone what another shop on the same account tells about an order of the same number', async () => {
    const { basketId } = await waitingAtTheBank();
    const { number } = (await orderOf(basketId))[0]!;
    for (const [index, merchantReference] of [number, `${number}-deadbeef`].entries()) provider.notifications.push({ reference: `other-${index}`, event: 'AUTHORISATION', success: index === 0, item: { merchantReference, amount: 4_242, currency: 'GBP' } });
    await notified();
    expect((await orderOf(basketId))[0]!.state).toBe('paymentprocessing');
    expect(await shop.database.db.$count(authorisation, eq(authorisation.reference, 'other-0'))).toBe(0);
  });

  it('says so when an authorisation cannot be given back time after time', async () => {
    const { basketId, payment } = await waitingAtTheBank();
    await work(later(16));
    await shop.database.db.update(variant).set({ stock: 0 });
    provider.takesBack = false;
    provider.decideOn(payment, true);
    await shop.database.db.insert(paymentNotification).values(provider.notifications.splice(0));
    // The shop's own worker may have asked in between.
    const said: string[] = [];
    for (let round = 1; round <= 5; round++) await work(later(round * 60)).catch(({ message }: Error) => said.push(message));
    expect(said.at(-1)).toContain('does not take it back');
    provider.takesBack = true;
    await work(later(360));
    await notified();
    expect(payment.state).toBe('reversed');
    expect((await orderOf(basketId))[0]!.state).toBe('cancelled');
  });
});
