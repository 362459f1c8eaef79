import { and, eq, sql } from 'drizzle-orm';
import { pathOf, titleOf } from '../catalog/product-card.ts';
import { sizeNameIn } from '../catalog/size.rules.ts';
import { findMarket } from '../content/markets.ts';
import { letterOf } from '../mail/letter.ts';
import type { MarketRow } from '../http/caller.ts';
import type { Writer } from '../mail/mail-work.ts';
import type { Transaction } from '../order/basket-view.ts';
import { serverTexts } from '../order/server-texts.ts';
import { now } from '../storage/clock.ts';
import { price, style, styleOption, subscription, subscriptionProof, variant } from '../storage/schema.ts';
import { hashOf, mailToken } from './proof.ts';

type SubscriptionRow = typeof subscription.$inferSelect;

/** Tells that an article can be had again, or a product for the first time. What is gone once more by now is waited for on. @param shopUrl the shop's own address */
export const noticeWriter = (shopUrl: string): Writer => async (tx, { kind, subscriptionId, market: marketId }) => {
  const [row] = await tx.select().from(subscription).where(eq(subscription.id, subscriptionId ?? 0));
  const market = await findMarket(tx, marketId);
  if (!row || row.endedAt || !row.confirmedAt || !market) return undefined;
  if (!(await isOver(tx, row)) && !(await isOver(tx, row, true))) return undefined;
  const product = await productOf(tx, row, market);
  if (!product) return undefined;

  const say = await serverTexts(tx, market.language);
  const token = mailToken();
  await tx.insert(subscriptionProof).values({ tokenHash: hashOf(token), subscriptionId: row.id });
  return {
    letter: letterOf({
      language: market.language,
      subject: say(`server.mail.${kind}.subject`, { name: product.name }),
      text: say(`server.mail.${kind}.text`, { name: product.name }),
      link: { title: say('server.mail.see_product'), url: `${shopUrl}/${market.id}${product.path}` },
      footer: say('server.mail.once'),
      end: { title: say('server.mail.end'), url: `${shopUrl}/api/notifyme/${market.id}/optout?token=${token}` },
    }),
    sent: () => tx.update(subscription).set({ sentAt: now, email: null }).where(eq(subscription.id, row.id)),
  };
};

/**
 * Whether there is nothing to wait for any more. Asked without a lock, because mail takes its time and nobody who buys shall wait
 * for it; only who is about to leave it at that asks again under a lock, so that what comes back meanwhile is not missed.
 */
async function isOver(tx: Transaction, { kind, productId, sku }: SubscriptionRow, isLocked = false): Promise<boolean> {
  const lock = isLocked ? sql`FOR SHARE` : sql``;
  const { rows } = kind === 'stock'
    ? await tx.execute<{ is_over: boolean }>(sql`SELECT stock > 0 AS is_over FROM variant WHERE style_option_id = ${productId} AND ${sku} IN ('', id) ORDER BY id COLLATE "C" ${lock}`)
    : await tx.execute<{ is_over: boolean }>(sql`SELECT flags->>'comingSoon' IS DISTINCT FROM 'true' AS is_over FROM style_option WHERE id = ${productId} ${lock}`);
  return rows.some((one) => one.is_over);
}

/** What a subscription is about, as the page of the product says it; nothing when the market does not sell it any more. */
export async function productOf(tx: Transaction, { productId, sku }: SubscriptionRow, { language, currency }: MarketRow): Promise<{ name: string; path: string } | undefined> {
  const [product] = await tx.select({ id: styleOption.id, style: { name: style.name }, option: { slug: styleOption.slug, colour: styleOption.colour } }).from(styleOption)
    .innerJoin(style, eq(style.number, styleOption.styleNumber)).innerJoin(price, and(eq(price.styleOptionId, styleOption.id), eq(price.currency, currency))).where(eq(styleOption.id, productId));
  return product && { name: [titleOf(product, language), ...(await sizeOf(tx, sku, language))].join(', '), path: pathOf(product) };
}

/** As the page of the product says it. */
async function sizeOf(tx: Transaction, sku: string, language: string): Promise<string[]> {
  const [size] = sku ? await tx.select({ sizeId: variant.sizeId, sizeName: variant.sizeName, length: variant.lengthName }).from(variant).where(eq(variant.id, sku)) : [];
  return size ? [size.length ? `W${size.sizeName}L${size.length}` : sizeNameIn(language, size)] : [];
}
