import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** So long the process works without looking up, in ms. */
const AT_A_STRETCH = 2;

/**
 * Reads what the database holds at one moment, on so many connections at once. They are given back when all is read, and cut when
 * the reading fails or nobody waits for it any more: what is under way ends with them.
 */
export async function atOneMoment<Result>(pool: Pool, count: number, read: (connections: PoolClient[]) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const connections: PoolClient[] = [];
  const cut = () => {
    for (const one of connections.splice(0)) one.release(true);
  };
  signal?.addEventListener('abort', cut);
  try {
    let snapshot = '';
    while (connections.length < count) {
      const one = await pool.connect();
      connections.push(one);
      signal?.throwIfAborted();
      // Grouping all prices is one long statement, and needs room.
      await one.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${snapshot && `SET TRANSACTION SNAPSHOT '${snapshot}'; `}SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '64MB'; SET LOCAL jit = off`);
      snapshot ||= ((await one.query<{ id: string }>('SELECT pg_export_snapshot() AS id')).rows[0]!).id;
    }
    const result = await read(connections);
    await Promise.all(connections.map((one) => one.query('COMMIT')));
    for (const one of connections.splice(0)) one.release();
    return result;
  } finally {
    signal?.removeEventListener('abort', cut);
    cut();
  }
}

/** Lets others have their turn when the process has worked for a while; of several that work beside each other one at a time goes on. */
export function pacer(): () => Promise<void> | undefined {
  let since = performance.now();
  let resting: Promise<void> = Promise.resolve();
  const rest = async (before: Promise<void>) => {
    await before;
    await nextTurn();
    since = performance.now();
  };
  return () => (performance.now() - since < AT_A_STRETCH ? undefined : (resting = rest(resting)));
}
