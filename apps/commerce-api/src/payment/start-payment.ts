import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { PaymentRequest } from '@selvedge/api-order';
import { inMinorUnits, moneyOf } from '../catalog/price.rules.ts';
import type { MarketRow } from '../http/caller.ts';
import { badRequest, conflict, notFound } from '../http/problem.ts';
import type { BasketLimits } from '../order/basket.rules.ts';
import { envelopeOf, pricedBasket, type BasketRow, type PricedBasket, type Transaction } from '../order/basket-view.ts';
import { secretId } from '../order/secret-id.ts';
import type { Say } from '../order/server-texts.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import { after, now } from '../storage/clock.ts';
import type { Database } from '../storage/database.ts';
import { basket, order, payment, type Holdings, type OrderDocument } from '../storage/schema.ts';
import { take } from './holdings.ts';
import { happenIn, lockBasket, openPurchase, placed, purchaseOf, type Purchase } from './payment-steps.ts';

export interface StartSettings {
  db: Database;
  index: CatalogueIndex;
  say: Say;
  market: MarketRow;
  /** How long goods are held until the provider has answered, in ms. */
  holdFor: number;
  limits: BasketLimits;
}

/** How long a payment whose provider has not answered keeps others waiting, in ms. */
const PATIENCE = 30_000;

/** What was found or started. `isNew` only for a payment that the provider must now be asked about. */
export type Started = { ordered: string } | (Purchase & { isNew: boolean });

export type Wanted = Pick<PaymentRequest, 'attemptId' | 'total'> & { method: string; acceptNewsletter?: boolean; requestHash?: string };

/**
 * Starts a payment, or finds the one that this attempt has started before. In one transaction the basket is checked, goods
 * and gift-card amounts are taken, the number is given and the order is written (docs/decisions/0009).
 * @param where the basket, by its id or by its checkout id
 * @throws ProblemError 400, 404, 409
 */
export async function startPayment(settings: StartSettings, where: ReturnType<typeof eq>, wanted: Wanted): Promise<Started> {
  const { db, say } = settings;
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ id: basket.id }).from(basket).where(where);
    const row = known && (await lockBasket(tx, known.id));
    if (!row) throw notFound(say('server.basket_not_found'));
    if (row.orderId) return { ordered: row.orderId };
    const [same] = await tx.select({ id: payment.id, requestHash: payment.requestHash }).from(payment).where(and(eq(payment.basketId, row.id), eq(payment.attemptId, wanted.attemptId)));
    if (same?.requestHash && same.requestHash !== wanted.requestHash) throw conflict(say('server.payment_other_request'), [{ field: 'attemptId', message: say('server.payment_other_request') }]);
    if (same) return { ...(await purchaseOf(tx, eq(payment.id, same.id))), isNew: false };

    await makeRoom(tx, row, say);
    const priced = await pricedBasket(tx, row, settings.market, settings);
    check(priced, wanted, settings);
    return { ...(await write(tx, priced, settings, wanted)), isNew: true };
  });
}

/** A payment that the shopper has left makes way for the next; one that is being asked about does not. */
export async function makeRoom(tx: Transaction, { id }: BasketRow, say: Say, reason: 'replaced' | 'changed' = 'replaced'): Promise<void> {
  const open = await openPurchase(tx, id);
  if (!open) return;
  if (open.payment.state === 'started' && (await isFresh(tx, open.payment.id))) throw conflict(say('server.payment_under_way'));
  await happenIn(tx, open, { kind: 'given-up', reason });
}

const isFresh = async (tx: Transaction, paymentId: string) => (await tx.$count(payment, and(eq(payment.id, paymentId), gt(payment.createdAt, after(now, -PATIENCE))))) > 0;

/** Whether everything is there that an order needs, and costs what the shopper has seen. */
function check({ row, lines, methods, method, sums, market }: PricedBasket, { total }: Wanted, { say, limits }: StartSettings): void {
  if (lines.length === 0) throw badRequest(say('server.basket_empty'), [{ field: 'lines', message: say('server.basket_empty') }]);
  const pieces = lines.reduce((sum, { row: { quantity } }) => sum + quantity, 0);
  if (pieces > limits.piecesOfAnOrder) throw tooMany(say('server.order_full', { count: limits.piecesOfAnOrder }), 'lines');
  for (const { item, unit, stock, row: { quantity } } of lines) {
    if (quantity > limits.piecesOfALine) throw tooMany(say('server.line_full', { count: limits.piecesOfALine, name: item.name }), 'lineItem');
    const message = unit === undefined ? say('server.not_sold_here', { name: item.name }) : shortage(item.name, stock, quantity, say);
    if (message) throw conflict(message, [{ field: 'lineItem', message }]);
  }
  if (!row.email) throw badRequest(say('server.email_invalid'), [{ field: 'email', message: say('server.email_invalid') }]);
  if (!row.shippingAddress || row.shippingAddress.country !== market.country) throw badRequest(say('server.address_missing'), [{ field: 'shippingAddress', message: say('server.address_missing') }]);
  if (methods.length > 0 && !method) throw badRequest(say('server.method_not_offered'), [{ field: 'shippingMethodId', message: say('server.method_not_offered') }]);
  if (total.currency !== market.currency || inMinorUnits(total.amount, total.currency) !== sums.remaining) {
    const words = (amount: number, currency: string) => /^[A-Z]{3}$/.test(currency) ? new Intl.NumberFormat(market.id, { style: 'currency', currency }).format(amount) : String(amount);
    const now = moneyOf(sums.remaining, market.currency);
    const message = say('server.total_changed', { before: words(total.amount, total.currency), now: words(now.amount, now.currency) });
    throw conflict(message, [{ field: 'total', message }]);
  }
}

const tooMany = (message: string, field: string) => badRequest(message, [{ field, message }]);

/** What to say when there is less than wanted; nothing when there is enough. */
export const shortage = (name: string, stock: number, quantity: number, say: Say): string | undefined =>
  quantity <= stock ? undefined : stock <= 0 ? say('server.sold_out', { name }) : say('server.only_left', { count: stock, name });

async function write(tx: Transaction, priced: PricedBasket, { holdFor, market, say }: StartSettings, { attemptId, method, acceptNewsletter, requestHash }: Wanted): Promise<Purchase> {
  const { row, lines, sums } = priced;
  const giftCards = sums.giftCards.filter(({ amount }) => amount > 0);
  const holdings: Holdings = { goods: lines.map(({ row: { sku, quantity } }) => ({ sku, quantity })), giftCards };
  const missing = await take(tx, holdings);
  if (missing) throw conflict(...missingWords(missing, priced, say));

  const [number] = (await tx.execute<{ number: string }>(sql`SELECT nextval('order_number')::text AS number`)).rows;
  const [ordered] = await tx.insert(order).values({
    id: secretId(), number: number!.number, reference: `${number!.number}-${randomUUID().slice(0, 8)}`, basketId: row.id, basketVersion: row.version, market: market.id, state: 'paymentprocessing',
    currency: market.currency, total: sums.total, holdings, document: documentOf(priced, giftCards, acceptNewsletter ?? row.acceptNewsletter),
    expiresAt: after(now, holdFor),
  }).returning();
  const [paid] = await tx.insert(payment).values({
    id: randomUUID(), orderId: ordered!.id, basketId: row.id, attemptId, state: 'started', method, amount: sums.remaining, currency: market.currency, requestHash,
  }).returning();
  await tx.update(basket).set({ acceptTerms: true, ...(acceptNewsletter === undefined ? {} : { acceptNewsletter }) }).where(eq(basket.id, row.id));
  const purchase = { payment: paid!, order: ordered! };
  return sums.remaining > 0 ? purchase : placed(tx, purchase);
}

function missingWords(missing: { sku: string } | { giftCard: string }, { lines }: PricedBasket, say: Say): [string, { field: string; message: string }[]] {
  if ('giftCard' in missing) {
    const message = say('server.gift_card_used');
    return [message, [{ field: 'giftCard', message }]];
  }
  const message = say('server.sold_out', { name: lines.find(({ row }) => row.sku === missing.sku)?.item.name ?? missing.sku });
  return [message, [{ field: 'lineItem', message }]];
}

/** Everything that the order will ever say, as the shopper has seen it. */
function documentOf(priced: PricedBasket, giftCards: Holdings['giftCards'], acceptNewsletter: boolean): OrderDocument {
  const { basket: seen } = envelopeOf(priced, false);
  const { subtotal, totalDiscount, shippingTotal, shippingVat, total, totalVat, promoCodes, shipments, lines, email, note, shippingAddress, billingAddress, useBillingAddressForShipping } = seen;
  return {
    subtotal, totalDiscount, shippingTotal, shippingVat, total, totalVat, promoCodes, shipments, email, note, acceptNewsletter,
    lines: lines.map(({ maximumQuantity: _, ...line }) => line),
    giftCards: giftCards.map(({ number, amount }) => ({ giftCardNumber: `…${number.slice(-4)}`, balance: moneyOf(amount, priced.market.currency) })),
    shippingAddress,
    billingAddress: useBillingAddressForShipping ? shippingAddress : billingAddress,
  };
}
