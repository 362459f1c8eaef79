import { AdyenCheckout, Card, Redirect, type CoreConfiguration, type PaymentAction as AdyenAction } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { OpenPaymentForm, PaymentDetails } from '../payment-form.ts';
import { checkSession, formLocale } from './adyen.rules.ts';

/** How long a form may take to become ready, in ms. One whose frames are never answered says nothing about it. */
const PATIENCE = 8_000;
const SEALING = 400;

/**
 * Opens the form of a method: the card fields, or nothing to type for a method that leaves the shop. The only file that
 * knows the provider's library, which weighs some 100 kB: reach it by `import()`.
 */
export const openPaymentForm: OpenPaymentForm = async ({ session, type, place, signal, onEnter }) => {
  checkSession(session);
  const tooLate = new AbortController();
  setTimeout(() => tooLate.abort(new Error('The payment form did not become ready.')), PATIENCE);
  signal.addEventListener('abort', () => tooLate.abort(signal.reason));
  const core = await orAborted(
    tooLate.signal,
    AdyenCheckout({
      clientKey: session.clientKey,
      environment: session.environment as CoreConfiguration['environment'],
      locale: formLocale(session.locale),
      countryCode: session.countryCode,
      amount: session.amount,
      paymentMethodsResponse: session.paymentMethodsResponse,
      _environmentUrls: session.environmentUrls,
      analytics: { enabled: false },
      showPayButton: false,
      exposeLibraryMetadata: false,
    }),
  );

  const { promise: isReady, resolve: ready } = Promise.withResolvers<void>();
  const { color } = getComputedStyle(place);
  const element =
    type === 'scheme'
      ? new Card(core, { onConfigSuccess: () => ready(), onEnterKeyPressed: onEnter, styles: { base: { color, fontSize: '16px' } } })
      : new Redirect(core, { type });
  signal.addEventListener('abort', () => {
    element.remove();
    document.getElementById('ariaLiveSRPanel')?.remove();
  });
  element.mount(place);
  if (type !== 'scheme') ready();
  await orAborted(tooLate.signal, isReady);

  return {
    async read() {
      // What was typed last is still being sealed when somebody presses at once.
      for (let waited = 0; !element.isValid && waited < SEALING; waited += 50) await new Promise((later) => setTimeout(later, 50));
      if (!element.isValid) {
        element.showValidation();
        return undefined;
      }
      const { paymentMethod, browserInfo, riskData, origin } = element.data as typeof element.data & PaymentDetails;
      return { paymentMethod, browserInfo, riskData, origin };
    },
    setBusy: (isBusy) => void element.setStatus(isBusy ? 'loading' : 'ready'),
    perform(action) {
      const beside = place.parentElement!.appendChild(document.createElement('div'));
      signal.addEventListener('abort', () => beside.remove());
      core.createFromAction(action as AdyenAction).mount(beside);
    },
  };
};

const orAborted = <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> =>
  Promise.race([promise, new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))]);
