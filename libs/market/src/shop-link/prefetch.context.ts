import { createContext } from 'react';

/** Gets a page ready before it is asked for; the storefront fills it. */
export const PrefetchContext = createContext<(href: string) => void>(() => {});
