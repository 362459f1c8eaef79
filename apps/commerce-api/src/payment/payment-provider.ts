import type { AdyenSession } from '@selvedge/api-order';
import type { MarketRow } from '../http/caller.ts';
import type { PaymentAction } from '../storage/schema.ts';

/** What a provider says to a payment. `unknown`: no answer came, so anything may have happened. */
export type Outcome =
  | { kind: 'authorised'; reference: string; amount: number; currency: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'action'; action: PaymentAction }
  /** It will tell by a notification. */
  | { kind: 'received' }
  /** It did not take the request, so nothing happened there. */
  | { kind: 'rejected'; reason: string }
  | { kind: 'unknown'; reason: string };

export interface PaymentOrder {
  /** The idempotency key; asked twice under one key, a provider acts once. */
  key: string;
  /** How the order is called there; no other shop on the same account calls one so. */
  orderReference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  market: Pick<MarketRow, 'id' | 'language' | 'country'>;
  returnUrl: string;
  email?: string;
  ip: string;
  /** What the provider's component in the browser made; passed on unread, never logged or kept. */
  fromBrowser: { paymentMethod: object & { type: string }; browserInfo?: object; riskData?: object; origin?: string };
}

/** Somebody who takes money. All calls have a deadline of their own and never throw for what a provider may answer. */
export interface PaymentProvider {
  /** What the browser needs to offer the provider's methods. @throws Error when the provider cannot be reached */
  session(basket: { checkoutId: string; amount: number; currency: string; market: Pick<MarketRow, 'language' | 'country'> }): Promise<AdyenSession>;
  pay(order: PaymentOrder): Promise<Outcome>;
  /** After the shopper has been at the provider. `orderReference` is missing when it does not know what this is about. */
  finish(redirectResult: string): Promise<{ orderReference?: string; outcome: Outcome }>;
  /** Asks to give an authorisation back; asking again does no harm. @throws Error while the provider does not take the request */
  giveBack(reference: string, orderReference: string): Promise<void>;
}
