import type { RawAnswer } from '../http/handlers.ts';
import { directionOf, escaped } from '../mail/letter.ts';
import type { Say } from '../order/server-texts.ts';

const style = "margin:0;padding:24px;background:#f2f1ee;color:#111317;font:16px/1.5 'Helvetica Neue',Helvetica,Arial,sans-serif";

/**
 * A page with one button, which works without a script. It is not a page of the shop: those are the same for everybody and cached,
 * and this one carries a secret.
 */
export function confirmationForm(token: string, language: string, say: Say): RawAnswer {
  const title = escaped(say('server.notify_confirm_title'));
  return {
    contentType: 'text/html; charset=utf-8',
    headers: {
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
    body: `<!DOCTYPE html><html lang="${escaped(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head><body style="${style}"><main style="max-width:560px;margin:0 auto;padding:32px;background:#fff"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1><p style="margin:0 0 24px">${escaped(say('server.notify_confirm_text'))}</p><form method="post" action="confirm"><input type="hidden" name="token" value="${escaped(token)}"><button style="padding:12px 24px;border:0;background:#111317;color:#fff;font:inherit;cursor:pointer">${escaped(say('server.notify_confirm_button'))}</button></form></main></body></html>`,
  };
}
