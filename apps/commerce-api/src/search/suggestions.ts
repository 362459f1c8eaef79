import type { SearchableCategory } from './search-engine.ts';
import { matching, type Indexes } from './relevance.ts';
import type { Match } from './relevance.rules.ts';
import type { IndexedWord } from './text-index.ts';
import { searchWordsOf } from './words.rules.ts';

/** Completions that are looked at, the commonest first. */
export const MOST_LOOKED_AT = 50;
export const SHORTEST_COMPLETION = 2;

/** The words that may be meant by the last one, the commonest first. @param isThere whether an option may be found, by its number */
export function completions(last: readonly string[], { own, english }: Indexes, isThere: (option: number) => boolean): string[] {
  const words = [...matching(last, { own, english }, false).own.keys()].filter(({ written }) => written !== undefined && written.length >= SHORTEST_COMPLETION);
  const commonest = words.map((word) => ({ word, count: own.countOf(word) })).toSorted(byCount).slice(0, MOST_LOOKED_AT);
  const here = commonest.map(({ word }) => ({ word, count: own.countOf(word, isThere) })).filter(({ count }) => count > 0).toSorted(byCount);
  return here.map(({ word }) => word.written!);
}

const byCount = (a: { word: IndexedWord; count: number }, b: { word: IndexedWord; count: number }) => b.count - a.count || (a.word.word < b.word.word ? -1 : 1);

/** Categories by their names. */
export class CategoryNames {
  /** Language to category to the words of its name and of those above it. */
  readonly #words = new Map<string, { id: string; own: Set<string>; above: Set<string> }[]>();

  constructor(categories: readonly SearchableCategory[], languages: Iterable<string>) {
    const byId = new Map(categories.map((one) => [one.id, one]));
    for (const language of languages) {
      const wordsOf = (id: string) => searchWordsOf(byId.get(id)?.names[language] ?? byId.get(id)?.names.en ?? '').map(({ word }) => word);
      this.#words.set(language, categories.map(({ id, ancestors }) => ({ id, own: new Set(wordsOf(id)), above: new Set(ancestors.flatMap(wordsOf)) })));
    }
  }

  /** Those that have all words, one of them in their own name; the best matches first, then in the order of the tree. */
  find(terms: readonly (readonly string[])[], language: string, indexes: Indexes): string[] {
    const matched = terms.map((forms) => bestByWord(matching(forms, indexes, false).own));
    const worth = (words: ReadonlySet<string>, term: ReadonlyMap<string, Match>) => Math.max(-1, ...[...words].map((word) => term.get(word) ?? -1));
    return (this.#words.get(language) ?? this.#words.get('en') ?? [])
      .map(({ id, own, above }) => {
        const [inName, onPath] = [matched.map((term) => worth(own, term)), matched.map((term) => worth(above, term))];
        const best = inName.map((match, place) => Math.max(match, onPath[place]!));
        return { id, isFound: inName.some((match) => match >= 0) && best.every((match) => match >= 0), sum: best.reduce((sum, match) => sum + match, 0) };
      })
      .filter(({ isFound }) => isFound)
      .toSorted((a, b) => b.sum - a.sum)
      .map(({ id }) => id);
  }
}

const bestByWord = (words: ReadonlyMap<IndexedWord, Match>) => new Map([...words].map(([{ word }, match]) => [word, match]));
