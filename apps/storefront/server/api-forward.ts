import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { hostOf } from './host.ts';
import type { StorefrontSettings } from './settings.ts';

/** Longer than the API itself waits for a payment provider, in ms: the API knows better what to say. */
const DEADLINE = 28_000;
/** Longest address and body that are forwarded, in bytes; the API takes no more either. */
const MAX_URL = 8 * 1024;
const MAX_BODY = 256 * 1024;
/** Headers that only the storefront may send to the API. */
const OWN_HEADERS = ['x-forwarded-for', 'x-iso-context', 'x-shop-channel', 'x-shop-secret', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto'];
/** Types that an answer may have. Anything else, above all HTML, would run as a page of the shop. */
const PASSING_TYPE = /^(application\/(problem\+)?json|text\/plain|image\/(avif|webp|jpeg|png))\s*(;|$)/i;

interface Upstream {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  stream: Readable;
}

/** Forwards calls of the browser to the commerce API: /api/* on the shop's own origin, with the shopper's address (PLT-054, PLT-055). */
export async function forwardApi(server: FastifyInstance, { apiUrl, publicUrl, secret, inStoreHosts, environment }: StorefrontSettings): Promise<void> {
  const { origin } = new URL(publicUrl);
  await server.register(replyFrom, { base: apiUrl, http: { requestOptions: { timeout: DEADLINE } }, disableRequestLogging: true });
  await server.register(async (api) => {
    api.setErrorHandler(answerError);
    // Bodies are read whole before anything is forwarded: one that is too long, stalls or is cut off is the browser's fault, not the API's.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) => done(null, body));
    api.all('/api/*', (request, reply) => {
      const url = request.raw.url!;
      if (url.length > MAX_URL) return sendProblem(reply, 414, `The address has ${url.length} characters; at most ${MAX_URL} are allowed.`);
      if (!isReadable(url)) return sendProblem(reply, 400, UNREADABLE_ADDRESS);
      const body = request.body as Buffer | undefined;
      return reply.from(url, {
        ...(body ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' } : {}),
        rewriteRequestHeaders: (_request, headers) => ({
          ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name))),
          'x-forwarded-for': request.ip,
          'x-iso-context': String(inStoreHosts.includes(hostOf(request.headers))),
          'payload-environment': environment,
          ...(secret ? { 'x-shop-secret': secret } : {}),
        }),
        // The browser decides whether to try again, within its own deadline.
        retryDelay: () => null,
        onResponse: (_request, answer, upstream) => passOn(answer as FastifyReply, upstream as unknown as Upstream, origin),
        onError: (answer, { error }) => void sendProblem(answer as FastifyReply, /timeout/i.test(error.message) ? 504 : 502, UNAVAILABLE),
      });
    });
  });
}

export const UNREADABLE_ADDRESS = 'The address is malformed. Every % must begin an escape of UTF-8 text other than %00.';
const UNAVAILABLE = 'The shop does not answer at the moment. Please try again.';

/** Sends the API's answer on, unless it is of a type that a browser might run or leads to another site. */
function passOn(reply: FastifyReply, { statusCode, headers, stream }: Upstream, origin: string): void {
  const type = String(headers['content-type'] ?? '');
  const location = headers.location;
  const hasBody = ![204, 304].includes(statusCode) && headers['content-length'] !== '0' && reply.request.method !== 'HEAD';
  if ((hasBody && !isRedirect(statusCode) && !PASSING_TYPE.test(type)) || (location !== undefined && !isOwn(String(location), origin))) {
    reply.request.log.warn({ status: statusCode, type }, 'The API gave an answer that is not passed on: it is neither JSON nor a picture, or leads to another site.');
    stream.resume();
    for (const name of Object.keys(reply.getHeaders())) if (!KEPT_HEADERS.includes(name)) reply.removeHeader(name);
    return void sendProblem(reply, 502, UNAVAILABLE);
  }
  void reply.send(stream);
}

const KEPT_HEADERS = ['content-security-policy', 'strict-transport-security', 'date'];
const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;
/** Whether an address stays in the shop; two slashes, or a backslash, would begin another host. */
const isOwn = (location: string, origin: string) => URL.canParse(location, origin) && new URL(location, origin).origin === origin;

/** Whether an address is percent-encoded UTF-8 text without U+0000. */
function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0');
  } catch {
    return false;
  }
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, message = '' } = error as { statusCode?: number; message?: string };
  if (statusCode >= 400 && statusCode < 500) return sendProblem(reply, statusCode, message);
  request.log.error({ err: error }, 'A call could not be forwarded to the API.');
  return sendProblem(reply, 500, 'Something went wrong. Please try again.');
}

export const sendProblem = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send({ status, title: TITLES[status] ?? 'Error', message });

const TITLES: Record<number, string> = { 400: 'Bad Request', 413: 'Payload Too Large', 414: 'URI Too Long', 502: 'The shop does not answer', 504: 'The shop does not answer' };
