import { optionalCategories, type OptionalCategory } from './consent.rules.ts';
import { storedNames } from './stored-names.ts';

/** Exactly what this shop writes; anything else is no decision. */
const cookie = new RegExp(`(?:^|; )consent=consent=yes&action=(?:yes|no)&necessary=yes${optionalCategories.map((name) => `&${name}=(yes|no)`).join('')}(?:;|$)`);
const CHANGED = 'consentchange';

// Whoever decides says so on another channel of this name, which this tab hears like all others.
if (typeof document !== 'undefined') new BroadcastChannel('consent').addEventListener('message', ({ data }: MessageEvent<string>) => tell(data));

/** Tells everyone on this page, as soon as the cookie is here: its news may be quicker than itself. */
function tell(decided: string, patience = 40) {
  if (patience > 0 && !document.cookie.includes(decided)) setTimeout(tell, 25, decided, patience - 1);
  else document.dispatchEvent(new Event(CHANGED));
}

/** Yes or no to each category in their order. On localhost, where no cookie is, yes to all (PLT-002); nothing while undecided, and on the server. */
export function consentAnswers(): string[] | undefined {
  if (typeof document === 'undefined') return undefined;
  if (location.hostname === 'localhost' && !/(?:^|; )consent=/.test(document.cookie)) return optionalCategories.map(() => 'yes');
  return cookie.exec(document.cookie)?.slice(1);
}

/** Whether the shopper allows it. Undecided is no. */
export const isAllowed = (category: OptionalCategory): boolean => consentAnswers()?.[optionalCategories.indexOf(category)] === 'yes';

/** Calls when the shopper has decided, here or in another tab; and when the page comes back, which may have missed it. Returns how to stop. */
export function onConsent(decided: () => void): () => void {
  const stop = new AbortController();
  for (const sign of [CHANGED, 'visibilitychange']) document.addEventListener(sign, decided, { signal: stop.signal });
  return () => stop.abort();
}

/** Runs once: now, or as soon as the shopper allows it. Returns what stops waiting for it. */
export function whenAllowed(category: OptionalCategory, then: () => void): () => void {
  const tryNow = () => {
    if (!isAllowed(category)) return;
    stop();
    then();
  };
  const stop = onConsent(tryNow);
  tryNow();
  return stop;
}

const nowhere: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = { getItem: () => null, setItem() {}, removeItem() {} };

/** The local storage for something of that name, unless it needs a consent that the shopper has not given; otherwise a place that keeps nothing. */
export function allowedStorage(name: string): typeof nowhere {
  try {
    const category = (storedNames as Record<string, OptionalCategory | undefined>)[name];
    // Where nothing may be kept, asking for the place is an error already.
    return !category || isAllowed(category) ? localStorage : nowhere;
  } catch {
    return nowhere;
  }
}
