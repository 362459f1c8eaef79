import { createContext } from 'react';
import type { PageStore } from './page-store.ts';

/** The visit's pages; only in the browser. */
export const PageStoreContext = createContext<PageStore | undefined>(undefined);
