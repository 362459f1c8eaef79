import { createContext, type RefObject } from 'react';

/** The dialog around, on the browser's top layer: what pops up inside has to be put into it, since everything outside is out of reach. */
export const ModalContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
