import { gridScript } from '@selvedge/catalog/grid-script';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

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

const written = (directives: Partial<Record<Directive, string>>) => Object.entries(directives).map(([name, value]) => `${name} ${value}`).join('; ');
/** The one script that stands in documents, by what it says; the payment page does without. */
const standardPolicy = written({ ...policy, 'script-src': `${policy['script-src']} 'sha256-${createHash('sha256').update(gridScript).digest('base64')}'` });

/** Where the payment step may reach: the frames that hold the card's fields, their pictures, and the page of a bank. No script comes from there. */
export function paymentPolicy(origins: readonly string[]): string {
  const providers = origins.join(' ');
  return written({
    ...policy,
    'img-src': `${policy['img-src']} ${providers}`,
    'connect-src': `${policy['connect-src']} ${providers}`,
    'frame-src': providers,
    'form-action': `${policy['form-action']} ${providers}`,
  });
}

/** The headers that every answer of the storefront carries. */
export function addSecurityHeaders(server: FastifyInstance, { development, secure }: { development: boolean; secure: boolean }): void {
  server.addHook('onSend', async (_request, reply) => {
    if (!development && !reply.hasHeader('content-security-policy')) reply.header('content-security-policy', standardPolicy);
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
    reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
