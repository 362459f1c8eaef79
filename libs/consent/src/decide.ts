import { written, type ConsentChoices } from './consent.rules.ts';
import { storedNames } from './stored-names.ts';

/** 365 days in seconds (PLT-013). */
const LIFETIME = 31_536_000;
const decisions = new BroadcastChannel('consent');

/** Keeps what the shopper has decided, removes what is refused, and tells everyone. */
export function decide(choices: ConsentChoices): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const decided = `consent=${written(choices)}`;
  document.cookie = `${decided}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`;
  for (const [name, category] of Object.entries(storedNames)) if (!choices[category]) remove(name);
  decisions.postMessage(decided);
}

/** Tells who shows it here what the browser tells other tabs only. */
function remove(key: string) {
  try {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
  } catch {
    // Where nothing may be kept, nothing was.
  }
}
