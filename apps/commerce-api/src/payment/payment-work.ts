import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../storage/database.ts';
import { authorisation, order, payment, paymentNotification } from '../storage/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { happen } from './payment-steps.ts';

export interface PaymentWork {
  /** Works off what is there now: something was just written down. */
  nudge(): void;
  close(): Promise<void>;
}

interface WorkSettings {
  db: Database;
  provider?: PaymentProvider;
  report: (error: unknown) => void;
  /** Between two rounds, in ms. */
  every?: number;
}

const BATCH = 50;
/** A provider that does not take a request to void is asked again after this, in ms, and then ever later. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 15 * 60_000;
/** One that took it says so by a notification; if that never comes, it is asked again after this, in ms. */
const NOTIFICATION_PAUSE = 60 * 60_000;

/** Does, again and again, what nobody waits for: notifications, payments whose time is over, authorisations to be voided. */
export function startPaymentWork({ db, provider, report, every = 1_000 }: WorkSettings): PaymentWork {
  const ended = new AbortController();
  let wake: (() => void) | undefined;

  async function rounds(): Promise<void> {
    while (!ended.signal.aborted) {
      const nudged = new Promise<void>((resolve) => (wake = resolve));
      await workOff(db, provider).catch((error: unknown) => ended.signal.aborted || report(error));
      await Promise.race([nudged, pause(every, undefined, { signal: ended.signal, ref: false }).catch(() => {})]);
    }
  }
  const running = rounds();

  return {
    nudge: () => wake?.(),
    async close() {
      ended.abort();
      wake?.();
      await running;
    },
  };
}

/** One round of all work. What fails stays to be done, and the rest goes on. @throws the first failure, after the round */
export async function workOff(db: Database, provider: PaymentProvider | undefined, now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  for (const work of [() => handleNotifications(db), () => expire(db, now), () => voidAuthorisations(db, provider, now)]) await work().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** In the order in which they came; handling one twice changes nothing. */
async function handleNotifications(db: Database): Promise<void> {
  const waiting = await db.select().from(paymentNotification).where(isNull(paymentNotification.handledAt)).orderBy(asc(paymentNotification.receivedAt)).limit(BATCH);
  for (const { reference, event, success, item } of waiting) {
    if (event === 'AUTHORISATION' && success) await happen(db, item.merchantReference, { kind: 'authorised', reference, amount: item.amount, currency: item.currency });
    else if (event === 'AUTHORISATION') await happen(db, item.merchantReference, { kind: 'refused', reason: item.reason ?? 'refused' });
    else if (GIVEN_BACK.has(event) && item.originalReference) await (success ? markVoided : voidAgain)(db, item.originalReference);
    await db.update(paymentNotification).set({ handledAt: new Date() }).where(and(eq(paymentNotification.reference, reference), eq(paymentNotification.event, event), eq(paymentNotification.success, success)));
  }
  if (waiting.length === BATCH) return handleNotifications(db);
}

const GIVEN_BACK = new Set(['CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL', 'REFUND']);
const voiding = (reference: string) => and(eq(authorisation.reference, reference), eq(authorisation.state, 'voiding'));
const markVoided = (db: Database, reference: string) => db.update(authorisation).set({ state: 'voided' }).where(voiding(reference));
const voidAgain = (db: Database, reference: string) => db.update(authorisation).set({ nextTryAt: new Date(Date.now() + FIRST_PAUSE) }).where(voiding(reference));

async function expire(db: Database, now: Date): Promise<void> {
  const over = await db.select({ number: order.number }).from(order).where(and(eq(order.state, 'paymentprocessing'), lte(order.expiresAt, now))).limit(BATCH);
  for (const { number } of over) await happen(db, number, { kind: 'expired' });
}

/** Asked until the provider has taken it, and until its notification says that it is done. */
async function voidAuthorisations(db: Database, provider: PaymentProvider | undefined, now: Date): Promise<void> {
  if (!provider) return;
  const due = await db.select({ reference: authorisation.reference, tries: authorisation.tries, number: order.number }).from(authorisation)
    .innerJoin(payment, eq(payment.id, authorisation.paymentId)).innerJoin(order, eq(order.id, payment.orderId))
    .where(and(eq(authorisation.state, 'voiding'), lte(authorisation.nextTryAt, now))).limit(BATCH);
  for (const { reference, tries, number } of due) {
    const later = new Date(now.getTime() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries));
    await db.update(authorisation).set({ tries: sql`${authorisation.tries} + 1`, nextTryAt: later }).where(eq(authorisation.reference, reference));
    if (await provider.giveBack(reference, number)) await db.update(authorisation).set({ nextTryAt: new Date(now.getTime() + NOTIFICATION_PAUSE) }).where(voiding(reference));
  }
}

/** Baskets that nobody has touched for so long are forgotten; those with an order stay with it. */
export const forgetBaskets = (db: Database, before: Date) => db.execute(sql`DELETE FROM basket b WHERE b.updated_at < ${before} AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.basket_id = b.id)`);

