/** How long to wait at most, in ms: a story that never rests is judged as it is. */
const patience = 2_000;

/** What Base UI opens and closes has one of these until it is done; what closes has lost its name already. */
const comesOrGoes = '[data-starting-style], [data-ending-style]';

/** Where nothing is drawn, an animation begins and never ends. */
const moves = ({ playState, effect }: Animation) =>
  playState === 'running' && effect instanceof KeyframeEffect && effect.getComputedTiming().endTime !== Infinity && effect.target?.checkVisibility() === true;

/** Waits until nothing on the page comes, goes, fades or moves any more; what moves without an end goes on. */
export async function atRest(): Promise<void> {
  for (const until = performance.now() + patience; performance.now() < until; await new Promise(requestAnimationFrame)) {
    if (!document.querySelector(comesOrGoes) && !document.getAnimations().some(moves)) return;
  }
}
