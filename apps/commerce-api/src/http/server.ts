import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ajvCompiler from '@fastify/ajv-compiler';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifySchemaCompiler, type FastifyServerOptions } from 'fastify';
import { badRequest, headersOf, notFound, ProblemError, problemOf } from './problem.ts';
import { loggedError, scrubbed } from './log-scrubbing.ts';

/** The longest address of our own, a path of 2,000 characters, fits; more is nobody's. */
const LONGEST_URL = 8_000;
const LARGEST_BODY = 100_000;

/** An HTTP server in which every error is a Problem document and nothing of the inside shows. */
export function createHttpServer({ logger = false }: Pick<FastifyServerOptions, 'logger'> = {}): FastifyInstance {
  const app = fastify({
    logger: logger && { ...(typeof logger === 'object' ? logger : {}), serializers: { req: ({ method, url }) => ({ method, url: scrubbed(url ?? '') }), err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: 20_000,
    // A part of a path that is too long is refused with the whole address, below.
    routerOptions: { maxParamLength: 1_000_000 },
    frameworkErrors: (error, request, reply) => sendProblem(error, request, withSecurityHeaders(reply)),
    clientErrorHandler: answerBrokenRequest,
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validators());
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(notFound('There is nothing at this address.'), request, reply));
  app.addHook('onRequest', async (request) => {
    refuseMalformed(request.raw.url ?? '');
    refuseHosts(request.raw);
  });
  app.addHook('preValidation', async (request) => {
    if (hasNul(request.body)) throw badRequest('A text contains the character U+0000, which no text of the shop may.');
  });
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onSend', async (_request, reply) => {
    withSecurityHeaders(reply);
    // The connection would stay open for the next request, which nobody answers.
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => request.log.info({ req: request.raw, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered'));
  return app;
}

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** An answer may set its own. */
function withSecurityHeaders(reply: FastifyReply): FastifyReply {
  for (const [name, value] of Object.entries(securityHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
  return reply;
}

/** Addresses carry text, which is read as what it stands for; bodies carry types, which are taken at their word. */
function validators(): FastifySchemaCompiler<object> {
  const compilerFor = ajvCompiler();
  const lenient = compilerFor({}, { customOptions: { coerceTypes: 'array', removeAdditional: false } });
  const strict = compilerFor({}, { customOptions: { coerceTypes: false, removeAdditional: false } });
  return (route) => (route.httpPart === 'body' ? strict : lenient)(route) as ReturnType<FastifySchemaCompiler<object>>;
}

function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  const expected = error instanceof ProblemError && (problem.status === 501 || 'retry-after' in error.headers);
  if (problem.status >= 500 && !expected) request.log.error({ err: error, req: request.raw }, problem.message);
  reply.headers(headersOf(error, problem));
  return reply.code(problem.status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(problem));
}

/** @throws ProblemError 400 for an address that is too long or not percent-encoded UTF-8 text */
function refuseMalformed(url: string): void {
  if (url.length > LONGEST_URL) throw badRequest(`The address has ${url.length} characters; ${LONGEST_URL} are allowed.`);
  let text = '\0';
  try {
    text = decodeURIComponent(url);
  } catch {
    // Told below, in the same words.
  }
  if (text.includes('\0')) throw badRequest('The address is malformed: every % must begin an escape of UTF-8 text other than %00.');
}

/** Node keeps the first of several and drops the rest; a program in front may have read another. @throws ProblemError 400 */
function refuseHosts({ rawHeaders }: IncomingMessage): void {
  const hosts = rawHeaders.filter((_value, place) => place % 2 === 1 && rawHeaders[place - 1]!.toLowerCase() === 'host');
  if (hosts.length > 1 || !/^[\w.:[\]-]*$/.test(hosts[0] ?? '')) throw badRequest('The request must name one host.');
}

/** Step by step: brackets within brackets may go deeper than calls can. */
function hasNul(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && one.includes('\0')) return true;
    if (typeof one === 'object' && one !== null) for (const [key, inner] of Object.entries(one)) left.push(key, inner);
  }
  return false;
}

/** What is not even HTTP, or has more headers than Node reads, gets its answer before there is a request. */
function answerBrokenRequest(_error: Error, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(badRequest('The request is malformed or too long.').problem);
  socket.end(`HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
}
