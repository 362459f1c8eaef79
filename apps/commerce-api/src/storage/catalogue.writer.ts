import { and, getTableColumns, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CatalogueRows } from './catalogue.rows.ts';
import type { Database } from './database.ts';
import { badge, category, price, style, styleOption, variant } from './schema.ts';

/** Heard by every running commerce API, which then reads the catalogue anew. */
export const CATALOGUE_CHANGED = 'catalogue';

/** PostgreSQL takes 65,535 parameters in one statement; no table here has more than 16 columns. */
const BATCH = 1_000;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Writes a part of the catalogue in one transaction: new rows are added, known ones replaced, stock included. Variants and
 * prices of a written option that are no longer among the rows go. Writing the same rows twice leaves what writing once leaves.
 */
export async function writeCatalogue(db: Database, rows: CatalogueRows): Promise<void> {
  await db.transaction(async (tx) => {
    await upsert(tx, badge, [badge.id], rows.badges ?? []);
    await upsert(tx, category, [category.id], rows.categories);
    await upsert(tx, style, [style.number], rows.styles);
    await upsert(tx, styleOption, [styleOption.id], rows.options);
    await removeLeftOvers(tx, rows);
    await upsert(tx, variant, [variant.id], rows.variants);
    await upsert(tx, price, [price.styleOptionId, price.currency], rows.prices);
    await tx.execute(sql.raw(`NOTIFY ${CATALOGUE_CHANGED}`));
  });
}

async function upsert<Table extends PgTable>(tx: Transaction, table: Table, key: PgColumn[], rows: Table['$inferInsert'][]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !key.includes(column as PgColumn));
  const set = Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded."${(column as PgColumn).name}"`)]));
  for (const batch of batches(lastOfEach(table, key, rows))) {
    await tx.insert(table).values(batch as never).onConflictDoUpdate({ target: key, set: set as never });
  }
}

/** One statement must not touch a row twice; the last of several rows with one key counts. */
function lastOfEach<Table extends PgTable>(table: Table, key: PgColumn[], rows: Table['$inferInsert'][]): Table['$inferInsert'][] {
  const names = Object.entries(getTableColumns(table)).filter(([, column]) => key.includes(column as PgColumn)).map(([name]) => name);
  return [...new Map(rows.map((row) => [JSON.stringify(names.map((name) => (row as Record<string, unknown>)[name])), row])).values()];
}

async function removeLeftOvers(tx: Transaction, { options, variants, prices }: CatalogueRows): Promise<void> {
  for (const batch of batches(options)) {
    const ids = batch.map(({ id }) => id);
    const written = new Set(ids);
    const kept = variants.filter((one) => written.has(one.styleOptionId)).map((one) => one.id);
    const keptPrices = prices.filter((one) => written.has(one.styleOptionId)).map((one) => `${one.styleOptionId} ${one.currency}`);
    await tx.delete(variant).where(and(inArray(variant.styleOptionId, ids), without(variant.id, kept)));
    await tx.delete(price).where(and(inArray(price.styleOptionId, ids), without(sql`${price.styleOptionId} || ' ' || ${price.currency}`, keptPrices)));
  }
}

const without = (value: PgColumn | SQL, kept: string[]) => (kept.length > 0 ? notInArray(value as SQL, kept) : undefined);

function* batches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}
