import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import { styleOption, variant } from '../storage/schema.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { testDatabase } from '../storage/test-database.ts';
import { smallCatalogue } from '../test-shop.ts';
import { openLiveCatalogue, type LiveCatalogue } from './live-catalogue.ts';

const VARIANT = '100001_indigo_1-28';
const sell = async ({ db }: OpenDatabase) => {
  await db.update(variant).set({ stock: 0 }).where(eq(variant.id, VARIANT));
  await db.execute(sql`NOTIFY stock, ${sql.raw(`'${VARIANT}'`)}`);
};
const stockIn = (live: LiveCatalogue) => live.current().product('100001_indigo_1')!.variants[0]!.stock;

async function openShop(): Promise<OpenDatabase> {
  const database = await testDatabase(inject('postgresUrl'));
  onTestFinished(() => database.close());
  await writeCatalogue(database.db, smallCatalogue());
  return database;
}

/** Somebody holds the prices: a reading that has begun waits for them. */
async function holdPrices({ db, url }: OpenDatabase): Promise<{ isAwaited: () => Promise<boolean>; endReading: () => Promise<unknown>; letGo: () => Promise<void> }> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE price IN ACCESS EXCLUSIVE MODE');
  let isHeld = true;
  const letGo = async () => {
    if (isHeld) await holder.end();
    isHeld = false;
  };
  onTestFinished(letGo);
  const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY%' AND wait_event_type = 'Lock'`;
  return {
    isAwaited: async () => (await db.execute(sql.raw(`SELECT 1 ${waiting}`))).rowCount === 1,
    endReading: () => db.execute(sql.raw(`SELECT pg_terminate_backend(pid) ${waiting}`)),
    letGo,
  };
}

it('sells on from the old catalogue when a reading fails in the middle, and reads again', async () => {
  const database = await openShop();
  const reports: unknown[] = [];
  const live = await openLiveCatalogue(database, (error) => reports.push(error));
  onTestFinished(() => live.close());
  const before = live.current();

  const held = await holdPrices(database);
  await database.db.update(styleOption).set({ slug: 'written-anew' });
  await database.db.execute(sql`NOTIFY catalogue`);
  await expect.poll(held.isAwaited, { timeout: 10_000 }).toBe(true);
  await held.endReading();
  await expect.poll(() => reports.length, { timeout: 10_000 }).toBe(1);
  expect(live.current()).toBe(before);

  await held.letGo();
  await expect.poll(() => live.current().product('100001_indigo_1')!.option.slug, { timeout: 10_000 }).toBe('written-anew');
});

it('is the same in every process on one database: each hears of what is written and of what is sold', async () => {
  const database = await openShop();
  const lives = await Promise.all([database, { ...database }].map((one) => openLiveCatalogue(one, (error) => expect.unreachable(String(error)))));
  onTestFinished(async () => void (await Promise.all(lives.map((live) => live.close()))));
  const everywhere = <Value>(read: (live: LiveCatalogue) => Value) => expect.poll(() => lives.map(read), { timeout: 10_000 });

  await sell(database);
  await everywhere(stockIn).toEqual([0, 0]);
  await database.db.update(styleOption).set({ slug: 'written-anew' });
  await database.db.execute(sql`NOTIFY catalogue`);
  await everywhere((live) => live.current().product('100001_indigo_1')!.option.slug).toEqual(['written-anew', 'written-anew']);
  await everywhere(stockIn).toEqual([0, 0]);
});

it('knows of what is sold while it reads', async () => {
  const database = await openShop();
  const live = await openLiveCatalogue(database, () => {});
  onTestFinished(() => live.close());
  const before = live.current();

  const held = await holdPrices(database);
  await database.db.execute(sql`NOTIFY catalogue`);
  await expect.poll(held.isAwaited, { timeout: 10_000 }).toBe(true);
  await sell(database);
  // The catalogue that is still in use is told at once.
  await expect.poll(() => stockIn(live), { timeout: 10_000 }).toBe(0);
  await held.letGo();
  await expect.poll(() => live.current(), { timeout: 10_000 }).not.toBe(before);
  await expect.poll(() => stockIn(live), { timeout: 10_000 }).toBe(0);
});

it('ends at once while it reads, and leaves no connection behind', async () => {
  const database = await openShop();
  const reports: unknown[] = [];
  const live = await openLiveCatalogue(database, (error) => reports.push(error));
  const held = await holdPrices(database);
  await database.db.execute(sql`NOTIFY catalogue`);
  await expect.poll(held.isAwaited, { timeout: 10_000 }).toBe(true);

  await live.close();
  expect(reports).toEqual([]);
  const { idleCount, totalCount } = database.db.$client;
  expect(totalCount - idleCount).toBe(0);
});

it('knows of what was sold while the database had no time to say how much is left', async () => {
  const database = await openShop();
  const { db } = database;
  let isBusy = false;
  const busy = new Proxy(db, {
    get(target, name, receiver) {
      if (name !== 'select' || !isBusy) return Reflect.get(target, name, receiver) as unknown;
      isBusy = false;
      throw new Error('busy');
    },
  });
  const reports: unknown[] = [];
  const live = await openLiveCatalogue({ ...database, db: busy }, (error) => reports.push(error));
  onTestFinished(() => live.close());

  isBusy = true;
  await sell(database);

  await expect.poll(() => stockIn(live), { timeout: 10_000 }).toBe(0);
  expect(reports).toEqual([expect.objectContaining({ message: 'busy' })]);
});
