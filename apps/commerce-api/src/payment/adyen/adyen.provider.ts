import adyen from '@adyen/api-library';
import { setTimeout as pause } from 'node:timers/promises';
import type { AdyenSession } from '@selvedge/api-order';
import type { PaymentAction } from '../../storage/schema.ts';
import type { Outcome, PaymentProvider } from '../payment-provider.ts';
import { fromAdyen, toAdyen } from './adyen-amount.ts';
import { httpClientTo } from './adyen-http.ts';
import type { AdyenSettings } from './adyen.settings.ts';

/** Longest wait for one answer, in ms. A lost answer is asked for again under the same key, so often in all. */
const DEADLINE = 8_000;
const TRIES = 3;

type CheckoutApi = InstanceType<typeof adyen.CheckoutAPI>;
type PaymentAnswer = Awaited<ReturnType<CheckoutApi['PaymentsApi']['payments']>>;
type DetailsAnswer = Awaited<ReturnType<CheckoutApi['PaymentsApi']['paymentsDetails']>>;

/** Adyen, by its own library. With `apiUrl` and `browserUrl` it is whoever answers there. */
export function adyenProvider(settings: AdyenSettings, deadline = DEADLINE): PaymentProvider {
  const { apiKey, merchantAccount, clientKey, environment, livePrefix, apiUrl, browserUrl } = settings;
  const options = {
    apiKey,
    environment: environment === 'test' ? adyen.EnvironmentEnum.TEST : adyen.EnvironmentEnum.LIVE,
    ...(livePrefix ? { liveEndpointUrlPrefix: livePrefix } : {}),
    connectionTimeoutMillis: deadline,
    applicationName: 'Selvedge',
  };
  const checkout = new adyen.CheckoutAPI(apiUrl ? new adyen.Client(options, httpClientTo(apiUrl)) : new adyen.Client(options));

  return {
    async session({ checkoutId, amount, currency, market }) {
      const shopperLocale = `${market.language}-${market.country}`;
      const methods = await checkout.PaymentsApi.paymentMethods({
        merchantAccount, countryCode: market.country, shopperLocale, amount: toAdyen(amount, currency), channel: 'Web' as never,
      });
      return {
        clientKey, environment, locale: shopperLocale, countryCode: market.country, checkoutBasketId: checkoutId,
        amount: toAdyen(amount, currency),
        paymentMethodsResponse: plain(methods) as AdyenSession['paymentMethodsResponse'],
        ...(browserUrl ? { environmentUrls: urlsAt(browserUrl) } : {}),
      };
    },

    pay: ({ key, orderReference, amount, currency, market, returnUrl, email, ip, fromBrowser }) =>
      outcomeOf({ amount, currency }, () =>
        checkout.PaymentsApi.payments(
          {
            merchantAccount, reference: orderReference, returnUrl, countryCode: market.country, shopperLocale: `${market.language}-${market.country}`,
            amount: toAdyen(amount, currency), channel: 'Web' as never, shopperIP: ip, ...(email ? { shopperEmail: email } : {}),
            ...(fromBrowser as { paymentMethod: never; browserInfo?: never; riskData?: never; origin?: string }),
            // The contract's action is a redirect; the native flow would need fields that it has not.
            authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' as never } },
          },
          { idempotencyKey: key },
        ),
      ),

    async finish(redirectResult) {
      let orderReference: string | undefined;
      const outcome = await outcomeOf(undefined, async () => {
        const answer = await checkout.PaymentsApi.paymentsDetails({ details: { redirectResult } as never });
        orderReference = answer.merchantReference;
        return answer;
      });
      return { orderReference, outcome };
    },

    async giveBack(reference, orderReference) {
      try {
        await checkout.ModificationsApi.refundOrCancelPayment(reference, { merchantAccount, reference: orderReference });
      } catch (error) {
        throw new Error(`The provider did not take back ${reference}: ${statusOf(error) ?? 'no answer'} ${(error as Error).message}`, { cause: error });
      }
    },
  };
}

/** Asks, again after a lost answer, and puts into words of ours what came of it. */
async function outcomeOf(asked: { amount: number; currency: string } | undefined, ask: () => Promise<PaymentAnswer | DetailsAnswer>): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return outcomeIn(await ask(), asked);
    } catch (error) {
      const status = statusOf(error);
      const isBusy = isInWork(error);
      // A refusal to look at the request is an answer, but for one that the provider is still working on.
      if (status !== undefined && status < 500 && !isBusy) return { kind: 'rejected', reason: `${status}` };
      if (attempt === TRIES) return { kind: 'unknown', reason: status === undefined ? 'no answer' : `${status}` };
      await pause(attempt * (200 + Math.random() * 300));
    }
  }
}

function outcomeIn(answer: PaymentAnswer | DetailsAnswer, asked: { amount: number; currency: string } | undefined): Outcome {
  const { resultCode, pspReference, refusalReason } = answer;
  if ('action' in answer && answer.action) return { kind: 'action', action: plain(answer.action) as PaymentAction };
  switch (String(resultCode)) {
    case 'Authorised': {
      const { value, currency } = answer.amount ?? {};
      const paid = value !== undefined && currency !== undefined ? { amount: fromAdyen({ value, currency }), currency } : asked;
      if (!pspReference || !paid) return { kind: 'received' };
      return { kind: 'authorised', reference: pspReference, ...paid };
    }
    case 'Refused':
    case 'Cancelled':
    case 'Error':
      return { kind: 'refused', reason: refusalReason ?? String(resultCode) };
    default:
      return { kind: 'received' };
  }
}

/** Where the component finds what at an origin; the first must look exactly like this. */
const urlsAt = (origin: string): AdyenSession['environmentUrls'] => ({
  api: `${origin}/checkoutshopper/`,
  analytics: `${origin}/checkoutanalytics/`,
  cdn: { images: `${origin}/checkoutshopper/`, translations: `${origin}/checkoutshopper/` },
});

const statusOf = (error: unknown): number | undefined => (error as { statusCode?: number }).statusCode;

/** 704: a request under the same key is in work. */
function isInWork(error: unknown): boolean {
  const { responseBody = '' } = error as { responseBody?: string };
  return statusOf(error) === 422 && /"errorCode"\s*:\s*"704"/.test(responseBody);
}

/** The library's classes as what they are on the wire. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
