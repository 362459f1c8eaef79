/** The words of a text, without case and diacritics. */
export const wordsOf = (text: string): string[] => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Whether every word asked for begins some word of the text. */
export const matchesAll = (asked: readonly string[], words: readonly string[]): boolean => asked.every((one) => words.some((word) => word.startsWith(one)));
