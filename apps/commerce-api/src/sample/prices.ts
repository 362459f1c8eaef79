import type { Chance } from './chance.ts';
import { convertPrice } from './rates.ts';

/** What an option costs in euro cents before it is turned into every currency. */
export interface BasePrice {
  sales: number;
  list: number;
  historic?: number;
  member?: number;
}

const REDUCED_SHARE = 0.2;
const MEMBER_SHARE = 0.15;

/** A fifth of the range is reduced, with the lowest price of the 30 days before; some of the rest has a member price. */
export function basePrice(list: number, chance: Chance): BasePrice {
  if (chance.happens(REDUCED_SHARE)) {
    const sales = pleasantEuro(list * (1 - chance.oneOf([0.2, 0.3, 0.3, 0.4, 0.5])));
    // Now and then the garment was already cheaper at some point of those days: that price is the honest one to show.
    const historic = chance.happens(0.2) ? pleasantEuro((sales + list) / 2) : list;
    return { sales, list, historic };
  }
  return chance.happens(MEMBER_SHARE) ? { sales: list, list, member: pleasantEuro(list * 0.85) } : { sales: list, list };
}

/** The nearest price a shop would print: 9.95, 64.95. */
export function pleasantEuro(minorEur: number): number {
  const step = minorEur < 2000 ? 100 : 500;
  return Math.max(step, Math.round(minorEur / step) * step) - 5;
}

/** One row per currency, in minor units of each. */
export const pricesIn = (currencies: readonly string[], { sales, list, historic, member }: BasePrice) =>
  currencies.map((currency) => ({
    currency,
    sales: convertPrice(sales, currency),
    list: convertPrice(list, currency),
    historic: historic === undefined ? undefined : convertPrice(historic, currency),
    member: member === undefined ? undefined : convertPrice(member, currency),
  }));
