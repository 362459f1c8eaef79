import SearchableMap from 'minisearch/SearchableMap';
import { GrowingColumn } from './growing-column.ts';
import { errorsForgiven, hasDigit, matches, rootsOf, SHORTEST_TAIL, swapsOf, worthOf, writesCompounds, type Match, type Place } from './relevance.rules.ts';
import type { OptionTexts } from './search-engine.ts';
import { plainWordsOf, searchWordsOf } from './words.rules.ts';

/** A word of the catalogue. */
export interface IndexedWord {
  word: string;
  /** Texts that it stands in, and where. */
  texts: number[];
  places: Place[];
  /** As it is written; nothing for one that is there only because it means the same as another. */
  written?: string;
}

/**
 * The words of one language. A word leads to the texts that it stands in, a text to the options that have it: there are far fewer
 * texts than options.
 */
export class TextIndex {
  readonly #language: string;
  readonly #vocabulary = new SearchableMap<IndexedWord>();
  readonly #words: IndexedWord[] = [];
  readonly #synonyms = new Map<string, { phrase: string; group: readonly string[] }[]>();
  /** Text to number, by its place. */
  #numbers: Map<string, number>[] | undefined = [new Map(), new Map(), new Map(), new Map()];
  #count = 0;
  // While it is built: text and option. Afterwards, by text: its options.
  #textOf = new GrowingColumn(Uint32Array);
  #options = new GrowingColumn(Uint32Array);
  #starts = new Uint32Array(1);

  constructor(language: string, synonyms: readonly (readonly string[])[] = []) {
    this.#language = language;
    for (const group of synonyms) {
      for (const text of group) {
        const [first, ...more] = plainWordsOf(text);
        if (first === undefined) continue;
        const phrases = this.#synonyms.get(first) ?? [];
        this.#synonyms.set(first, phrases);
        phrases.push({ phrase: ` ${[first, ...more].join(' ')} `, group });
      }
    }
  }

  add(option: number, { name, kind, facts }: OptionTexts): void {
    this.#put(option, name, 3);
    for (const text of kind) this.#put(option, text, 2);
    for (const text of facts) this.#put(option, text, 1);
  }

  /** Sorts by text, in small steps. */
  *finish(): Generator<void> {
    this.#numbers = undefined;
    const { length } = this.#textOf;
    const starts = new Uint32Array(this.#count + 1);
    for (let pair = 0; pair < length; pair++) starts[this.#textOf.at[pair]! + 1]!++;
    for (let text = 0; text < this.#count; text++) starts[text + 1]! += starts[text]!;
    yield;
    const next = starts.slice();
    const options = new Uint32Array(length);
    for (let pair = 0; pair < length; pair++) {
      options[next[this.#textOf.at[pair]!]!++] = this.#options.at[pair]!;
      if (pair % 100_000 === 0) yield;
    }
    this.#textOf = new GrowingColumn(Uint32Array);
    [this.#options.at, this.#starts] = [options, starts];
  }

  /** Whether it is a word of the catalogue. */
  has(word: string): boolean {
    return this.#vocabulary.has(word);
  }

  /** The words that answer a typed one and need no forgiveness. */
  strictly(form: string, add: (word: IndexedWord, match: Match) => void): void {
    for (const [word, found] of this.#vocabulary.atPrefix(form)) add(found, word === form ? matches.exact : matches.beginning);
    for (const root of rootsOf(form)) this.#tell(root, matches.root, add);
    if (writesCompounds(this.#language) && form.length >= SHORTEST_TAIL) for (const found of this.#words) if (found.word.endsWith(form) && found.word !== form) add(found, matches.tail);
  }

  /** The words that answer a typed one with typing errors. */
  forgivingly(form: string, add: (word: IndexedWord, match: Match) => void): void {
    const forgiven = errorsForgiven(form);
    if (forgiven === 0) return;
    for (const swapped of swapsOf(form)) this.#tell(swapped, matches.oneError, add);
    for (const [found, errors] of this.#vocabulary.fuzzyGet(form, forgiven).values()) if (!hasDigit(found.word)) add(found, errors <= 1 ? matches.oneError : matches.twoErrors);
  }

  /** Writes to each option that has one of the words what the best of them is worth. @param isOther the texts are in another language than the shopper's */
  rate(words: ReadonlyMap<IndexedWord, Match>, isOther: boolean, worth: Uint8Array): void {
    const worthOfText = new Map<number, number>();
    for (const [{ texts, places }, match] of words) {
      for (let at = 0; at < texts.length; at++) {
        const value = worthOf(match, isOther ? 0 : places[at]!);
        if (value > (worthOfText.get(texts[at]!) ?? 0)) worthOfText.set(texts[at]!, value);
      }
    }
    for (const [text, value] of worthOfText) {
      const end = this.#starts[text + 1]!;
      for (let pair = this.#starts[text]!; pair < end; pair++) {
        const option = this.#options.at[pair]!;
        if (value > worth[option]!) worth[option] = value;
      }
    }
  }

  /** How often a word stands in options, or in those that count. */
  countOf({ texts }: IndexedWord, counts?: (option: number) => boolean): number {
    let count = 0;
    for (const text of texts) {
      const end = this.#starts[text + 1]!;
      if (!counts) count += end - this.#starts[text]!;
      else for (let pair = this.#starts[text]!; pair < end; pair++) if (counts(this.#options.at[pair]!)) count++;
    }
    return count;
  }

  #tell(word: string, match: Match, add: (word: IndexedWord, match: Match) => void): void {
    const found = this.#vocabulary.get(word);
    if (found) add(found, match);
  }

  #put(option: number, text: string, place: Place): void {
    this.#textOf.push(this.#numbers![place]!.get(text) ?? this.#numberOf(text, place));
    this.#options.push(option);
  }

  #numberOf(text: string, place: Place): number {
    const number = this.#count++;
    this.#numbers![place]!.set(text, number);
    const stand = (word: string, at: Place, written?: string) => {
      const found = this.#wordOf(word);
      if (found.texts.at(-1) === number && found.places.at(-1)! >= at) return;
      found.texts.push(number);
      found.places.push(at);
      found.written ??= written;
    };
    for (const { word, written } of searchWordsOf(text)) stand(word, place, written);
    const plain = plainWordsOf(text);
    const whole = ` ${plain.join(' ')} `;
    for (const word of plain) {
      for (const { phrase, group } of this.#synonyms.get(word) ?? []) if (whole.includes(phrase)) for (const other of group) for (const { word: alike } of searchWordsOf(other)) stand(alike, 0);
    }
    return number;
  }

  #wordOf(word: string): IndexedWord {
    let found = this.#vocabulary.get(word);
    if (!found) {
      this.#vocabulary.set(word, (found = { word, texts: [], places: [] }));
      this.#words.push(found);
    }
    return found;
  }
}
