import type { Operation, Send, SentAnswer } from '@selvedge/api-runtime';

/** What a sample backend does when an operation is called. */
export interface SampleAnswer {
  operation: Pick<Operation, 'id' | 'method' | 'path' | 'query'>;
  respond: (args: never) => SentAnswer | Promise<SentAnswer>;
}

const sent = (status: number, body: unknown): SentAnswer => ({ status, headers: [['content-type', 'application/json']], text: async () => JSON.stringify(body) ?? '' });

/** The operation succeeds with this answer, or with what the function makes of its arguments; with nothing to say when that is undefined. */
export const answers = <Args, Answer>(operation: Operation<string, Args, Answer>, answer: Answer | ((args: Args) => Answer)): SampleAnswer => ({
  operation,
  respond: (args: Args) => {
    const given = typeof answer === 'function' ? (answer as (args: Args) => Answer)(args) : answer;
    return sent(given === undefined ? 204 : 200, given);
  },
});

/** The operation fails with this status and problem document. */
export const refuses = (operation: SampleAnswer['operation'], status = 500, problem: { message?: string; errors?: { field: string; message: string }[] } = {}): SampleAnswer => ({
  operation,
  respond: () => sent(status, { status, title: 'Refused', message: 'Refused by the sample backend.', ...problem }),
});

/** The operation never comes back: what is shown is what a shopper sees while waiting. */
export const keepsWaiting = (operation: SampleAnswer['operation']): SampleAnswer => ({ operation, respond: () => new Promise<SentAnswer>(() => {}) });

const missed = new Set<string>();

/** The calls since it was last asked that no sample answered: a story that makes one shows a failure that nobody meant. */
export function takeUnanswered(): string[] {
  const calls = [...missed];
  missed.clear();
  return calls;
}

/** Where calls end that no sample answers. */
const unanswered: Send = async (url, { method = 'GET' }) => {
  missed.add(`${method} ${url}`);
  const message = `The samples have no answer to ${method} ${url}.`;
  console.warn(message);
  return sent(404, { status: 404, title: 'Not Found', message });
};

/**
 * A backend of samples, to be given to `createApi({ fetch })`: the first answer for an operation counts.
 * @param other asked for what none of them answers; refuses when left out
 */
export function sampleApi(sampleAnswers: readonly SampleAnswer[], other: Send = unanswered): Send {
  return async (url, request) => {
    const { method = 'GET', body } = request;
    const { pathname, searchParams } = new URL(url, 'http://shop.example');
    for (const { operation, respond } of sampleAnswers) {
      const path = method === operation.method && matched(operation.path, pathname);
      if (!path) continue;
      return respond({ ...queryOf(operation.query, searchParams), ...path, ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}) } as never);
    }
    return other(url, request);
  };
}

function queryOf(names: readonly string[], given: URLSearchParams): Record<string, string | string[]> {
  const present = names.filter((name) => given.has(name)).map((name) => [name, given.getAll(name)] as const);
  return Object.fromEntries(present.map(([name, values]) => [name, values.length > 1 ? values : values[0]!]));
}

/** The parameters in a path, or nothing when it is another one. */
function matched(template: string, pathname: string): Record<string, string> | undefined {
  const names: string[] = [];
  const pattern = template.replace(/\{(\w+)\}/g, (_, name: string) => (names.push(name), '([^/]+)'));
  const found = new RegExp(`^${pattern}$`).exec(pathname);
  return found ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1]!)])) : undefined;
}
