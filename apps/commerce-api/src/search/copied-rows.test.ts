import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { CopiedRows, type RowFields } from './copied-rows.ts';

async function client(): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: inject('postgresUrl') });
  await one.connect();
  onTestFinished(() => one.end());
  return one;
}

async function all<Row>(rows: CopiedRows, read: (row: RowFields) => Row): Promise<Row[]> {
  const found: Row[] = [];
  while (await rows.next()) found.push(read(rows.fields));
  return found;
}

it('reads what the database has, however many rows and however large', async () => {
  const places = [...Array(20_001).keys()].slice(1);
  const rows = (await client()).query(new CopiedRows(`
    SELECT n, n / 4.0::float8, CASE WHEN n % 3 = 0 THEN NULL ELSE repeat('ä', CASE n WHEN 10000 THEN 400000 ELSE n % 7 END) END, CASE WHEN n % 2 = 0 THEN ARRAY[n, -n] ELSE '{}'::int[] END
    FROM generate_series(1, ${places.length}) n`));
  const read = await all(rows, (row) => [row.integer(), row.number(), row.text(), row.integers()]);
  expect(read).toEqual(places.map((n) => [n, n / 4, n % 3 === 0 ? null : 'ä'.repeat(n === 10_000 ? 400_000 : n % 7), n % 2 === 0 ? [n, -n] : []]));
});

it('reads nothing where nothing is', async () => {
  expect(await all((await client()).query(new CopiedRows('SELECT 1 WHERE false')), (row) => row.integer())).toEqual([]);
});

it('says what went wrong in the middle, and leaves the connection to others', async () => {
  const one = await client();
  await expect(all(one.query(new CopiedRows('SELECT 1 / (15000 - n) FROM generate_series(1, 20000) n')), (row) => row.integer())).rejects.toThrow('division by zero');
  expect((await one.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

it('lets the connection go on when it fails while it waits to be read', async () => {
  const heard: string[] = [];
  const rows = new CopiedRows('SELECT 1');
  rows.submit({ query: () => {}, stream: { pause: () => heard.push('pause'), resume: () => heard.push('resume') } } as unknown as pg.Connection);
  rows.handleCopyData({ chunk: Buffer.alloc(1024 * 1024) });
  rows.handleError(new Error('disk full'));
  await expect(rows.next()).rejects.toThrow('disk full');
  expect(heard).toEqual(['pause', 'resume']);
});

it('says that the connection was lost', async () => {
  const [one, other] = [await client(), await client()];
  one.on('error', () => {});
  const rows = one.query(new CopiedRows('SELECT pg_sleep(60)::text'));
  const lost = expect(rows.next()).rejects.toThrow();
  const { processID } = one as unknown as { processID: number };
  await expect.poll(async () => (await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ${processID} AND query LIKE 'COPY%'`)).rowCount).toBe(1);
  await lost;
});
