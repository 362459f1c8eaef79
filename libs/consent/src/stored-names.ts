import type { OptionalCategory } from './consent.rules.ts';

/** What the local storage holds only with consent, and with which. When that is refused, it is removed. */
export const storedNames = { recentlyViewed: 'functional', searchHistory: 'functional' } as const satisfies Record<string, OptionalCategory>;
