import { atom, getDefaultStore } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { asked, closed, closing, left, noFlyout, type FlyoutQueue, type FlyoutRequest } from './flyout.rules.ts';

const queueAtom = atom<FlyoutQueue>(noFlyout);
const change = (next: (queue: FlyoutQueue) => FlyoutQueue) => getDefaultStore().set(queueAtom, next);

/** Opens a flyout of the stage, in the browser, from anywhere. */
export const openFlyout = (alias: string, parameters?: unknown, how: Pick<FlyoutRequest, 'blocking' | 'thenBack'> = {}): void => change((queue) => asked(queue, { alias, parameters, ...how }));

/** Closes the open flyout, with its animation. */
export const closeFlyout = (): void => change(closing);

/** Says that the page has changed. */
export const pageLeft = (): void => change(left);

/** Says that the closing animation is over. */
export const flyoutClosed = (): void => change(closed);

/** The flyout that is open, and whether it is closing. */
export const useOpenedFlyout = (): Pick<FlyoutQueue, 'open' | 'isClosing' | 'turn'> => useAtomValue(queueAtom);
