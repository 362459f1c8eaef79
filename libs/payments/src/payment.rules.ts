import type { AdyenSession, PaymentResult, Problem } from '@selvedge/api-order';
import { ApiError } from '@selvedge/api-runtime';
import type { PaymentAction } from './payment-form.ts';

/** What to do about a payment. */
export type NextStep =
  | { do: 'perform'; action: PaymentAction }
  | { do: 'go'; url: string }
  | { do: 'wait' }
  /** It came to nothing. `restart`: what the form holds cannot be used again. */
  | { do: 'tell'; message: string | undefined; restart: boolean };

/** Reads an answer: an action before an address, an address before waiting, and everything else is a failure (PAY-035, PAY-036, PAY-044). */
export function nextStep({ paymentState, adyenAction, url, error }: PaymentResult): NextStep {
  if (adyenAction) return { do: 'perform', action: adyenAction };
  if (url && isOfShop(url)) return { do: 'go', url };
  if (!error && (paymentState === 'Received' || paymentState === 'Pending')) return { do: 'wait' };
  return { do: 'tell', message: error, restart: paymentState === 'Error' };
}

/** A path of this origin, so that an answer can send nobody elsewhere. */
const isOfShop = (url: string) => /^\/(?![/\\])/.test(url);

/** Why a payment could not be started, and where the shopper can put it right. */
export interface Trouble {
  /**
   * `total`: it costs something else now. `basket`: something in the basket cannot be had. `checkout`: an earlier step
   * lacks something. `under-way`: another payment of this basket is not decided. `lost`: no answer, so nobody knows.
   */
  kind: 'total' | 'basket' | 'checkout' | 'under-way' | 'lost' | 'other';
  /** In the market's language. */
  message?: string;
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { kind: 'other' };
  const { message, errors = [] } = (error.result ?? {}) as Partial<Problem>;
  const isAbout = (field: string) => errors.some((one) => one.field === field || one.field.startsWith(`${field}.`));
  const text = errors[0]?.message ?? message;
  switch (error.status) {
    case 409:
      return { kind: isAbout('total') ? 'total' : errors.length > 0 ? 'basket' : 'under-way', message: text };
    case 404:
      return { kind: 'basket', message: text };
    case 400:
      return { kind: isAbout('lines') || isAbout('lineItem') ? 'basket' : errors.length > 0 ? 'checkout' : 'other', message: text };
    case 429:
      return { kind: 'other', message: text };
    default:
      return isLost(error) ? { kind: 'lost' } : { kind: 'other', message: text };
  }
}

/** No answer that says what has happened: none at all, a fault of the server, or one that cannot be read. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status === 200 || error.status >= 500);

export interface PaymentMethod {
  type: string;
  /** What the provider calls it, in the market's language. */
  name?: string;
  /** Of cards: visa, mc … */
  brands: string[];
}

/** The methods that the provider lists, as far as they can be understood (PAY-004). */
export function listedMethods({ paymentMethodsResponse }: AdyenSession): PaymentMethod[] {
  const { paymentMethods } = paymentMethodsResponse as { paymentMethods?: unknown };
  if (!Array.isArray(paymentMethods)) return [];
  return paymentMethods.flatMap((one: { type?: unknown; name?: unknown; brands?: unknown } | null) =>
    typeof one?.type === 'string'
      ? [{ type: one.type, name: typeof one.name === 'string' ? one.name : undefined, brands: Array.isArray(one.brands) ? one.brands.filter((brand) => typeof brand === 'string') : [] }]
      : [],
  );
}
