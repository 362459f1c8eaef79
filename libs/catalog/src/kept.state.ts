import { allowedStorage } from '@selvedge/consent';
import { atom } from 'jotai/vanilla';

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
  const shown = atom(read(undefined));
  shown.onMount = (show) => {
    // What says the same is the same: nobody who shows it has to do so again.
    const latest = (before: Kept) => {
      const now = stored();
      return JSON.stringify(now) === JSON.stringify(before) ? before : now;
    };
    const hear = ({ key }: Partial<StorageEvent>) => (key === name || key === null) && show(latest);
    hear({ key: name });
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  };
  return atom(
    (get) => get(shown),
    (_get, set, change: (before: Kept) => Kept) => {
      const kept = change(stored());
      set(shown, () => kept);
      try {
        allowedStorage(name).setItem(name, JSON.stringify(kept));
      } catch {
        // No room: what is shown has changed all the same.
      }
    },
  );
}
