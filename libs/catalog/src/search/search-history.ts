import { isAllowed } from '@selvedge/consent';
import { getDefaultStore } from 'jotai/vanilla';
import { keptAtom } from '../kept.state.ts';
import { forgotten, remembered, termsIn } from './search-history.rules.ts';

/** What was searched for on this device, the newest first, under its stored name; nothing without consent (PLT-037, PLT-041, CAT-184). */
export const searchHistory = keptAtom('searchHistory', termsIn);

const write = (change: (history: string[]) => string[]) => getDefaultStore().set(searchHistory, change);

/** Without consent it stays nowhere, not even until the next page. */
export const rememberSearch = (term: string): void => void (isAllowed('functional') && write((history) => remembered(history, term)));
export const forgetSearch = (term: string): void => write((history) => forgotten(history, term));
export const forgetSearches = (): void => write(() => []);
