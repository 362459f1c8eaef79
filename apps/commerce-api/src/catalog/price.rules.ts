import type { Price } from '@selvedge/api-catalog';
import type { IndexedProduct, PriceRow } from '../search/indexed-product.ts';
import { inMajorUnits } from './minor-units.rules.ts';

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
