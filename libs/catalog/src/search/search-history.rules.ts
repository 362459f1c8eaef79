/** Searches that are kept; how many of them are shown at once (CAT-181). */
const mostKept = 20;
export const mostVisible = 5;

/** Terms are the same in capitals and with other spaces between their words. */
const sameness = (term: string) => term.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The terms in what is stored, whatever that is: other programs write there too. */
export const termsIn = (stored: unknown): string[] => (Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string' && one.trim() !== '').slice(0, mostKept) : []);

/** The newest first, each once (CAT-185). */
export const remembered = (history: readonly string[], term: string): string[] => [term.trim(), ...forgotten(history, term)].filter(Boolean).slice(0, mostKept);

export const forgotten = (history: readonly string[], term: string): string[] => history.filter((one) => sameness(one) !== sameness(term));
