import { createContext } from 'react';

/** The shop's public address, for what leaves the shop: canonical links and structured data. */
export const OriginContext = createContext('');
