const style = `*{box-sizing:border-box;margin:0}body{font:16px/1.5 'Helvetica Neue',helvetica,arial,sans-serif;color:#111317;background:#f2f1ee;padding:1rem}main{max-width:34rem;margin:2rem auto;background:#fff;padding:2rem;display:grid;gap:1.25rem}main.wide{max-width:64rem}h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.15rem}.note{font-size:.875rem;color:#5f6368}dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem}dd{margin:0;font-weight:600;text-align:end}form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}button{font:inherit;font-weight:600;min-height:44px;padding:.5rem 1.25rem;border:1px solid #111317;background:#fff;color:#111317;cursor:pointer}button.yes{background:#111317;color:#fff}label{display:grid;font-size:.875rem}label.line{display:flex;gap:.5rem;align-items:center;min-height:44px}input{font:inherit;min-height:44px;padding:.25rem .5rem;border:1px solid #5f6368}input[type=checkbox]{min-height:0;width:20px;height:20px}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #d9d8d4;white-space:nowrap}code{unicode-bidi:isolate}`;

/** A page of the sandbox. Says on each that no money moves. */
export const page = ({ title, body, language = 'en', wide = false, note = 'Sandbox: no money moves here.' }: { title: string; body: string; language?: string; wide?: boolean; note?: string }): string =>
  `<!DOCTYPE html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body><main${wide ? ' class="wide"' : ''}><p class="note">${escaped(note)}</p>${body}</main></body></html>`;

export const escaped = (text: unknown): string => String(text ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Minor units as people write them. */
export function written({ value, currency }: { value: number; currency: string }, locale: string): string {
  const format = new Intl.NumberFormat(Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? 'en', { style: 'currency', currency });
  return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** What a page of the sandbox may do: show itself. */
export const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
