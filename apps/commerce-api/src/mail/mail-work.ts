import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../order/basket-view.ts';
import { startRounds, type Rounds } from '../rounds.ts';
import { after, now as databaseNow, type Moment } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { mail } from '../storage/schema.ts';
import type { Letter, Post } from './post.ts';

export type MailRow = typeof mail.$inferSelect;

/** Writes the letter of a mail; nothing when there is no reason left to send it. `sent` is done in the transaction that notes it as sent. */
export type Writer = (tx: Transaction, row: MailRow) => Promise<{ letter: Letter; sent?: () => Promise<unknown> } | undefined>;

interface MailWorkSettings {
  db: Database;
  post: Post;
  write: Writer;
  report: (error: unknown) => void;
  every?: number;
}

/** What nobody takes is tried again after this, in ms, and then ever later: for three days in all. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 6 * 60 * 60_000;
const MOST_TRIES = 20;

/** Sends, again and again, what waits in the outbox. Several processes share the work. */
export const startMailWork = ({ db, post, write, report, every }: MailWorkSettings): Rounds => startRounds((signal) => sendMails({ db, post, write, signal }), { report, every });

/** Sends all that is due, or until the signal says that it is enough. A mail that fails ends the round: the next one would wait for the same mail server. @throws Error why it failed */
export async function sendMails({ signal, ...settings }: Pick<MailWorkSettings, 'db' | 'post' | 'write'> & { signal?: AbortSignal }, now: Moment = databaseNow): Promise<void> {
  while (!signal?.aborted && (await sendNext(settings, now)));
}

/**
 * Takes one mail under a lock that others pass by, sends it, and notes that it is sent. A process that ends between the last two
 * leaves the lock and the mail to the next one: that mail is sent twice, under one message id, rather than never.
 * @returns whether there was one
 */
async function sendNext({ db, post, write }: Pick<MailWorkSettings, 'db' | 'post' | 'write'>, now: Moment): Promise<boolean> {
  let taken: MailRow | undefined;
  try {
    return await db.transaction(async (tx) => {
      [taken] = await tx.select().from(mail).where(and(isNull(mail.sentAt), isNull(mail.failedAt), or(eq(mail.tries, 0), lte(mail.nextTryAt, now)))).orderBy(asc(mail.nextTryAt), asc(mail.id)).limit(1).for('update', { skipLocked: true });
      if (!taken) return false;
      const written = taken.recipient ? await write(tx, taken) : undefined;
      if (!written) {
        await tx.delete(mail).where(eq(mail.id, taken.id));
        return true;
      }
      await post.send(written.letter, { recipient: taken.recipient!, id: `mail-${taken.id}-${taken.createdAt.getTime()}` });
      await tx.update(mail).set({ sentAt: databaseNow, recipient: null }).where(eq(mail.id, taken.id));
      await written.sent?.();
      return true;
    });
  } catch (error) {
    if (taken) await postpone(db, taken, now);
    throw error;
  }
}

async function postpone(db: Database, { id, tries }: MailRow, now: Moment): Promise<void> {
  const nextTryAt = after(now, Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries));
  await db.update(mail).set({ tries: tries + 1, nextTryAt, ...(tries + 1 >= MOST_TRIES ? { failedAt: sql<Date>`${now}::timestamptz` } : {}) }).where(and(eq(mail.id, id), isNull(mail.sentAt)));
}
