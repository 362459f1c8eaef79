import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Browser } from '../http/browser.ts';
import { ProblemError } from '../http/problem.ts';
import { findMarket } from '../content/markets.ts';
import { basketLimits } from '../order/basket.rules.ts';
import { basketHandlers } from '../order/basket.service.ts';
import { secretId } from '../order/secret-id.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import { catalogueOfRows } from '../search/catalogue-of-rows.ts';
import { authorisation, basket, basketLine, order, payment, paymentNotification, variant } from '../storage/schema.ts';
import { openTestShop, smallCatalogue, type TestShop } from '../test-shop.ts';
import { workOff } from './payment-work.ts';
import { paymentHandlers } from './payment.service.ts';
import { TestProvider } from './test-provider.ts';

/** More with `HISTORIES=100000`; the seed of a run that failed comes back with `SEED=…`. */
const runs = Number(process.env.HISTORIES ?? 1_000);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

const JEANS = '100001_indigo_1-28';
const COAT = '100002_red_1-M';
const STOCK: Record<string, number> = { [JEANS]: 3, [COAT]: 2 };
const PRICE: Record<string, number> = { [JEANS]: 5_995, [COAT]: 19_900 };
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

let shop: TestShop;
let index: CatalogueIndex;
let caller: Parameters<ReturnType<typeof paymentHandlers>['createPayment']>[1];

beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'));
  // The worker of the process would do what the history is to do.
  await shop.api.close();
  index = catalogueOfRows(smallCatalogue());
  caller = { ip: '203.0.113.7', inStore: false, preview: false, browser: new Browser(undefined), market: (await findMarket(shop.database.db, 'en-gb'))! };
});
afterAll(() => shop?.database.close());

type Action =
  | { do: 'pay'; basket: number; attempt: number; decide: TestProvider['decide']; answers: TestProvider['answers'] }
  | { do: 'shopper decides'; which: number; yes: boolean }
  | { do: 'return'; basket: number; which: number; answers: 'arrive' | 'are lost' }
  | { do: 'notify'; which: number; then: 'work' | 'wait' }
  | { do: 'time passes' }
  | { do: 'work'; takesBack: boolean }
  | { do: 'change'; basket: number }
  | { do: 'together'; first: Action; second: Action };

const small = fc.nat({ max: 2 });
const single: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), basket: small, attempt: small, decide: fc.constantFrom('authorised' as const, 'refused' as const, 'action' as const), answers: fc.constantFrom('arrive' as const, 'arrive' as const, 'are lost' as const, 'never began' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('shopper decides' as const), which: fc.nat({ max: 5 }), yes: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), basket: small, which: fc.nat({ max: 5 }), answers: fc.constantFrom('arrive' as const, 'are lost' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('notify' as const), which: fc.nat({ max: 8 }), then: fc.constantFrom('work' as const, 'wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('time passes' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('work' as const), takesBack: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change' as const), basket: small }) },
);
const history = fc.array(fc.oneof({ weight: 5, arbitrary: single }, { weight: 1, arbitrary: fc.record({ do: fc.constant('together' as const), first: single, second: single }) }), { minLength: 1, maxLength: 14 });

async function live(actions: Action[]): Promise<void> {
  const { db } = shop.database;
  for (const table of [authorisation, payment, order, paymentNotification, basket]) await db.delete(table);
  for (const [sku, stock] of Object.entries(STOCK)) await db.update(variant).set({ stock }).where(eq(variant.id, sku));
  const provider = new TestProvider();
  const handlers = paymentHandlers({ db, catalogue: () => index, provider, shopOrigins: ['http://shop.test'], answerWithin: 90_000, holdFor: 15 * 60_000, limits: basketLimits, report: (error) => { throw error; } });
  const writing = basketHandlers({ db, catalogue: () => index, limits: basketLimits });
  const address = { firstName: 'A', lastName: 'B', line1: 'C', country: 'GB' };
  const baskets = await Promise.all([[JEANS], [JEANS, COAT], [COAT]].map(async (skus, number) => {
    const row = { id: secretId(), checkoutId: secretId(), market: 'en-gb', email: `shopper${number}@mail.example`, shippingAddress: address, shippingMethodId: 'online' };
    await db.insert(basket).values(row);
    await db.insert(basketLine).values(skus.map((sku) => ({ id: randomUUID(), basketId: row.id, sku, quantity: 1 })));
    return row;
  }));
  /** Orders that a shopper was told are theirs. */
  const acknowledged = new Set<string>();

  async function act(action: Action): Promise<void> {
    switch (action.do) {
      case 'pay': {
        const { id, checkoutId } = baskets[action.basket]!;
        const lines = await db.select().from(basketLine).where(eq(basketLine.basketId, id));
        const total = lines.reduce((sum, { sku, quantity }) => sum + PRICE[sku]! * quantity, 0) / 100;
        Object.assign(provider, { decide: action.decide, answers: action.answers });
        const body = { checkoutBasketId: checkoutId, attemptId: `attempt-number-${action.attempt}`, paymentMethod: { type: 'scheme' }, returnUrl: 'http://shop.test/en-gb/checkout/payment', total: { amount: total, currency: 'GBP' }, acceptTerms: true };
        return heard(handlers.createPayment({ catalog: 'en-gb', body }, caller));
      }
      case 'shopper decides': {
        const atProvider = provider.payments.filter(({ state }) => state === 'pending');
        if (atProvider.length > 0) provider.decideOn(atProvider[action.which % atProvider.length]!, action.yes);
        return;
      }
      case 'return': {
        const { reference = 'forged' } = provider.payments[action.which % Math.max(1, provider.payments.length)] ?? {};
        provider.answers = action.answers;
        return heard(handlers.returnFromPayment({ catalog: 'en-gb', checkoutBasketId: baskets[action.basket]!.checkoutId, redirectResult: reference }, caller));
      }
      case 'notify': {
        const told = provider.notifications[action.which % Math.max(1, provider.notifications.length)];
        if (told) await db.insert(paymentNotification).values(told).onConflictDoNothing();
        return action.then === 'work' ? workOff(db, provider) : undefined;
      }
      case 'time passes':
        await db.update(payment).set({ createdAt: later(-1) });
        return workOff(db, provider, later(16));
      case 'work':
        provider.takesBack = action.takesBack;
        return workOff(db, provider);
      case 'change':
        return heard(writing.addBasketLine({ catalog: 'en-gb', basketId: baskets[action.basket]!.id, body: { sku: JEANS, quantity: 1 } }, caller).then(() => ({})));
      case 'together':
        await Promise.all([act(action.first), act(action.second)]);
    }
  }

  /** A shopper believes what an answer says. A refusal to begin is an answer too. */
  async function heard(answer: Promise<{ paymentState?: string; url?: string }>): Promise<void> {
    try {
      const { paymentState, url } = await answer;
      if (paymentState === 'Authorised') acknowledged.add(new URL(url!, 'http://shop.test').searchParams.get('orderid')!);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.problem.status >= 500) throw error;
    }
  }

  for (const action of actions) await act(action);

  // In the end every notification arrives, and there is time for everything.
  provider.takesBack = true;
  for (let round = 0; round < 3; round++) {
    if (provider.notifications.length > 0) await db.insert(paymentNotification).values(provider.notifications).onConflictDoNothing();
    await workOff(db, provider, later(16 + round * 120));
  }

  const orders = await db.select().from(order);
  const authorisations = await db.select({ reference: authorisation.reference, state: authorisation.state, orderId: payment.orderId }).from(authorisation).innerJoin(payment, eq(payment.id, authorisation.paymentId));
  const charged = provider.payments.filter(({ state }) => state === 'authorised');
  const placed = orders.filter(({ state }) => state === 'placed');

  // No authorised payment is without an order, and no order is placed without a payment.
  expect(charged.map(({ orderReference, amount }) => ({ orderReference, amount })).sort(byNumber)).toEqual(placed.map(({ reference, total }) => ({ orderReference: reference, amount: total })).sort(byNumber));
  // Nothing is charged twice.
  expect(new Set(placed.map(({ basketId }) => basketId)).size).toBe(placed.length);
  expect(authorisations.filter(({ state }) => state === 'kept').map(({ orderId }) => orderId).sort()).toEqual(placed.map(({ id }) => id).sort());
  expect(authorisations.filter(({ state }) => state === 'voiding')).toEqual([]);
  // What was said to be ordered is ordered.
  for (const id of acknowledged) expect(placed.map((one) => one.id)).toContain(id);
  // Every piece is sold once or on the shelf.
  for (const [sku, before] of Object.entries(STOCK)) {
    const sold = placed.flatMap(({ holdings }) => holdings.goods).filter((one) => one.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
    expect((await db.select().from(variant).where(eq(variant.id, sku)))[0]!.stock).toBe(before - sold);
  }
  expect(orders.filter(({ state }) => state === 'paymentprocessing')).toEqual([]);
}

const byNumber = (a: { orderReference: string }, b: { orderReference: string }) => a.orderReference.localeCompare(b.orderReference);

it(`charges and ships every purchase once or not at all, in ${runs} histories of lost, late, doubled and reordered answers`, { timeout: 600_000 + runs * 100 }, async () => {
  console.log(`seed ${seed}`);
  await fc.assert(fc.asyncProperty(history, live), { numRuns: runs, seed, endOnFailure: false });
});
