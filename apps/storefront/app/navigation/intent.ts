/** How long in ms a mouse rests on a link, or the focus stays on it, before somebody means it. */
const rest = 65;

/**
 * Tells of links that somebody is about to follow: under a resting pointer, in focus for as long, under a finger at once. One set of
 * listeners for all of them. Says nothing to who saves data.
 * @param linkOf the link that an event is about, if it is of interest
 * @returns ends it
 */
export function watchIntent(linkOf: (event: Event) => HTMLAnchorElement | undefined, onIntent: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let about: HTMLAnchorElement | undefined;
  const forget = () => {
    clearTimeout(timer);
    about = undefined;
  };
  const soon = (event: Event) => {
    const link = linkOf(event);
    if (link === about) return;
    forget();
    if (!link || savesData()) return;
    about = link;
    timer = setTimeout(onIntent, rest, link);
  };
  const now = (event: Event) => {
    const link = linkOf(event);
    forget();
    if (link && !savesData()) onIntent(link);
  };
  const listeners = { pointerover: soon, focusin: soon, touchstart: now, pointerleave: forget, focusout: forget };
  for (const [event, listener] of Object.entries(listeners)) document.addEventListener(event, listener, { passive: true });
  return () => {
    forget();
    for (const [event, listener] of Object.entries(listeners)) document.removeEventListener(event, listener);
  };
}

const savesData = () => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
