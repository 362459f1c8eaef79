import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import openapiGlue from 'fastify-openapi-glue';
import type { Settings } from '../settings.ts';
import { Browser } from './browser.ts';
import { callerOf, type Caller, type MarketRow } from './caller.ts';
import { operationsOf, type Contract } from './contract.ts';
import type { Handlers, RawAnswer } from './handlers.ts';
import { badRequest, notFound, ProblemError } from './problem.ts';
import type { CheckLimits } from './rate-limits.ts';
import { Redirection } from './redirection.ts';
import { isUnanswered } from './unanswered.ts';

export interface RouteOptions {
  contracts: Contract[];
  handlers: Handlers;
  settings: Pick<Settings, 'secret' | 'environment'> & Partial<Pick<Settings, 'shopOrigins'>>;
  findMarket: (id: string) => Promise<MarketRow | undefined>;
  checkLimits: CheckLimits;
  /** What is said for an operation that stands in `unanswered`. */
  unansweredText: (language: string) => Promise<string>;
}

/** Shared caches keep a public answer for a minute. */
const PUBLIC = 'public, max-age=60';
const PRIVATE = 'private, no-store';

/** Answers every operation of the contracts: checks what comes in against them, finds the market and the caller, calls the handler. */
export async function contractRoutes(app: FastifyInstance, { contracts, handlers, settings, findMarket, checkLimits, unansweredText }: RouteOptions): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)));
  const isSecure = settings.shopOrigins?.every((origin) => origin.startsWith('https:')) ?? false;
  const operations = new Map(contracts.flatMap((contract) => operationsOf(contract).map((operation) => [operation.operationId, { ...operation, isPrivate: contract['x-private'] === true }])));
  await app.register(openapiGlue, {
    specification: forTheGlue(contracts),
    operationResolver: (operationId: string) => {
      const { requestBody, responses, 'x-changes-state': changesState, isPrivate } = operations.get(operationId)!;
      const bodyTypes = Object.keys(requestBody?.content ?? { 'application/json': true });
      const isRaw = responses['200'] !== undefined && !responses['200'].content?.['application/json'];
      const handle = handlers[operationId as keyof Handlers] as (args: unknown, caller: Caller) => Promise<unknown>;

      return async (request: FastifyRequest, reply: FastifyReply) => {
        if (changesState && request.headers['x-shop-call'] === undefined) throw new ProblemError(403, 'This call needs the header x-shop-call, which a page of another site cannot send.');
        // Another type was not checked against anything, and a form can be sent by any page of another site.
        if (request.body !== undefined && !bodyTypes.includes(request.mediaType!)) throw new ProblemError(415, `The body of this request is to be ${bodyTypes.join(' or ')}.`);
        if (requestBody?.required && request.body === undefined) throw badRequest('This request needs a body of JSON.');
        const path = request.params as Record<string, string>;
        const args = { ...(request.query as object), ...path, ...(requestBody ? { body: request.body } : {}) };
        const marketId = path.market ?? path.catalog;
        const market = marketId === undefined ? undefined : await marketNamed(marketId, findMarket);
        if (isUnanswered(operationId)) throw new ProblemError(501, await unansweredText((market ?? (await currentMarket(request, findMarket)))?.language ?? 'en'));
        const browser = new Browser(request.headers.cookie);
        const caller = { ...callerOf(request, settings), browser, ...(market && { market }) };
        await checkLimits(operationId, args, caller);

        const answer = await handle(args, caller);

        if (isRaw) return answer instanceof Redirection ? reply.headers(answer.headers).redirect(answer.location, 302) : sendRaw(request, reply, answer as RawAnswer);
        reply.header('vary', 'x-iso-context').header('cache-control', request.method === 'GET' && !caller.preview && !isPrivate ? PUBLIC : PRIVATE);
        const cookie = browser.cookieToSet(isSecure);
        if (cookie) reply.header('set-cookie', cookie);
        if (answer instanceof Redirection) return reply.redirect(answer.location, 302);
        return answer === undefined ? reply.code(204).send() : reply.send(answer);
      };
    },
  });
}

/** The same for every caller; who has it already is told so. */
function sendRaw({ headers: asked }: FastifyRequest, reply: FastifyReply, { contentType, body, headers }: RawAnswer) {
  reply.headers(headers);
  return fresh(asked, headers) ? reply.code(304).send() : reply.type(contentType).send(body);
}

/**
 * All contracts as one, as the glue wants it: it checks a document at some cost, knows one path for each operation, and asks for a
 * parser of every content type that it sees, though of an answer nobody parses anything.
 */
function forTheGlue(contracts: Contract[]): Contract {
  const one = structuredClone({ ...contracts[0]!, paths: Object.assign({}, ...contracts.map(({ paths }) => paths)) as Contract['paths'] });
  for (const methods of Object.values(one.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (isUnanswered(operation.operationId)) operation.responses = { default: { description: 'Not answered yet.' } };
      for (const { content = {} } of Object.values(operation.responses)) for (const type of Object.keys(content)) if (type !== 'application/json') delete content[type];
      for (const other of operation['x-also-at'] ?? []) one.paths[other] = { ...one.paths[other], [method]: structuredClone(operation) };
    }
  }
  return one;
}

/** Where the path names no market, the header of signed-in calls may (BSK-130). */
const currentMarket = async ({ headers }: FastifyRequest, findMarket: RouteOptions['findMarket']) => (typeof headers['x-market'] === 'string' ? findMarket(headers['x-market']) : undefined);

async function marketNamed(id: string, findMarket: RouteOptions['findMarket']): Promise<MarketRow> {
  const market = await findMarket(id);
  if (!market) throw notFound(`There is no market "${id}".`);
  return market;
}
