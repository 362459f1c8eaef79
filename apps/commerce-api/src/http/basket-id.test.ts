import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { PaymentResult } from '@selvedge/api-order';
import { createCommerceApi } from '../commerce-api.ts';
import { callerOf, JEANS, paymentOf, readyBasket } from '../order/test-basket.ts';
import { TestProvider } from '../payment/test-provider.ts';
import { mail, subscription } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'))));
afterAll(() => shop?.close());

it('writes the basket id into no log, no call of the provider, no refusal and no mail', async () => {
  const log = new PassThrough();
  const provider = new TestProvider();
  const api = await createCommerceApi({ settings: { environment: 'test', shopOrigins: ['http://shop.test'] }, database: shop.database, provider, logger: { level: 'trace', stream: log } });
  const calls = (['session', 'pay', 'finish', 'giveBack'] as const).map((name) => vi.spyOn(provider, name));
  const call = callerOf(api);
  const ready = await readyBasket(call, [JEANS]);
  const { basketId } = ready;
  provider.decide = 'refused';
  const answers = [
    await call('POST', 'basket/create-payment', paymentOf(ready)),
    await call('GET', `basket?basketId=${basketId}x`),
    await call('GET', `basket?basket%49d=${basketId}`),
    await call('DELETE', `basket/${basketId}x`),
    await call('GET', `basket/add-nothing/${basketId}`),
    await call('PUT', `basket/shipment?basketId=${basketId}`, { shippingMethodId: 'nothing' }),
  ];
  // A statement that fails names its values.
  await shop.database.db.execute('ALTER TABLE basket RENAME COLUMN note TO notes');
  answers.push(await call('GET', `basket?basketId=${basketId}`).catch(() => answers[0]!));
  await shop.database.db.execute('ALTER TABLE basket RENAME COLUMN notes TO note');
  provider.decide = 'authorised';
  const paid = (await call('POST', 'basket/create-payment', paymentOf(ready))).json<PaymentResult>();
  expect(paid.paymentState).toBe('Authorised');
  await api.close();

  const logged = String(log.read());
  expect(logged).toContain('answered');
  const told = JSON.stringify([calls.map(({ mock }) => mock.calls), answers.filter(({ statusCode }) => statusCode >= 400).map(({ body }) => body), paid, await shop.database.db.select().from(mail), await shop.database.db.select().from(subscription)]);
  for (const text of [logged, told]) expect(text).not.toContain(basketId);
});
