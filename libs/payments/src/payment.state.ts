/** A payment whose answer this browser still waits for. */
export interface OpenPayment {
  checkoutBasketId: string;
  /** Set while `createPayment` has not been answered. */
  attemptId?: string;
  /** Set while the return from the provider has not been answered. */
  redirectResult?: string;
}

const KEY = 'payment';

/** For a browser that stores nothing: then a reload forgets, and the server finds the payment by its basket. */
let inMemory: OpenPayment | undefined;

/** The payment that is waited for, also after a reload of the page. */
export function openPayment(): OpenPayment | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isOpenPayment(stored) ? stored : undefined;
  } catch {
    return inMemory;
  }
}

/** Kept until it is answered; `undefined` when it is. */
export function setOpenPayment(payment: OpenPayment | undefined): void {
  inMemory = payment;
  try {
    if (payment) sessionStorage.setItem(KEY, JSON.stringify(payment));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is switched off, which is the shopper's choice.
  }
}

/**
 * The id of a press of pay. A press after a lost answer is the same one, so that it finds the same payment; after an answer
 * it is a new one.
 */
export function attemptFor(checkoutBasketId: string): string {
  const open = openPayment();
  if (open?.checkoutBasketId === checkoutBasketId && open.attemptId) return open.attemptId;
  const attemptId = Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  setOpenPayment({ checkoutBasketId, attemptId });
  return attemptId;
}

/** What the provider has added to the address of the page. It is taken off at once: it belongs in no history and no referrer. */
export function takeReturn(): OpenPayment | undefined {
  const url = new URL(location.href);
  const checkoutBasketId = url.searchParams.get('checkoutBasketId');
  const redirectResult = url.searchParams.get('redirectResult') ?? undefined;
  if (!checkoutBasketId && !redirectResult) return undefined;
  url.searchParams.delete('checkoutBasketId');
  url.searchParams.delete('redirectResult');
  history.replaceState(history.state, '', url);
  if (!checkoutBasketId) return undefined;
  const returned = { checkoutBasketId, ...(redirectResult ? { redirectResult } : {}) };
  setOpenPayment(returned);
  return returned;
}

const isOpenPayment = (value: unknown): value is OpenPayment =>
  typeof value === 'object' && value !== null && typeof (value as OpenPayment).checkoutBasketId === 'string';
