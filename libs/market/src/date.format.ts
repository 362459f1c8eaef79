const two = (value: number) => String(value).padStart(2, '0');

/** A date as `DD-MM-YYYY`, with `HH:mm` when asked for (MKT-099…101). */
export function formatDate(date: Date, { withTime = false } = {}): string {
  const day = `${two(date.getDate())}-${two(date.getMonth() + 1)}-${date.getFullYear()}`;
  return withTime ? `${day} ${two(date.getHours())}:${two(date.getMinutes())}` : day;
}
