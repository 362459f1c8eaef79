import type { AdyenSession, PaymentRequest, PaymentResult } from '@selvedge/api-order';

/** What the form of a provider collects for `createPayment`: passed on unread, never logged or kept. */
export type PaymentDetails = Pick<PaymentRequest, 'paymentMethod' | 'browserInfo' | 'riskData' | 'origin'>;

export type PaymentAction = NonNullable<PaymentResult['adyenAction']>;

export interface PaymentFormSettings {
  session: AdyenSession;
  /** The type of the chosen method. */
  type: string;
  /** Where the form goes. It has the place to itself. */
  place: HTMLElement;
  /** Closes the form and takes away everything that it has put on the page. */
  signal: AbortSignal;
  /** Enter was pressed in a field. */
  onEnter: () => void;
}

/** All that a payment provider must bring to the browser. A second provider is a second folder with a function that opens one of these. */
export interface PaymentForm {
  /** What was typed; nothing when it is not right yet: then the form has said so at its fields. */
  read(): Promise<PaymentDetails | undefined>;
  /** Keeps the shopper from typing while a payment is under way. What was typed stays. */
  setBusy(isBusy: boolean): void;
  /** Does what the provider asks for: mostly leaves the shop for the bank. @throws Error when it cannot do that */
  perform(action: PaymentAction): void;
}

/**
 * Opens a form; it is there when the shopper can type.
 * @throws Error when the provider cannot be reached, is not set up, or the form does not become ready
 */
export type OpenPaymentForm = (settings: PaymentFormSettings) => Promise<PaymentForm>;
