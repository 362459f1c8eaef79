import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is the browser, and no longer the render that has to be the server's: for what only the browser knows. */
export const useIsBrowser = (): boolean => useSyncExternalStore(never, () => true, () => false);
