import { percentageBelow } from '../catalog/price.rules.ts';
import { lettersOf, numberKey, NumberIndex } from './article-numbers.ts';
import { OptionColumns } from './option-columns.ts';
import { NO_PRICE, type CurrencyColumns } from './price-columns.ts';
import { Relevance, type Indexes } from './relevance.ts';
import type { FacetId, PriceBounds, SearchableCategory, SearchableOption, SearchableShop, SearchAnswer, SearchEngine, SearchQuestion, SuggestQuestion, Suggestions, Synonyms } from './search-engine.ts';
import { sortPage } from './smallest.ts';
import { CategoryNames, completions } from './suggestions.ts';
import { TextIndex } from './text-index.ts';
import { isNonsense, isWorthSuggesting, lastWordOf, termsOf } from './words.rules.ts';

/** What an engine is made for. */
export interface ColumnsEngineSize {
  /** Of its options, in the default order. */
  ids: readonly string[];
  /** Languages that there are texts in. */
  languages: Iterable<string>;
  categories?: readonly SearchableCategory[];
  synonyms?: Synonyms;
  /** The numbers of an option. */
  numbersOf: (option: number) => readonly string[];
}

/** Beside a bit for each facet: the price is none that was asked for. */
const PRICE_MISSED = 1 << 7;

/**
 * Searches columns of numbers in the memory of the process. All its options are added, then it is finished; from then
 * on only stock changes.
 */
export class ColumnsEngine implements SearchEngine {
  readonly columns: OptionColumns;
  readonly numbers = new NumberIndex();
  readonly #numbersOf: ColumnsEngineSize['numbersOf'];
  readonly #texts: Map<string, TextIndex>;
  readonly #categories: CategoryNames;

  // Room that every search uses again: a search never waits, so there is only one at a time.
  readonly #candidates: Uint32Array;
  readonly #found: Uint32Array;
  readonly #almost: Uint32Array;
  readonly #missed: Uint8Array;
  readonly #keys: Float64Array;
  readonly #relevance: Relevance;

  constructor({ ids, languages, categories = [], synonyms = {}, numbersOf }: ColumnsEngineSize) {
    const { length } = ids;
    this.#numbersOf = numbersOf;
    this.columns = new OptionColumns(ids);
    this.#texts = new Map([...new Set([...languages, 'en'])].map((language) => [language, new TextIndex(language, synonyms[language])]));
    this.#categories = new CategoryNames(categories, this.#texts.keys());
    [this.#candidates, this.#found, this.#almost] = [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)];
    [this.#missed, this.#keys, this.#relevance] = [new Uint8Array(length), new Float64Array(length), new Relevance(length)];
  }

  /** What can be bought of it, `columns.addGoods` is told, before or after. */
  add(option: Omit<SearchableOption, 'sizes' | 'stock'>): void {
    const number = this.columns.numberOf.get(option.id)!;
    this.columns.add(number, option);
    for (const one of option.numbers) this.numbers.add(number, one);
    for (const [language, index] of this.#texts) index.add(number, option.texts[language] ?? option.texts.en!);
  }

  /** Makes it ready, in small steps. */
  *finish(): Generator<void> {
    yield* this.columns.finish();
    yield* this.numbers.finish();
    for (const index of this.#texts.values()) yield* index.finish();
  }

  async search(question: SearchQuestion): Promise<SearchAnswer> {
    const { currency, language, text = '', facets = [], chosen = new Map<FacetId, ReadonlySet<string>>(), sorting, limit = Infinity, from, size } = question;
    const prices = this.columns.prices.in(currency);
    const asked = prices ? this.#askedFor(question, prices) : this.#candidates.subarray(0, 0);
    if (!prices || asked.length === 0 || isNonsense(text)) return { ids: [], total: 0, counts: new Map(facets.map((facet) => [facet, new Map()])), isNearest: false };
    const terms = termsOf(text);
    const numbered = this.#numbered(text, language, asked);
    const relevance = terms.length > 0 && !numbered ? this.#relevance.find(terms, this.#indexesFor(language), asked) : undefined;
    const isMeant = numbered ? (option: number) => numbered.has(option) : relevance && ((option: number) => relevance.worth[option]! > 0);
    const candidates = isMeant ? filtered(asked, this.#candidates, isMeant) : asked;

    const wishes = [...chosen].filter(([, values]) => values.size > 0);
    const missed = this.#missedBy(candidates, wishes, question.price, prices);
    const missing = (what: number, into: Uint32Array) => filtered(candidates, into, (_, place) => missed[place] === what);
    const found = wishes.length > 0 || question.price ? missing(0, this.#found) : candidates;
    const counts: SearchAnswer['counts'] = new Map(facets.map((facet) => {
      const wish = wishes.findIndex(([id]) => id === facet);
      return [facet, this.columns.facets[facet].count(found, wish < 0 ? found.subarray(0, 0) : missing(1 << wish, this.#almost))];
    }));
    const total = Math.min(found.length, limit);
    return {
      ids: this.#page(found, from, Math.min(from + size, total), rankBy(sorting, prices, this.columns.age, relevance?.worth)),
      total,
      counts,
      ...rangeOf(candidates, missed, prices),
      isNearest: relevance?.isNearest ?? false,
    };
  }

  async suggest({ currency, language, text, products, categories, terms: most }: SuggestQuestion): Promise<Suggestions> {
    const terms = termsOf(text);
    const prices = this.columns.prices.in(currency);
    if (!prices || !isWorthSuggesting(terms)) return { ids: [], total: 0, categories: [], terms: [] };
    const indexes = this.#indexesFor(language);
    const onSale = this.#askedFor({}, prices);

    const named = this.#categories.find(terms, language, indexes).map((id) => ({ id, count: this.#countOnSale(id, prices) })).filter(({ count }) => count > 0);
    const [typed, last] = lastWordOf(text);
    const before = termsOf(typed);
    const there = before.length > 0 ? this.#relevance.find(before, indexes, onSale) : undefined;
    const completed = there?.isNearest ? [] : completions(termsOf(last)[0] ?? [], indexes, (option) => prices.sales[option] !== NO_PRICE && (!there || there.worth[option]! > 0));

    const numbered = this.#numbered(text, language, onSale);
    const worth = numbered ? undefined : this.#relevance.find(terms, indexes, onSale).worth;
    const found = filtered(onSale, this.#found, (option) => (numbered ? numbered.has(option) : worth![option]! > 0));
    return { ids: this.#page(found, 0, Math.min(products, found.length), rankBy(undefined, prices, this.columns.age, worth)), total: found.length, categories: named.slice(0, categories), terms: [...new Set(completed.map((word) => typed + word))].slice(0, most) };
  }

  restock(id: string, stock: readonly number[]): void {
    const option = this.columns.numberOf.get(id);
    if (option !== undefined) this.columns.restock(option, stock);
  }

  /** Those of the options whose number the text is; nothing when it is none. A number without digits that is a word is meant as a word. */
  #numbered(text: string, language: string, options: Uint32Array): ReadonlySet<number> | undefined {
    const key = numberKey(text);
    if (key === '') return undefined;
    const found = this.numbers.find(key);
    for (const option of found) if (!this.#numbersOf(option).some((number) => numberKey(number) === key)) found.delete(option);
    if (found.size === 0) return undefined;
    const { own, english = own } = this.#indexesFor(language);
    const letters = lettersOf(key);
    if (letters !== undefined && termsOf(letters).some((forms) => forms.some((form) => own.has(form) || english.has(form)))) return undefined;
    return options.some((option) => found.has(option)) ? found : undefined;
  }

  #indexesFor(language: string): Indexes {
    const english = this.#texts.get('en')!;
    const own = this.#texts.get(language) ?? english;
    return own === english ? { own } : { own, english };
  }

  /** Everything but the text and the shopper's own narrowing. */
  #askedFor({ category, tags = [], multiBrandTags = [], initialPrice, publishedSince = -Infinity }: Pick<SearchQuestion, 'category' | 'tags' | 'multiBrandTags' | 'initialPrice' | 'publishedSince'>, { sales }: CurrencyColumns): Uint32Array {
    const { publishedAt, tags: tagged } = this.columns;
    const { lower = 0, upper = NO_PRICE - 1 } = initialPrice ?? ({} satisfies PriceBounds);
    const highest = Math.min(upper, NO_PRICE - 1);
    let asked = filtered(this.columns.optionsIn(category), this.#candidates, (option) => sales[option]! >= lower && sales[option]! <= highest);
    if (publishedSince > -Infinity) asked = filtered(asked, this.#candidates, (option) => publishedAt[option]! >= publishedSince);
    for (const wanted of [tags, multiBrandTags]) {
      if (wanted.length === 0) continue;
      const isWanted = tagged.setsWith(wanted);
      asked = filtered(asked, this.#candidates, (option) => isWanted[tagged.setOf[option]!] === 1);
    }
    return asked;
  }

  /** By candidate a bit for each wish that it does not meet, in their order, and one for the price. */
  #missedBy(candidates: Uint32Array, wishes: readonly (readonly [FacetId, ReadonlySet<string>])[], price: PriceBounds | undefined, { sales }: CurrencyColumns): Uint8Array {
    const missed = this.#missed.fill(0, 0, candidates.length);
    wishes.forEach(([facet, values], place) => {
      const { setOf } = this.columns.facets[facet];
      const isWanted = this.columns.facets[facet].setsWith(values);
      for (let at = 0; at < candidates.length; at++) missed[at]! |= (isWanted[setOf[candidates[at]!]!]! ^ 1) << place;
    });
    if (!price) return missed;
    const { lower = 0, upper = NO_PRICE } = price;
    for (let at = 0; at < candidates.length; at++) if (sales[candidates[at]!]! < lower || sales[candidates[at]!]! > upper) missed[at]! |= PRICE_MISSED;
    return missed;
  }

  #countOnSale(category: string, { sales }: CurrencyColumns): number {
    let count = 0;
    for (const option of this.columns.optionsIn(category)) if (sales[option] !== NO_PRICE) count++;
    return count;
  }

  #page(found: Uint32Array, from: number, to: number, rank: ((option: number) => number) | undefined): string[] {
    const { ids } = this.columns;
    if (from >= to) return [];
    if (!rank) return Array.from(found.subarray(from, to), (option) => ids[option]!);
    // One number for both: the rank, then the default order.
    const keys = this.#keys.subarray(0, found.length);
    for (let place = 0; place < found.length; place++) keys[place] = rank(found[place]!) * ids.length + found[place]!;
    sortPage(keys, from, to);
    return Array.from(keys.subarray(from, to), (key) => ids[key % ids.length]!);
  }
}

/** Copies what is wanted; into the same place, too. */
function filtered(options: Uint32Array, into: Uint32Array, isWanted: (option: number, place: number) => boolean): Uint32Array {
  let count = 0;
  for (let place = 0; place < options.length; place++) {
    const option = options[place]!;
    // Written in any case: a branch that nobody can foresee costs more.
    into[count] = option;
    count += isWanted(option, place) ? 1 : 0;
  }
  return into.subarray(0, count);
}

/** Of all that misses nothing, but for the price. */
function rangeOf(candidates: Uint32Array, missed: Uint8Array, { sales }: CurrencyColumns): Pick<SearchAnswer, 'prices'> {
  let [lowest, highest] = [NO_PRICE, -1];
  for (let place = 0; place < candidates.length; place++) {
    if ((missed[place]! & ~PRICE_MISSED) !== 0) continue;
    const price = sales[candidates[place]!]!;
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  return lowest <= highest ? { prices: { lowest, highest } } : {};
}

/** Smaller is earlier; a whole number below 2³³. Without one the default order stays. */
function rankBy(sorting: SearchQuestion['sorting'], { sales, list }: CurrencyColumns, age: Uint32Array, worth: Uint16Array | undefined): ((option: number) => number) | undefined {
  switch (sorting) {
    case 'newest': return (option) => age[option]!;
    case 'price-asc': return (option) => sales[option]!;
    case 'price-desc': return (option) => NO_PRICE - sales[option]!;
    case 'discount': return (option) => 100 - percentageBelow(sales[option]!, list[option]!);
    default: return worth && ((option) => 0xffff - worth[option]!);
  }
}

/** An engine for options at hand, in any order. */
export function columnsEngineOf({ options, categories, synonyms }: SearchableShop): ColumnsEngine {
  const sorted = options.toSorted(byDefault);
  const engine = new ColumnsEngine({ ids: sorted.map(({ id }) => id), languages: options.flatMap(({ texts }) => Object.keys(texts)), categories, synonyms, numbersOf: (option) => sorted[option]!.numbers });
  for (const [number, option] of sorted.entries()) {
    engine.add(option);
    engine.columns.addGoods(number, option.sizes, option.stock);
  }
  for (const _ of engine.finish());
  return engine;
}

const byDefault = (a: SearchableOption, b: SearchableOption) => b.popularity - a.popularity || b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1);
