import { useSyncExternalStore } from 'react';

const NAME = 'basket';
/** A day in seconds (BSK-153). */
const LIFETIME = 86_400;
const listeners = new Set<() => void>();
const otherTabListeners = new Set<() => void>();
const channel = typeof document === 'undefined' ? undefined : new BroadcastChannel(NAME);
let hearing: ReturnType<typeof setTimeout>;

channel?.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data));

/** The id of this browser's basket; nothing without one, and nothing on the server (BSK-152). */
export function storedBasketId(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return /(?:^|; )basket=([\w-]{22,64})(?:;|$)/.exec(document.cookie)?.[1];
}

/** Keeps the basket for another day. */
export function rememberBasket(id: string): void {
  const isNew = storedBasketId() !== id;
  write(id, LIFETIME);
  if (isNew) tellAll();
}

/** Forgets the id; the basket itself stays where it is. */
export function clearBasketCookie(): void {
  write('', 0);
  tellAll();
}

/** Tells the other tabs that the basket has changed, and which it is now. */
export const tellOtherTabs = (): void => channel?.postMessage(storedBasketId() ?? '');

/** Calls when another tab has changed the basket. Returns how to stop. */
export function onOtherTab(changed: () => void): () => void {
  otherTabListeners.add(changed);
  return () => void otherTabListeners.delete(changed);
}

/** Tells everyone on this page, as soon as the cookie is here, at most a second later: its news may be quicker than itself. */
function hear(id: string, patience = 40) {
  clearTimeout(hearing);
  if (patience > 0 && (storedBasketId() ?? '') !== id) hearing = setTimeout(hear, 25, id, patience - 1);
  else for (const changed of otherTabListeners) changed();
}

function write(value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

function tellAll() {
  for (const listener of listeners) listener();
  tellOtherTabs();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const stop = onOtherTab(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    stop();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The id of this browser's basket, as it is now. The server and the first render know none. */
export const useBasketId = (): string | undefined => useSyncExternalStore(subscribe, storedBasketId, () => undefined);
