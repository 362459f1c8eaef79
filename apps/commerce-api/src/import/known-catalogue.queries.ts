import { and, eq, gte, inArray, like } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { category, market, price, style, styleOption, variant } from '../storage/schema.ts';

/** What an import of this kind knows its styles by, together with their handle. */
export const source = 'shopify';
/** Path below which imported categories stand. */
export const shopPath = '/shop';

type OptionRow = typeof styleOption.$inferSelect;

/** A style as the shop has it. */
export interface KnownStyle {
  style: typeof style.$inferSelect;
  options: OptionRow[];
  variants: (typeof variant.$inferSelect)[];
  prices: (typeof price.$inferSelect)[];
}

/** Earlier imported styles by handle. */
export async function knownStyles(db: Database, handles: string[]): Promise<Map<string, KnownStyle>> {
  const styles = await db.select().from(style).where(and(eq(style.source, source), inArray(style.handle, handles)));
  if (styles.length === 0) return new Map();
  const options = await db.select().from(styleOption).where(inArray(styleOption.styleNumber, styles.map((one) => one.number)));
  const ids = options.map((one) => one.id);
  const variants = ids.length ? await db.select().from(variant).where(inArray(variant.styleOptionId, ids)) : [];
  const prices = ids.length ? await db.select().from(price).where(inArray(price.styleOptionId, ids)) : [];
  const optionsOf = Map.groupBy(options, (one) => one.styleNumber);
  const variantsOf = Map.groupBy(variants, (one) => one.styleOptionId);
  const pricesOf = Map.groupBy(prices, (one) => one.styleOptionId);
  return new Map(styles.map((one) => {
    const own = optionsOf.get(one.number) ?? [];
    return [one.handle, { style: one, options: own, variants: own.flatMap(({ id }) => variantsOf.get(id) ?? []), prices: own.flatMap(({ id }) => pricesOf.get(id) ?? []) }];
  }));
}

/** The styles that own these SKUs, by SKU. */
export async function ownersOf(db: Database, skus: string[]): Promise<Map<string, { number: string; handle: string; source: string }>> {
  if (skus.length === 0) return new Map();
  const owners = await db
    .select({ sku: variant.id, number: style.number, handle: style.handle, source: style.source })
    .from(variant).innerJoin(styleOption, eq(styleOption.id, variant.styleOptionId)).innerJoin(style, eq(style.number, styleOption.styleNumber))
    .where(inArray(variant.id, skus));
  return new Map(owners.map(({ sku, ...owner }) => [sku, owner]));
}

const firstNumber = 500_001;
const lastNumber = 999_999;

/** Hands out the free style numbers from 500001 up. @throws Error when none is left */
export async function freeStyleNumbers(db: Database | undefined): Promise<() => string> {
  const rows = db ? await db.select({ number: style.number }).from(style).where(gte(style.number, String(firstNumber))) : [];
  const taken = new Set(rows.map(({ number }) => number));
  let next = firstNumber;
  return () => {
    while (taken.has(String(next))) next++;
    if (next > lastNumber) throw new Error(`No style number between ${firstNumber} and ${lastNumber} is free any more; remove styles that are no longer sold.`);
    return String(next++);
  };
}

/** Imported categories by path. */
export async function knownCategories(db: Database | undefined): Promise<Map<string, typeof category.$inferSelect>> {
  const rows = db ? await db.select().from(category).where(like(category.path, `${shopPath}/%`)) : [];
  return new Map(rows.map((row) => [row.path, row]));
}

export async function marketCurrencies(db: Database | undefined): Promise<{ id: string; currency: string }[]> {
  return db ? db.select({ id: market.id, currency: market.currency }).from(market) : [];
}
