import { eq, sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import { variant } from '../storage/schema.ts';
import { testDatabase } from '../storage/test-database.ts';
import { smallCatalogue } from '../test-shop.ts';
import { openLiveCatalogue } from './live-catalogue.ts';

it('knows of what was sold while the database had no time to say how much is left', async () => {
  const database = await testDatabase(inject('postgresUrl'));
  onTestFinished(() => database.close());
  const { db } = database;
  await writeCatalogue(db, smallCatalogue());
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
  await db.update(variant).set({ stock: 0 }).where(eq(variant.id, '100001_indigo_1-28'));
  await db.execute(sql`NOTIFY stock, '100001_indigo_1-28'`);

  await expect.poll(() => live.current().product('100001_indigo_1')!.variants[0]!.stock, { timeout: 10_000 }).toBe(0);
  expect(reports).toEqual([expect.objectContaining({ message: 'busy' })]);
});
