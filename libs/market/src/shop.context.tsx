import { createContext, use, useMemo, type ReactNode } from 'react';
import { formatDate } from './date.format.ts';
import { formatMoney, moneyFormat, type MoneyAmount } from './money.format.ts';
import type { ShopView } from './shop-view.ts';
import { createTranslate, type Translate } from './translate.ts';

interface ShopContextValue {
  shop: ShopView;
  translate: Translate;
}

const ShopContext = createContext<ShopContextValue | undefined>(undefined);

/** Puts a market around its pages. Never changes while a page is open: another market is another document. */
export function ShopProvider({ shop, children }: { shop: ShopView; children: ReactNode }) {
  const value = useMemo(() => ({ shop, translate: createTranslate(shop.translations, shop.textLanguage) }), [shop]);
  return <ShopContext value={value}>{children}</ShopContext>;
}

function useShopContext(): ShopContextValue {
  const value = use(ShopContext);
  if (!value) throw new Error('No shop is known here. Put <ShopProvider shop={…}> above this component.');
  return value;
}

/** The shop as this market sees it. */
export const useShop = (): ShopView => useShopContext().shop;

/** The texts of the market: `t('listing.count', { count })`. */
export const useTranslate = (): Translate => useShopContext().translate;

/** Whether a feature is switched on in this market; a missing switch is off (MKT-060). */
export const useFeature = (key: string): boolean => useShop().featureToggles[key] ?? false;

/** Writes money as the market does: `money({ amount: 89.95, currency: 'EUR' })` (MKT-086…098). */
export function useMoney(): (money: MoneyAmount) => string {
  const { money, locale } = useShop();
  return ({ amount, currency }) => formatMoney(amount, currency === money.currency ? money : moneyFormat(locale, currency));
}

/** Writes dates as the market does: `date('2026-11-25')` (MKT-099…101). */
export function useDate(): (date: Date | string, options?: { withTime?: boolean }) => string {
  const { dateSeparator } = useShop();
  return (date, options) => formatDate(date, dateSeparator, options);
}

/** Makes an address of a path below the market: `/women` → `/en-gb/women`. Other addresses stay as they are. */
export function useMarketHref(): (path: string) => string {
  const { id } = useShop().market;
  return (path) => (path.startsWith('/') && !path.startsWith('//') ? `/${id}${path === '/' ? '' : path}` : path);
}
