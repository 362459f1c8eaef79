import { allowedStorage } from '@selvedge/consent';
import { atom } from 'jotai/vanilla';
import { atomWithStorage, createJSONStorage } from 'jotai/vanilla/utils';

/**
 * What this browser keeps under a name, in its local storage; for the open page alone where that is full or closed, or where the
 * shopper allows no more. It is changed by a function of what is there now: another window may have been faster.
 * @param read makes the best of what is stored, whatever that is: other programs write there too
 */
export function keptAtom<Kept>(name: string, read: (stored: unknown) => Kept) {
  const storage = {
    ...createJSONStorage<unknown>(() => allowedStorage(name)),
    // Jotai's own listens to one place only, and only where that is allowed from the beginning.
    subscribe(_: string, tell: (stored: unknown) => void) {
      const hear = ({ key }: StorageEvent) => key === name && tell(storage.getItem(name, undefined));
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
  const stored = atomWithStorage<unknown>(name, undefined, storage);
  return atom(
    (get) => read(get(stored)),
    (_get, set, change: (before: Kept) => Kept) => {
      try {
        set(stored, change(read(storage.getItem(name, undefined))));
      } catch {
        // No room: what is shown has changed all the same.
      }
    },
  );
}
