import { and, eq, exists, gte, inArray, isNull, like, notExists, sql } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { basketLine, category, market, price, style, styleOption, subscription, variant, variantPrice } from '../storage/schema.ts';

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
  variantPrices: (typeof variantPrice.$inferSelect)[];
}

/** Earlier imported styles by handle. */
export async function knownStyles(db: Database, handles: string[]): Promise<Map<string, KnownStyle>> {
  const styles = await db.select().from(style).where(and(eq(style.source, source), inArray(style.handle, handles)));
  if (styles.length === 0) return new Map();
  const options = await db.select().from(styleOption).where(inArray(styleOption.styleNumber, styles.map((one) => one.number)));
  const ids = options.map((one) => one.id);
  const variants = ids.length ? await db.select().from(variant).where(inArray(variant.styleOptionId, ids)) : [];
  const prices = ids.length ? await db.select().from(price).where(inArray(price.styleOptionId, ids)) : [];
  const variantIds = variants.map((one) => one.id);
  const variantPrices = variantIds.length ? await db.select().from(variantPrice).where(inArray(variantPrice.variantId, variantIds)) : [];
  const optionsOf = Map.groupBy(options, (one) => one.styleNumber);
  const variantsOf = Map.groupBy(variants, (one) => one.styleOptionId);
  const pricesOf = Map.groupBy(prices, (one) => one.styleOptionId);
  const pricesOfVariant = Map.groupBy(variantPrices, (one) => one.variantId);
  return new Map(styles.map((one) => {
    const own = optionsOf.get(one.number) ?? [];
    const ownVariants = own.flatMap(({ id }) => variantsOf.get(id) ?? []);
    return [one.handle, {
      style: one, options: own, variants: ownVariants,
      prices: own.flatMap(({ id }) => pricesOf.get(id) ?? []),
      variantPrices: ownVariants.flatMap(({ id }) => pricesOfVariant.get(id) ?? []),
    }];
  }));
}

/** Those of the ids that variants of the shop have. */
export async function takenIds(db: Database, ids: string[]): Promise<string[]> {
  const found: string[] = [];
  // PostgreSQL takes 65,535 parameters in one statement.
  for (let start = 0; start < ids.length; start += 10_000) {
    const rows = await db.select({ id: variant.id }).from(variant).where(inArray(variant.id, ids.slice(start, start + 10_000)));
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** Ids of variants that are gone and that baskets and subscriptions still name: another variant with such an id would be mixed up with them. */
export async function abandonedIds(db: Database): Promise<string[]> {
  const isGone = (sku: typeof basketLine.sku | typeof subscription.sku) => notExists(db.select({ one: sql`1` }).from(variant).where(eq(variant.id, sku)));
  const lines = await db.selectDistinct({ sku: basketLine.sku }).from(basketLine).where(isGone(basketLine.sku));
  const waiting = await db.selectDistinct({ sku: subscription.sku }).from(subscription)
    .where(and(isNull(subscription.sentAt), isNull(subscription.endedAt), isGone(subscription.sku)));
  return [...lines, ...waiting].map(({ sku }) => sku);
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

/** Of the imported categories those in which there are products. */
export async function filledCategories(db: Database): Promise<(typeof category.$inferSelect)[]> {
  const hasStyles = exists(db.select({ one: sql`1` }).from(style).where(eq(style.categoryId, category.id)));
  return db.select().from(category).where(and(like(category.path, `${shopPath}/%`), hasStyles));
}

export async function marketCurrencies(db: Database | undefined): Promise<{ id: string; currency: string }[]> {
  return db ? db.select({ id: market.id, currency: market.currency }).from(market) : [];
}
