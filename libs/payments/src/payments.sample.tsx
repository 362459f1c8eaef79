import type { AdyenSession, BasketEnvelope, PaymentMethods } from '@selvedge/api-order';
import { createApi, provideApi } from '@selvedge/api-runtime';
import { createTranslate, ShopProvider, shopView, type ShopView, type Translate } from '@selvedge/market';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const money = (amount: number) => ({ amount, currency: 'GBP' });

export const basketId = 'basket-basket-basket-basket-1234';
export const checkoutBasketId = 'checkout-checkout-checkout-1234';

export const sampleSession: AdyenSession = {
  clientKey: 'sandbox_key', locale: 'en-GB', environment: 'test', checkoutBasketId, countryCode: 'GB', amount: { currency: 'GBP', value: 9490 },
  paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] }, { type: 'paysafecard', name: 'Paysafecard' }, { type: 'applepay' }] },
};

export const sampleMethods: PaymentMethods = { showGiftCardPaymentOption: false, amountCoveredByGiftCards: money(0), giftCardCheckoutBasketId: checkoutBasketId, adyenSession: sampleSession };

/** Those that need nothing of the provider but its texts. */
export const redirectMethods: PaymentMethods = {
  ...sampleMethods,
  adyenSession: { ...sampleSession, paymentMethodsResponse: { paymentMethods: [{ type: 'ideal', name: 'iDEAL' }, { type: 'klarna', name: 'Klarna' }, { type: 'paysafecard', name: 'Paysafecard' }] } },
};

export const coveredMethods: PaymentMethods = { showGiftCardPaymentOption: true, amountCoveredByGiftCards: money(94.9), giftCardCheckoutBasketId: checkoutBasketId };

/** Everything in the basket is free, and there is no gift card. */
export const freeMethods: PaymentMethods = { ...coveredMethods, amountCoveredByGiftCards: money(0) };

export const sampleEnvelope: BasketEnvelope = {
  basket: {
    basketId, quantity: 1, lines: [], acceptTerms: true, acceptNewsletter: false, useBillingAddressForShipping: true, shipments: [], promoCodes: [], promoCodeAmounts: [], giftCards: [],
    subtotal: money(90), totalDiscount: money(0), shippingTotal: money(4.9), shippingVat: money(0.82), total: money(94.9), totalVat: money(15.82), remainingTotal: money(94.9), freeShipping: false, bonusProductContexts: [],
  },
};

const market = { id: 'en-gb', priority: 0, language: { name: 'English', baseCode: 'en' }, country: { name: 'United Kingdom', code: 'GB' }, url: '/en-gb', name: 'United Kingdom', currency: 'GBP' };
const shop = shopView(
  {
    market, markets: [market], brand: 'selvedge', featureToggles: {}, searchConfigurations: { pageSize: 60, facets: [], giftCardsOnLists: true },
    translations: { 'payment.pay': 'Pay {amount}', 'payment.method_card': 'Credit Card', 'payment.redirect': 'You will go to {name}.' },
    navigation: { menu: [], brands: [], footer: [], socialLinks: [], appLinks: [], paymentProviders: [], shippingProviders: [], icons: [] },
    siteLinks: { sizeGuide: '/', notifyMe: '/', search: '/', multibrandSearch: '/', checkout: '/checkout', account: '/', wishlist: '/', storeLocator: '/', career: '/', notFound: '/', basket: '/basket', login: '/', terms: {} },
  },
  { channel: 'web', preview: false },
);

/** What was asked of the API: `POST create-payment`, with its body. */
export interface Asked {
  what: string;
  query: Record<string, string>;
  body: unknown;
}

export interface SampleSurroundings {
  children: ReactNode;
  /** Answers a call; a Response as it is, anything else as JSON. What it throws is a network fault. */
  answer: (asked: Asked) => unknown;
  queryClient?: QueryClient;
}

/** A shop around a payment, with an API that answers as told. */
export function SampleShop({ children, answer, queryClient = new QueryClient() }: SampleSurroundings) {
  provideApi(
    queryClient,
    createApi({
      fetch: async (url, init) => {
        const { pathname, searchParams } = new URL(url, 'http://shop');
        const what = `${init.method} ${pathname.replace('/api/order/en-gb/basket/', '').replace(`basket/${checkoutBasketId}/`, '')}`;
        const answered = await answer({ what, query: Object.fromEntries(searchParams), body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
        return answered instanceof Response ? answered : Response.json(answered);
      },
    }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider shop={shop}>{children}</ShopProvider>
    </QueryClientProvider>
  );
}

/** An error answer as the API writes it. */
export const problem = (status: number, message: string, field?: string) =>
  Response.json({ status, title: 'Problem', message, ...(field ? { errors: [{ field, message }] } : {}) }, { status });

/** The texts of the market that a story is shown in. */
export function textsOf(loaded: Record<string, unknown>): Translate {
  const { shop } = loaded.market as { shop: Pick<ShopView, 'translations' | 'market'> };
  return createTranslate(shop.translations, shop.market.language.baseCode);
}
