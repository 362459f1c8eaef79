import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { PaymentRequest, PaymentResult } from '@selvedge/api-order';
import { moneyOf } from '../catalog/price.rules.ts';
import { readDocuments } from '../content/shop-documents.ts';
import type { CallerInMarket, MarketRow } from '../http/caller.ts';
import type { OrderHandlers } from '../http/handlers.ts';
import { badRequest, conflict, notFound, ProblemError } from '../http/problem.ts';
import type { BasketLimits } from '../order/basket.rules.ts';
import { pricedBasket } from '../order/basket-view.ts';
import { serverTexts, type Say } from '../order/server-texts.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { Database } from '../storage/database.ts';
import { authorisation, basket, order, payment } from '../storage/schema.ts';
import type { Outcome, PaymentOrder, PaymentProvider } from './payment-provider.ts';
import type { PaymentEvent } from './payment.rules.ts';
import { happen, purchaseOf, type Purchase } from './payment-steps.ts';
import { returnAddress } from './return-address.rules.ts';
import { startPayment } from './start-payment.ts';

export interface PaymentSettings {
  db: Database;
  catalogue: () => CatalogueIndex;
  /** Without one, only gift cards can pay. */
  provider?: PaymentProvider;
  /** Origins of the shop: shoppers return from the provider to nowhere else. */
  shopOrigins: readonly string[];
  /** How long goods are held for a shopper who pays, in ms: until the provider has answered, and for what it asks of the shopper. */
  answerWithin: number;
  holdFor: number;
  limits: BasketLimits;
  report: (error: unknown) => void;
}

type Handled = 'getPaymentMethods' | 'createPayment' | 'returnFromPayment' | 'completePaymentUsingGiftCard';

/** Where a receipt is, as a path of the shop. */
const receiptOf = (market: string, orderId: string) => `/${market}/receipt?orderid=${orderId}`;

/** Answers what has to do with paying. */
export function paymentHandlers({ db, catalogue, provider, shopOrigins, answerWithin, holdFor, limits, report }: PaymentSettings): Pick<OrderHandlers, Handled> {
  /** Payments that this process is asking the provider about: a double press waits for the same answer. */
  const asking = new Map<string, Promise<void>>();

  const starting = async ({ market }: CallerInMarket) => ({ db, index: catalogue(), say: await serverTexts(db, market.language), market, holdFor: Math.min(answerWithin, holdFor), limits });

  async function sessionFrom(checkoutId: string, amount: number, market: MarketRow, say: Say) {
    const session = await provider?.session({ checkoutId, amount, currency: market.currency, market }).catch((cause: unknown) => void report(new Error(`The payment provider did not say how this basket can be paid: ${(cause as Error | undefined)?.message ?? String(cause)}`, { cause })));
    if (!session) throw new ProblemError(503, say('server.payment_not_set_up'));
    return session;
  }

  /** Asks the provider and writes down what it says. */
  async function ask(from: PaymentProvider, purchase: Purchase, request: Omit<PaymentOrder, 'key' | 'orderReference' | 'amount' | 'currency'>): Promise<void> {
    const { payment: { id, amount, currency }, order: { reference } } = purchase;
    const event = eventOf(await from.pay({ ...request, key: id, orderReference: reference, amount, currency }), holdFor);
    if (event) await happen(db, reference, event);
  }

  return {
    async getPaymentMethods({ basketId }, { market }) {
      const say = await serverTexts(db, market.language);
      const [row] = await db.select().from(basket).where(eq(basket.id, basketId));
      if (!row) throw notFound(say('server.basket_not_found'));
      if (row.orderId) throw conflict(say('server.basket_ordered'));
      const { sums, lines } = await pricedBasket(db, row, market, { index: catalogue(), limits });
      if (lines.length === 0) throw badRequest(say('server.basket_empty'));
      const isCovered = sums.remaining === 0;
      return {
        showGiftCardPaymentOption: isCovered,
        amountCoveredByGiftCards: moneyOf(sums.total - sums.remaining, market.currency),
        giftCardCheckoutBasketId: row.checkoutId,
        ...(isCovered ? {} : { adyenSession: await sessionFrom(row.checkoutId, sums.remaining, market, say) }),
      };
    },

    async createPayment({ body }, caller) {
      const { checkoutBasketId, attemptId, paymentMethod, total, acceptTerms, acceptNewsletter, browserInfo, riskData, origin } = body;
      const settings = await starting(caller);
      const { say } = settings;
      if (!acceptTerms) throw badRequest(say('server.terms_missing'), [{ field: 'acceptTerms', message: say('server.terms_missing') }]);
      const { siteLinks: { checkout } } = await readDocuments(db, ['siteLinks'], caller.market.language);
      const returnUrl = returnAddress(body.returnUrl, { origins: shopOrigins, market: caller.market.id, checkout, checkoutBasketId });
      if (!returnUrl) throw badRequest('returnUrl must be an address of the checkout of this shop.', [{ field: 'returnUrl', message: 'must be an address of the checkout of this shop' }]);
      if (!provider) throw new ProblemError(503, say('server.payment_not_set_up'));

      const started = await startPayment(settings, eq(basket.checkoutId, checkoutBasketId), { attemptId, total, acceptNewsletter, method: paymentMethod.type, requestHash: hashOfRequest(body, returnUrl) });
      if ('ordered' in started) return orderedResult(db, started.ordered);
      // Also for one that was started before: its answer may have been lost, and under the same key it is only asked again.
      const { payment: { id, state }, order: { document: { email } } } = started;
      if (state === 'started') {
        if (!asking.has(id)) {
          const request = { market: caller.market, returnUrl, email, ip: caller.ip, fromBrowser: { paymentMethod, browserInfo, riskData, origin } };
          asking.set(id, ask(provider, started, request).finally(() => asking.delete(id)));
        }
        await asking.get(id);
      }
      return resultOf(db, await purchaseOf(db, eq(payment.id, id)), say);
    },

    async returnFromPayment({ checkoutBasketId, redirectResult }, { market }) {
      const say = await serverTexts(db, market.language);
      const [row] = await db.select({ id: basket.id, orderId: basket.orderId }).from(basket).where(eq(basket.checkoutId, checkoutBasketId));
      if (!row) throw notFound(say('server.payment_unknown'));
      let reference: string | undefined;
      if (redirectResult && provider) {
        const { orderReference, outcome } = await provider.finish(redirectResult);
        const isOurs = orderReference !== undefined && (await db.$count(order, and(eq(order.reference, orderReference), eq(order.basketId, row.id)))) > 0;
        if (isOurs) {
          reference = orderReference;
          const event = eventOf(outcome, holdFor);
          if (event) await happen(db, orderReference, event);
        }
      }
      // The basket may have been ordered by another of its payments, which is what the shopper wants to know.
      const [now] = await db.select({ orderId: basket.orderId }).from(basket).where(eq(basket.id, row.id));
      if (now?.orderId) return orderedResult(db, now.orderId);
      const [latest] = await db.select({ id: payment.id }).from(payment).innerJoin(order, eq(order.id, payment.orderId))
        .where(reference ? eq(order.reference, reference) : eq(payment.basketId, row.id)).orderBy(desc(payment.createdAt)).limit(1);
      if (!latest) throw notFound(say('server.payment_unknown'));
      return resultOf(db, await purchaseOf(db, eq(payment.id, latest.id)), say);
    },

    async completePaymentUsingGiftCard({ basketId }, caller) {
      const settings = await starting(caller);
      const [row] = await db.select().from(basket).where(eq(basket.id, basketId));
      if (!row) throw notFound(settings.say('server.basket_not_found'));
      if (row.orderId) return orderedResult(db, row.orderId);
      if (!row.acceptTerms) throw badRequest(settings.say('server.terms_missing'), [{ field: 'acceptTerms', message: settings.say('server.terms_missing') }]);
      const { sums } = await pricedBasket(db, row, caller.market, settings);
      if (sums.remaining > 0) throw badRequest(settings.say('server.not_covered'));
      // One basket has one such attempt per version, so that asking twice is asking once.
      const started = await startPayment(settings, eq(basket.id, basketId), { attemptId: `giftcard-${row.version}`, method: 'giftcard', total: moneyOf(0, caller.market.currency) });
      return 'ordered' in started ? orderedResult(db, started.ordered) : resultOf(db, started, settings.say);
    },
  };
}

/** Tells one request from another. What the provider's component makes anew at each press, such as an encrypted card, is no difference. */
const hashOfRequest = ({ checkoutBasketId, paymentMethod, total, acceptNewsletter = false }: PaymentRequest, returnUrl: string): string =>
  createHash('sha256').update(JSON.stringify([checkoutBasketId, paymentMethod.type, total.amount, total.currency, acceptNewsletter, returnUrl])).digest('hex');

/** What an answer means for the payment; nothing when it leaves everything open. */
function eventOf(outcome: Outcome, holdFor: number): PaymentEvent | undefined {
  switch (outcome.kind) {
    case 'action':
      return { ...outcome, holdFor };
    case 'authorised':
    case 'refused':
      return outcome;
    case 'rejected':
      return { kind: 'given-up', reason: 'failed' };
    case 'received':
    case 'unknown':
      return undefined;
  }
}

async function orderedResult(db: Database, orderId: string): Promise<PaymentResult> {
  const [found] = await db.select({ market: order.market }).from(order).where(eq(order.id, orderId));
  return { paymentState: 'Authorised', url: receiptOf(found!.market, orderId) };
}

async function resultOf(db: Database, { payment: { id, state, action }, order: { id: orderId, market, cancelReason } }: Purchase, say: Say): Promise<PaymentResult> {
  const wasPaid = state !== 'authorised' && (await db.$count(authorisation, eq(authorisation.paymentId, id))) > 0;
  switch (state) {
    case 'authorised':
      return { paymentState: 'Authorised', url: receiptOf(market, orderId) };
    case 'pending':
      return { paymentState: 'Pending', ...(action ? { adyenAction: action } : {}) };
    case 'started':
      return { paymentState: 'Received' };
    case 'refused':
      return { paymentState: 'Refused', error: say(wasPaid ? 'server.payment_voided' : 'server.payment_refused') };
    case 'expired':
      return { paymentState: 'Cancelled', error: say(wasPaid ? 'server.payment_voided' : 'server.payment_expired') };
    case 'cancelled':
      return { paymentState: cancelReason === 'failed' ? 'Error' : 'Cancelled', error: say(wasPaid ? 'server.payment_voided' : cancelReason === 'failed' ? 'server.payment_rejected' : 'server.payment_cancelled') };
  }
}
