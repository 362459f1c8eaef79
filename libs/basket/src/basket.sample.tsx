import { getFreeFreightValue, type FreeFreight } from '@selvedge/api-content';
import { addBasketLine, changeBasketLineById, getBasketWithSettings, removeBasketLine, type BasketEnvelope, type LineItem } from '@selvedge/api-order';
import { createApi, provideApi, type Send } from '@selvedge/api-runtime';
import { answers, type SampleAnswer } from '@selvedge/api-samples';
import { createTranslate, moneyFormat, ShopProvider, type ShopView, type Translate } from '@selvedge/market';
import { FlyoutStage, ToastRegion } from '@selvedge/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clearBasketCookie, rememberBasket } from './basket.cookie.ts';
import { basketFlyouts } from './flyouts.ts';

const money = (amount: number) => ({ amount: Math.round(amount * 100) / 100, currency: 'GBP' });

export const sampleLine = (sku: string, quantity = 1, rest: Partial<LineItem> = {}): LineItem => ({
  id: `line-${sku}`, sku, name: `Jeans ${sku}`, imageUrl: '/api/media/garments/jeans-flared.232f4f.denim/front.jpg', productUrl: `/product/${sku}`, quantity, maximumQuantity: 10, brand: 'selvedge', badges: [], isDigital: false, isBonusProduct: false, lineItemStockLocation: 'warehouse',
  unitPrice: { salesPrice: money(19.99), listPrice: money(19.99), percentage: 0, discounts: [] }, totalPrice: money(19.99 * quantity), groupTotalPrice: money(19.99 * quantity), colour: { name: 'Indigo' }, variant: { size: '30', length: '32' }, ...rest,
});

/** A quarter off, from a price that was lower once. To be spread into a line. */
export const sampleReduction = { unitPrice: { salesPrice: money(14.99), listPrice: money(19.99), percentage: 25, historicPrice: money(16), discounts: [] } } satisfies Partial<LineItem>;

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

/** From £75 delivery is free. */
export const sampleFreight: FreeFreight = { freightValue: 75, freightVersion: 'progressBar' };

/** What a story's backend answers about a basket with these lines; it takes every change, each from where the story began. */
export function basketAnswers(lines: LineItem[], rest: Partial<BasketEnvelope['basket']> = {}): SampleAnswer[] {
  const others = (wanted: (line: LineItem) => boolean) => lines.filter((line) => !wanted(line));
  return [
    answers(getBasketWithSettings, sampleBasket(lines, rest)),
    answers(getFreeFreightValue, sampleFreight),
    answers(addBasketLine, ({ body: { sku, quantity } }) => sampleBasket([sampleLine(sku, quantity), ...others((line) => line.sku === sku)], rest)),
    answers(changeBasketLineById, ({ lineItemId, body: { quantity } }) => sampleBasket(lines.map((line) => (line.id === lineItemId ? sampleLine(line.sku, quantity) : line)), rest)),
    answers(removeBasketLine, ({ lineItemId }) => sampleBasket(others((line) => line.id === lineItemId), rest)),
  ];
}

/** The texts of the market that a story is shown in. */
export function textsOf(loaded: Record<string, unknown>): Translate {
  const { shop } = loaded.market as { shop: Pick<ShopView, 'translations' | 'market'> };
  return createTranslate(shop.translations, shop.market.language.baseCode);
}

/** A browser that knows its basket. To be spread into a story's meta. */
export const withBasket = {
  beforeEach: () => {
    rememberBasket('b'.repeat(32));
    return clearBasketCookie;
  },
};

/** A browser that keeps no cookies. To be spread into a story. */
export const withoutCookies = {
  beforeEach: () => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true });
    return () => void Reflect.deleteProperty(document, 'cookie');
  },
};

/** What becomes of a call: done, refused for the line or for the moment, done with its answer lost, or broken. */
export type Fate = 'do' | 'refuse' | 'wait' | 'lose' | 'break';

const problem = (status: number, message: string, errors?: { field: string; message: string }[]) => Response.json({ status, title: 'No', message, ...(errors ? { errors } : {}) }, { status });

/** A basket service that answers as a real one does, as far as lines go. `fateOf` may delay a call and decide about it. */
export function sampleServer(fateOf: (method: string) => Promise<Fate> | Fate = () => 'do') {
  const baskets = new Map<string, LineItem[]>();
  const ordered = new Set<string>();
  const asked: string[] = [];
  const answer = (basketId: string) => Response.json(sampleBasket(baskets.get(basketId)!, { basketId }));

  const send: Send = async (url, { method = 'GET', body }) => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    // No call of the basket: nothing becomes of it.
    if (pathname.endsWith('/free-freight-value')) return Response.json({});
    asked.push(`${method} ${pathname}`);
    const fate = await fateOf(method);
    if (fate === 'break') return problem(500, 'broken');
    if (fate === 'wait') return problem(409, 'A payment is under way.');
    if (fate === 'refuse') return problem(400, 'no', [{ field: 'lineItem', message: 'Only 1 left.' }]);
    const answered = work(pathname, method, searchParams.get('basketId'), typeof body === 'string' ? (JSON.parse(body) as { sku: string; quantity: number }) : undefined);
    if (fate === 'lose') throw new TypeError('connection lost');
    return answered;
  };

  function work(pathname: string, method: string, named: string | null, body: { sku: string; quantity: number } | undefined): Response {
    if (named && !baskets.has(named)) return problem(404, 'gone');
    if (named && ordered.has(named)) return problem(409, 'This basket has been ordered already.');
    if (!named && method !== 'POST') return problem(400, 'which?');
    const basketId = named ?? String(baskets.size).padStart(32, 'b');
    const lines = baskets.get(basketId) ?? [];
    const id = /\/lines?\/([^/]+)$/.exec(pathname)?.[1];
    if (method === 'POST') {
      const known = lines.find(({ sku }) => sku === body!.sku);
      baskets.set(basketId, known ? lines.map((line) => (line === known ? sampleLine(line.sku, line.quantity + body!.quantity) : line)) : [sampleLine(body!.sku, body!.quantity), ...lines]);
    } else if (method === 'PUT') {
      if (!lines.some((line) => line.id === id)) return problem(404, 'no such line');
      baskets.set(basketId, lines.map((line) => (line.id === id ? sampleLine(line.sku, body!.quantity) : line)));
    } else if (method === 'DELETE') baskets.set(basketId, lines.filter((line) => line.id !== id));
    return answer(basketId);
  }

  return {
    send,
    asked,
    /** What the server has for a browser with this id. */
    basketOf: (basketId: string | undefined) => (basketId && baskets.has(basketId) ? sampleBasket(baskets.get(basketId)!, { basketId }).basket : undefined),
    /** A basket that is there already. @returns its id */
    fill: (...lines: (string | LineItem)[]) => {
      const basketId = String(baskets.size).padStart(32, 'b');
      baskets.set(basketId, lines.map((line) => (typeof line === 'string' ? sampleLine(line) : line)));
      return basketId;
    },
    order: (basketId: string) => void ordered.add(basketId),
  };
}

/** Those texts that say which line they are about, or how many. */
const translations = {
  'shell.basket_count': 'Basket, {count} items', 'shell.basket_capped': 'Basket, more than 99 items: {count}', 'basket.variant': '{colour}, {size}', 'basket.remove': 'Remove {name}', 'basket.more_of': 'One more of {name}', 'basket.quantity_of': 'Quantity of {name}',
  'basket.line_only_left': 'Only {count} left', 'basket.each': '{price} each', 'basket.gift_card': 'Gift card {number}', 'product.reduced_from': 'Reduced from {list} to {sales}', 'product.historic_price': 'Lowest: {price}',
};

const shop = {
  market: { id: 'en-gb', name: 'United Kingdom', country: { code: 'GB', name: 'United Kingdom' }, language: { baseCode: 'en', name: 'English' }, currency: 'GBP', url: '/en-gb', priority: 0 },
  locale: 'en-GB', textLanguage: 'en-GB', direction: 'ltr', translations, featureToggles: {}, siteLinks: { basket: '/basket', checkout: '/checkout' },
  money: moneyFormat('en-GB', 'GBP'),
  dateSeparator: '/',
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
