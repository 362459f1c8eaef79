import { createContext } from 'react';

/** The name that makes the disclosures of an accordion open one at a time. */
export const AccordionContext = createContext<string | undefined>(undefined);
