import type { FastifyInstance } from 'fastify';

/** Scripts and style elements come from the shop alone; style attributes carry the editors' colours, which their schemas bound. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src-elem 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The headers that every answer of the storefront carries. */
export function addSecurityHeaders(server: FastifyInstance, { development, secure }: { development: boolean; secure: boolean }): void {
  server.addHook('onSend', async (_request, reply) => {
    if (!development) reply.header('content-security-policy', policy);
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(self)');
    reply.header('cross-origin-opener-policy', 'same-origin');
  });
}
