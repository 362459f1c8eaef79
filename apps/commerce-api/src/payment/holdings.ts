import { and, eq, gte, sql } from 'drizzle-orm';
import type { Transaction } from '../order/basket-view.ts';
import { giftCard, variant, type Holdings } from '../storage/schema.ts';

/** What is not there in the wanted amount. */
export type Missing = { sku: string } | { giftCard: string };

/** Heard by every running commerce API: these variants may have sold out, or may be back. */
export const STOCK_CHANGED = 'stock';

/** Takes goods and gift-card amounts away, cards before goods and each in one order, so that nobody waits in a circle. */
export async function take(tx: Transaction, { goods, giftCards }: Holdings): Promise<Missing | undefined> {
  for (const { number, amount } of giftCards.toSorted((a, b) => compare(a.number, b.number))) {
    const taken = await tx.update(giftCard).set({ balance: sql`${giftCard.balance} - ${amount}` }).where(and(eq(giftCard.number, number), gte(giftCard.balance, amount))).returning({ number: giftCard.number });
    if (taken.length === 0) return { giftCard: number };
  }
  for (const { sku, quantity } of goods.toSorted((a, b) => compare(a.sku, b.sku))) {
    const taken = await tx.update(variant).set({ stock: sql`${variant.stock} - ${quantity}` }).where(and(eq(variant.id, sku), gte(variant.stock, quantity))).returning({ id: variant.id });
    if (taken.length === 0) return { sku };
  }
  await tellStock(tx, goods);
  return undefined;
}

/** Gives back what was taken. What has left the catalogue meanwhile has no stock to go to. */
export async function release(tx: Transaction, { goods, giftCards }: Holdings): Promise<void> {
  for (const { number, amount } of giftCards.toSorted((a, b) => compare(a.number, b.number))) {
    await tx.update(giftCard).set({ balance: sql`${giftCard.balance} + ${amount}` }).where(eq(giftCard.number, number));
  }
  for (const { sku, quantity } of goods.toSorted((a, b) => compare(a.sku, b.sku))) {
    await tx.update(variant).set({ stock: sql`${variant.stock} + ${quantity}` }).where(eq(variant.id, sku));
  }
  await tellStock(tx, goods);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

async function tellStock(tx: Transaction, goods: Holdings['goods']): Promise<void> {
  for (const { sku } of goods) await tx.execute(sql`SELECT pg_notify(${STOCK_CHANGED}, ${sku})`);
}
