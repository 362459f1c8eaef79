import { completePaymentUsingGiftCard, createPayment, returnFromPayment, type PaymentRequest, type PaymentResult } from '@selvedge/api-order';
import { ApiError, type Api } from '@selvedge/api-runtime';
import { isLost, nextStep } from './payment.rules.ts';
import type { OpenPayment } from './payment.state.ts';

/** The provider is asked meanwhile, so an answer may take this long, in ms. */
const DEADLINE = 30_000;
const TRIES = 3;
/** How often, and how long in all, it is asked how a payment stands, in ms. */
const INTERVAL = 2_000;
const PATIENCE = 60_000;

/**
 * Starts a payment. A lost answer is asked for again under the same attempt id, so that it stays one payment.
 * @throws ApiError 400, 404, 409, 429; any other status when the answer is lost for good
 */
export async function pay(api: Api, catalog: string, body: PaymentRequest): Promise<PaymentResult> {
  for (let tries = 1; ; tries++) {
    try {
      return await api.call(createPayment, { catalog, body }, { deadline: DEADLINE });
    } catch (error) {
      if (!isLost(error) || tries === TRIES) throw error;
      await pause(tries * 1_000);
    }
  }
}

/**
 * Asks how a payment stands until that is decided, every 2 s for at most 60 s (PAY-043). What the provider sent along is
 * handed over until it has been taken.
 * @returns nothing when it is not decided yet; `unknown` when nobody knows such a payment
 */
export async function untilDecided(api: Api, catalog: string, { checkoutBasketId, redirectResult }: OpenPayment, signal: AbortSignal): Promise<PaymentResult | 'unknown' | undefined> {
  const end = Date.now() + PATIENCE;
  for (let proof = redirectResult; ; ) {
    try {
      const result = await api.call(returnFromPayment, { catalog, checkoutBasketId, ...(proof ? { redirectResult: proof } : {}) }, { signal, deadline: DEADLINE });
      const step = nextStep(result).do;
      // Who was at the provider and is to go there again is one about whom the provider could not be asked.
      const isOpen = step === 'wait' || (step === 'perform' && proof !== undefined);
      if (!isOpen) return result;
      if (step === 'wait') proof = undefined;
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return 'unknown';
    }
    if (signal.aborted || Date.now() + INTERVAL > end) return undefined;
    await pause(INTERVAL, signal);
  }
}

/** Places an order that gift cards cover (PAY-050). @throws ApiError 400, 404, 409 */
export const payByGiftCard = (api: Api, catalog: string, basketId: string): Promise<PaymentResult> =>
  api.call(completePaymentUsingGiftCard, { catalog, basketId }, { deadline: DEADLINE });

const pause = (time: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, time);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
