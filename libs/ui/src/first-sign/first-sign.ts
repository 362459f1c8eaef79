/** What only somebody does who is there: no program that merely reads a page, and nobody who has left it already. */
const signs = ['pointerover', 'touchstart', 'keydown', 'scroll'];

const waiting = new Set<() => void>();

function see() {
  for (const sign of signs) removeEventListener(sign, see, true);
  const all = [...waiting];
  waiting.clear();
  for (const then of all) then();
}

/** Runs once when somebody shows a first sign of being there, for what no page needs before that. @returns what stops waiting for it */
export function onFirstSign(then: () => void): () => void {
  // One set of listeners for all who wait: the same one twice is one.
  if (waiting.size === 0) for (const sign of signs) addEventListener(sign, see, { capture: true, passive: true });
  waiting.add(then);
  return () => void waiting.delete(then);
}
