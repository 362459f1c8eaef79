/** More of a text is not looked at. */
const LONGEST_TEXT = 200;
const LONGEST_WORD = 40;
const MOST_TERMS = 8;

/** Letters that are written two ways: plainly, as on a keyboard that has no other, and spelt out. */
const twoWays: Record<string, [plain: string, spelt: string]> = {
  å: ['a', 'aa'], ä: ['a', 'ae'], ö: ['o', 'oe'], ü: ['u', 'ue'], ø: ['o', 'oe'], æ: ['ae', 'ae'], œ: ['oe', 'oe'], ß: ['ss', 'ss'],
  ı: ['i', 'i'], ł: ['l', 'l'], đ: ['d', 'd'], ð: ['d', 'd'], þ: ['th', 'th'], ς: ['σ', 'σ'],
  // Alef with wasla, ta marbuta, alef maqsura, Persian yeh and kaf. Hamza on its carriers falls with the other marks.
  ٱ: ['ا', 'ا'], ة: ['ه', 'ه'], ى: ['ي', 'ي'], ی: ['ي', 'ي'], ک: ['ك', 'ك'],
};
const letters = new RegExp(`[${Object.keys(twoWays).join('')}]`, 'gu');
const easternDigits = /[٠-٩۰-۹]/gu;
const ARTICLE = 'ال';

/** In small letters and without what nobody sees or says: direction overrides, joiners, tatweel; and without the English genitive. */
const smoothed = (text: string): string =>
  text.slice(0, LONGEST_TEXT).normalize('NFKC').toLowerCase().replace(/[\p{Cf}ـ]/gu, '').replace(/['’]s(?![\p{L}\p{N}])/gu, '').replace(easternDigits, (digit) => String(digit.codePointAt(0)! & 15));

const folded = (word: string, way: 0 | 1): string => word.replace(letters, (letter) => twoWays[letter]![way]).normalize('NFKD').replace(/\p{M}/gu, '').slice(0, LONGEST_WORD);

/** The ways to write a word without diacritics; Arabic ones also without their article. */
function formsOf(word: string): string[] {
  const forms = new Set([folded(word, 0), folded(word, 1)]);
  for (const form of forms) if (form.startsWith(ARTICLE) && form.length >= ARTICLE.length + 3) forms.add(form.slice(ARTICLE.length));
  forms.delete('');
  return [...forms];
}

const pieces = (text: string, between: RegExp): string[] => text.split(between).filter((piece) => /[\p{L}\p{N}]/u.test(piece));

/** What is asked for, word by word, each in the ways it may be written; never more than a shopper types. */
export const termsOf = (text: string): string[][] => pieces(smoothed(text), /[^\p{L}\p{N}\p{M}]+/u).map(formsOf).filter((forms) => forms.length > 0).slice(0, MOST_TERMS);

/** Whether a text says something without a letter or a digit: signs, emoji. */
export const isNonsense = (text: string): boolean => termsOf(text).length === 0 && smoothed(text).trim() !== '';

/** A text that is still being typed: what stands before its last word, in its own letters, and the word. */
export function lastWordOf(text: string): [before: string, last: string] {
  const words = text.slice(0, LONGEST_TEXT).matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+(?:['’]s(?![\p{L}\p{N}]))?/giu);
  const last = [...words].findLast(([word]) => /[\p{L}\p{N}]/u.test(word));
  return last ? [text.slice(0, last.index).trimStart().replace(/\s+/gu, ' '), last[0]] : ['', ''];
}

/** Whoever typed less than two letters has said nothing yet. */
export const isWorthSuggesting = (terms: readonly (readonly string[])[]): boolean => terms.reduce((letters, [plain]) => letters + plain!.length, 0) >= 2;

/** All words of a text, plainly written. */
export const plainWordsOf = (text: string): string[] => pieces(smoothed(text), /[^\p{L}\p{N}\p{M}]+/u).map((word) => folded(word, 0)).filter(Boolean);

/** The words that a text is found by, in the ways they may be written, each with how it stands there; what has a hyphen also in one word. */
export function searchWordsOf(text: string): { word: string; written: string }[] {
  const words = new Map<string, string>();
  for (const piece of pieces(smoothed(text), /[^\p{L}\p{N}\p{M}-]+/u)) {
    const parts = pieces(piece, /-+/u);
    for (const part of parts) for (const form of formsOf(part)) words.set(form, words.get(form) ?? part);
    if (parts.length > 1) for (const form of formsOf(parts.join(''))) words.set(form, words.get(form) ?? parts.join('-'));
  }
  return [...words].map(([word, written]) => ({ word, written }));
}
