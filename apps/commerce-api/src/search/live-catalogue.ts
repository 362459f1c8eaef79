import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CATALOGUE_CHANGED } from '../storage/catalogue.writer.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { category, price, style, styleOption, variant } from '../storage/schema.ts';
import { catalogueIndexFrom, type CatalogueIndex } from './catalogue-index.ts';

export interface LiveCatalogue {
  /** The catalogue as it was last read; one request asks once and works on one state. */
  current(): CatalogueIndex;
  close(): Promise<void>;
}

const PATIENCE = 1_000;

/** Reads the catalogue, and reads it again whenever somebody has written it. A lost connection is opened again, with the database if need be. */
export async function openLiveCatalogue({ db, url, revive }: Pick<OpenDatabase, 'db' | 'url' | 'revive'>, report: (error: unknown) => void): Promise<LiveCatalogue> {
  let index = await readIndex(db);
  const ended = new AbortController();
  let client: pg.Client | undefined;
  let isStale = false;
  let reading: Promise<void> | undefined;

  /** One reading at a time; what changes meanwhile is read after it. */
  function refresh(): void {
    isStale = true;
    reading ??= readUntilFresh().finally(() => (reading = undefined));
  }

  async function readUntilFresh(): Promise<void> {
    while (isStale && !ended.signal.aborted) {
      isStale = false;
      try {
        index = await readIndex(db);
      } catch (error) {
        isStale = true;
        if (!ended.signal.aborted) report(error);
        await pause(PATIENCE, undefined, ended).catch(() => {});
      }
    }
  }

  async function listen(): Promise<void> {
    while (!ended.signal.aborted) {
      const connection = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'commerce-api catalogue' });
      try {
        const lost = new Promise<void>((resolve) => connection.on('error', () => resolve()).on('end', () => resolve()));
        connection.on('notification', refresh);
        client = connection;
        await connection.connect();
        await connection.query(`LISTEN ${CATALOGUE_CHANGED}`);
        // Something may have been written before this connection listened.
        refresh();
        await lost;
      } catch (error) {
        if (!ended.signal.aborted) {
          report(error);
          await revive().catch(report);
        }
      }
      await connection.end().catch(() => {});
      await pause(PATIENCE, undefined, ended).catch(() => {});
    }
  }
  const listening = listen();

  return {
    current: () => index,
    async close() {
      ended.abort();
      await client?.end().catch(() => {});
      await Promise.all([listening, reading]);
    },
  };
}

/** All tables as of one moment. */
const readIndex = (db: OpenDatabase['db']): Promise<CatalogueIndex> =>
  db.transaction(
    async (tx) =>
      catalogueIndexFrom({
        categories: await tx.select().from(category),
        styles: await tx.select().from(style),
        options: await tx.select().from(styleOption),
        variants: await tx.select().from(variant),
        prices: await tx.select().from(price),
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
