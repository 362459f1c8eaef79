/** The largest amount that the database's integer holds. */
const largest = 2_147_483_647;

/** Digits, in groups of thousands or not, then the decimals. Spreadsheets write both by the habits of their language. */
const written = /^(\d{1,3}(?:([ \u00a0\u202f'’.,])\d{3})(?:\2\d{3})*|\d{1,10})(?:([.,])(\d+))?$/;

/**
 * Reads a price of the file, with a decimal point or a decimal comma.
 * @returns minor units, or the reason why the price cannot be read
 */
export function readPrice(text: string, digits: number): number | { wrong: string } {
  const price = written.exec(text);
  if (!price) return { wrong: `"${text}" is not a price such as 19.95` };
  const [, whole = '', separator, sign, decimals = ''] = price;
  if (separator !== undefined && separator === sign) return { wrong: `"${text}" is not a price such as 19.95` };
  const isOneGroup = /^\d{1,3}[.,]\d{3}$/.test(text);
  if (isOneGroup && digits > 0 && digits < 3) {
    return {
      wrong: `"${text}" can be read as ${text.replace(/[.,]/, '')} or as ${text.replace(',', '.')}; write it without a sign between thousands, such as ${text.replace(/[.,]/, '')}.00`,
    };
  }
  // Currencies with three decimals write 1.499, those without decimals 1,499.
  const [units, fraction] =
    isOneGroup && digits === 3 ? (text.split(/[.,]/) as [string, string]) : [whole.replace(/\D/g, ''), decimals];
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > digits) return { wrong: `"${text}" has more than the ${digits} decimals of the currency` };
  const minor = Number(units + kept.padEnd(digits, '0'));
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
export function marketPrices(
  price: { sales: number; list: number },
  currency: string,
  others: readonly string[],
  convert?: ConvertPrice,
): MarketPrice[] {
  const own = { currency, sales: price.sales, list: price.list };
  if (!convert) return [own];
  const euro = 1_000_000;
  const rate = currency === 'EUR' ? 1 : convert(euro, currency) / euro;
  const into = (minor: number, other: string) =>
    minor === 0 ? 0 : other === 'EUR' ? Math.round(minor / rate) : convert(Math.round(minor / rate), other);
  return [
    own,
    ...others
      .filter((other) => other !== currency)
      .map((other) => {
        const sales = into(price.sales, other);
        return { currency: other, sales, list: Math.max(sales, into(price.list, other)) };
      }),
  ];
}
