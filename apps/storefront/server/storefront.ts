import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createApi, type Api } from '@selvedge/api-runtime';
import * as catalogSchemas from '@selvedge/api-catalog/schemas';
import * as contentSchemas from '@selvedge/api-content/schemas';
import { requestKey, splitMarket, type ShopRequest } from '@selvedge/market/request';
import { getDotPath, safeParse, type GenericSchema } from 'valibot';
import { paymentPolicy, securityHeaders } from './security-headers.ts';
import { forwardApi, sendProblem, UNREADABLE_ADDRESS } from './api-forward.ts';
import { collectCspReports } from './csp-reports.ts';
import { FacetReads } from './facet-reads.ts';
import { hasSeveralHosts } from './host.ts';
import { identify } from './identify.ts';
import { PageCache, toStored, type Encoding, type Produce, type StoredAnswer } from './page-cache.ts';
import { send as sendToApi } from './send.ts';
import { createPages, type Renderer } from './produce-page.ts';
import type { StorefrontSettings } from './settings.ts';
import { createRenderQueue, OverloadError } from './render-queue.ts';
import { ShopReads } from './shop-reads.ts';

export interface StorefrontOptions {
  settings: StorefrontSettings;
  /** Turns requests into documents: the build's, or Vite's while developing. */
  renderer: Renderer;
  development?: boolean;
  /** Extra routes, registered before the catch-all: static files. */
  files?: (server: FastifyInstance) => Promise<void>;
  /** Where warnings go, a line of JSON each: to standard output when true. */
  log?: boolean | { write(line: string): void };
}

const schemas = { ...contentSchemas, ...catalogSchemas } as unknown as Record<string, GenericSchema | undefined>;
const schemaOf = (operationId: string) => schemas[`v${operationId[0]!.toUpperCase()}${operationId.slice(1)}Response`];

/** Answers are checked where they enter the shop; what fits no schema is an error like any other. */
const parseAnswer = (operationId: string, answer: unknown): unknown => {
  const schema = schemaOf(operationId);
  if (!schema) return answer;
  const { success, output, issues } = safeParse(schema, answer, { abortEarly: true });
  if (!success) throw new Error(`The answer to ${operationId} is not what its contract says${getDotPath(issues[0]) ? `, at ${getDotPath(issues[0])}` : ''}: ${issues[0].message}`);
  return output;
};

/** The storefront's server as a value: `inject` answers without a port. */
export async function createStorefront({ settings, renderer, development = false, files, log = false }: StorefrontOptions): Promise<FastifyInstance> {
  const isSecure = settings.publicUrl.startsWith('https:');
  const protect = securityHeaders({ development, secure: isSecure, pictures: settings.picturesUrl, advisers: settings.sizeAdviceOrigins });
  const sayUnreadable = async (address: string, reply: FastifyReply) =>
    reply.code(400).type('text/html; charset=utf-8').send(await renderer.errorPage({ market: splitMarket(address).market?.toLowerCase() }));
  const server = Fastify({
    logger: log ? { level: 'warn', serializers: { req: loggedRequest }, ...(log === true ? {} : { stream: log }) } : false,
    // For the shopper's address only: the host is read from `Host` alone (host.ts).
    trustProxy: settings.trustProxy,
    requestTimeout: REQUEST_TIMEOUT,
    routerOptions: { ignoreDuplicateSlashes: false },
    // Comes before all hooks.
    frameworkErrors(_error, request, plain) {
      const reply = plain as FastifyReply;
      protect(reply);
      if (request.url.startsWith('/api/')) return sendProblem(reply, 400, UNREADABLE_ADDRESS);
      sayUnreadable(request.url, reply).catch((error: unknown) => {
        request.log.warn({ err: error }, 'No page for an address that cannot be read');
        return reply.type('text/plain; charset=utf-8').send('This address cannot be read.');
      });
    },
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(`HTTP/1.1 ${UNREADABLE[error.code] ?? '400 Bad Request'}\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n\r\nThis request cannot be read.`);
    },
  });
  const cache = new PageCache(settings.cacheSize);
  const shops = new ShopReads();
  const facets = new FacetReads();
  const renderInTurn = createRenderQueue(settings.renderQueue);
  const apis = new Map<string, Api>();

  let isClosing = false;
  server.addHook('preClose', async () => void (isClosing = true));
  server.addHook('onSend', async (_request, reply) => {
    protect(reply);
    // A connection that is kept alive would hold up the end for its whole timeout.
    if (isClosing) reply.header('connection', 'close');
  });
  server.addHook('onRequest', async (request, reply) => {
    if (hasSeveralHosts(request.raw)) return sayUnreadable('/', reply);
  });
  server.setErrorHandler(async (error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500) return reply.code(statusCode).type('text/plain; charset=utf-8').send('This request cannot be read.');
    request.log.error({ err: error }, 'A request could not be answered.');
    return reply.code(500).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(await renderer.errorPage({}));
  });
  await forwardApi(server, settings);
  await collectCspReports(server);
  await files?.(server);
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /api/\nDisallow: /_page/\n'));

  /** One API per kind of visitor: everything that its answers may depend on is in its headers. */
  const apiFor = ({ channel, preview }: Pick<ShopRequest, 'channel' | 'preview'>): Api => {
    const key = `${channel} ${preview}`;
    const known = apis.get(key);
    if (known) return known;
    const api = createApi({
      baseUrl: settings.apiUrl,
      deadline: 5_000,
      parse: parseAnswer,
      fetch: sendToApi,
      headers: {
        'x-iso-context': String(channel === 'inStore'),
        'x-shop-channel': channel,
        'payload-environment': settings.environment,
        ...(settings.secret ? { 'x-shop-secret': settings.secret } : {}),
      },
    });
    apis.set(key, api);
    return api;
  };

  const pages = createPages({ settings, renderer, report: (problem) => server.log.warn(problem) });

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const asJson = request.url.startsWith('/_page/');
    const address = asJson ? request.url.slice('/_page'.length) : request.url;
    const market = splitMarket(address).market?.toLowerCase();
    try {
      const identity = await identify(address, request, { settings, shops, facets, apiFor });
      if (identity.kind === 'unreadable') return await sayUnreadable(address, reply);
      if (identity.kind === 'moved') {
        const { status, href } = identity;
        if (!asJson) return reply.code(status).header('location', href).send();
        return reply.send(status === 302 ? { kind: 'redirect', href } : { kind: 'document' });
      }
      const { shop, request: shopRequest } = identity;
      if (shopRequest.preview !== identity.previewStored && !asJson) rememberPreview(reply, shopRequest.preview, isSecure);
      const produce: Produce = () => renderInTurn(() => pages.produce(shopRequest, shop, apiFor(shopRequest), asJson));
      const key = `${asJson ? 'json' : 'html'} ${requestKey(shopRequest)}`;
      const stored = shopRequest.preview || development ? { ...toStored(await produce()), cacheable: false } : await cache.read(key, produce);
      if (stored.ownDocument && !development) reply.header('content-security-policy', paymentPolicy(settings.paymentOrigins, settings.picturesUrl));
      return await send(request, reply, stored);
    } catch (error) {
      server.log.warn(error instanceof OverloadError ? { reason: error.message } : { err: error }, `No page for ${address.split('?')[0]}`);
      reply.code(503).header('cache-control', 'no-store').header('retry-after', '5');
      if (asJson) return reply.send({ kind: 'document' });
      return reply.type('text/html; charset=utf-8').send(await renderer.errorPage({ market, href: address }));
    }
  };
  server.get('/*', answer);
  server.setNotFoundHandler((_request, reply) => reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('This address answers GET only.'));
  return server;
}

/** Longest time in which a request must have arrived, body included, in ms. */
const REQUEST_TIMEOUT = 30_000;

/** Statuses for requests that never became one, by Node's error code. */
const UNREADABLE: Record<string, string> = { ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout', HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large' };

/** Queries, and parts of a path that may be the id of a basket or an order, stay out of the log. */
const loggedRequest = ({ method, url = '' }: { method?: string; url?: string }) => ({
  method,
  url: url.slice(0, 500).split('?')[0]!.split('/').map((part) => (part.length >= 22 ? '…' : part)).join('/'),
});

function rememberPreview(reply: FastifyReply, preview: boolean, isSecure: boolean) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', preview ? `preview=true; ${attributes}` : `preview=; Max-Age=0; ${attributes}`);
}

async function send(request: FastifyRequest, reply: FastifyReply, { status, type, location, cacheable, complete, body, encoded }: StoredAnswer) {
  reply.code(status).header('content-type', type);
  reply.header('cache-control', cacheControl(cacheable, complete, reply));
  // The native shell sees other pages at the same address; an edge in front maps its user agents to two.
  reply.header('vary', 'Accept-Encoding, User-Agent');
  if (status === 503) reply.header('retry-after', '5');
  if (location !== undefined) reply.header('location', location);
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = body.length > 0 ? (['br', 'gzip'] as const satisfies Encoding[]).find((one) => accepted.includes(one)) : undefined;
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await encoded(encoding));
}

function cacheControl(cacheable: boolean, complete: boolean, reply: FastifyReply): string {
  if (!cacheable || reply.hasHeader('set-cookie')) return 'private, no-store';
  return complete ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'public, max-age=0, s-maxage=5';
}
