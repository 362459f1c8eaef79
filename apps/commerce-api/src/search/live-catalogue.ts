import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inArray } from 'drizzle-orm';
import { STOCK_CHANGED } from '../payment/holdings.ts';
import { CATALOGUE_CHANGED } from '../storage/catalogue.writer.ts';
import type { OpenDatabase } from '../storage/database.ts';
import { variant } from '../storage/schema.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { readCatalogue } from './catalogue-reader.ts';

export interface LiveCatalogue {
  /** The catalogue as it was last read; one request asks once and works on one state. */
  current(): CatalogueIndex;
  close(): Promise<void>;
}

const PATIENCE = 1_000;
/** Changes of the stock are collected so long, in ms. */
const STOCK_PATIENCE = 100;

/** Reads the catalogue, and reads it again beside the old one whenever somebody has written it. A lost connection is opened again, with the database if need be. */
export async function openLiveCatalogue({ db, url, revive }: Pick<OpenDatabase, 'db' | 'url' | 'revive'>, report: (error: unknown) => void): Promise<LiveCatalogue> {
  let index: CatalogueIndex | undefined;
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
        await read();
      } catch (error) {
        isStale = true;
        if (!ended.signal.aborted) report(error);
        await pause(PATIENCE, undefined, ended).catch(() => {});
      }
    }
  }

  async function read(): Promise<void> {
    soldMeanwhile.clear();
    index = await readCatalogue(db, { isAside: index !== undefined, signal: ended.signal });
    await restock([...soldMeanwhile]);
  }

  const changedStock = new Set<string>();
  /** Since the reading began, which sees the stock as it was before. */
  const soldMeanwhile = new Set<string>();

  /** What was bought, or came back, changes in place: reading everything anew would be too much for a pair of socks. */
  async function refreshStock(sku: string): Promise<void> {
    const isFirst = changedStock.size === 0;
    changedStock.add(sku);
    soldMeanwhile.add(sku);
    if (!isFirst) return;
    await pause(STOCK_PATIENCE, undefined, ended).catch(() => {});
    const skus = [...changedStock];
    changedStock.clear();
    if (ended.signal.aborted) return;
    await restock(skus).catch((error: unknown) => {
      report(error);
      // Nobody says again what was missed here.
      refresh();
    });
  }

  async function restock(skus: string[]): Promise<void> {
    if (skus.length === 0) return;
    const rows = await db.select({ id: variant.id, option: variant.styleOptionId, stock: variant.stock }).from(variant).where(inArray(variant.id, skus));
    for (const [option, changed] of Map.groupBy(rows, (row) => row.option)) index?.restock(option, new Map(changed.map(({ id, stock }) => [id, stock])));
  }

  /** @param began told when it listens for the first time, or cannot yet */
  async function listen(began: () => void): Promise<void> {
    let hasBegun = false;
    while (!ended.signal.aborted) {
      const connection = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000, application_name: 'commerce-api catalogue' });
      try {
        const lost = new Promise<void>((resolve) => connection.on('error', () => resolve()).on('end', () => resolve()));
        connection.on('notification', ({ channel, payload }) => (channel === STOCK_CHANGED ? void refreshStock(payload ?? '') : refresh()));
        client = connection;
        await connection.connect();
        await connection.query(`LISTEN ${CATALOGUE_CHANGED}; LISTEN ${STOCK_CHANGED}`);
        // Something may have been written before this connection listened.
        if (hasBegun) refresh();
        hasBegun = true;
        began();
        await lost;
      } catch (error) {
        hasBegun = true;
        began();
        if (!ended.signal.aborted) {
          report(error);
          await revive().catch(report);
        }
      }
      await connection.end().catch(() => {});
      await pause(PATIENCE, undefined, ended).catch(() => {});
    }
  }

  let listening: Promise<void> | undefined;
  const close = async () => {
    ended.abort();
    await client?.end().catch(() => {});
    await Promise.all([listening, reading]);
  };
  // It listens before it reads, so that one reading is enough.
  await new Promise<void>((began) => (listening = listen(began)));
  try {
    await (reading = read());
  } catch (error) {
    reading = undefined;
    await close();
    throw error;
  }
  reading = undefined;
  if (isStale) refresh();

  return { current: () => index!, close };
}
