import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { administer } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for a test run, migrated once into the database that every test database is a copy of. */
export default async function testServer(project: TestProject) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'selvedge-test-'));
  const server = await startEmbeddedPostgres({ dataDirectory, port: await freePort() });
  // Nothing of a test has to outlive a power cut.
  await administer(server.url, 'ALTER SYSTEM SET fsync = off');
  await administer(server.url, 'SELECT pg_reload_conf()');
  await administer(server.url, 'CREATE DATABASE template_shop');
  await (await connect(server.url.replace(/\/postgres$/, '/template_shop'))).close();
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
