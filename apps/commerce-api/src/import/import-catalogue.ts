import type { category } from '../storage/schema.ts';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import type { Database } from '../storage/database.ts';
import { abandonedIds, freeStyleNumbers, knownCategories, knownStyles, shopPath, takenIds } from './known-catalogue.queries.ts';
import { minorDigits } from '../catalog/price.rules.ts';
import { marketPrices, type ConvertPrice } from './price.rules.ts';
import { readProduct, type ImportedProduct } from './product.rules.ts';
import { isUnchanged, rowsOf, type StyleRows } from './product.rows.ts';
import type { Lost, Reject } from './rejection.ts';
import { readShopifyExport } from './shopify-export.ts';
import { slugOf } from './slug.ts';
import { identified, placed } from './variant-identity.rules.ts';

export interface ImportSettings {
  /** Of the file's prices. */
  currency: string;
  /** Currencies of the shop, for which prices are made when there is a `convertPrice`. */
  currencies: readonly string[];
  convertPrice?: ConvertPrice;
  /** Of the file's texts. */
  language: string;
  dryRun: boolean;
  now: Date;
  reject: Reject;
  /** Hears what was unusual about the file as a whole. */
  notice?: (sentence: string) => void;
  /** Told after every part of the file that is done. */
  progress?: (summary: ImportSummary) => void;
}

export interface ImportSummary {
  products: number;
  options: number;
  variants: number;
  pictures: number;
  /** Drafts, archived, unlisted and unpublished products. */
  skipped: number;
  /** Of the products: what the shop did not have, had differently, or had just so. */
  new: number;
  changed: number;
  unchanged: number;
  newCategories: number;
  rejected: Partial<Record<Lost, number>>;
}

/** Products read before the database is asked and written. */
const batchSize = 100;

/**
 * Imports a Shopify product export, part by part. Without a database, which only a dry run may do, everything counts as new.
 *
 * @throws ExportError when the file cannot be read or is no product export
 */
export async function importCatalogue(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, db: Database | undefined, settings: ImportSettings): Promise<ImportSummary> {
  const { currency, dryRun, progress } = settings;
  const summary: ImportSummary = { products: 0, options: 0, variants: 0, pictures: 0, skipped: 0, new: 0, changed: 0, unchanged: 0, newCategories: 0, rejected: {} };
  const reject: Reject = (rejection) => {
    summary.rejected[rejection.lost] = (summary.rejected[rejection.lost] ?? 0) + 1;
    settings.reject(rejection);
  };
  const digits = minorDigits(currency);
  const styleNumber = await freeStyleNumbers(db);
  const categoryFor = await categories(db, settings.language);
  const used = new Set(db ? await abandonedIds(db) : []);
  const pricesOf = remembered((price: { sales: number; list: number }) => marketPrices(price, currency, settings.currencies, settings.convertPrice), ({ sales, list }) => `${sales} ${list}`);
  let batch: ImportedProduct[] = [];

  async function flush(): Promise<void> {
    const read = batch;
    batch = [];
    const known = db && read.length ? await knownStyles(db, read.map(({ handle }) => handle)) : new Map<string, never>();
    const products = read.map((product) => {
      const before = known.get(product.handle);
      return placed(product, before, before?.style.number ?? styleNumber(), settings.language);
    });
    const fresh = products.flatMap(({ cards }) => cards.flatMap(({ variants }) => variants.filter(({ knownId }) => knownId === undefined)));
    const taken = new Set(db ? await takenIds(db, fresh.flatMap(({ candidates }) => candidates)) : []);
    const changes: StyleRows[] = [];
    const newCategories: (typeof category.$inferInsert)[] = [];
    for (const place of products) {
      const before = known.get(place.handle);
      const product = identified(place, (id) => !taken.has(id) && !used.has(id), (id) => used.add(id));
      // A basket may still hold a variant that goes now.
      for (const { id } of before?.variants ?? []) used.add(id);
      const category = categoryFor(product.category);
      if (category.isNew) newCategories.push(category.row);
      const rows = rowsOf(product, before, { ...settings, categoryId: category.row.id, pricesOf });
      for (const { variants, pictures } of product.cards) {
        summary.variants += variants.length;
        summary.pictures += pictures.length;
      }
      summary.products++;
      summary.options += product.cards.length;
      const change = !before ? 'new' : isUnchanged(rows, before) ? 'unchanged' : 'changed';
      summary[change]++;
      if (change !== 'unchanged') changes.push(rows);
    }
    summary.newCategories += newCategories.length;
    if (!dryRun && db && changes.length) {
      await writeCatalogue(db, {
        categories: newCategories, styles: changes.map(({ style }) => style),
        options: changes.flatMap(({ options }) => options), variants: changes.flatMap(({ variants }) => variants), prices: changes.flatMap(({ prices }) => prices),
        variantPrices: changes.flatMap(({ variantPrices }) => variantPrices),
      });
    }
    progress?.(summary);
  }

  for await (const exported of readShopifyExport(source, reject, settings)) {
    const product = readProduct(exported, digits, reject);
    if (product === 'skipped') summary.skipped++;
    else if (product !== 'rejected') batch.push(product);
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  return summary;
}

/** Finds the category of a product type, or makes it; types that are written alike share one. */
async function categories(db: Database | undefined, language: string) {
  const byPath = new Map<string, typeof category.$inferInsert>(await knownCategories(db));
  return (name: string): { row: typeof category.$inferInsert; isNew: boolean } => {
    const slug = slugOf(name);
    const path = `${shopPath}/${slug}`;
    const known = byPath.get(path);
    if (known) return { row: known, isNew: false };
    const row = { id: `shop-${slug}`, path, position: byPath.size, name: { [language]: name } };
    byPath.set(path, row);
    return { row, isNew: true };
  };
}

/** A catalogue has far fewer prices than products. */
function remembered<Question, Answer>(answer: (question: Question) => Answer, keyOf: (question: Question) => string): (question: Question) => Answer {
  const answers = new Map<string, Answer>();
  return (question) => {
    const key = keyOf(question);
    if (!answers.has(key)) answers.set(key, answer(question));
    return answers.get(key)!;
  };
}
