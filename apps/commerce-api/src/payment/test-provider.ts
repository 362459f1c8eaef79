import { randomUUID } from 'node:crypto';
import type { NotificationItem } from '../storage/schema.ts';
import type { Outcome, PaymentProvider } from './payment-provider.ts';

type Decision = 'authorised' | 'refused' | 'action';

export interface ProviderPayment {
  reference: string;
  orderReference: string;
  amount: number;
  currency: string;
  state: 'authorised' | 'refused' | 'pending' | 'reversed';
}

export interface TestNotification {
  reference: string;
  event: string;
  success: boolean;
  item: NotificationItem;
}

/** A provider as honest as a real one, whose decisions and bad days a test chooses. Asked twice under one key, it acts once. */
export class TestProvider implements PaymentProvider {
  readonly payments: ProviderPayment[] = [];
  /** What it would tell by notification; a test delivers it, or not, or twice. */
  readonly notifications: TestNotification[] = [];
  /** What it decides on the next payment. */
  decide: Decision = 'authorised';
  /** What becomes of the next answer: it arrives, or is lost after or before the work was done. */
  answers: 'arrive' | 'are lost' | 'never began' = 'arrive';
  takesBack = true;
  /** Asked between a request and its work. */
  pause: () => Promise<void> = async () => {};
  readonly #byKey = new Map<string, Outcome>();

  async session({ checkoutId, amount, currency, market }: Parameters<PaymentProvider['session']>[0]) {
    return { clientKey: 'sandbox_key', environment: 'test', locale: `${market.language}-${market.country}`, countryCode: market.country, checkoutBasketId: checkoutId, amount: { currency, value: amount }, paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards' }] } };
  }

  async pay({ key, orderReference, amount, currency }: Parameters<PaymentProvider['pay']>[0]): Promise<Outcome> {
    const { decide, answers } = this;
    await this.pause();
    if (answers === 'never began') return { kind: 'unknown', reason: 'no answer' };
    const outcome = this.#byKey.get(key) ?? this.#begin(orderReference, amount, currency, decide);
    this.#byKey.set(key, outcome);
    return answers === 'are lost' ? { kind: 'unknown', reason: 'no answer' } : outcome;
  }

  #begin(orderReference: string, amount: number, currency: string, decide: Decision): Outcome {
    const payment: ProviderPayment = { reference: randomUUID(), orderReference, amount, currency, state: 'pending' };
    this.payments.push(payment);
    if (decide === 'action') return { kind: 'action', action: { type: 'redirect', method: 'GET', url: `https://bank.example/${payment.reference}`, paymentMethodType: 'scheme' } };
    return this.decideOn(payment, decide === 'authorised');
  }

  /** The shopper, or the bank, says yes or no. */
  decideOn(payment: ProviderPayment, yes: boolean): Outcome {
    if (payment.state === 'pending') {
      payment.state = yes ? 'authorised' : 'refused';
      this.#tell('AUTHORISATION', yes, payment);
    }
    const { reference, amount, currency, state } = payment;
    return state === 'refused' ? { kind: 'refused', reason: 'Refused' } : { kind: 'authorised', reference, amount, currency };
  }

  async finish(redirectResult: string): Promise<{ orderReference?: string; outcome: Outcome }> {
    const payment = this.payments.find(({ reference }) => reference === redirectResult);
    if (!payment) return { outcome: { kind: 'rejected', reason: '422' } };
    if (this.answers !== 'arrive') return { outcome: { kind: 'unknown', reason: 'no answer' } };
    return { orderReference: payment.orderReference, outcome: payment.state === 'pending' ? { kind: 'received' } : this.decideOn(payment, true) };
  }

  async giveBack(reference: string): Promise<void> {
    const payment = this.payments.find((one) => one.reference === reference);
    if (!this.takesBack || !payment) throw new Error('The provider does not take it back.');
    if (payment.state === 'authorised') {
      payment.state = 'reversed';
      this.#tell('CANCEL_OR_REFUND', true, payment);
    }
  }

  #tell(event: string, success: boolean, { reference, orderReference, amount, currency }: ProviderPayment) {
    const isAboutAnother = event !== 'AUTHORISATION';
    this.notifications.push({ reference: isAboutAnother ? randomUUID() : reference, event, success, item: { merchantReference: orderReference, amount, currency, ...(isAboutAnother ? { originalReference: reference } : {}) } });
  }
}
