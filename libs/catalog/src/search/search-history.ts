import { getDefaultStore } from 'jotai/vanilla';
import { keptAtom } from '../kept.state.ts';
import { forgotten, remembered, termsIn } from './search-history.rules.ts';

/** What was searched for on this device, the newest first, under its stored name (PLT-037, PLT-041, CAT-184). */
export const searchHistory = keptAtom('searchHistory', termsIn);

const write = (change: (history: string[]) => string[]) => getDefaultStore().set(searchHistory, change);

export const rememberSearch = (term: string): void => write((history) => remembered(history, term));
export const forgetSearch = (term: string): void => write((history) => forgotten(history, term));
export const forgetSearches = (): void => write(() => []);
