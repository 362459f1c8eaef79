import type { BasketEnvelope, LineItem } from '@selvedge/api-order';
import { createApi, provideApi, type Send } from '@selvedge/api-runtime';
import { moneyFormat, ShopProvider, type ShopView } from '@selvedge/market';
import { FlyoutStage, ToastRegion } from '@selvedge/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { basketFlyouts } from './flyouts.ts';

const money = (amount: number) => ({ amount: Math.round(amount * 100) / 100, currency: 'GBP' });

export const sampleLine = (sku: string, quantity = 1, rest: Partial<LineItem> = {}): LineItem => ({
  id: `line-${sku}`, sku, name: `Jeans ${sku}`, imageUrl: '/front.svg', productUrl: `/product/${sku}`, quantity, maximumQuantity: 10, brand: 'selvedge', badges: [], isDigital: false, isBonusProduct: false, lineItemStockLocation: 'warehouse',
  unitPrice: { salesPrice: money(19.99), listPrice: money(19.99), percentage: 0, discounts: [] }, totalPrice: money(19.99 * quantity), groupTotalPrice: money(19.99 * quantity), colour: { name: 'Indigo' }, variant: { size: '30', length: '32' }, ...rest,
});

/** A basket as the server would sum it up. */
export function sampleBasket(lines: LineItem[], rest: Partial<BasketEnvelope['basket']> = {}): BasketEnvelope {
  const total = money(lines.reduce((sum, line) => sum + line.totalPrice.amount, 0));
  const nothing = money(0);
  return {
    basket: {
      basketId: 'b'.repeat(32), quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0), lines, acceptTerms: false, acceptNewsletter: false, useBillingAddressForShipping: true, shipments: [], promoCodes: [], promoCodeAmounts: [], giftCards: [],
      subtotal: total, totalDiscount: nothing, shippingTotal: nothing, shippingVat: nothing, total, totalVat: nothing, remainingTotal: total, freeShipping: true, bonusProductContexts: [], ...rest,
    },
  };
}

const notFound = () => Response.json({ status: 404, title: 'Not Found', message: 'gone' }, { status: 404 });

/** A basket service of one shopper that answers as a real one does. `before` may delay a call, refuse it, or lose its answer. */
export function sampleServer(before: (method: string) => Promise<'do' | 'refuse' | 'lose'> = async () => 'do') {
  let lines: LineItem[] | undefined;
  const send: Send = async (url, { method = 'GET', body }) => {
    const { pathname } = new URL(url, 'http://shop');
    const fate = method === 'GET' ? 'do' : await before(method);
    if (fate === 'refuse') return Response.json({ status: 400, title: 'Bad Request', message: 'no', errors: [{ field: 'lineItem', message: 'Only 1 left.' }] }, { status: 400 });
    const answer = work(pathname, method, typeof body === 'string' ? (JSON.parse(body) as { sku: string; quantity: number }) : undefined);
    if (fate === 'lose') throw new TypeError('connection lost');
    return answer;
  };
  function work(pathname: string, method: string, body: { sku: string; quantity: number } | undefined): Response {
    const id = /\/lines?\/([^/]+)$/.exec(pathname)?.[1];
    if (method === 'GET') return lines ? Response.json(sampleBasket(lines)) : notFound();
    if (method === 'POST') {
      const known = lines?.find(({ sku }) => sku === body!.sku);
      lines = known ? lines!.map((line) => (line === known ? sampleLine(line.sku, line.quantity + body!.quantity) : line)) : [sampleLine(body!.sku, body!.quantity), ...(lines ?? [])];
    } else if (method === 'PUT') {
      if (!lines?.some((line) => line.id === id)) return notFound();
      lines = lines.map((line) => (line.id === id ? sampleLine(line.sku, body!.quantity) : line));
    } else lines = (lines ?? []).filter((line) => line.id !== id);
    return Response.json(sampleBasket(lines));
  }
  return { send, now: () => (lines ? sampleBasket(lines) : undefined), fill: (...skus: string[]) => void (lines = skus.map((sku) => sampleLine(sku))) };
}

const shop = {
  market: { id: 'en-gb', name: 'United Kingdom', country: { code: 'GB', name: 'United Kingdom' }, language: { baseCode: 'en', name: 'English' }, currency: 'GBP', url: '/en-gb', priority: 0 },
  locale: 'en-GB', direction: 'ltr', translations: {}, featureToggles: {}, siteLinks: { basket: '/basket', checkout: '/checkout' },
  money: moneyFormat('en-GB', 'GBP'),
} as unknown as ShopView;

/** A shop around a component, with a basket service behind it. */
export function SampleShop({ send, children }: { send: Send; children: ReactNode }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  provideApi(queryClient, createApi({ fetch: send }));
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider shop={shop}>
        {children}
        <FlyoutStage flyouts={basketFlyouts} />
        <ToastRegion closeLabel="Close" />
      </ShopProvider>
    </QueryClientProvider>
  );
}
