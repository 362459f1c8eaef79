/** What only somebody does who is there: no program that merely reads a page, and nobody who has left it already. */
const signs = ['pointerover', 'touchstart', 'keydown', 'scroll'];

/** Runs once when somebody shows a first sign of being there, for what no page needs before that. @returns what stops waiting for it */
export function onFirstSign(then: () => void): () => void {
  const waiting = new AbortController();
  const see = () => {
    waiting.abort();
    then();
  };
  for (const sign of signs) addEventListener(sign, see, { capture: true, passive: true, signal: waiting.signal });
  return () => waiting.abort();
}
