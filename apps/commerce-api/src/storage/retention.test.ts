import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { deleteExpired } from './retention.ts';
import { basket, basketLine, mail, order, payment, paymentNotification, rateLimit, subscription, subscriptionProof, type OrderDocument, type OrderState, type PaymentState } from './schema.ts';
import { testDatabase } from './test-database.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await testDatabase(inject('postgresUrl'))));
afterAll(() => database?.close());
beforeEach(async () => {
  for (const table of [payment, order, basket, subscription, mail, paymentNotification, rateLimit]) await database.db.delete(table);
});

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const [OLD, YOUNG] = [ago(31), ago(29)];

async function basketOf(id: string, updatedAt: Date): Promise<void> {
  await database.db.insert(basket).values({ id, checkoutId: `checkout-${id}`, market: 'en-gb', email: `${id}@mail.example`, updatedAt });
  await database.db.insert(basketLine).values({ id: randomUUID(), basketId: id, sku: 'x', quantity: 1 });
}

async function orderOf(basketId: string, state: OrderState, paid: PaymentState, createdAt: Date): Promise<void> {
  const id = `order-${basketId}`;
  const document = { lines: [], acceptNewsletter: false, email: `${basketId}@mail.example`, note: 'Ring twice', shippingAddress: { lastName: 'Smith' }, billingAddress: { lastName: 'Smith' }, total: { amount: 1, currency: 'GBP' } } as unknown as OrderDocument;
  await database.db.insert(order).values({ id, number: id, reference: id, basketId, basketVersion: 0, market: 'en-gb', state, currency: 'GBP', total: 100, document, holdings: { goods: [], giftCards: [] }, createdAt, expiresAt: createdAt });
  await database.db.insert(payment).values({ id: randomUUID(), orderId: id, basketId, attemptId: 'a', state: paid, method: 'scheme', amount: 100, currency: 'GBP', createdAt });
}

const ids = async (table: typeof basket) => (await database.db.select({ id: table.id }).from(table)).map(({ id }) => id).sort();

describe('what is older than it may be', () => {
  it('is deleted: baskets, but for those with an open payment', async () => {
    await basketOf('abandoned', OLD);
    await basketOf('fresh', YOUNG);
    await basketOf('refused', OLD);
    await orderOf('refused', 'cancelled', 'refused', OLD);
    await basketOf('paying', OLD);
    await orderOf('paying', 'paymentprocessing', 'pending', OLD);
    await deleteExpired(database.db, 30);
    expect(await ids(basket)).toEqual(['fresh', 'paying']);
    expect(await database.db.$count(basketLine)).toBe(2);
  });

  it('is taken out of cancelled orders: names, addresses, e-mail and note, and nothing else; placed orders keep theirs', async () => {
    await orderOf('cancelled', 'cancelled', 'expired', OLD);
    await orderOf('recent', 'cancelled', 'expired', YOUNG);
    await orderOf('placed', 'placed', 'authorised', OLD);
    await deleteExpired(database.db, 30);
    const documents = Object.fromEntries((await database.db.select().from(order)).map(({ basketId, document }) => [basketId, document]));
    expect(documents.cancelled).toEqual({ lines: [], acceptNewsletter: false, total: { amount: 1, currency: 'GBP' } });
    for (const kept of ['recent', 'placed']) expect(documents[kept]).toMatchObject({ email: `${kept}@mail.example`, shippingAddress: { lastName: 'Smith' } });
  });

  it('is deleted: handled notifications, sent and failed mails, ended and unconfirmed subscriptions, windows of rate limits', async () => {
    const { db } = database;
    const item = { merchantReference: 'x', amount: 1, currency: 'GBP' };
    await db.insert(paymentNotification).values([{ reference: 'old', event: 'A', success: true, item, handledAt: OLD }, { reference: 'new', event: 'A', success: true, item, handledAt: YOUNG }, { reference: 'waiting', event: 'A', success: true, item, receivedAt: OLD }]);
    await db.insert(mail).values([{ kind: 'going-live', market: 'old-sent', sentAt: OLD }, { kind: 'going-live', market: 'old-failed', recipient: 'a@mail.example', failedAt: OLD }, { kind: 'going-live', market: 'sent', sentAt: YOUNG }, { kind: 'going-live', market: 'waiting', recipient: 'a@mail.example', createdAt: OLD }]);
    const rows = await db.insert(subscription).values([
      { kind: 'stock', market: 'ended', productId: 'x', endedAt: OLD }, { kind: 'stock', market: 'sent', productId: 'x', sentAt: OLD }, { kind: 'stock', market: 'unconfirmed', productId: 'x', email: 'a@mail.example', createdAt: ago(2.1) },
      { kind: 'stock', market: 'asked', productId: 'x', email: 'b@mail.example', createdAt: ago(1.9) }, { kind: 'stock', market: 'waiting', productId: 'x', email: 'c@mail.example', createdAt: OLD, confirmedAt: OLD }, { kind: 'stock', market: 'ended lately', productId: 'x', endedAt: YOUNG, confirmedAt: OLD },
    ]).returning();
    await db.insert(subscriptionProof).values(rows.map(({ id }) => ({ tokenHash: String(id), subscriptionId: id })));
    await db.insert(rateLimit).values([{ key: 'over', count: 3, resetsAt: ago(0.01) }, { key: 'open', count: 3, resetsAt: ago(-0.01) }]);

    await deleteExpired(db, 30);

    expect((await db.select().from(paymentNotification)).map(({ reference }) => reference).sort()).toEqual(['new', 'waiting']);
    expect((await db.select().from(mail)).map(({ market }) => market).sort()).toEqual(['sent', 'waiting']);
    expect((await db.select().from(subscription)).map(({ market }) => market).sort()).toEqual(['asked', 'ended lately', 'waiting']);
    expect(await db.$count(subscriptionProof)).toBe(3);
    expect((await db.select().from(rateLimit)).map(({ key }) => key)).toEqual(['open']);
  });

  it('follows the setting, in as many batches as it takes, shared by instances that run together', async () => {
    for (let place = 0; place < 23; place++) await basketOf(`b${place}`, ago(8));
    await deleteExpired(database.db, 30, { batch: 5 });
    expect(await database.db.$count(basket)).toBe(23);
    await Promise.all([1, 2, 3].map(() => deleteExpired(database.db, 7, { batch: 5 })));
    await deleteExpired(database.db, 7, { batch: 5 });
    expect(await database.db.$count(basket)).toBe(0);
  });

  it('passes by what somebody holds, and waits for nobody', async () => {
    await basketOf('held', OLD);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM basket WHERE id = 'held' FOR UPDATE`);
      await deleteExpired(database.db, 30);
      expect(await ids(basket)).toEqual(['held']);
    });
    await deleteExpired(database.db, 30);
    expect(await ids(basket)).toEqual([]);
  });

  it('is judged by the clock of the database, not by that of the instance', async () => {
    await basketOf('fresh', new Date());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 });
    try {
      await deleteExpired(database.db, 30);
    } finally {
      vi.useRealTimers();
    }
    expect(await ids(basket)).toEqual(['fresh']);
  });
});
