import { choicesIn, choicesOf, written, type ConsentChoices, type OptionalCategory } from './consent.rules.ts';
import { storedNames, type StoredName } from './stored-names.ts';

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('consent');

/** What the cookie says; on localhost, where there is none, that all is allowed (PLT-002). Empty on the server. */
export function consentText(): string {
  if (typeof document === 'undefined') return '';
  const kept = /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1];
  return kept ?? (location.hostname === 'localhost' ? written(choicesOf(() => true)) : '');
}

/** What the shopper allows; nothing while undecided, and on the server. */
export const currentConsent = (): ConsentChoices | undefined => choicesIn(consentText());

/** Whether the shopper still has to be asked. */
export const consentIsMissing = (): boolean => currentConsent() === undefined;

/** Whether the shopper allows it. Undecided is no. */
export const isAllowed = (category: OptionalCategory): boolean => currentConsent()?.[category] === true;

/** Calls when consent may have changed, here or in another tab. Returns how to stop. */
export function onConsent(changed: () => void): () => void {
  listeners.add(changed);
  channel?.addEventListener('message', changed);
  return () => {
    listeners.delete(changed);
    channel?.removeEventListener('message', changed);
  };
}

/** Tells everyone here and in other tabs that consent has changed. */
export function tellConsent(): void {
  for (const listener of [...listeners]) listener();
  channel?.postMessage('changed');
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

/** The local storage for something of that name, as long as the shopper allows it; otherwise a place that keeps nothing. */
export function allowedStorage(name: StoredName): typeof nowhere {
  try {
    // Where nothing may be kept, asking for the place is an error already.
    return isAllowed(storedNames[name]) ? localStorage : nowhere;
  } catch {
    return nowhere;
  }
}
