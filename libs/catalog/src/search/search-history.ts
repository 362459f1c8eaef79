import { allowedStorage, isAllowed } from '@selvedge/consent';
import { atom, getDefaultStore } from 'jotai/vanilla';
import { atomWithStorage, createJSONStorage } from 'jotai/vanilla/utils';
import { forgotten, remembered, termsIn } from './search-history.rules.ts';

/** The stored name (PLT-037, PLT-041, CAT-184). */
const key = 'searchHistory';
const storage = createJSONStorage<unknown>(() => allowedStorage(key));
const stored = atomWithStorage<unknown>(key, [], storage);

/** What was searched for on this device, the newest first; nothing without consent. Written by a function of what is there now: another window may have been faster. */
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

/** Without consent it stays nowhere, not even until the next page. */
export const rememberSearch = (term: string): void => void (isAllowed('functional') && write((history) => remembered(history, term)));
export const forgetSearch = (term: string): void => write((history) => forgotten(history, term));
export const forgetSearches = (): void => write(() => []);
