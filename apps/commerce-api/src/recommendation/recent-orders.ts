import { sql } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';

/** What was bought together, and when; ids of style options, each once. */
export interface BoughtTogether {
  /** Milliseconds since 1970. */
  at: number;
  ids: string[];
}

/** Enough to know what goes with what; more would only take memory. */
const MOST = 20_000;
const GOOD_FOR = 10 * 60_000;

/**
 * The latest orders that were placed, newest first. They are read when somebody asks, and again at most every ten minutes; until then,
 * and when that fails, the last ones are good enough.
 * @param goodFor in ms
 */
export function recentOrders(db: Pick<Database, 'execute'>, goodFor = GOOD_FOR): () => Promise<BoughtTogether[]> {
  let orders: BoughtTogether[] | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    readAt = Date.now();
    const { rows } = await db.execute<{ at: string; ids: string[] }>(sql`
      SELECT extract(epoch FROM bought.placed_at) * 1000 AS at, array_agg(DISTINCT variant.style_option_id) AS ids
      FROM (SELECT id, placed_at, holdings FROM shop_order WHERE state IN ('placed', 'completed') ORDER BY placed_at DESC LIMIT ${MOST}) AS bought
      CROSS JOIN LATERAL jsonb_to_recordset(bought.holdings->'goods') AS goods(sku text)
      JOIN variant ON variant.id = goods.sku
      GROUP BY bought.id, bought.placed_at
      ORDER BY bought.placed_at DESC, bought.id`);
    orders = rows.map(({ at, ids }) => ({ at: Number(at), ids }));
  }

  return async () => {
    if (Date.now() - readAt >= goodFor) reading ??= read().finally(() => (reading = undefined));
    if (reading && orders) void reading.catch(() => {});
    else await reading;
    return orders ?? [];
  };
}

/** How often each product was bought since a moment, beside one of some products where these are given. The most often bought first; equals as they were bought last. */
export function boughtMost(orders: readonly BoughtTogether[], { since, beside }: { since: number; beside?: ReadonlySet<string> }): string[] {
  const counts = new Map<string, number>();
  for (const { at, ids } of orders) {
    if (at < since || (beside && !ids.some((id) => beside.has(id)))) continue;
    for (const id of ids) if (!beside?.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  // Most were bought once or twice: laid out by how often, they need no sorting.
  const piles: string[][] = [];
  for (const [id, count] of counts) (piles[count] ??= []).push(id);
  return piles.reverse().flat();
}
