/** Query keys whose values stay out of logs. */
const SECRET_KEY = /token|secret|password|mail|phone|code|auth|basketid|orderid|giftcard|redirectresult/i;
/** An id of the shop that is a credential, as a part of a path. */
const SECRET_ID = /^[\w-]{22,}$/;
const LONGEST = 2_000;

/**
 * An address as a log may keep it: without ids that are credentials, values of secret keys, gift card numbers and e-mail
 * addresses, however they are escaped. Every part is looked at once, so that a long address costs no more than its length.
 */
export function scrubbed(url: string): string {
  const [path = '', ...queries] = url.split('?');
  const parts = path.split('/');
  const shownPath = parts.map((part, place) => (isSecret(part, parts[place - 1]) ? '…' : part)).join('/');
  const pairs = queries.join('?').split('&').map(scrubbedPair);
  const shown = queries.length > 0 ? `${shownPath}?${pairs.join('&')}` : shownPath;
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}

function isSecret(part: string, before: string | undefined): boolean {
  const text = decoded(part);
  return text.includes('@') || SECRET_ID.test(text) || (before !== undefined && decoded(before) === 'remove-giftcard');
}

function scrubbedPair(pair: string): string {
  const text = decoded(pair);
  const key = decoded(pair.split('=', 1)[0]!);
  return SECRET_KEY.test(key) || text.includes('@') ? `${key.includes('@') ? '' : key}=…` : pair;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape hides nothing that comes after it.
    return text.replaceAll('%40', '@');
  }
}

/** An error as a log may keep it: a failed query names its values, which may be a shopper's. */
export function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)), stack: '' };
  const { cause, code } = error as Error & { code?: string };
  const { message, stack } = shownError(error);
  return { type: error.constructor.name, message, stack, ...(code ? { code } : {}), ...(cause instanceof Error ? { cause: shownError(cause).stack } : {}) };
}

/** The stack repeats the message, so that only its frames are kept as they are. */
function shownError({ message, stack = '' }: Error): { message: string; stack: string } {
  const shown = withoutValues(message);
  const start = stack.indexOf(message);
  const framed = start === -1 ? `${shown}\n${stack.slice(Math.max(0, stack.indexOf('\n    at ')))}` : stack.slice(0, start) + shown + stack.slice(start + message.length);
  return { message: shown, stack: framed.length > LONGEST_STACK ? `${framed.slice(0, LONGEST_STACK)}…` : framed };
}

const LONGEST_STACK = 10_000;

/** Drizzle writes the values of a query behind its statement. */
function withoutValues(message: string): string {
  const values = message.startsWith('params: ') ? 0 : message.indexOf('\nparams: ') + 1;
  const shown = values > 0 || message.startsWith('params: ') ? `${message.slice(0, values)}params: …` : message;
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}
