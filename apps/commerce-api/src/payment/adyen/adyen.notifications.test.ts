import adyen from '@adyen/api-library';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callerOf, paymentOf, readyBasket } from '../../order/test-basket.ts';
import { order, paymentNotification, variant } from '../../storage/schema.ts';
import { openTestShop, type TestShop } from '../../test-shop.ts';
import { TestProvider } from '../test-provider.ts';

const hmacKey = 'ab'.repeat(32);
const merchantAccount = 'Selvedge';
const provider = new TestProvider();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'), { adyen: { apiKey: 'key', clientKey: 'client', hmacKey, merchantAccount, environment: 'test' } }, provider);
  await shop.database.db.update(variant).set({ stock: 50 });
});
afterAll(() => shop?.close());

interface Wanted {
  reference: string;
  merchantReference: string;
  value: number;
  success?: boolean;
  account?: string;
  sign?: 'right' | 'wrong' | 'not';
}

function notification({ reference, merchantReference, value, success = true, account = merchantAccount, sign = 'right' }: Wanted) {
  const item = { pspReference: reference, eventCode: 'AUTHORISATION', eventDate: '2026-01-01T00:00:00Z', merchantAccountCode: account, merchantReference, amount: { value, currency: 'GBP' }, success: String(success) };
  const hmacSignature = new adyen.hmacValidator().calculateHmac(item as never, sign === 'wrong' ? 'cd'.repeat(32) : hmacKey);
  return { NotificationRequestItem: { ...item, additionalData: sign === 'not' ? {} : { hmacSignature } } };
}
const deliver = (...items: object[]) => shop.api.inject({ method: 'POST', url: '/api/payment/adyen/notifications', payload: { live: 'false', notificationItems: items } });
const stored = () => shop.database.db.$count(paymentNotification);

async function waiting() {
  const call = callerOf(shop.api);
  provider.decide = 'action';
  await call('POST', 'basket/create-payment', paymentOf(await readyBasket(call, ['100002_red_1-XL'])));
  const [latest] = await shop.database.db.select().from(order).orderBy(order.number).then((all) => all.slice(-1));
  return { merchantReference: latest!.reference, value: latest!.total };
}
const stateOf = async (reference: string) => (await shop.database.db.select().from(order)).find((one) => one.reference === reference)!.state;

describe('a notification', () => {
  it('that is signed is written down, answered, and then places the order', async () => {
    const about = await waiting();
    const answer = await deliver(notification({ reference: 'A1', ...about }));
    expect([answer.statusCode, answer.body]).toEqual([202, '[accepted]']);
    await expect.poll(() => stateOf(about.merchantReference)).toBe('placed');
  });

  it('may come twice', async () => {
    const about = await waiting();
    const item = notification({ reference: 'B1', ...about });
    const before = await stored();
    expect((await deliver(item, item)).statusCode).toBe(202);
    expect((await deliver(item)).statusCode).toBe(202);
    expect(await stored()).toBe(before + 1);
    await expect.poll(() => stateOf(about.merchantReference)).toBe('placed');
  });

  it.each([
    ['that is not signed', { sign: 'not' as const }],
    ['that is signed by somebody else', { sign: 'wrong' as const }],
    ['for another account', { account: 'Somebody' }],
  ])('%s is refused, with all that came beside it', async (_what, how) => {
    const about = await waiting();
    const before = await stored();
    expect((await deliver(notification({ reference: 'C1', ...about }), notification({ reference: 'C2', ...about, ...how }))).statusCode).toBe(401);
    const changed = notification({ reference: 'C3', ...about });
    changed.NotificationRequestItem.amount.value += 1;
    expect((await deliver(changed)).statusCode).toBe(401);
    expect(await stored()).toBe(before);
    expect(await stateOf(about.merchantReference)).toBe('paymentprocessing');
  });

  it('about an order that nobody knows is taken and does nothing', async () => {
    expect((await deliver(notification({ reference: 'D1', merchantReference: 'nothing', value: 1 }))).statusCode).toBe(202);
  });

  it.each([[undefined], [{}], [{ notificationItems: [] }], [{ notificationItems: 'x' }], [{ notificationItems: [null] }], [{ notificationItems: [{ NotificationRequestItem: { pspReference: 1 } }] }]])('that is none is refused: %j', async (payload) => {
    expect((await shop.api.inject({ method: 'POST', url: '/api/payment/adyen/notifications', payload })).statusCode).toBe(400);
  });
});
