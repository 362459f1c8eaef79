import { STATUS_CODES } from 'node:http';
import type { FastifyError } from 'fastify';
import type { Problem } from '@selvedge/api-content';

/** An error that the caller may read, answered as a Problem document (PLT-084). */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, errors?: Problem['errors'], headers: Record<string, string> = {}) {
    super(message);
    this.headers = headers;
    this.problem = { status, title: STATUS_CODES[status] ?? 'Error', message, ...(errors?.length ? { errors } : {}) };
  }
}

export const badRequest = (message: string, errors?: Problem['errors']) => new ProblemError(400, message, errors);
export const conflict = (message: string, errors?: Problem['errors']) => new ProblemError(409, message, errors);
export const notFound = (message: string) => new ProblemError(404, message);

const UNEXPECTED = 'An unexpected server error occurred.';
const DATABASE_AWAY = 'The shop cannot reach its data at the moment. Please try again shortly.';

/** Headers that belong to a problem. */
export const headersOf = (thrown: unknown, { status }: Problem): Record<string, string> => ({ ...(status === 503 ? { 'retry-after': RETRY_AFTER } : {}), ...(thrown instanceof ProblemError ? thrown.headers : {}) });

/** What is told about any thrown value. Anything that nobody foresaw says no more than that it happened. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ProblemError) return thrown.problem;
  const { statusCode, message, validation, validationContext } = (thrown ?? {}) as Partial<FastifyError>;
  if (validation) {
    const errors = validation.map((one) => ({ field: fieldOf(one), message: one.message ?? 'is not valid' }));
    const inUnknownMarket = validationContext === 'params' && errors.some(({ field }) => field === 'market' || field === 'catalog');
    if (inUnknownMarket) return notFound('There is no such market.').problem;
    return badRequest(errors.map((one) => `${one.field || validationContext} ${one.message}`).join('; '), errors).problem;
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) return new ProblemError(statusCode, message ?? 'The request cannot be answered.').problem;
  if (isDatabaseAway(thrown)) return new ProblemError(503, DATABASE_AWAY).problem;
  return new ProblemError(500, UNEXPECTED).problem;
}

function fieldOf({ instancePath, params }: NonNullable<FastifyError['validation']>[number]): string {
  const missing = (params.missingProperty ?? params.additionalProperty) as string | undefined;
  return [...instancePath.split('/').slice(1), ...(missing ? [missing] : [])].join('.');
}

/** Of the connection, and of PostgreSQL by SQLSTATE: read-only, lock not available, statement cancelled, shutdown, deadlock, I/O. */
const AWAY_CODES = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN',
  '25006', '55P03', '57014', '57P01', '57P02', '57P03', '57P04', '57P05', '40001', '40P01', '58000', '58030',
]);
/** Connection exceptions, and whatever there is not enough of: disk, memory, connections. */
const AWAY_CLASS = /^(?:08|53)[0-9A-Z]{3}$/;
const AWAY_MESSAGE = /^Connection terminated|^Query read timeout|timeout exceeded when trying to connect|^Cannot use a pool after|^Client has encountered a connection error|^Client was closed/;
const RETRY_AFTER = '5';

/** Drizzle wraps what the driver threw, so the causes are asked as well. */
function isDatabaseAway(thrown: unknown): boolean {
  for (let error = thrown as { code?: string; cause?: unknown; message?: string } | undefined; error; error = error.cause as typeof error) {
    if (AWAY_CODES.has(error.code ?? '') || AWAY_CLASS.test(error.code ?? '') || AWAY_MESSAGE.test(error.message ?? '')) return true;
  }
  return false;
}
