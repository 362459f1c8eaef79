import { eq } from 'drizzle-orm';
import type { Order } from '@selvedge/api-order';
import { moneyOf } from '../catalog/price.rules.ts';
import type { OrderHandlers } from '../http/handlers.ts';
import { badRequest, notFound } from '../http/problem.ts';
import { purchaseOf, type Purchase } from '../payment/payment-steps.ts';
import type { Database } from '../storage/database.ts';
import { authorisation, order } from '../storage/schema.ts';
import { serverTexts, type Say } from './server-texts.ts';

/** Answers receipts. Whoever knows the order id sees what was bought; names and addresses take a proof (docs/decisions/0009). */
export function receiptHandlers({ db }: { db: Database }): Pick<OrderHandlers, 'getReceipt' | 'openReceipt'> {
  async function find(id: string, language: string): Promise<{ purchase: Purchase; say: Say }> {
    const say = await serverTexts(db, language);
    if ((await db.$count(order, eq(order.id, id))) === 0) throw notFound(say('server.order_not_found'));
    return { purchase: await purchaseOf(db, eq(order.id, id)), say };
  }

  return {
    async getReceipt({ orderId, basketId }, { market }) {
      const { purchase, say } = await find(orderId, market.language);
      return orderOf(db, purchase, say, basketId === purchase.order.basketId);
    },
    async openReceipt({ orderId, body }, { market }) {
      const { purchase, say } = await find(orderId, market.language);
      if (body.email.trim().toLowerCase() !== purchase.order.document.email?.toLowerCase()) throw badRequest(say('server.receipt_proof'), [{ field: 'email', message: say('server.receipt_proof') }]);
      return orderOf(db, purchase, say, true);
    },
  };
}

async function orderOf(db: Database, { order: { id, number, state, createdAt, currency, document, cancelReason }, payment }: Purchase, say: Say, isProven: boolean): Promise<Order> {
  const { email, shippingAddress, billingAddress, note: _, acceptNewsletter: __, ...facts } = document;
  const wasPaid = state === 'cancelled' && (await db.$count(authorisation, eq(authorisation.paymentId, payment.id))) > 0;
  return {
    ...facts,
    orderId: id, orderNumber: number, orderState: state, created: createdAt.toISOString(), currency,
    paymentInformations: payment.amount > 0 ? [{ paymentId: payment.id, paymentMethodId: payment.method, amount: moneyOf(payment.amount, currency) }] : [],
    isMasked: !isProven,
    ...(isProven ? { email, shippingAddress, billingAddress } : {}),
    ...(state === 'cancelled' ? { message: say(wasPaid ? 'server.payment_voided' : cancelReason === 'refused' ? 'server.payment_refused' : cancelReason === 'expired' ? 'server.payment_expired' : 'server.payment_cancelled') } : {}),
  };
}
