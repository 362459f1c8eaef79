import { expect, inject, it } from 'vitest';
import { testDatabase } from '../storage/test-database.ts';
import { atOneMoment } from './snapshot.ts';

it('shows every connection the same moment, whatever is written meanwhile', async () => {
  const database = await testDatabase(inject('postgresUrl'));
  const pool = database.db.$client;
  try {
    await pool.query('CREATE TABLE noted (n int)');
    const counts = await atOneMoment(pool, 2, async (connections) => {
      const seen: string[] = [];
      for (const one of connections) {
        await pool.query('INSERT INTO noted VALUES (1)');
        seen.push((await one.query<{ count: string }>('SELECT count(*) FROM noted')).rows[0]!.count);
      }
      return seen;
    });
    expect(counts).toEqual(['0', '0']);
    expect((await pool.query<{ count: string }>('SELECT count(*) FROM noted')).rows[0]!.count).toBe('2');
  } finally {
    await database.close();
  }
});
