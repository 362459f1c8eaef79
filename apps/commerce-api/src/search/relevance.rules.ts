/** How well a word of the catalogue answers a word that was typed, from bad to good. */
export const matches = { twoErrors: 0, oneError: 1, tail: 2, beginning: 3, root: 4, exact: 5 } as const;
export type Match = (typeof matches)[keyof typeof matches];

/** Below it a match forgives typing errors. */
export const STRICT: Match = matches.tail;

/** How much the place where a word stands says about the product: synonyms and other languages, facts, colour and kind, name. */
export type Place = 0 | 1 | 2 | 3;

/** What a matched word is worth: first how well it matches, then where it stands. Never 0, and below 32. */
export const worthOf = (match: Match, place: Place): number => 1 + match * 4 + place;

/** Languages that write compounds in one word, whose head stands last: Wollmantel is a Mantel. */
const compounding = new Set(['de', 'nl', 'da', 'nb', 'no', 'sv', 'fi', 'hu']);
export const writesCompounds = (language: string): boolean => compounding.has(language);

export const SHORTEST_TAIL = 4;
const SHORTEST_ROOT = 3;

/** Words with digits are meant as they are: another number is another product. */
export const hasDigit = (word: string): boolean => /\p{N}/u.test(word);

/** What a typed word may be an inflected form of: dresses of dress, blaues of blau. */
export const rootsOf = (term: string): string[] => (hasDigit(term) ? [] : [1, 2].map((letters) => term.slice(0, -letters)).filter((root) => root.length >= SHORTEST_ROOT));

/** Typing errors that are forgiven: one from 4 letters on, two from 8. */
export const errorsForgiven = (term: string): 0 | 1 | 2 => (hasDigit(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

/** A word with two neighbouring letters in the wrong order: one error. */
export const swapsOf = (term: string): string[] => [...term].slice(1).map((_, place) => term.slice(0, place) + term.charAt(place + 1) + term.charAt(place) + term.slice(place + 2)).filter((swapped) => swapped !== term);
