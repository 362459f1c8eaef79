import { allowedStorage } from '@selvedge/consent';
import { useStore } from 'jotai/react';
import { atom, type Atom } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';

/**
 * What this browser keeps under a name, in its local storage; for the open page alone where that is full or closed, or where the
 * shopper allows no more. It is changed by a function of what is there now: another window may have been faster. Not Jotai's own,
 * which listens to one place only, and only where that is allowed from the beginning.
 * @param read makes the best of what is stored, whatever that is: other programs write there too
 */
export function keptAtom<Kept>(name: string, read: (stored: unknown) => Kept) {
  const stored = () => {
    try {
      return read(JSON.parse(allowedStorage(name).getItem(name) ?? ''));
    } catch {
      return read(undefined);
    }
  };
  const nothing = read(undefined);
  // What says the same is the same: nobody who shows it has to do so again.
  const latest = (before: Kept) => {
    const now = stored();
    return JSON.stringify(now) === JSON.stringify(before) ? before : now;
  };
  let found: Kept | undefined;
  const first = () => (found ??= latest(nothing));
  const shown = atom<Kept>();
  shown.onMount = (show) => {
    const hear = ({ key }: Partial<StorageEvent>) => (key === name || key === null) && show((before?: Kept) => latest(before ?? first()));
    hear({ key: name });
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  };
  const kept = atom(
    (get) => get(shown) ?? first(),
    (_get, set, change: (before: Kept) => Kept) => {
      const now = change(stored());
      set(shown, () => now);
      try {
        allowedStorage(name).setItem(name, JSON.stringify(now));
      } catch {
        // No room: what is shown has changed all the same.
      }
    },
  );
  return Object.assign(kept, { nothing });
}

/**
 * What is kept: nothing in a render that has to be the server's, and what there is in any other from the first one on. Told only after
 * it was seen, it would move what is around it.
 */
export function useKept<Kept>(kept: Atom<Kept> & { nothing: Kept }): Kept {
  const store = useStore();
  return useSyncExternalStore((changed) => store.sub(kept, changed), () => store.get(kept), () => kept.nothing);
}
