import { and, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../order/basket-view.ts';
import { after, now } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { authorisation, basket, mail, order, payment, type CancelReason } from '../storage/schema.ts';
import { release, take } from './holdings.ts';
import { stepFor, type PaymentEvent } from './payment.rules.ts';

export type PaymentRow = typeof payment.$inferSelect;
export type OrderRow = typeof order.$inferSelect;

/** A payment with its order. */
export interface Purchase {
  payment: PaymentRow;
  order: OrderRow;
}

/** Lets something happen to the payment of an order, once and in one transaction. A reference that nobody knows is none of our business. */
export async function happen(db: Database, orderReference: string, event: PaymentEvent): Promise<Purchase | undefined> {
  const [known] = await db.select({ basketId: order.basketId }).from(order).where(eq(order.reference, orderReference));
  if (!known) return undefined;
  return db.transaction(async (tx) => {
    await lockBasket(tx, known.basketId);
    return happenIn(tx, await purchaseOf(tx, eq(order.reference, orderReference)), event);
  });
}

/** Everything that changes a basket, its payments or its orders waits here. */
export const lockBasket = async (tx: Transaction, id: string) => (await tx.select().from(basket).where(eq(basket.id, id)).for('update'))[0];

/** The payment of a basket that is not decided yet, if there is one. Its basket must be locked. */
export const openPurchase = async (tx: Transaction, basketId: string): Promise<Purchase | undefined> =>
  (await purchases(tx).where(and(eq(payment.basketId, basketId), inArray(payment.state, ['started', 'pending']))))[0];

const purchases = (tx: Transaction | Database) => tx.select({ payment, order }).from(payment).innerJoin(order, eq(order.id, payment.orderId));

export async function purchaseOf(tx: Transaction | Database, where: ReturnType<typeof eq>): Promise<Purchase> {
  const [found] = await purchases(tx).where(where);
  if (!found) throw new Error('An order has no payment.');
  return found;
}

/** The same inside a transaction that holds the basket's lock. */
export async function happenIn(tx: Transaction, purchase: Purchase, event: PaymentEvent): Promise<Purchase> {
  const { payment: paid, order: ordered } = purchase;
  if (event.kind === 'authorised' && (await tx.$count(authorisation, eq(authorisation.reference, event.reference))) > 0) return purchase;
  const step = stepFor(paid, event);
  switch (step.do) {
    case 'nothing':
      return purchase;
    case 'wait':
      return wait(tx, purchase, event as PaymentEvent & { kind: 'action' });
    case 'release':
      await release(tx, ordered.holdings);
      return update(tx, purchase, { state: step.as, action: null, ...(event.kind === 'refused' ? { refusal: event.reason } : {}) }, { state: 'cancelled', cancelReason: step.reason });
    case 'place':
      return place(tx, purchase, event as Authorised);
    case 'revive':
      return (await canBeRevived(tx, ordered)) && (await tookAgain(tx, ordered)) ? place(tx, purchase, event as Authorised) : voided(tx, purchase, event as Authorised);
    case 'void': {
      const after = await voided(tx, purchase, event as Authorised);
      // Nothing that was asked for will come any more when the wrong sum has.
      return happenIn(tx, after, { kind: 'given-up', reason: 'failed' satisfies CancelReason });
    }
  }
}

/** The shopper has something to do at the provider: only now the goods are held for the time that this takes. */
const wait = (tx: Transaction, purchase: Purchase, { action, holdFor }: PaymentEvent & { kind: 'action' }): Promise<Purchase> =>
  update(tx, purchase, { state: 'pending', action }, { expiresAt: after(now, holdFor) });

type Authorised = PaymentEvent & { kind: 'authorised' };

async function place(tx: Transaction, purchase: Purchase, { reference, amount, currency }: Authorised): Promise<Purchase> {
  await tx.insert(authorisation).values({ reference, paymentId: purchase.payment.id, state: 'kept', amount, currency });
  return placed(tx, purchase);
}

/** The order is the shopper's, the basket is closed, and the confirmation waits in the outbox. */
export async function placed(tx: Transaction, purchase: Purchase): Promise<Purchase> {
  const { id, market, document: { email } } = purchase.order;
  if (email) await tx.insert(mail).values({ kind: 'order-confirmation', recipient: email, market, orderId: id }).onConflictDoNothing();
  await tx.update(basket).set({ orderId: purchase.order.id }).where(eq(basket.id, purchase.order.basketId));
  return update(tx, purchase, { state: 'authorised', action: null }, { state: 'placed', cancelReason: null, placedAt: now });
}

async function voided(tx: Transaction, purchase: Purchase, { reference, amount, currency }: Authorised): Promise<Purchase> {
  await tx.insert(authorisation).values({ reference, paymentId: purchase.payment.id, state: 'voiding', amount, currency });
  return purchase;
}

/** The basket is as it was, not ordered, and not being paid anew. */
async function canBeRevived(tx: Transaction, { basketId, basketVersion }: OrderRow): Promise<boolean> {
  const [row] = await tx.select().from(basket).where(eq(basket.id, basketId));
  return row !== undefined && row.orderId === null && row.version === basketVersion && (await openPurchase(tx, basketId)) === undefined;
}

/** All or nothing: what was taken before something was missing goes back with the savepoint. */
async function tookAgain(tx: Transaction, { holdings }: OrderRow): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      if (await take(inner, holdings)) throw new Gone();
    });
    return true;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
}

class Gone extends Error {}

async function update(tx: Transaction, { payment: paid, order: ordered }: Purchase, payments: PgUpdateSetSource<typeof payment>, orders?: PgUpdateSetSource<typeof order>): Promise<Purchase> {
  const [after] = await tx.update(payment).set(payments).where(eq(payment.id, paid.id)).returning();
  const [orderAfter] = orders ? await tx.update(order).set(orders).where(eq(order.id, ordered.id)).returning() : [ordered];
  return { payment: after!, order: orderAfter! };
}
