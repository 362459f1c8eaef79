import { existsSync } from 'node:fs';
import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { defaultMarketId, markets } from '@selvedge/market/data';
import { readSettings, type Settings } from '../settings.ts';
import { openDatabase, type Database, type OpenDatabase } from '../storage/database.ts';
import { help } from './import.help.ts';
import { importCatalogue, type ImportSummary } from './import-catalogue.ts';
import { marketCurrencies } from './known-catalogue.queries.ts';
import type { ConvertPrice } from './price.rules.ts';
import { reportTo, sentenceOf } from './rejection-report.ts';
import { ExportError } from './shopify-export.ts';
import { writeShopPage } from './shop-page.ts';

const shownRejections = 20;
const importLock = 7_358_312;

type Say = (line: string) => void;
/** Something the person at the command line can put right. */
class UsageError extends Error {}

/**
 * The command `npm run import`; `--help` tells what it does.
 *
 * @param signal ends the import between two parts of the file, and the database in order
 * @returns the exit code
 */
export async function runImport(args: string[], env: NodeJS.ProcessEnv, say: Say, signal?: AbortSignal): Promise<0 | 1> {
  try {
    const { values, file } = readArguments(args);
    if (values.help) {
      say(help);
      return 0;
    }
    const place = (name: string) => resolve(env.INIT_CWD ?? '.', name);
    if (values['make-sample']) return await makeSample(place(values['make-sample']), values, say);
    const { currency, language = 'en', report } = values;
    return await importFile(place(file!), { currency, language, dryRun: values['dry-run'] ?? false, report: report && place(report) }, readSettings(env), say, signal);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    say(error instanceof UsageError ? `${error.message} See npm run import -- --help.` : error.message);
    return 1;
  }
}

function readArguments(args: string[]) {
  const options = {
    currency: { type: 'string' }, language: { type: 'string' }, 'dry-run': { type: 'boolean' }, report: { type: 'string' },
    'make-sample': { type: 'string' }, products: { type: 'string' }, broken: { type: 'boolean' }, help: { type: 'boolean', short: 'h' },
  } as const;
  let read;
  try {
    read = parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message}.`, { cause });
  }
  const { values, positionals } = read;
  if (!values.help && !values['make-sample'] && positionals.length !== 1) throw new UsageError(positionals.length ? 'Give one file only.' : 'Which file? Give the path of a Shopify product export.');
  if (values.currency !== undefined && !Intl.supportedValuesOf('currency').includes(values.currency)) throw new UsageError(`--currency "${values.currency}" is no currency such as GBP.`);
  if (values.language !== undefined && !/^[a-z]{2,3}$/.test(values.language)) throw new UsageError(`--language "${values.language}" is no language such as en.`);
  return { values, file: positionals[0] };
}

async function makeSample(path: string, { products = '300', broken = false }: { products?: string; broken?: boolean }, say: Say): Promise<0> {
  if (!/^[1-9]\d{0,6}$/.test(products)) throw new UsageError(`--products "${products}" is no number between 1 and 9999999.`);
  const { sampleExport } = await import('./sample-export.ts');
  await writeFile(path, sampleExport({ products: Number(products), broken }));
  say(`Wrote a Shopify product export with ${products} products${broken ? ' and every kind of fault' : ''} to ${path}.`);
  return 0;
}

interface Wanted {
  currency?: string;
  language: string;
  dryRun: boolean;
  report?: string;
}

async function importFile(path: string, { currency, language, dryRun, report }: Wanted, settings: Settings, say: Say, signal?: AbortSignal): Promise<0 | 1> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`${path} cannot be read: ${cause.code === 'ENOENT' ? 'there is no such file' : cause.message}.`, { cause });
  });
  const rejections = report ? await reportTo(report) : undefined;
  let shop: OpenDatabase | undefined;
  let lock: pg.Client | undefined;
  try {
    shop = await openShop(settings, dryRun, say);
    if (shop && !dryRun) lock = await onlyImport(shop.url);
    const { own, others, convertPrice } = await currenciesFor(currency, settings, shop?.db, say);
    say(`Reading ${path}; prices in ${own}${convertPrice ? `, turned into ${others.length} other currencies at sample rates` : ''}, texts in "${language}".`);
    let shown = 0;
    const summary = await importCatalogue(chunksOf(file, signal), shop?.db, {
      currency: own, currencies: others, convertPrice, language, dryRun, now: new Date(),
      reject: (rejection) => {
        if (shown++ < shownRejections) say(`  ${sentenceOf(rejection)}`);
        rejections?.write(rejection);
      },
      notice: say,
      progress: ({ products }) => products && products % 1000 === 0 && say(`  ${products} products so far`),
    });
    if (shown > shownRejections) say(`  … and ${shown - shownRejections} more; --report FILE lists all.`);
    const page = shop && !dryRun && summary.products ? await writeShopPage(shop.db) : undefined;
    for (const line of outcome(summary, dryRun)) say(line);
    if (page === 'path taken') say('The page /shop is an editor\'s own and was left alone; link the imported categories from it.');
    else if (page) say('The page /shop leads to all imported categories.');
    return summary.products === 0 && Object.keys(summary.rejected).length > 0 ? 1 : 0;
  } catch (error) {
    if (signal?.aborted) throw new Error('Stopped. What was imported before stays; give the same command again to go on.', { cause: error });
    throw error instanceof ExportError ? new Error(`${path}: ${error.message}`, { cause: error }) : error;
  } finally {
    await file.close();
    await rejections?.end();
    await lock?.end();
    await shop?.close();
  }
}

async function* chunksOf(file: FileHandle, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const chunk of file.createReadStream({ autoClose: false })) {
    signal?.throwIfAborted();
    yield chunk as Uint8Array;
  }
}

/** A dry run on a machine without a shop makes none. */
async function openShop(settings: Settings, dryRun: boolean, say: Say): Promise<OpenDatabase | undefined> {
  const dataDirectory = resolve(settings.dataDirectory);
  if (dryRun && !settings.databaseUrl && !existsSync(join(dataDirectory, 'postgres', 'global', 'pg_control'))) {
    say(`There is no shop in ${dataDirectory} yet, so everything counts as new.`);
    return undefined;
  }
  return openDatabase({ ...settings, dataDirectory }, say);
}

/** Two imports at once would give out the same style numbers. */
async function onlyImport(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'import' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [importLock]);
  if (rows[0]!.free) return client;
  await client.end();
  throw new Error('Another import is running on this shop. Wait until it has ended, then start this one again.');
}

async function currenciesFor(wanted: string | undefined, settings: Settings, db: Database | undefined, say: Say): Promise<{ own: string; others: string[]; convertPrice?: ConvertPrice }> {
  const stored = await marketCurrencies(db);
  const all = stored.length ? stored : markets;
  const own = wanted ?? all.find(({ id }) => id === defaultMarketId)?.currency;
  if (!own) throw new UsageError(`The shop has no market ${defaultMarketId}, so say by --currency what the file's prices are in.`);
  const sold = [...new Set(all.map(({ currency }) => currency))].sort();
  if (!sold.includes(own)) {
    throw new UsageError(`No market of this shop sells in ${own}, so nobody would see these products. `
      + `Its markets sell in ${sold.join(', ')}. Add a market that sells in ${own}, or give the currency of the file's prices with --currency.`);
  }
  if (settings.environment === 'production') return { own, others: [] };
  // Sample rates are no business of a real shop, so it does not even load them.
  const { convertPrice } = await import('../sample/rates.ts');
  const isKnown = (currency: string) => {
    try {
      return convertPrice(100, currency) >= 0;
    } catch {
      return false;
    }
  };
  if (!isKnown(own)) {
    say(`There is no sample rate for ${own}, so prices are written in ${own} only.`);
    return { own, others: [] };
  }
  return { own, others: [...new Set(all.map(({ currency }) => currency))].filter((currency) => currency !== own && isKnown(currency)), convertPrice };
}

function outcome(summary: ImportSummary, dryRun: boolean): string[] {
  const { nothing: repaired, ...lost } = summary.rejected;
  const rejected = Object.entries(lost).map(([lost, count]) => `${lost} ${count}`).join(', ') || 'none';
  return [
    `${dryRun ? 'Would import' : 'Imported'} ${summary.products} products: ${summary.options} options, ${summary.variants} variants, ${summary.pictures} pictures, ${summary.newCategories} new categories.`,
    `Of the products ${summary.new} new, ${summary.changed} changed, ${summary.unchanged} unchanged.`,
    `Skipped (draft, archived, unlisted or unpublished): ${summary.skipped}. Rejected: ${rejected}.${repaired ? ` Put right: ${repaired}.` : ''}`,
    ...(dryRun ? ['This was a dry run: nothing was written.'] : []),
  ];
}
