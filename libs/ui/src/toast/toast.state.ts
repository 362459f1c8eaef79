import { browserState } from '../browser-state.ts';
import { gone, noToasts, rested, shown, type Toast, type ToastQueue } from './toast.rules.ts';

const toasts = browserState<ToastQueue>(noToasts);
const regions = browserState<readonly symbol[]>([]);

/** Shows a toast when its turn comes, in the browser, from anywhere. */
export const showToast = (toast: Toast): void => toasts.change((queue) => shown(queue, toast));

export const toastGone = (): void => toasts.change(gone);
export const toastRested = (): void => toasts.change(rested);

/** Toasts appear in the region that came last, until it goes: an open dialog makes everything outside of it unreachable. With the only one they go too. */
export function enterRegion(region: symbol): () => void {
  regions.change((open) => [...open, region]);
  return () => {
    regions.change((open) => open.filter((other) => other !== region));
    if (regions.value.length === 0) toasts.change(() => noToasts);
  };
}

/** What a region has to show: nothing while it is not the last. */
export function useToasts(region: symbol): Pick<ToastQueue, 'current' | 'isResting'> {
  const isLast = regions.use().at(-1) === region;
  const queue = toasts.use();
  return isLast ? queue : noToasts;
}
