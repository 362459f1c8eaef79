/** Whether somebody reads it just now, or nobody can see it. */
export const isWatched = (element: Element): boolean => element.matches(':hover') || element.contains(document.activeElement) || document.hidden;

/** One slide further along a track that scrolls; from its end back to its start. */
export function goOn(track: HTMLElement): void {
  const forwards = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  const isEnd = Math.abs(track.scrollLeft) + track.clientWidth > track.scrollWidth - 8;
  const way = isEnd ? -track.scrollWidth : track.firstElementChild!.clientWidth;
  track.scrollBy({ left: way * forwards });
}

const lessMotion = '(prefers-reduced-motion: reduce)';
export const wantsLessMotion = (): boolean => matchMedia(lessMotion).matches;

/** Calls whenever that changes, until what it returns is called. */
export function onMotionChange(call: () => void): () => void {
  const query = matchMedia(lessMotion);
  query.addEventListener('change', call);
  return () => query.removeEventListener('change', call);
}
