import type { Order } from '@selvedge/api-order';
import { createApi, provideApi } from '@selvedge/api-runtime';
import { ShopProvider, shopView } from '@selvedge/market';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const money = (amount: number) => ({ amount, currency: 'GBP' });

export const orderId = 'order-order-order-order-12345678';

const address = { firstName: 'Ada', lastName: 'Weaver', line1: 'Loom Lane', houseNumber: '7', postalCode: 'AB1 2CD', city: 'Leeds', country: 'GB' };

/** A placed order without its names and addresses. */
export const maskedOrder: Order = {
  orderId, orderNumber: '100234', orderState: 'placed', created: '2026-11-21T12:00:00.000Z', currency: 'GBP', isMasked: true,
  lines: [
    {
      id: '1', sku: '100001_indigo_32_34', name: 'Harbour straight jeans', imageUrl: '/front.jpg', productUrl: '/product/harbour', brand: 'selvedge', quantity: 2, colour: { name: 'Indigo' }, variant: { size: '32', length: '34' },
      unitPrice: { salesPrice: money(45), listPrice: money(45), percentage: 0, discounts: [] }, totalPrice: money(90), groupTotalPrice: money(90), badges: [], isDigital: false, isBonusProduct: false, lineItemStockLocation: 'warehouse',
    },
  ],
  subtotal: money(90), totalDiscount: money(10), shippingTotal: money(4.9), shippingVat: money(0.82), total: money(84.9), totalVat: money(14.15),
  promoCodes: [], giftCards: [{ giftCardNumber: '…1234', balance: money(20) }], paymentInformations: [{ paymentId: 'p', paymentMethodId: 'scheme', amount: money(64.9) }],
  shipments: [{ id: '1', shippingMethodId: 'online', shippingMethodName: 'Home delivery', price: money(4.9), predictedDeliveryDate: '2026-11-25' }],
};

export const openOrder: Order = { ...maskedOrder, isMasked: false, email: 'ada@example.com', shippingAddress: address, billingAddress: { ...address, firstName: 'Bill' } };

const market = { id: 'en-gb', priority: 0, language: { name: 'English', baseCode: 'en' }, country: { name: 'United Kingdom', code: 'GB' }, url: '/en-gb', name: 'United Kingdom', currency: 'GBP' };
const shop = shopView(
  {
    market, markets: [market], brand: 'selvedge', featureToggles: {}, searchConfigurations: { pageSize: 60, facets: [], giftCardsOnLists: true },
    translations: { 'receipt.quantity': 'Quantity: {count}', 'receipt.size': 'Size: {size}', 'receipt.expected': 'Expected on {date}', 'receipt.gift_card': 'Gift card {number}', 'order.state_placed': 'Placed' },
    navigation: { menu: [], brands: [], footer: [], socialLinks: [], appLinks: [], paymentProviders: [], shippingProviders: [], icons: [] },
    siteLinks: { sizeGuide: '/', notifyMe: '/', search: '/', multibrandSearch: '/', checkout: '/checkout', account: '/', wishlist: '/', storeLocator: '/', career: '/', notFound: '/', basket: '/basket', login: '/', terms: {} },
  },
  { channel: 'web', preview: false },
);

export interface SampleSurroundings {
  children: ReactNode;
  /** Answers a call such as `GET order/receipt/1?basketId=2`; a Response as it is, anything else as JSON. What it throws is a network fault. */
  answer: (what: string, body: unknown) => unknown;
}

/** A shop around a receipt, with an API that answers as told. */
export function SampleShop({ children, answer }: SampleSurroundings) {
  const queryClient = new QueryClient();
  provideApi(
    queryClient,
    createApi({
      fetch: async (url, init) => {
        const answered = await answer(`${init.method} ${url.replace('/api/order/en-gb/', '')}`, typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
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
