/** The largest amount that the database's integer holds. */
const largest = 2_147_483_647;

/** A price of the file in minor units, or what is wrong with it. */
export function readPrice(text: string, digits: number): number | { wrong: string } {
  const price = /^(\d{1,10})(?:\.(\d+))?$/.exec(text);
  if (!price) return { wrong: `"${text}" is not a price such as 19.95` };
  const fraction = (price[2] ?? '').replace(/0+$/, '');
  if (fraction.length > digits) return { wrong: `"${text}" has more than the ${digits} decimals of the currency` };
  const minor = Number(price[1]! + fraction.padEnd(digits, '0'));
  return minor > largest ? { wrong: `"${text}" is too high` } : minor;
}

export interface MarketPrice {
  currency: string;
  /** Minor units. */
  sales: number;
  list: number;
}

/** Turns euro cents into another currency's minor units. */
export type ConvertPrice = (minorEur: number, currency: string) => number;

/** What a price of the file costs in each currency; only in the file's own when there is nothing to convert with. */
export function marketPrices(price: { sales: number; list: number }, currency: string, others: readonly string[], convert?: ConvertPrice): MarketPrice[] {
  const own = { currency, sales: price.sales, list: price.list };
  if (!convert) return [own];
  const euro = 1_000_000;
  const rate = currency === 'EUR' ? 1 : convert(euro, currency) / euro;
  const into = (minor: number, other: string) => (minor === 0 ? 0 : other === 'EUR' ? Math.round(minor / rate) : convert(Math.round(minor / rate), other));
  return [own, ...others.filter((other) => other !== currency).map((other) => {
    const sales = into(price.sales, other);
    return { currency: other, sales, list: Math.max(sales, into(price.list, other)) };
  })];
}
