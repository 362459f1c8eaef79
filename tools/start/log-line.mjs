/**
 * What a line of a log says to a person: warnings and errors of the JSON log in one sentence, no stack, other text as it is.
 * @param {string} line
 * @returns {string | undefined} undefined when it is not worth the screen
 */
export function readable(line) {
  if (/^\s+at .+(:\d+:\d+|>)\)?/.test(line)) return undefined;
  const entry = parsed(line);
  if (!entry) return line;
  const warning = 40;
  if (entry.level < warning) return undefined;
  const reason = entry.err?.cause ?? entry.err?.message;
  const request = entry.req ? ` [${entry.req.method} ${entry.req.url}]` : '';
  return `${entry.msg}${request}${reason && reason !== entry.msg ? ` (${firstLine(reason)})` : ''}`;
}

/**
 * Tells whether a sentence was not said during the last minute: a failing neighbour would fill the screen with it.
 * @param {() => number} now in milliseconds
 */
export function newsFilter(now = Date.now) {
  /** @type {Map<string, number>} */
  const said = new Map();
  return (/** @type {string} */ words) => {
    const before = said.get(words);
    if (before !== undefined && now() - before < 60_000) return false;
    said.set(words, now());
    return true;
  };
}

/**
 * @param {string} line
 * @returns {{ level: number, msg?: string, err?: { message?: string, cause?: string }, req?: { method: string, url: string } } | undefined}
 */
function parsed(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return typeof entry.level === 'number' ? entry : undefined;
  } catch {
    return undefined;
  }
}

const firstLine = (/** @type {unknown} */ text) => String(text).split('\n')[0];
