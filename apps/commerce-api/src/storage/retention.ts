import { sql, type SQL } from 'drizzle-orm';
import { startRounds, type Rounds } from '../rounds.ts';
import { after, now as databaseNow, type Moment } from './clock.ts';
import type { Database } from './database.ts';

const DAY = 24 * 60 * 60_000;
/** An opt-in that nobody has confirmed. */
export const UNCONFIRMED = 2 * DAY;
const BATCH = 500;
const HOUR = 60 * 60_000;

interface RetentionSettings {
  db: Database;
  days: number;
  report: (error: unknown) => void;
}

/** Deletes, hour by hour, what the shop has no reason to keep any more. */
export const startRetention = ({ db, days, report }: RetentionSettings): Rounds => startRounds((signal) => deleteExpired(db, days, { signal }), { report, every: HOUR });

/**
 * Deletes what is older than so many days, in small batches that hold no lock for long. Instances that run at the same time pass
 * by each other's rows, so that each row is worked off once.
 */
export async function deleteExpired(db: Database, days: number, { now = databaseNow, signal, batch = BATCH }: { now?: Moment; signal?: AbortSignal; batch?: number } = {}): Promise<void> {
  const before = after(now, -days * DAY);
  for (const work of expired(before, now, batch)) {
    let count = batch;
    while (count === batch && !signal?.aborted) count = (await db.execute(work)).rowCount ?? 0;
  }
}

function expired(before: SQL, now: Moment, batch: number): SQL[] {
  const rows = (table: string, key: string, condition: SQL) => sql`SELECT ${sql.identifier(key)} FROM ${sql.identifier(table)} WHERE ${condition} LIMIT ${batch} FOR UPDATE SKIP LOCKED`;
  const deleted = (table: string, key: string, condition: SQL) => sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(key)} IN (${rows(table, key, condition)})`;
  const personal = sql`ARRAY['email', 'shippingAddress', 'billingAddress', 'note']`;
  return [
    // A placed order holds its own copy; one whose payment is open may still need the basket.
    deleted('basket', 'id', sql`updated_at < ${before} AND NOT EXISTS (SELECT 1 FROM payment WHERE payment.basket_id = basket.id AND payment.state IN ('started', 'pending'))`),
    sql`UPDATE shop_order SET document = document - ${personal} WHERE id IN (${rows('shop_order', 'id', sql`state = 'cancelled' AND created_at < ${before} AND document ?| ${personal}`)})`,
    sql`DELETE FROM payment_notification WHERE (reference, event, success) IN (SELECT reference, event, success FROM payment_notification WHERE handled_at < ${before} LIMIT ${batch} FOR UPDATE SKIP LOCKED)`,
    deleted('mail', 'id', sql`sent_at < ${before} OR failed_at < ${before}`),
    deleted('subscription', 'id', sql`ended_at < ${before} OR sent_at < ${before} OR (confirmed_at IS NULL AND created_at < ${after(now, -UNCONFIRMED)})`),
    deleted('rate_limit', 'key', sql`resets_at < ${now}`),
  ];
}
