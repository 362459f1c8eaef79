import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';
import type { SandboxSettings } from '../settings.ts';
import { brandOf } from './card-field.rules.ts';
import type { Ledger } from './ledger.ts';
import { translations } from './translations.ts';

const script = async (name: string) => stripTypeScriptTypes(await readFile(new URL(name, import.meta.url), 'utf8'));

const style = `:root{color-scheme:light}html,body{margin:0;height:100%}input{box-sizing:border-box;width:100%;height:100%;border:0;outline:0;padding:0;background:transparent;font:16px/1.5 'Helvetica Neue',helvetica,arial,sans-serif;direction:ltr}input::placeholder{color:#5f6368}`;

/** What the card form in the browser asks of the provider's host: fields, pictures, texts, look-ups. */
export function browserApi(app: FastifyInstance, ledger: Ledger, settings: SandboxSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin && settings.shopOrigins.includes(origin)) reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-headers': 'content-type', 'access-control-allow-methods': 'GET, POST', vary: 'origin' });
  });
  app.options('/checkoutshopper/*', (_request, reply) => reply.code(204).send());
  app.options('/checkoutanalytics/*', (_request, reply) => reply.code(204).send());

  app.get('/checkoutshopper/securedfields/:clientKey/:version/securedFields.html', async (_request, reply) => {
    const values = JSON.stringify({ shopOrigins: settings.shopOrigins, publicKey: ledger.envelope.publicKey }).replaceAll('<', '\\u003c');
    reply.type('text/html; charset=utf-8').header('content-security-policy', `default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; frame-ancestors ${settings.shopOrigins.join(' ')}`);
    return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Card field</title><link rel="stylesheet" href="/checkoutshopper/securedfields/field.css"><script type="application/json" id="settings">${values}</script><script type="module" src="/checkoutshopper/securedfields/secured-field.ts"></script></head><body><input type="text" inputmode="numeric" aria-invalid="false"></body></html>`;
  });
  app.get('/checkoutshopper/securedfields/field.css', (_request, reply) => reply.type('text/css').send(style));
  for (const name of ['secured-field.ts', 'card-field.rules.ts']) app.get(`/checkoutshopper/securedfields/${name}`, async (_request, reply) => reply.type('text/javascript').send(await script(name)));
  app.post('/checkoutshopper/seal', (request, reply) => reply.type('text/plain').send(ledger.envelope.seal(request.body as object)));

  app.get('/checkoutshopper/assets/html/:clientKey/:page', (_request, reply) =>
    reply.type('text/html').header('content-security-policy', `default-src 'none'; frame-ancestors ${settings.shopOrigins.join(' ')}`).send('<!DOCTYPE html><title>Risk</title>'),
  );
  app.post('/checkoutanalytics/*', async () => ({ checkoutAttemptId: randomUUID() }));
  app.post<{ Body: { encryptedBin?: string; requestId?: string } }>('/checkoutshopper/v3/bin/binLookup', async ({ body }) => {
    const { name, lengths } = brandOf(Buffer.from(body.encryptedBin ?? '', 'base64').toString());
    const brand = { brand: name, cvcPolicy: 'required', enableLuhnCheck: true, expiryDatePolicy: 'required', panLength: lengths[0], supported: true, showSocialSecurityNumber: false };
    return { requestId: body.requestId, issuingCountryCode: 'GB', brands: name === 'card' ? [] : [brand] };
  });
  app.get<{ Params: { file: string } }>('/checkoutshopper/sdk/:version/translations/:file', async ({ params }) => translations[params.file.slice(0, 2)] ?? {});
  app.get<{ Params: { '*': string } }>('/checkoutshopper/images/*', (request, reply) => reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(logo(request.params['*'])));
}

const colours: Record<string, string> = { visa: '#1434cb', mc: '#eb001b', amex: '#006fcf', ideal: '#cc0066', mobilepay: '#5a78ff', paysafecard: '#008aca' };

/** A plate of a card's shape with its name: nobody's logo. */
function logo(path: string): string {
  const found = /^([\w-]+)\.svg$/.exec(path.slice(path.lastIndexOf('/') + 1))?.[1];
  const name = !found || found === 'nocard' ? 'card' : found;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26"><rect width="40" height="26" rx="2" fill="${colours[name] ?? '#5f6368'}"/><text x="20" y="17" font-family="arial,sans-serif" font-size="9" font-weight="700" fill="#fff" text-anchor="middle">${name.slice(0, 6).toUpperCase()}</text></svg>`;
}
