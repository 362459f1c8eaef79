export interface MoneyAmount {
  amount: number;
  currency: string;
}

/** How a market writes money. Made on the server and sent along, so that both sides write the same. */
export interface MoneyFormat {
  currency: string;
  decimal: string;
  group: string;
  digits: number;
  before: string;
  after: string;
}

const signAfter: Record<string, string> = { DKK: 'KR', NOK: 'KR', SEK: 'KR', EUR: '€', TRY: 'TL', CZK: 'Kč', RON: 'LEI' };
const nbsp = '\u00a0';

const known = new Map<string, MoneyFormat>();

/** The signs of a currency in a market's locale (MKT-086…098). */
export function moneyFormat(locale: string, currency: string): MoneyFormat {
  const key = `${locale} ${currency}`;
  const format = known.get(key) ?? readFormat(locale, currency);
  known.set(key, format);
  return format;
}

/** Asking Intl takes some tenths of a millisecond, so each pair is asked for once. */
function readFormat(locale: string, currency: string): MoneyFormat {
  const language = locale.split('-')[0]!;
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const standard = new Intl.NumberFormat(`${locale}-u-nu-latn`, options);
  const parts = standard.formatToParts(12_345_678.9);
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  const digits = standard.resolvedOptions().maximumFractionDigits ?? 2;
  const numbers = { currency, digits, decimal: part('decimal') ?? '.', group: part('group') ?? '' };
  const before = (sign: string) => ({ ...numbers, before: `${sign}${nbsp}`, after: '' });
  const after = (sign: string) => ({ ...numbers, before: '', after: `${nbsp}${sign}` });

  if (currency === 'XXX') return { ...numbers, before: '', after: '' };
  if (language === 'ar') return before(currency === 'AED' ? 'AED' : '$');
  if (currency === 'EUR' && language === 'it') return before('€');
  if (currency === 'CHF') return before('CHF');
  if (signAfter[currency]) return after(signAfter[currency]);

  const isSign = parts.findIndex((one) => one.type === 'currency');
  const isNumber = parts.findIndex((one) => one.type === 'integer');
  const sign = parts[isSign]?.value ?? currency;
  const space = parts.some((one) => one.type === 'literal' && one.value.trim() === '') ? nbsp : '';
  return isSign < isNumber
    ? { ...numbers, before: `${sign}${space}`, after: '' }
    : { ...numbers, before: '', after: `${space}${sign}` };
}

/** An amount in major units as a shopper reads it. */
export function formatMoney(amount: number, format: MoneyFormat): string {
  const [whole, fraction] = Math.abs(amount).toFixed(format.digits).split('.') as [string, string?];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.group);
  return `${amount < 0 ? '−' : ''}${format.before}${grouped}${fraction ? format.decimal + fraction : ''}${format.after}`;
}
