import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect, type OpenDatabase } from './database.ts';

/**
 * A migrated, empty database for one test file: `const database = await testDatabase(inject('postgresUrl'))` in `beforeAll`,
 * `database.close()` in `afterAll`, which also removes it.
 */
export async function testDatabase(serverUrl: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE template_shop`);
  const database = await connect(serverUrl.replace(/\/postgres$/, `/${name}`));
  return {
    ...database,
    async close() {
      await database.close();
      await administer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Runs one statement as the server's owner. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
