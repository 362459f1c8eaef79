import SearchableMap from 'minisearch/SearchableMap';
import { GrowingColumn } from './growing-column.ts';
import { errorsForgiven, matches, rootsOf, SHORTEST_TAIL, STRICT, swapsOf, worthOf, writesCompounds, type Match, type Place } from './relevance.rules.ts';
import type { OptionTexts } from './search-engine.ts';
import { plainWordsOf, searchWordsOf } from './words.rules.ts';

/** What a text of a product brings: its own words, and what else means the same. */
interface Reading {
  own: number[];
  alike: number[];
}

/** Words of one language and the options that they stand in. */
export class TextIndex {
  readonly language: string;
  /** Word to number. */
  readonly #vocabulary = new SearchableMap<number>();
  readonly #words: string[] = [];
  /** Words that stand in texts of this language, not only in synonyms or in English ones. */
  readonly #isOwn: boolean[] = [];
  readonly #synonyms = new Map<string, { phrase: string; group: readonly string[] }[]>();
  #readings: Map<string, Reading> | undefined = new Map();

  // While it is built: which word stands where in which option. Afterwards, by word: its options and places.
  #wordOf = new GrowingColumn(Uint32Array);
  #options = new GrowingColumn(Uint32Array);
  #places = new GrowingColumn(Uint8Array);
  #starts = new Uint32Array(1);

  readonly #touched: number[] = [];
  readonly #best: number[] = [];

  constructor(language: string, synonyms: readonly (readonly string[])[] = []) {
    this.language = language;
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

  /** @param english texts that find it too, if nothing else of it does */
  add(option: number, { name, kind, facts }: OptionTexts, english: OptionTexts | undefined): void {
    this.#read(name, 3);
    for (const text of kind) this.#read(text, 2);
    for (const text of facts) this.#read(text, 1);
    if (english) for (const text of [english.name, ...english.kind, ...english.facts]) this.#read(text, 0);
    for (const word of this.#touched) {
      this.#wordOf.push(word);
      this.#options.push(option);
      this.#places.push(this.#best[word]! - 1);
      this.#best[word] = 0;
    }
    this.#touched.length = 0;
  }

  /** Sorts by word, in small steps. */
  *finish(): Generator<void> {
    const { length } = this.#wordOf;
    this.#readings = undefined;
    const starts = new Uint32Array(this.#words.length + 1);
    for (let pair = 0; pair < length; pair++) starts[this.#wordOf.at[pair]! + 1]!++;
    for (let word = 0; word < this.#words.length; word++) starts[word + 1]! += starts[word]!;
    const next = starts.slice();
    const [options, places] = [new Uint32Array(length), new Uint8Array(length)];
    for (let pair = 0; pair < length; pair++) {
      const to = next[this.#wordOf.at[pair]!]!++;
      options[to] = this.#options.at[pair]!;
      places[to] = this.#places.at[pair]!;
      if (pair % 100_000 === 0) yield;
    }
    this.#wordOf = new GrowingColumn(Uint32Array);
    [this.#options.at, this.#places.at, this.#starts] = [options, places, starts];
  }

  /** The words that answer a typed one, in any of the ways it may be written. @param isWide typing errors are forgiven although there are better words */
  matching(forms: readonly string[], isWide: boolean): Map<number, Match> {
    const found = new Map<number, Match>();
    let best = -1;
    const add = (word: number | undefined, match: Match) => {
      if (word === undefined) return;
      found.set(word, Math.max(match, found.get(word) ?? 0) as Match);
      best = Math.max(best, match);
    };
    for (const form of forms) {
      for (const [word, number] of this.#vocabulary.atPrefix(form)) add(number, word === form ? matches.exact : matches.beginning);
      for (const root of rootsOf(form)) add(this.#vocabulary.get(root), matches.root);
      if (writesCompounds(this.language) && form.length >= SHORTEST_TAIL) this.#words.forEach((word, number) => word.endsWith(form) && word !== form && add(number, matches.tail));
    }
    if (best >= STRICT && !isWide) return found;
    for (const form of forms) {
      const forgiven = errorsForgiven(form);
      if (forgiven === 0) continue;
      for (const swapped of swapsOf(form)) add(this.#vocabulary.get(swapped), matches.oneError);
      for (const [number, errors] of this.#vocabulary.fuzzyGet(form, forgiven).values()) add(number, errors <= 1 ? matches.oneError : matches.twoErrors);
    }
    if (!isWide) for (const [word, match] of found) if (match < best) found.delete(word);
    return found;
  }

  /** Writes to each option that has one of the words what the best of them is worth. */
  rate(words: ReadonlyMap<number, Match>, worth: Uint8Array): void {
    for (const [word, match] of words) {
      const end = this.#starts[word + 1]!;
      for (let pair = this.#starts[word]!; pair < end; pair++) {
        const value = worthOf(match, this.#places.at[pair]! as Place);
        const option = this.#options.at[pair]!;
        if (value > worth[option]!) worth[option] = value;
      }
    }
  }

  #read(text: string, place: Place): void {
    const reading = this.#readings!.get(text) ?? this.#readingOf(text);
    for (const word of reading.own) {
      this.#put(word, place);
      if (place > 0) this.#isOwn[word] = true;
    }
    if (place > 0) for (const word of reading.alike) this.#put(word, 0);
  }

  #put(word: number, place: Place): void {
    const best = this.#best[word]!;
    if (best === 0) this.#touched.push(word);
    if (place + 1 > best) this.#best[word] = place + 1;
  }

  #readingOf(text: string): Reading {
    const plain = plainWordsOf(text);
    const whole = ` ${plain.join(' ')} `;
    const groups = new Set(plain.flatMap((word) => (this.#synonyms.get(word) ?? []).filter(({ phrase }) => whole.includes(phrase)).map(({ group }) => group)));
    const numbers = (words: string[]) => words.map((word) => this.#numberOf(word));
    const reading = { own: numbers(searchWordsOf(text)), alike: numbers([...groups].flat().flatMap(searchWordsOf)) };
    this.#readings!.set(text, reading);
    return reading;
  }

  #numberOf(word: string): number {
    let number = this.#vocabulary.get(word);
    if (number === undefined) {
      this.#vocabulary.set(word, (number = this.#words.push(word) - 1));
      this.#isOwn.push(false);
      this.#best.push(0);
    }
    return number;
  }
}
