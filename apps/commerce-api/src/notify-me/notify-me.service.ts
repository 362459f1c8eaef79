import type { OptIn } from '@selvedge/api-notify-me';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { isEmail } from '@selvedge/market/email';
import { isOnSale } from '../catalog/price.rules.ts';
import { readDocuments } from '../content/shop-documents.ts';
import { textIn } from '../content/in-language.ts';
import type { CallerInMarket } from '../http/caller.ts';
import type { NotifyMeHandlers } from '../http/handlers.ts';
import { badRequest, conflict, notFound } from '../http/problem.ts';
import { Redirection } from '../http/redirection.ts';
import type { Transaction } from '../order/basket-view.ts';
import { serverTexts, type Say } from '../order/server-texts.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import { after, now } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { mail, styleOption, subscription, subscriptionProof, variant, type WaitingFor } from '../storage/schema.ts';
import { UNCONFIRMED } from '../storage/retention.ts';
import { hashOf, tokenOf } from './proof.ts';

/** What one mailbox can wait for at a time. */
const MOST_OF_A_MAILBOX = 20;
/** A confirmation mail is not sent again within this, in ms. */
const PAUSE = 10 * 60_000;

/** Neither sent nor ended. */
const isLive = sql`${subscription.sentAt} IS NULL AND ${subscription.endedAt} IS NULL`;

/** Answers who waits for what. The mail itself is written by the database when the wait is over (0010_double_opt_in.sql). */
export function notifyMeHandlers({ db, catalogue }: { db: Database; catalogue: () => CatalogueIndex }): NotifyMeHandlers {
  /** The same answer whether the address is new, known or somebody else's. */
  async function subscribe(kind: WaitingFor, body: OptIn, { market, browser }: CallerInMarket): Promise<undefined> {
    const say = await serverTexts(db, market.language);
    const email = addressIn(body, say);
    const product = catalogue().product(body.productId);
    if (!product || !isOnSale(product, market.currency)) throw notFound(say('server.unknown_product'));
    const name = textIn(product.style.name, market.language);
    const sku = kind === 'stock' ? await sizeIn(db, body, say) : '';
    if (kind === 'stock' && (product.option.flags.digital || product.option.flags.lastOfItsKind)) throw badRequest(say('server.notify_not_offered'));
    const secret = browser.remember();
    await db.transaction(async (tx) => {
      if (kind === 'stock' && (await isThere(tx, product.id, sku))) throw conflict(say('server.notify_in_stock', { name }));
      if (kind === 'going-live' && (await isOut(tx, product.id))) throw conflict(say('server.notify_live', { name }));
      // Somebody else may have typed the address: its owner is not to be flooded, and nothing tells that there is more than enough.
      if ((await tx.$count(subscription, and(eq(subscription.email, email), isLive))) >= MOST_OF_A_MAILBOX && !(await isKnown(tx, { kind, email, productId: product.id, sku }))) return;
      const [row] = await tx.insert(subscription).values({ kind, email, market: market.id, productId: product.id, sku, acceptNewsletter: body.acceptNewsletter ?? false })
        .onConflictDoUpdate({ target: [subscription.productId, subscription.kind, subscription.sku, subscription.email], targetWhere: isLive, set: { email } }).returning({ id: subscription.id, confirmedAt: subscription.confirmedAt });
      if (!row!.confirmedAt) await askToConfirm(tx, row!.id, email, market.id);
      await tx.insert(subscriptionProof).values({ tokenHash: hashOf(tokenOf(secret, row!.id)), subscriptionId: row!.id, browserHash: hashOf(secret) }).onConflictDoNothing();
    });
  }

  return {
    async checkSubscription({ productId }, { browser }) {
      if (!productId || !browser.secret) return undefined;
      const { secret } = browser;
      const rows = await db.select({ id: subscription.id, kind: subscription.kind, sku: subscription.sku }).from(subscriptionProof).innerJoin(subscription, eq(subscription.id, subscriptionProof.subscriptionId))
        .where(and(eq(subscriptionProof.browserHash, hashOf(secret)), eq(subscription.productId, productId), isLive)).orderBy(asc(subscription.id));
      return rows.length > 0 ? { productId, waiting: rows.map(({ id, kind, sku }) => ({ kind, ...(sku ? { sku } : {}), token: tokenOf(secret, id) })) } : undefined;
    },
    subscribeToStock: ({ body }, caller) => subscribe('stock', body, caller),
    subscribeToGoingLive: ({ body }, caller) => subscribe('going-live', body, caller),

    async unsubscribeFromStock({ token }, { market }) {
      await db.transaction((tx) => end(tx, hashOf(token ?? '')));
      const { siteLinks } = await readDocuments(db, ['siteLinks'], market.language);
      return new Redirection(`/${market.id}${siteLinks.notifyMe}`);
    },

    async confirmSubscription({ body }, { market }) {
      const isConfirmed = await db.transaction((tx) => confirm(tx, hashOf(body.token)));
      if (!isConfirmed) throw notFound((await serverTexts(db, market.language))('server.notify_link_unknown'));
      return undefined;
    },
  };
}

const isKnown = async (tx: Transaction, { kind, email, productId, sku }: Pick<typeof subscription.$inferSelect, 'kind' | 'productId' | 'sku'> & { email: string }) =>
  (await tx.$count(subscription, and(eq(subscription.email, email), eq(subscription.kind, kind), eq(subscription.productId, productId), eq(subscription.sku, sku), isLive))) > 0;

/** One mail asks for it. Who asks again gets it again, but not within the pause. */
async function askToConfirm(tx: Transaction, subscriptionId: number, email: string, marketId: string): Promise<void> {
  const kind = 'confirm-subscription';
  await tx.insert(mail).values({ kind, recipient: email, market: marketId, subscriptionId }).onConflictDoNothing();
  await tx.update(mail).set({ recipient: email, market: marketId, sentAt: null, tries: 0, nextTryAt: now }).where(and(eq(mail.kind, kind), eq(mail.subscriptionId, subscriptionId), lt(mail.sentAt, after(now, -PAUSE))));
}

/**
 * The owner of the mailbox wants the mail. What can be had meanwhile is told at once: the shop's stock rose before there was
 * anybody to tell, and will not rise again for it.
 * @returns whether it is confirmed, now or before
 */
async function confirm(tx: Transaction, tokenHash: string): Promise<boolean> {
  const [proof] = await tx.select().from(subscriptionProof).where(and(eq(subscriptionProof.tokenHash, tokenHash), isNull(subscriptionProof.browserHash)));
  if (!proof) return false;
  const where = and(eq(subscription.id, proof.subscriptionId), isNull(subscription.confirmedAt), isLive, gt(subscription.createdAt, after(now, -UNCONFIRMED)));
  const [waiting] = await tx.select().from(subscription).where(where);
  if (!waiting?.email) return (await tx.$count(subscription, and(eq(subscription.id, proof.subscriptionId), isNotNull(subscription.confirmedAt), isNull(subscription.endedAt)))) > 0;
  const { id, kind, email, market, productId, sku } = waiting;
  const isOver = kind === 'stock' ? await isThere(tx, productId, sku) : await isOut(tx, productId);
  const confirmed = await tx.update(subscription).set({ confirmedAt: now }).where(where).returning({ id: subscription.id });
  if (confirmed.length > 0 && isOver) await tx.insert(mail).values({ kind: kind === 'stock' ? 'back-in-stock' : 'going-live', recipient: email, market, subscriptionId: id }).onConflictDoNothing();
  return true;
}

/**
 * Ends what a token stands for. Anybody can type anybody's address: while several browsers wait for one mail, one of them can only
 * leave; the link of the mail, which proves whose the address is, ends it for all. The address is forgotten.
 */
async function end(tx: Transaction, tokenHash: string): Promise<void> {
  const [proof] = await tx.select().from(subscriptionProof).where(eq(subscriptionProof.tokenHash, tokenHash));
  if (!proof) return;
  const { subscriptionId: id, browserHash } = proof;
  // Two that leave at the same moment would each take the other for one who stays.
  await tx.select({ id: subscription.id }).from(subscription).where(eq(subscription.id, id)).for('no key update');
  if (browserHash !== null) {
    await tx.delete(subscriptionProof).where(eq(subscriptionProof.tokenHash, tokenHash));
    if ((await tx.$count(subscriptionProof, and(eq(subscriptionProof.subscriptionId, id), isNotNull(subscriptionProof.browserHash)))) > 0) return;
  }
  await tx.update(subscription).set({ endedAt: now, email: null }).where(and(eq(subscription.id, id), isNull(subscription.endedAt)));
  // One that is being sent just now forgets its address by itself.
  const left = tx.select({ id: mail.id }).from(mail).where(and(eq(mail.subscriptionId, id), isNull(mail.sentAt))).for('update', { skipLocked: true });
  await tx.delete(mail).where(inArray(mail.id, left));
}

/** Where the mail goes. @throws ProblemError 400 that names what is wrong */
function addressIn({ email: given, acceptTerms }: OptIn, say: Say): string {
  const email = given.trim().toLowerCase();
  const errors = [
    ...(isEmail(email) ? [] : [{ field: 'email', message: say('server.email_invalid') }]),
    ...(acceptTerms === true ? [] : [{ field: 'acceptTerms', message: say('server.terms_missing') }]),
  ];
  if (errors[0]) throw badRequest(errors[0].message, errors);
  return email;
}

/** The size that is meant; empty for any. @throws ProblemError 404 for one of another product */
async function sizeIn(db: Database, { productId, sku, ean }: OptIn, say: Say): Promise<string> {
  if (!sku && !ean) return '';
  const [found] = await db.select({ id: variant.id }).from(variant).where(and(eq(variant.styleOptionId, productId), sku ? eq(variant.id, sku) : eq(variant.ean, ean!)));
  if (!found) throw notFound(say('server.unknown_product'));
  return found.id;
}

/** Locked, so that stock which rises meanwhile finds the subscription, or is found by it; in the order in which a payment locks them, whatever the database's own is. */
async function isThere(tx: Transaction, productId: string, sku: string): Promise<boolean> {
  const rows = await tx.select({ stock: variant.stock }).from(variant).where(and(eq(variant.styleOptionId, productId), sku ? eq(variant.id, sku) : undefined)).orderBy(sql`${variant.id} COLLATE "C"`).for('share');
  return rows.some(({ stock }) => stock > 0);
}

/** Locked for the same reason. */
async function isOut(tx: Transaction, productId: string): Promise<boolean> {
  const [row] = await tx.select({ flags: styleOption.flags }).from(styleOption).where(eq(styleOption.id, productId)).for('share');
  return row !== undefined && !row.flags.comingSoon;
}
