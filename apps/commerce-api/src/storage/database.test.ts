import { describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { connect, openDatabase } from './database.ts';
import { administer } from './test-database.ts';
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
    expect((await client.query('SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations')).rows).toEqual([{ n: 1 }]);
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
