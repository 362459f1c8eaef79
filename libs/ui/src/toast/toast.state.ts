import { atom, getDefaultStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { gone, noToasts, rested, shown, type Toast, type ToastQueue } from './toast.rules.ts';

const toastsAtom = atom<ToastQueue>(noToasts);
const change = (next: (queue: ToastQueue) => ToastQueue) => getDefaultStore().set(toastsAtom, next);

/** Shows a toast when its turn comes, in the browser, from anywhere. */
export const showToast = (toast: Toast): void => change((queue) => shown(queue, toast));

export const toastGone = (): void => change(gone);
export const toastRested = (): void => change(rested);
export const useToasts = (): ToastQueue => useAtomValue(toastsAtom);
