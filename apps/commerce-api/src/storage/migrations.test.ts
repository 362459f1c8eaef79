import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from './schema.ts';

it('has a migration for every change of the schema', async () => {
  const meta = new URL('migrations/meta/', import.meta.url);
  const latest = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json')).sort().at(-1)!;
  const snapshot = JSON.parse(readFileSync(new URL(latest, meta), 'utf8')) as DrizzleSnapshotJSON;

  const missing = await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id) as DrizzleSnapshotJSON);

  expect(missing, 'run drizzle-kit generate').toEqual([]);
});
