import { and, eq, getTableColumns, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CatalogueRows } from './catalogue.rows.ts';
import type { Database } from './database.ts';
import { badge, category, price, store, storeStock, style, styleOption, variant, variantPrice } from './schema.ts';

/** Heard by every running commerce API, which then reads the catalogue anew. */
export const CATALOGUE_CHANGED = 'catalogue';

/** PostgreSQL takes 65,535 parameters in one statement; no table here has more than 16 columns. */
const BATCH = 1_000;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Writes a part of the catalogue in one transaction: new rows are added, known ones replaced, stock included. Variants and
 * prices of a written option that are no longer among the rows go; stock of stores stays when it is not among them. Writing the same rows twice leaves what writing once leaves.
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
    await upsert(tx, variantPrice, [variantPrice.variantId, variantPrice.currency], rows.variantPrices ?? []);
    await upsert(tx, store, [store.id], rows.stores ?? []);
    await upsert(tx, storeStock, [storeStock.sku, storeStock.storeId], rows.storeStock ?? []);
    await tx.execute(sql.raw(`NOTIFY ${CATALOGUE_CHANGED}`));
  });
}

/**
 * Replaces all that came from one source, part by part, in one transaction: nobody sees half of it, and what fails leaves
 * everything as it was. Only one part is held at a time.
 * @param parts the styles of each with all their options
 * @param wrote told after each part
 */
export async function replaceSource(db: Database, source: string, parts: Iterable<CatalogueRows>, wrote: (rows: CatalogueRows) => void): Promise<void> {
  await db.transaction(async (tx) => {
    // Taking a large catalogue away is one long statement.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.delete(style).where(eq(style.source, source));
    for (const rows of parts) {
      await upsert(tx, badge, [badge.id], rows.badges ?? []);
      await upsert(tx, category, [category.id], rows.categories);
      await insert(tx, style, rows.styles);
      await insert(tx, styleOption, rows.options);
      await insert(tx, variant, rows.variants);
      await insert(tx, price, rows.prices);
      await insert(tx, variantPrice, rows.variantPrices ?? []);
      await upsert(tx, store, [store.id], rows.stores ?? []);
      await insert(tx, storeStock, rows.storeStock ?? []);
      wrote(rows);
    }
    // Without figures of its own the database plans as if there were next to nothing, until it comes round to it by itself.
    for (const table of [style, styleOption, variant, price, variantPrice, store, storeStock]) await tx.execute(sql`ANALYZE ${table}`);
    await tx.execute(sql.raw(`NOTIFY ${CATALOGUE_CHANGED}`));
  });
}

/** One parameter per column instead of one per value: PostgreSQL reads a large part several times as fast. */
async function insert<Table extends PgTable>(tx: Transaction, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  for (const batch of batches(rows as Record<string, unknown>[])) {
    const values = columns.map(([name, column]) => {
      const given = batch.map((row) => row[name] ?? column.default ?? null);
      return sql`${sql.param(given.map((value) => (value === null ? null : column.mapToDriverValue(value))))}::${sql.raw(`${column.getSQLType()}[]`)}`;
    });
    const names = sql.join(columns.map(([, column]) => sql.identifier(column.name)), sql`, `);
    await tx.execute(sql`INSERT INTO ${table} (${names}) SELECT * FROM unnest(${sql.join(values, sql`, `)})`);
  }
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

async function removeLeftOvers(tx: Transaction, { options, variants, prices, variantPrices = [] }: CatalogueRows): Promise<void> {
  for (const batch of batches(options)) {
    const ids = batch.map(({ id }) => id);
    const written = new Set(ids);
    const kept = variants.filter((one) => written.has(one.styleOptionId)).map((one) => one.id);
    const keptPrices = prices.filter((one) => written.has(one.styleOptionId)).map((one) => `${one.styleOptionId} ${one.currency}`);
    await tx.delete(variant).where(and(inArray(variant.styleOptionId, ids), without(variant.id, kept)));
    await tx.delete(price).where(and(inArray(price.styleOptionId, ids), without(sql`${price.styleOptionId} || ' ' || ${price.currency}`, keptPrices)));
    const ofOptions = tx.select({ id: variant.id }).from(variant).where(inArray(variant.styleOptionId, ids));
    const keptOwn = variantPrices.map(({ variantId, currency }) => `${variantId} ${currency}`);
    await tx.delete(variantPrice).where(and(inArray(variantPrice.variantId, ofOptions), without(sql`${variantPrice.variantId} || ' ' || ${variantPrice.currency}`, keptOwn)));
  }
}

const without = (value: PgColumn | SQL, kept: string[]) => (kept.length > 0 ? notInArray(value as SQL, kept) : undefined);

function* batches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
}
