import type { Shop } from '@selvedge/api-content';
import { dateSeparator } from './date.format.ts';
import { moneyFormat, type MoneyFormat } from './money.format.ts';
import type { ShopRequest } from './shop-request.ts';

/** What the pages of a market share, as the browser gets it. */
export interface ShopView extends Omit<Shop, 'markets'> {
  /** Of figures and dates. */
  locale: string;
  /** Of the texts: another than the locale's where the shop has none in the market's language. */
  textLanguage: string;
  /** Of the texts. */
  direction: 'ltr' | 'rtl';
  money: MoneyFormat;
  /** Between day, month and year. */
  dateSeparator: string;
  channel: ShopRequest['channel'];
  preview: boolean;
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** Whether a language or locale is written from right to left. */
export const isRightToLeft = (language: string): boolean => rightToLeft.has(language.split('-')[0]!);

/** @param shop the shop read's answer */
export function shopView({ markets: _, ...shop }: Shop, request: Pick<ShopRequest, 'channel' | 'preview'>): ShopView {
  const { id, language, country, currency } = shop.market;
  const [code] = id.split('-') as [string];
  const locale = `${language.baseCode || code}-${country.code}`;
  const { textLanguage = locale } = shop;
  return {
    ...shop,
    locale,
    textLanguage: textLanguage.split('-')[0] === locale.split('-')[0] ? locale : textLanguage,
    direction: isRightToLeft(textLanguage) ? 'rtl' : 'ltr',
    money: moneyFormat(locale, currency),
    dateSeparator: dateSeparator(locale),
    channel: request.channel,
    preview: request.preview,
  };
}
