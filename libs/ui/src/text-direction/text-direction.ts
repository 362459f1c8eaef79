import { useSyncExternalStore } from 'react';

const stays = () => () => {};

/** Where the text of the page runs to. Decides over keys and places, which only the browser knows; a page never turns while it is open. */
export const useTextDirection = (): 'ltr' | 'rtl' => useSyncExternalStore(stays, () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'), () => 'ltr');
