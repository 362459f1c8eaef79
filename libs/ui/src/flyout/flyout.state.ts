import { browserState } from '../browser-state.ts';
import { asked, closed, closing, noFlyout, type FlyoutQueue, type FlyoutRequest } from './flyout.rules.ts';

const queue = browserState<FlyoutQueue>(noFlyout);

/** Opens a flyout of the stage, in the browser, from anywhere. */
export const openFlyout = (alias: string, parameters?: unknown, { blocking }: Pick<FlyoutRequest, 'blocking'> = {}): void => queue.change((before) => asked(before, { alias, parameters, blocking }));

/** Closes the open flyout, with its animation. */
export const closeFlyout = (): void => queue.change(closing);

/** Says that the closing animation is over. */
export const flyoutClosed = (): void => queue.change(closed);

/** The flyout that is open, and whether it is closing. */
export const useOpenedFlyout = (): Pick<FlyoutQueue, 'open' | 'isClosing' | 'turn'> => queue.use();
