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

  if (process.env.npm_lifecycle_event) {
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && !asked.signal.aborted && ask(), 300).unref();
  }
  return { signal: asked.signal, again: (/** @type {() => void} */ action) => void (insist = action) };
}
