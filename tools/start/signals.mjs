import { linuxStatus } from './processes.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** Aborts `signal` when this process is asked to end, also when the npm that started it is gone. */
export function whenAskedToEnd() {
  const asked = new AbortController();
  let askedAt = 0;
  let insist = () => {};
  const ask = () => {
    // Ctrl-C arrives twice, from the terminal and from npm; only a later one is impatience.
    if (askedAt && Date.now() - askedAt > 1_000) insist();
    askedAt ||= Date.now();
    asked.abort();
  };
  for (const signal of signals) process.on(signal, ask);

  if (process.env.npm_lifecycle_event) whenNpmIsGone(ask);
  return { signal: asked.signal, again: (/** @type {() => void} */ action) => void (insist = action) };
}

/**
 * An npm that was killed sends no signal, but its children get another parent. Between npm and us may stand a shell, which
 * some Linux systems keep.
 * @param {() => void} act
 */
async function whenNpmIsGone(act) {
  const parent = process.ppid;
  const { parent: grandparent } = await linuxStatus(parent);
  const look = setInterval(async () => {
    if (process.ppid === parent && (await linuxStatus(parent)).parent === grandparent) return;
    clearInterval(look);
    act();
  }, 300);
  look.unref();
}
