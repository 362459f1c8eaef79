import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { connect, openDatabase } from './database.ts';
import { administer, testDatabase } from './test-database.ts';
import { freePort } from './test-server.ts';

describe('the database of the shop', () => {
  it('is brought up to date by several that start at once', async () => {
    const url = inject('postgresUrl');
    await administer(url, 'CREATE DATABASE fresh');
    const fresh = url.replace(/\/postgres$/, '/fresh');
    const opened = await Promise.all([connect(fresh), connect(fresh), openDatabase({ databaseUrl: fresh, dataDirectory: 'not used', postgresPort: 0 })]);
    for (const { db } of opened) expect(await db.query.market.findMany()).toEqual([]);
    for (const { close } of opened) await close();

    const client = new pg.Client({ connectionString: fresh });
    await client.connect();
    const files = (await readdir(new URL('migrations', import.meta.url))).filter((name) => name.endsWith('.sql'));
    expect((await client.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations')).rows).toEqual([{ n: files.length }]);
    await client.end();
    await administer(url, 'DROP DATABASE fresh');
  });

  it('is named, without its password, when it does not answer', async () => {
    const port = await freePort();
    const opening = connect(`postgres://someone:hidden-word@127.0.0.1:${port}/shop`);
    await expect(opening).rejects.toThrow(new RegExp(`127\\.0\\.0\\.1:${port}/shop cannot be used: .*ECONNREFUSED.*DATABASE_URL`));
    await expect(opening).rejects.not.toThrow('hidden-word');
  });
});

it('outlives a connection that breaks between two statements of a transaction', async () => {
  const broken = await testDatabase(inject('postgresUrl'));
  const work = broken.db.transaction(async (tx) => {
    const { pid } = (await tx.execute(sql`SELECT pg_backend_pid() AS pid`)).rows[0] as { pid: number };
    await broken.db.execute(sql`SELECT pg_terminate_backend(${pid}::int)`);
    await expect.poll(async () => (await broken.db.execute(sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}::int`)).rowCount).toBe(0);
    await tx.execute(sql`SELECT 1`);
  });
  await expect(work).rejects.toThrow();
  expect((await broken.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  await broken.close();
});

it('has its connections back from transactions that could not begin', async () => {
  const { db, close } = await testDatabase(inject('postgresUrl'));
  const neverBegins = { isolationLevel: 'of no kind' as 'serializable' };
  for (let tries = 0; tries < db.$client.options.max; tries++) await expect(db.transaction(() => Promise.resolve(), neverBegins)).rejects.toThrow('begin isolation level');
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  await close();
});
