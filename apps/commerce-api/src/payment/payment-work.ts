import { and, asc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { startRounds, type Rounds } from '../rounds.ts';
import { after, now as databaseNow, type Moment } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { authorisation, order, payment, paymentNotification } from '../storage/schema.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { happen } from './payment-steps.ts';

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
const QUIET_TRIES = 4;
/** One that took it says so by a notification; if that never comes, it is asked again after this, in ms. */
const NOTIFICATION_PAUSE = 60 * 60_000;

/** Does, again and again, what nobody waits for: notifications, payments whose time is over, authorisations to be voided. */
export const startPaymentWork = ({ db, provider, report, every }: WorkSettings): Rounds => startRounds(() => workOff(db, provider), { report, every });

/** One round of all work. What fails stays to be done, and the rest goes on. @throws AggregateError of what failed, after the round */
export async function workOff(db: Database, provider: PaymentProvider | undefined, now: Moment = databaseNow): Promise<void> {
  const failures: unknown[] = [];
  const failed = (error: unknown) => void failures.push(error);
  for (const work of [() => handleNotifications(db, now, failed), () => expire(db, now, failed), () => voidAuthorisations(db, provider, now, failed)]) await work().catch(failed);
  if (failures.length > 0) throw new AggregateError(failures, failures.map((one) => (one instanceof Error ? one.message : String(one))).join('; '));
}

/** When to try again what has failed so often. */
const later = (now: Moment, tries: number): SQL<Date> => after(now, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries));

/** In the order in which they came; handling one twice changes nothing. One that cannot be worked off lets the others pass. */
async function handleNotifications(db: Database, now: Moment, failed: (error: unknown) => void): Promise<void> {
  const waiting = await db.select().from(paymentNotification).where(and(isNull(paymentNotification.handledAt), or(eq(paymentNotification.tries, 0), lte(paymentNotification.nextTryAt, now)))).orderBy(asc(paymentNotification.receivedAt)).limit(BATCH);
  for (const notification of waiting) {
    const { reference, event, success, tries } = notification;
    const outcome = await handle(db, notification).then(() => ({ handledAt: databaseNow }), (error: unknown) => (failed(error), { tries: tries + 1, nextTryAt: later(now, tries) }));
    await db.update(paymentNotification).set(outcome).where(and(eq(paymentNotification.reference, reference), eq(paymentNotification.event, event), eq(paymentNotification.success, success)));
  }
  if (waiting.length === BATCH) return handleNotifications(db, now, failed);
}

async function handle(db: Database, { reference, event, success, item }: typeof paymentNotification.$inferSelect): Promise<void> {
  if (event === 'AUTHORISATION' && success) await happen(db, item.merchantReference, { kind: 'authorised', reference, amount: item.amount, currency: item.currency });
  else if (event === 'AUTHORISATION') await happen(db, item.merchantReference, { kind: 'refused', reason: item.reason ?? 'refused' });
  else if (GIVEN_BACK.has(event) && item.originalReference) await (success ? markVoided : voidAgain)(db, item.originalReference);
}

const GIVEN_BACK = new Set(['CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL', 'REFUND']);
const voiding = (reference: string) => and(eq(authorisation.reference, reference), eq(authorisation.state, 'voiding'));
const markVoided = (db: Database, reference: string) => db.update(authorisation).set({ state: 'voided' }).where(voiding(reference));
const voidAgain = (db: Database, reference: string) => db.update(authorisation).set({ nextTryAt: after(databaseNow, FIRST_PAUSE) }).where(voiding(reference));

async function expire(db: Database, now: Moment, failed: (error: unknown) => void): Promise<void> {
  const over = await db.select({ reference: order.reference }).from(order).where(and(eq(order.state, 'paymentprocessing'), lte(order.expiresAt, now))).limit(BATCH);
  for (const { reference } of over) await happen(db, reference, { kind: 'expired' }).catch(failed);
}

/** Asked until the provider has taken it, and until its notification says that it is done. From the fifth time on somebody should know. */
async function voidAuthorisations(db: Database, provider: PaymentProvider | undefined, now: Moment, failed: (error: unknown) => void): Promise<void> {
  if (!provider) return;
  const due = await db.select({ reference: authorisation.reference, tries: authorisation.tries, orderReference: order.reference }).from(authorisation)
    .innerJoin(payment, eq(payment.id, authorisation.paymentId)).innerJoin(order, eq(order.id, payment.orderId))
    .where(and(eq(authorisation.state, 'voiding'), lte(authorisation.nextTryAt, now))).limit(BATCH);
  for (const { reference, tries, orderReference } of due) {
    await db.update(authorisation).set({ tries: sql`${authorisation.tries} + 1`, nextTryAt: later(now, tries) }).where(eq(authorisation.reference, reference));
    try {
      await provider.giveBack(reference, orderReference);
      await db.update(authorisation).set({ nextTryAt: after(now, NOTIFICATION_PAUSE) }).where(voiding(reference));
    } catch (error) {
      if (tries >= QUIET_TRIES) failed(error);
    }
  }
}

