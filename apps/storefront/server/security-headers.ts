import { gridScript } from '@selvedge/catalog/grid-script';
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { CSP_REPORTS_PATH } from './csp-reports.ts';
import { startScript } from '../app/start.script.ts';

/** Scripts and style elements come from the shop alone; style attributes carry the editors' colours, which their schemas bound. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src-elem': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' https: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
};
type Directive = keyof typeof policy | 'frame-src';

/** Browsers report violations by the old directive or the new one. */
const reporting = `report-uri ${CSP_REPORTS_PATH}; report-to csp`;

const written = (directives: Partial<Record<Directive, string>>) => [...Object.entries(directives).map(([name, value]) => `${name} ${value}`), reporting].join('; ');

/** Pictures may come over TLS from anywhere; from the shop's own host of pictures while it is tried out, too. */
const withPictures = (pictures = ''): typeof policy => (pictures.startsWith('http:') ? { ...policy, 'img-src': `${policy['img-src']} ${new URL(pictures).origin}` } : policy);
const hashed = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** The two scripts that stand in documents, by what they say, and who advises on sizes; the payment page does without. */
const standardPolicy = (pictures: string | undefined, advisers: readonly string[]) => {
  const whole = withPictures(pictures);
  const own = [whole['script-src'], hashed(gridScript), hashed(startScript)].join(' ');
  if (advisers.length === 0) return written({ ...whole, 'script-src': own });
  const theirs = advisers.join(' ');
  return written({ ...whole, 'script-src': `${own} ${theirs}`, 'connect-src': `${whole['connect-src']} ${theirs}`, 'frame-src': theirs });
};

/** Policy of the payment step: the provider's frames that hold the card's fields, their pictures, and the page of a bank. No script comes from there, and pictures come from the shop and the provider alone. */
export function paymentPolicy(origins: readonly string[], pictures?: string): string {
  const whole = withPictures(pictures);
  const providers = origins.join(' ');
  return written({
    ...whole,
    'img-src': ["'self' data:", ...(pictures ? [new URL(pictures).origin] : []), providers].join(' '),
    'connect-src': `${whole['connect-src']} ${providers}`,
    'frame-src': providers,
    'form-action': `${whole['form-action']} ${providers}`,
  });
}

/** Puts on what every answer of the storefront carries. */
export function securityHeaders({ development, secure, pictures, advisers }: { development: boolean; secure: boolean; pictures?: string; advisers: readonly string[] }): (reply: FastifyReply) => void {
  const standard = standardPolicy(pictures, advisers);
  return (reply) => {
    if (!development && !reply.hasHeader('content-security-policy')) reply.header('content-security-policy', standard);
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    reply.header('reporting-endpoints', `csp="${CSP_REPORTS_PATH}"`);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
    reply.header('cross-origin-opener-policy', 'same-origin');
  };
}
