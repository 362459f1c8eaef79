import { atom, getDefaultStore } from 'jotai/vanilla';
import { atomWithStorage, createJSONStorage } from 'jotai/vanilla/utils';
import { forgotten, remembered, termsIn } from './search-history.rules.ts';

/** The stored name (PLT-037, PLT-041, CAT-184). */
const key = 'searchHistory';
const storage = createJSONStorage<unknown>(allowedStorage);
const stored = atomWithStorage<unknown>(key, [], storage);

/** What was searched for on this device, the newest first. Written by a function of what is there now: another window may have been faster. */
export const searchHistory = atom(
  (get) => termsIn(get(stored)),
  (_get, set, change: (history: string[]) => string[]) => {
    try {
      set(stored, change(termsIn(storage.getItem(key, []))));
    } catch {
      // The place is full: then nothing new is kept.
    }
  },
);

const write = (change: (history: string[]) => string[]) => getDefaultStore().set(searchHistory, change);

export const rememberSearch = (term: string): void => write((history) => remembered(history, term));
export const forgetSearch = (term: string): void => write((history) => forgotten(history, term));
export const forgetSearches = (): void => write(() => []);

/** Where nothing may be kept, asking for the place is an error already. */
function allowedStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem() {}, removeItem() {} };
  }
}
