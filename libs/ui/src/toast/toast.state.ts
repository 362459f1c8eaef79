import { atom, getDefaultStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { gone, noToasts, rested, shown, takenBack, type Toast, type ToastQueue } from './toast.rules.ts';

const toastsAtom = atom<ToastQueue>(noToasts);
const regionsAtom = atom<readonly symbol[]>([]);
const store = getDefaultStore();
const change = (next: (queue: ToastQueue) => ToastQueue) => store.set(toastsAtom, next);

/** Shows a toast when its turn comes, in the browser, from anywhere. */
export const showToast = (toast: Toast): void => change((queue) => shown(queue, toast));

/** Takes back what was said about this, for example a failure when it is tried again. */
export const takeBackToast = (about: string): void => change((queue) => takenBack(queue, about));

export const toastGone = (): void => change(gone);
export const toastRested = (): void => change(rested);

/** Toasts appear in the region that came last, until it goes: an open dialog makes everything outside of it unreachable. With the only one they go too. */
export function enterRegion(region: symbol): () => void {
  store.set(regionsAtom, (regions) => [...regions, region]);
  return () => {
    store.set(regionsAtom, (regions) => regions.filter((other) => other !== region));
    if (store.get(regionsAtom).length === 0) store.set(toastsAtom, noToasts);
  };
}

/** What a region has to show: nothing while it is not the last. */
export function useToasts(region: symbol): Pick<ToastQueue, 'current' | 'isResting'> {
  const isLast = useAtomValue(regionsAtom).at(-1) === region;
  const toasts = useAtomValue(toastsAtom);
  return isLast ? toasts : noToasts;
}
