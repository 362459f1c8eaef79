import type { Price } from '@selvedge/api-catalog';
import type { IndexedProduct, PriceRow } from '../search/indexed-product.ts';

/**
 * Currencies whose minor unit has not two digits (ISO 4217). A list of our own: what Intl says is how people write amounts, which
 * differs (forint) and changes with the ICU of the running Node, and stored prices must not.
 */
const digits: Record<string, number> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
};

/** Decimals of a currency's minor unit: 2 for EUR and HUF, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: string): number => digits[currency] ?? 2;

/** Minor units as the contract says amounts: in the currency's major unit. */
export const inMajorUnits = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency);

/** An amount of the contract in minor units. */
export const inMinorUnits = (amount: number, currency: string): number => Math.round(amount * 10 ** minorDigits(currency));

type Money = Price['salesPrice'];

export const moneyOf = (minor: number, currency: string): Money => ({ amount: inMajorUnits(minor, currency), currency });

/** How much a price is below another in whole percent, rounded down; 0 when it is not below. */
export const percentageBelow = (sales: number, before: number): number => (sales < before ? Math.floor(((before - sales) * 100) / before) : 0);

/** The price as a card shows it. A list price below the sales price is a slip and counts as no reduction. */
export const priceOf = ({ sales, list, historic, currency }: PriceRow): Price => ({
  salesPrice: moneyOf(sales, currency),
  listPrice: moneyOf(Math.max(list, sales), currency),
  percentage: percentageBelow(sales, list),
  discounts: sales < list ? [{ ...moneyOf(list - sales, currency), reference: 'markdown' }] : [],
  ...(historic === null ? {} : { historicPrice: moneyOf(historic, currency), historicPercentage: percentageBelow(sales, historic) }),
});

/** A product is on sale in a market when it has a price in the market's currency. */
export const isOnSale = (product: IndexedProduct, currency: string): boolean => product.prices.has(currency);
