import { useSyncExternalStore } from 'react';

const NAME = 'basket';
const PROBE = 'basket-probe';
/** A day in seconds (BSK-153). */
const LIFETIME = 86_400;
const listeners = new Set<() => void>();
const otherTabListeners = new Set<() => void>();
const channel = openChannel();
let hearing: ReturnType<typeof setTimeout>;

channel?.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data));

/** The id of this browser's basket; nothing without one, and nothing on the server (BSK-152). */
export function storedBasketId(): string | undefined {
  return /(?:^|; )basket=([\w-]{22,64})(?:;|$)/.exec(readCookies())?.[1];
}

/** Keeps the basket for another day. */
export function rememberBasket(id: string): void {
  const isNew = storedBasketId() !== id;
  write(NAME, id, LIFETIME);
  if (isNew) tellAll();
}

/** Whether this document can write a cookie and read it back. Tried with one as long as the basket's. */
export function canKeepCookies(): boolean {
  write(PROBE, '1'.repeat(64), 60);
  const isKept = readCookies().includes(`${PROBE}=1`);
  write(PROBE, '', 0);
  return isKept;
}

/** Forgets the id; the basket itself stays where it is. */
export function clearBasketCookie(): void {
  write(NAME, '', 0);
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

/** A document without an origin of its own throws at every cookie. */
function readCookies(): string {
  try {
    return typeof document === 'undefined' ? '' : document.cookie;
  } catch {
    return '';
  }
}

function write(name: string, value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  } catch {
    // Reading it back tells.
  }
}

/** Some browsers refuse the channel together with cookies; then no other tab has this basket either. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return typeof document === 'undefined' ? undefined : new BroadcastChannel(NAME);
  } catch {
    return undefined;
  }
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
