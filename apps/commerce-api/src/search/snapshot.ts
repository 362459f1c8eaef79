import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Rows that are fetched at once. */
const BATCH = 500;
/** So long the process works without looking up, in ms. */
const AT_A_STRETCH = 3;

export const asOfOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The next rows; fewer than before, or none, are the last ones. */
export type Batches<Row> = () => Promise<Row[]>;

export interface Beside<Row> {
  next: Batches<Row>;
  /** Gives the connection back. */
  end(): Promise<void>;
}

/** Reads on a connection of its own what the database held at the moment of a snapshot. */
export function beside<Row extends Record<string, unknown>>(db: Database, snapshot: string, query: SQL): Beside<Row> {
  const { promise: isRead, resolve: end } = Promise.withResolvers<void>();
  const { promise: batches, resolve, reject } = Promise.withResolvers<Batches<Row>>();
  // Whoever reads the rows hears of a failure.
  batches.catch(() => {});
  const ended = db.transaction(async (tx) => {
    await tx.execute(sql`SET TRANSACTION SNAPSHOT ${sql.raw(`'${snapshot}'`)}`);
    resolve(await begun<Row>(tx, query));
    await isRead;
  }, asOfOneMoment).catch(reject);
  return {
    next: async () => (await batches)(),
    async end() {
      end();
      await ended;
    },
  };
}

/** Begins to read: the database works while this process does something else. One at a time in a transaction. */
export async function begun<Row extends Record<string, unknown>>(tx: Transaction, query: SQL): Promise<Batches<Row>> {
  // Grouping all prices is one long statement, and needs room.
  await tx.execute(sql`SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '64MB'; SET LOCAL cursor_tuple_fraction = 1; SET LOCAL jit = off`);
  await tx.execute(sql`DECLARE catalogue NO SCROLL CURSOR FOR ${query}`);
  const fetch = () => {
    const batch = tx.execute(sql`FETCH ${sql.raw(String(BATCH))} FROM catalogue`).then(({ rows }) => rows as Row[]);
    batch.catch(() => {});
    return batch;
  };
  let coming: Promise<Row[]> | undefined = fetch();
  return async () => {
    const batch = (await coming) ?? [];
    if (batch.length === BATCH) coming = fetch();
    else if (coming) {
      coming = undefined;
      await tx.execute(sql`CLOSE catalogue`);
    }
    return batch;
  };
}

/** Lets others have their turn when the process has worked for a while. */
export function pacer(): () => Promise<void> | undefined {
  let since = performance.now();
  const rest = async () => {
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < AT_A_STRETCH ? undefined : rest());
}
