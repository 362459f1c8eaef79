const two = (value: number) => String(value).padStart(2, '0');

const known = new Map<string, string>();

/**
 * What stands between day, month and year: the sign of the market's own dates where they have this order, otherwise `-`, which nobody
 * takes for month and day (MKT-101).
 */
export function dateSeparator(locale: string): string {
  const separator = known.get(locale) ?? readSeparator(locale);
  known.set(locale, separator);
  return separator;
}

/** Asking Intl takes some tenths of a millisecond, so each locale is asked for once. */
function readSeparator(locale: string): string {
  const parts = new Intl.DateTimeFormat(`${locale}-u-nu-latn-ca-gregory`, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);
  const order = parts.filter(({ type }) => type !== 'literal').map(({ type }) => type).join();
  const [between] = parts.filter(({ type }) => type === 'literal');
  return order.startsWith('day,month,year') ? between!.value.replace(/\p{Cf}/gu, '').trim() : '-';
}

/** A date as day, month and year in numbers, with `HH:mm` when asked for (MKT-099…101). @param date a moment, or a day as `2026-11-25` */
export function formatDate(date: Date | string, separator: string, { withTime = false } = {}): string {
  // At noon it is the same day wherever it is read.
  const moment = typeof date === 'string' ? new Date(`${date}T12:00`) : date;
  const day = [two(moment.getDate()), two(moment.getMonth() + 1), moment.getFullYear()].join(separator);
  return withTime ? `${day} ${two(moment.getHours())}:${two(moment.getMinutes())}` : day;
}
