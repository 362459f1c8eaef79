import { getBasketWithSettings, getCountries, type BasketEnvelope, type ShippingMethod } from '@selvedge/api-order';
import { ask, createApi, provideApi } from '@selvedge/api-runtime';
import { answers } from '@selvedge/api-samples';
import { createTranslate, ShopProvider, shopView, useShop, type ShopView, type Translate } from '@selvedge/market';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Checkout } from './Checkout.tsx';
import { stepOfPath } from './checkout.steps.ts';

const money = (amount: number) => ({ amount, currency: 'GBP' });

export const basketId = 'basket-basket-basket-basket-1234';

export const homeDelivery: ShippingMethod = { id: 'online', name: 'Home delivery', price: money(4.9), deliveryType: 'home', freeShipping: false, predictedDeliveryDate: '2026-11-25' };
export const express: ShippingMethod = { id: 'express', name: 'Express', price: money(0), deliveryType: 'home', freeShipping: true, deliveryPrediction: 'Tomorrow' };

export const address = { firstName: 'Ada', lastName: 'Weaver', line1: 'Loom Lane', houseNumber: '7', postalCode: 'LS1 4DY', city: 'Leeds', phoneCountryCode: '44', mobilePhoneNumber: '7700900123', country: 'GB' };

const line = {
  id: '1', sku: '100001_indigo_32_34', name: 'Harbour straight jeans', imageUrl: '/front.jpg', productUrl: '/product/harbour', brand: 'selvedge', quantity: 1, maximumQuantity: 5,
  unitPrice: { salesPrice: money(90), listPrice: money(90), percentage: 0, discounts: [] }, totalPrice: money(90), groupTotalPrice: money(90), badges: [], isDigital: false, isBonusProduct: false, lineItemStockLocation: 'warehouse' as const,
};

/** A basket with a pair of jeans, and what has been said about it so far. */
export function sampleEnvelope(basket: Partial<BasketEnvelope['basket']> = {}, surroundings: Partial<BasketEnvelope> = {}): BasketEnvelope {
  return {
    basket: {
      basketId, quantity: 1, lines: [line], acceptTerms: false, acceptNewsletter: false, useBillingAddressForShipping: true, shipments: [{ id: '1' }], promoCodes: [], promoCodeAmounts: [], giftCards: [],
      subtotal: money(90), totalDiscount: money(0), shippingTotal: money(4.9), shippingVat: money(0.82), total: money(94.9), totalVat: money(15.82), remainingTotal: money(94.9), freeShipping: false, bonusProductContexts: [],
      ...basket,
    },
    shippingMethods: [homeDelivery, express],
    ...surroundings,
  };
}

/** What is known after each step. */
export const withEmail = { email: 'ada@example.com' };
export const withAddress = { ...withEmail, shippingAddress: address };
export const withShipment = { ...withAddress, shipments: [{ id: '1', shippingMethodId: 'online', shippingMethodName: 'Home delivery', price: money(4.9) }] };
export const withTerms = { ...withShipment, acceptTerms: true };
export const digitalLines = { lines: [{ ...line, isDigital: true }], shipments: [] };
export const scarceLines = { lines: [{ ...line, quantity: 3, maximumQuantity: 1 }] };

const market = { id: 'en-gb', priority: 0, language: { name: 'English', baseCode: 'en' }, country: { name: 'United Kingdom', code: 'GB' }, url: '/en-gb', name: 'United Kingdom', currency: 'GBP' };
const shop = shopView(
  {
    market, markets: [market], brand: 'selvedge', featureToggles: {}, searchConfigurations: { pageSize: 60, facets: [], giftCardsOnLists: true },
    translations: { 'checkout.accept_terms': 'I accept the {terms}.', 'checkout.country': 'Delivery to {country}', 'checkout.error_in_billing': '{error} (billing)', 'checkout.expected': 'Expected on {date}' },
    navigation: { menu: [], brands: [], footer: [], socialLinks: [], appLinks: [], paymentProviders: [], shippingProviders: [], icons: [] },
    siteLinks: { sizeGuide: '/', notifyMe: '/', search: '/', multibrandSearch: '/', checkout: '/checkout', account: '/', wishlist: '/', storeLocator: '/', career: '/', notFound: '/', basket: '/basket', login: '/', terms: { default: '/terms' } },
  },
  { channel: 'web', preview: false },
);

/** What was asked of the API: `PUT continue-as-guest`, with its query and body. */
export interface Asked {
  what: string;
  query: Record<string, string>;
  body: unknown;
}

export interface SampleCheckoutProps {
  /** Where the visit begins, below the checkout. */
  at?: string;
  /** What the basket is at first; nothing for a browser without one. */
  envelope?: BasketEnvelope;
  /** Answers a call; a Response as it is, anything else as JSON. What it throws is a network fault. */
  answer: (asked: Asked) => unknown;
  queryClient?: QueryClient;
  children?: ReactNode;
}

/** The checkout in a shop, with an address of its own and an API that answers as told. */
export function SampleCheckout({ at = '', envelope, answer, queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }), children }: SampleCheckoutProps) {
  provideApi(
    queryClient,
    createApi({
      fetch: async (url, init) => {
        const { pathname, searchParams } = new URL(url, 'http://shop');
        const what = `${init.method} ${pathname.replace('/api/order/en-gb/', '').replace('basket/', '')}`;
        const answered = await answer({ what, query: Object.fromEntries(searchParams), body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
        return answered instanceof Response ? answered : Response.json(answered);
      },
    }),
  );
  if (envelope) queryClient.setQueryData(ask(getBasketWithSettings, { catalog: 'en-gb', basketId }).queryKey, envelope);
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider shop={shop}>
        <MemoryRouter initialEntries={['/en-gb', `/en-gb/checkout${at}`]}>
          <Address />
          <CheckoutPage hasBasket={envelope !== undefined} lines={<p>The lines</p>}>{children}</CheckoutPage>
        </MemoryRouter>
      </ShopProvider>
    </QueryClientProvider>
  );
}

const Address = () => <output aria-label="address">{useLocation().pathname}</output>;

/** The checkout at the step that the address names, with the basket that the API has; nothing where the address leads elsewhere. */
export function CheckoutPage({ hasBasket = true, lines, children }: { hasBasket?: boolean; lines?: ReactNode; children?: ReactNode }) {
  const { market } = useShop();
  const { pathname } = useLocation();
  const { data, isPending } = useQuery({ ...ask(getBasketWithSettings, { catalog: market.id, basketId }), enabled: hasBasket, staleTime: Infinity });
  const checkout = `/${market.id}/checkout`;
  if (!pathname.startsWith(checkout) || (hasBasket && isPending)) return null;
  return <Checkout step={stepOfPath(pathname.slice(checkout.length))} {...(hasBasket ? { basketId, envelope: data } : {})} lines={lines}>{children}</Checkout>;
}

/** An error answer as the API writes it. */
export const problem = (status: number, message: string, ...fields: string[]) =>
  Response.json({ status, title: 'Problem', message, ...(fields.length > 0 ? { errors: fields.map((field) => ({ field, message })) } : {}) }, { status });

/** The countries of the markets that stories are shown in. */
export const sampleCountries = answers(getCountries, [{ name: 'United Kingdom', country: 'GB' }, { name: 'Deutschland', country: 'DE' }, { name: 'الإمارات العربية المتحدة', country: 'AE' }]);

const shopOf = (loaded: Record<string, unknown>) => (loaded.market as { shop: Pick<ShopView, 'translations' | 'market'> }).shop;

/** The texts of the market that a story is shown in. */
export const textsOf = (loaded: Record<string, unknown>): Translate => createTranslate(shopOf(loaded).translations, shopOf(loaded).market.language.baseCode);

/** The country of that market. */
export const countryOf = (loaded: Record<string, unknown>): string => shopOf(loaded).market.country.code;
