/** Query keys whose values are nobody's business but the shopper's. */
const SECRET_KEY = /token|secret|password|mail|phone|code|auth|basketid|orderid|redirectresult/i;
/** Ids that are a credential, and what follows the name of a call that takes a gift card's number. */
const SECRET_PART = /(?<=\/)[\w-]{22,}(?=\/|$)|(?<=\/remove-giftcard\/)[^/]+/g;

/** An address as a log may keep it: values of telling keys, and whatever holds an e-mail address, are replaced. */
export function scrubbed(url: string): string {
  const [path = '', query] = url.split('?', 2) as [string, string?];
  const shown = query?.split('&').map((pair) => {
    const [key = ''] = pair.split('=', 1);
    return SECRET_KEY.test(key) || /@|%40/i.test(pair) ? `${key.includes('@') ? '' : key}=…` : pair;
  });
  return path.replace(/[^/]*(@|%40)[^/]*/gi, '…').replace(SECRET_PART, '…') + (shown ? `?${shown.join('&')}` : '');
}

/** An error as a log may keep it: a failed query names its values, which may be anybody's. */
export function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { cause, code } = error as Error & { code?: string };
  const shown = (text: string) => text.replace(/^params: [\s\S]*?(?=\n +at |$(?![\s\S]))/gm, 'params: …');
  return { type: error.constructor.name, message: shown(error.message), stack: shown(error.stack ?? ''), ...(code ? { code } : {}), ...(cause instanceof Error ? { cause: shown(cause.stack ?? cause.message) } : {}) };
}
