import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

export interface OpenDatabase {
  db: Database;
  /** Address with user and password, for a connection of one's own. */
  url: string;
  /** Starts the embedded PostgreSQL again after it was killed; without one there is nothing to do. */
  revive(): Promise<void>;
  /** Ends the connections, and the embedded PostgreSQL when nobody else uses it. */
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));
/** Any number, as long as all that migrate this database take the same. */
const MIGRATION_LOCK = 7_358_311;

/**
 * Opens the database of the shop, `DATABASE_URL` or the embedded PostgreSQL, and brings its tables up to date.
 * @throws Error with a sentence that says what to do
 */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDirectory' | 'postgresPort'>, report: (line: string) => void = () => {}): Promise<OpenDatabase> {
  const start = () => startEmbeddedPostgres({ dataDirectory: settings.dataDirectory, port: settings.postgresPort, report });
  let server = settings.databaseUrl ? undefined : await start();
  try {
    const database = await connect(settings.databaseUrl ?? server!.url);
    return {
      ...database,
      async revive() {
        if (server) server = await start();
      },
      async close() {
        await database.close();
        await server?.stop();
      },
    };
  } catch (error) {
    await server?.stop();
    throw error;
  }
}

/** Opens a database by its address and brings its tables up to date. @throws Error when it does not answer */
export async function connect(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 15_000, application_name: 'commerce-api' });
  // A connection that breaks is replaced by the pool. Without a listener it would end the process: the pool listens to idle
  // ones, nobody to one that breaks between two statements of a transaction.
  pool.on('error', () => {});
  const connections = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    connections.set(client, drizzle(client, { schema }));
  });
  try {
    await migrated(pool);
  } catch (cause) {
    await pool.end();
    throw new Error(`The database at ${withoutPassword(url)} cannot be used: ${(cause as Error).message}. Check DATABASE_URL and that PostgreSQL runs.`, { cause });
  }
  const db = drizzle(pool, { schema });
  // Its own gives a connection back only after the transaction has begun: of one that breaks in between the pool would wait for ever (drizzle-team/drizzle-orm#6241).
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await connections.get(client)!.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return { db, url, revive: async () => {}, close: () => pool.end() };
}

/** Two processes may start at once: one migrates, the other waits and finds nothing left to do. */
async function migrated(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const withoutPassword = (url: string) => (URL.canParse(url) ? new URL(url).host + new URL(url).pathname : 'an address that is no URL');
