import { STRICT, type Match } from './relevance.rules.ts';
import type { IndexedWord, TextIndex } from './text-index.ts';

/** Where a text is looked for: in the shopper's language, and in English, which counts less. */
export interface Indexes {
  own: TextIndex;
  english?: TextIndex;
}

/** The words that answer one typed word, by index. */
interface Matching {
  own: Map<IndexedWord, Match>;
  english: Map<IndexedWord, Match>;
}

/** What the words of a text are worth to each candidate. Its room is used again by the next text. */
export class Relevance {
  readonly #worth: Uint16Array;
  readonly #hits: Uint8Array;
  readonly #ofTerm: Uint8Array;

  constructor(length: number) {
    [this.#worth, this.#hits, this.#ofTerm] = [new Uint16Array(length), new Uint8Array(length), new Uint8Array(length)];
  }

  /**
   * All words must match; when no candidate has all, also words with typing errors; when none has those either, what has the most.
   * @returns what each candidate is worth, 0 if it is not found, and whether not all words are
   */
  find(terms: readonly (readonly string[])[], indexes: Indexes, candidates: Uint32Array): { worth: Uint16Array; isNearest: boolean } {
    const [worth, hits] = [this.#worth, this.#hits];
    let most = this.#rate(terms, indexes, false, candidates);
    if (most < terms.length) most = this.#rate(terms, indexes, true, candidates);
    if (most > 1) for (let place = 0; place < candidates.length; place++) if (hits[candidates[place]!]! < most) worth[candidates[place]!] = 0;
    return { worth, isNearest: most > 0 && most < terms.length };
  }

  /** Sums up what the words are worth. @returns the most words that a candidate has */
  #rate(terms: readonly (readonly string[])[], indexes: Indexes, isWide: boolean, candidates: Uint32Array): number {
    const worth = this.#worth.fill(0);
    const hits = this.#hits.fill(0);
    const ofTerm = this.#ofTerm;
    let most = 0;
    for (const forms of terms) {
      ofTerm.fill(0);
      const { own, english } = matching(forms, indexes, isWide);
      indexes.own.rate(own, false, ofTerm);
      indexes.english?.rate(english, true, ofTerm);
      for (let place = 0; place < candidates.length; place++) {
        const option = candidates[place]!;
        if (ofTerm[option] === 0) continue;
        worth[option]! += ofTerm[option]!;
        if (++hits[option]! > most) most = hits[option]!;
      }
    }
    return most;
  }
}

/** The words that answer a typed one, in any of the ways it may be written; the best only, but with `isWide` all. */
export function matching(forms: readonly string[], { own, english }: Indexes, isWide: boolean): Matching {
  const found: Matching = { own: new Map(), english: new Map() };
  let best = -1;
  const into = (words: Map<IndexedWord, Match>) => (word: IndexedWord, match: Match) => {
    if (match > (words.get(word) ?? -1)) words.set(word, match);
    if (match > best) best = match;
  };
  for (const form of forms) {
    own.strictly(form, into(found.own));
    english?.strictly(form, into(found.english));
  }
  if (best >= STRICT && !isWide) return found;
  for (const form of forms) {
    own.forgivingly(form, into(found.own));
    english?.forgivingly(form, into(found.english));
  }
  if (!isWide) for (const words of [found.own, found.english]) for (const [word, match] of words) if (match < best) words.delete(word);
  return found;
}
