import type { category } from '../storage/schema.ts';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import type { Database } from '../storage/database.ts';
import { freeStyleNumbers, knownCategories, knownStyles, ownersOf, shopPath, source as importSource } from './known-catalogue.queries.ts';
import { minorDigits } from '../catalog/price.rules.ts';
import { marketPrices, type ConvertPrice } from './price.rules.ts';
import { readProduct, type ImportedProduct } from './product.rules.ts';
import { isUnchanged, rowsOf, type StyleRows } from './product.rows.ts';
import type { Lost, Reject } from './rejection.ts';
import { readShopifyExport } from './shopify-export.ts';
import { slugOf } from './slug.ts';

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
  const skus = new Map<string, string>();
  const pricesOf = remembered((card: { sales: number; list: number }) => marketPrices(card, currency, settings.currencies, settings.convertPrice), ({ sales, list }) => `${sales} ${list}`);
  let batch: { product: ImportedProduct; skuColumn: string }[] = [];

  async function flush(): Promise<void> {
    const read = batch;
    batch = [];
    const known = db && read.length ? await knownStyles(db, read.map(({ product }) => product.handle)) : new Map<string, never>();
    const owners = db ? await ownersOf(db, read.flatMap(({ product }) => product.cards.flatMap(({ variants }) => variants.map(({ sku }) => sku)))) : new Map<string, never>();
    const changes: StyleRows[] = [];
    const newCategories: (typeof category.$inferInsert)[] = [];
    for (const { product: wanted, skuColumn } of read) {
      const product = withOwnSkus(wanted, (sku) => {
        const owner = owners.get(sku);
        // A variant may move from one imported product to another; what other sources sell stays theirs.
        if (owner && owner.source !== importSource) return `style ${owner.number} of the shop`;
        return skus.get(sku);
      }, (line, reason) => reject({ line, handle: wanted.handle, field: skuColumn, lost: 'variant', reason }));
      if (!product) {
        reject({ line: wanted.line, handle: wanted.handle, field: skuColumn, lost: 'product', reason: 'Every variant of the product was rejected.' });
        continue;
      }
      const category = categoryFor(product.category);
      if (category.isNew) newCategories.push(category.row);
      const before = known.get(product.handle);
      const rows = rowsOf(product, before, {
        ...settings, categoryId: category.row.id, styleNumber: before?.style.number ?? styleNumber(),
        pricesOf,
      });
      const owner = `"${product.handle}" on line ${product.line}`;
      for (const { variants, pictures } of product.cards) {
        for (const { sku } of variants) skus.set(sku, owner);
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
      });
    }
    progress?.(summary);
  }

  for await (const exported of readShopifyExport(source, reject)) {
    const product = readProduct(exported, digits, reject);
    if (product === 'skipped') summary.skipped++;
    else if (product !== 'rejected') batch.push({ product, skuColumn: exported.columns.nameOf('sku') });
    if (batch.length >= batchSize) await flush();
  }
  await flush();
  return summary;
}

/** The product without the variants whose SKU somebody else has; nothing when no variant is left. */
function withOwnSkus(product: ImportedProduct, ownerOf: (sku: string) => string | undefined, refuse: (line: number, reason: string) => void): ImportedProduct | undefined {
  let whole = product.whole;
  const cards = product.cards.flatMap((card) => {
    const variants = card.variants.filter(({ sku, line }) => {
      const owner = ownerOf(sku);
      if (!owner) return true;
      whole = false;
      refuse(line, `The SKU "${sku}" belongs to ${owner} already.`);
      return false;
    });
    return variants.length ? [{ ...card, variants }] : [];
  });
  return cards.length ? { ...product, cards, whole } : undefined;
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
