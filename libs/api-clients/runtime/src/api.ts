import { ApiError, errorMessage, UNEXPECTED } from './api-error.ts';
import type { Operation } from './operation.ts';
import { isWorthAnotherTry, pause, triesOf } from './retry.ts';

export interface ApiSettings {
  /** Where `/api` lives; empty for the page's own origin. */
  baseUrl?: string;
  /** Sent with every call. */
  headers?: Record<string, string>;
  /** Longest wait for one call with all its tries, in ms. */
  deadline?: number;
  /** Checks an answer against its schema; throws when it does not fit. The answer is trusted when left out. */
  parse?: (operationId: string, answer: unknown) => unknown;
  fetch?: Send;
}

/** How a request is sent: `fetch`, or whatever gives as much of an answer. */
export type Send = (url: string, request: RequestInit) => Promise<SentAnswer>;
export interface SentAnswer {
  status: number;
  headers: Iterable<[name: string, value: string]>;
  text(): Promise<string>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Instead of the setting, in ms. */
  deadline?: number;
}

export interface Api {
  call<Args, Answer>(operation: Operation<string, Args, Answer>, args: Args, options?: CallOptions): Promise<Answer>;
}

/**
 * Calls operations of the contracts. Reads (GET) are tried again after a lost answer or a 502, 503 or 504, with jitter and
 * within the deadline; writes are sent once.
 * @throws ApiError for every failure; Error for an argument that is missing (PLT-068…070)
 */
export function createApi({ baseUrl = '', headers, deadline = 10_000, parse, fetch: send = fetch }: ApiSettings = {}): Api {
  return {
    async call<Args, Answer>(operation: Operation<string, Args, Answer>, args: Args, options: CallOptions = {}) {
      const { url, body } = address(operation, (args ?? {}) as Record<string, unknown>);
      const limit = AbortSignal.timeout(options.deadline ?? deadline);
      const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
      const request: RequestInit = {
        method: operation.method,
        headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        credentials: 'include',
        signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      const tries = triesOf(operation);

      for (let attempt = 1; ; attempt++) {
        let answer: SentAnswer;
        let text: string;
        try {
          answer = await send(baseUrl + url, request);
          text = await answer.text();
        } catch (cause) {
          if (attempt < tries && !signal.aborted) {
            await pause(attempt, signal);
            continue;
          }
          throw new ApiError(UNEXPECTED, { status: 0, cause });
        }
        if (attempt < tries && isWorthAnotherTry(answer.status)) {
          await pause(attempt, signal);
          continue;
        }
        return read(operation, answer, text, parse) as Answer;
      }
    },
  };
}

function address(operation: Operation, args: Record<string, unknown>) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (args[name] === undefined || args[name] === null) throw new Error(`The parameter ${name} must be defined.`);
    return encodeURIComponent(String(args[name]));
  });
  const query = new URLSearchParams();
  for (const name of operation.query) {
    const value = args[name];
    if (value === null) throw new Error(`The parameter ${name} cannot be null.`);
    if (value === undefined) {
      if (operation.required.includes(name)) throw new Error(`The parameter ${name} must be defined.`);
      continue;
    }
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return { url: query.size > 0 ? `${path}?${query}` : path, body: args.body };
}

function read(operation: Operation, answer: SentAnswer, text: string, parse: ApiSettings['parse']) {
  const { status } = answer;
  const fail = (message: string, rest: { result?: unknown; cause?: unknown } = {}) =>
    new ApiError(message, { status, response: text, headers: Object.fromEntries(answer.headers), ...rest });

  if (status === 204 && !operation.errors.includes(204)) return undefined;
  if (status !== 200) {
    const named = operation.errors.includes(status);
    throw fail(errorMessage(status, operation.errors), named ? { result: parsedOrNothing(text) } : {});
  }
  try {
    const result: unknown = JSON.parse(text);
    return parse ? parse(operation.id, result) : result;
  } catch (cause) {
    throw fail(UNEXPECTED, { cause });
  }
}

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
