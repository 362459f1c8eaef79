import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import type { StorefrontSettings } from './settings.ts';

/** Longer than the API itself waits for a payment provider, in ms: it knows better what to say. */
const deadline = 28_000;
/** What only the storefront may say to the API. */
const ours = ['x-forwarded-for', 'x-iso-context', 'x-shop-channel', 'x-shop-secret', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto'];

/** The browser speaks to its own origin: /api/* goes on to the commerce API, with who asks and from where (PLT-054, PLT-055). */
export async function forwardApi(server: FastifyInstance, { apiUrl, secret, inStoreHosts, environment }: StorefrontSettings): Promise<void> {
  await server.register(replyFrom, { base: apiUrl, http: { requestOptions: { timeout: deadline } }, disableRequestLogging: true });
  await server.register(async (api) => {
    // Bodies go through unread.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    api.all('/api/*', (request, reply) =>
      reply.from(request.raw.url!, {
        rewriteRequestHeaders: (_request, headers) => {
          const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !ours.includes(name)));
          return {
            ...kept,
            'x-forwarded-for': request.ip,
            'x-iso-context': String(inStoreHosts.includes(request.hostname)),
            'payload-environment': environment,
            ...(secret ? { 'x-shop-secret': secret } : {}),
          };
        },
        // Who asks decides whether to ask again: the browser does, within its deadline.
        retryDelay: () => null,
        onError: (answer, { error }) => {
          const status = /timeout/i.test(error.message) ? 504 : 502;
          void answer.code(status).header('cache-control', 'no-store').send({ status, title: 'The shop does not answer', message: 'The shop does not answer at the moment. Please try again.' });
        },
      }),
    );
  });
}
