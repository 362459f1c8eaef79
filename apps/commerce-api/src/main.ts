import { DrizzleQueryError } from 'drizzle-orm';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { requireProductionSettings } from './production.settings.ts';
import { readSettings } from './settings.ts';
import { openDatabase } from './storage/database.ts';
import { shopDocument, translation } from './storage/schema.ts';

/** Standard output carries the one line that says where the API answers; everything else goes to standard error. */
const report = (line: string) => console.error(line);

try {
  await run();
} catch (error) {
  report(sentenceOf(error));
  process.exit(1);
}

async function run(): Promise<void> {
  requireProductionSettings(process.env);
  const settings = readSettings();
  // While the database starts.
  const loading = import('./commerce-api.ts');
  // Whoever waits for it hears of it.
  loading.catch(() => {});
  const database = await openDatabase({ ...settings, dataDirectory: resolve(settings.dataDirectory) }, report);
  const ending: (() => Promise<unknown>)[] = [() => database.close()];
  const end = endOnce(async () => {
    for (const step of ending.toReversed()) await step();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.env.EXIT_WITH_PARENT === '1') endWithParent(end);

  try {
    if (settings.environment !== 'production' && (await database.db.$count(shopDocument)) === 0) {
      const { seedSample } = await import('./sample/seed.ts');
      await seedSample(database.db, report);
    }
    // A version may say what the one before did not; the shop would show the names of those texts.
    const { interfaceTexts } = await import('./sample/interface.texts.ts');
    await database.db.insert(translation).values(interfaceTexts).onConflictDoNothing();
    const { createCommerceApi } = await loading;
    const api = await createCommerceApi({ settings, database, report, logger: { level: process.env.LOG_LEVEL ?? 'warn', stream: process.stderr } });
    ending.push(() => api.close());
    await api.listen({ host: settings.host, port: settings.port });
    const { port } = api.server.address() as { port: number };
    console.log(`commerce-api listening on http://${settings.host}:${port}`);
  } catch (error) {
    for (const step of ending.toReversed()) await step();
    throw error;
  }
}

/** Requests in flight are answered until then, in ms: longer than a payment provider takes to answer. */
const DRAIN = 30_000;

/** The second signal finds the first one's work under way. */
function endOnce(work: () => Promise<void>): () => void {
  let ending: Promise<void> | undefined;
  const inTime = () => Promise.race([work(), pause(DRAIN, undefined, { ref: false }).then(() => Promise.reject(new Error(`Requests were not answered within ${DRAIN / 1_000} seconds; they are cut off.`)))]);
  return () => {
    ending ??= inTime().then(
      () => process.exit(0),
      (error: unknown) => {
        report(sentenceOf(error));
        process.exit(1);
      },
    );
  };
}

/** A killed parent sends no signal; an orphan gets another parent. */
function endWithParent(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 500).unref();
}

function sentenceOf(error: unknown): string {
  const { code, port, message, cause } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program, so the commerce API cannot answer there. End that program or set API_PORT to a free port.`;
  // The database says why; the message of a query has besides all that was to be written.
  if (error instanceof DrizzleQueryError) return `The database did not take “${error.query.slice(0, 80)} …”: ${sentenceOf(cause)}`;
  return message || String(error);
}
