import { percentageBelow } from '../catalog/price.rules.ts';
import type { FacetColumn } from './facet-column.ts';
import { OptionColumns } from './option-columns.ts';
import { NO_PRICE, type CurrencyColumns } from './price-columns.ts';
import type { FacetId, SearchableCategory, SearchableOption, SearchableShop, SearchAnswer, SearchEngine, SearchQuestion, SuggestQuestion, Suggestions, Synonyms } from './search-engine.ts';
import { Relevance, type Indexes } from './relevance.ts';
import { sortPage } from './smallest.ts';
import { CategoryNames, completions } from './suggestions.ts';
import { TextIndex } from './text-index.ts';
import { termsOf } from './words.rules.ts';

/** What an engine with so many options is made for. */
export interface ColumnsEngineSize {
  length: number;
  /** Languages that there are texts in. */
  languages: Iterable<string>;
  categories?: readonly SearchableCategory[];
  synonyms?: Synonyms;
}

/** Letters that are worth a suggestion. */
const SHORTEST_TYPED = 2;

/**
 * Searches columns of numbers in the memory of the process. Options are added in the default order, then it is finished; from then
 * on only stock changes.
 */
export class ColumnsEngine implements SearchEngine {
  readonly columns: OptionColumns;
  readonly #texts: Map<string, TextIndex>;
  readonly #categories: CategoryNames;

  // Room that every search uses again: a search never waits, so there is only one at a time.
  readonly #candidates: Uint32Array;
  readonly #found: Uint32Array;
  readonly #almost: Uint32Array;
  readonly #missed: Uint8Array;
  readonly #keys: Float64Array;
  readonly #relevance: Relevance;

  constructor({ length, languages, categories = [], synonyms = {} }: ColumnsEngineSize) {
    this.columns = new OptionColumns(length);
    this.#texts = new Map([...new Set([...languages, 'en'])].map((language) => [language, new TextIndex(language, synonyms[language])]));
    this.#categories = new CategoryNames(categories, this.#texts.keys());
    [this.#candidates, this.#found, this.#almost] = [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)];
    [this.#missed, this.#keys, this.#relevance] = [new Uint8Array(length), new Float64Array(length), new Relevance(length)];
  }

  add(option: SearchableOption): void {
    const number = this.columns.length;
    this.columns.add(option);
    for (const [language, index] of this.#texts) index.add(number, option.texts[language] ?? option.texts.en!);
  }

  /** Makes it ready, in small steps. */
  *finish(): Generator<void> {
    this.columns.finish();
    for (const index of this.#texts.values()) yield* index.finish();
  }

  async search(question: SearchQuestion): Promise<SearchAnswer> {
    const { currency, language, text = '', facets = [], chosen = new Map<FacetId, ReadonlySet<string>>(), sorting = 'recommended', limit = Infinity, from, size } = question;
    const prices = this.columns.prices.in(currency);
    const asked = prices ? this.#askedFor(question, prices) : 0;
    if (!prices || asked === 0) return { ids: [], total: 0, counts: new Map(facets.map((facet) => [facet, new Map()])), isNearest: false };
    const terms = termsOf(text);
    const relevance = terms.length > 0 ? this.#relevance.find(terms, this.#indexesFor(language), this.#candidates.subarray(0, asked)) : undefined;
    const worth = relevance && this.#relevance.worth;
    const candidates = worth ? this.#keep(asked, (option) => worth[option]! > 0) : asked;

    const wishes = [...chosen].filter(([, values]) => values.size > 0).map(([facet, values]) => ({ facet, column: this.columns.facets[facet] as FacetColumn, mask: this.columns.facets[facet].dictionary.maskOf(values) }));
    const { lower = 0, upper = NO_PRICE } = question.price ?? {};
    let [found, almost, lowest, highest] = [0, 0, Infinity, -Infinity];
    options: for (let place = 0; place < candidates; place++) {
      const option = this.#candidates[place]!;
      let missed = -1;
      for (let wish = 0; wish < wishes.length; wish++) {
        if (wishes[wish]!.column.fits(option, wishes[wish]!.mask)) continue;
        if (missed >= 0) continue options;
        missed = wish;
      }
      const price = prices.sales[option]!;
      if (missed < 0) {
        if (price < lowest) lowest = price;
        if (price > highest) highest = price;
      }
      if (price < lower || price > upper) continue;
      if (missed < 0) this.#found[found++] = option;
      else {
        this.#missed[almost] = missed;
        this.#almost[almost++] = option;
      }
    }

    const counts: SearchAnswer['counts'] = new Map(facets.map((facet) => [facet, this.#count(facet, found, almost, wishes.findIndex((wish) => wish.facet === facet))]));
    const total = Math.min(found, limit);
    const page = [from, Math.min(from + size, total)] as const;
    return {
      ids: page[0] < page[1] ? this.#page(found, page, rankBy(sorting, prices, this.columns.age, worth)) : [],
      total,
      counts,
      ...(lowest <= highest ? { prices: { lowest, highest } } : {}),
      isNearest: relevance?.isNearest ?? false,
    };
  }

  async suggest({ currency, language, text, products, categories, terms: most }: SuggestQuestion): Promise<Suggestions> {
    const terms = termsOf(text);
    const prices = this.columns.prices.in(currency);
    if (!prices || terms.join('').length < SHORTEST_TYPED) return { ids: [], total: 0, categories: [], terms: [] };
    const asked = this.#askedFor({ currency, language, from: 0, size: 0 }, prices);
    const indexes = this.#indexesFor(language);
    const counts = this.#counted(this.columns.within, asked);
    const named = this.#categories.find(terms, language, indexes).map((id) => ({ id, count: counts.get(id) ?? 0 })).filter(({ count }) => count > 0).slice(0, categories);

    const onSale = this.#candidates.subarray(0, asked);
    const before = terms.slice(0, -1);
    const { isNearest } = before.length > 0 ? this.#relevance.find(before, indexes, onSale) : { isNearest: false };
    const isThere = new Uint8Array(this.columns.length);
    for (const option of onSale) isThere[option] = before.length === 0 || this.#relevance.worth[option]! > 0 ? 1 : 0;
    const completed = isNearest ? [] : completions(text, terms.at(-1)!, indexes, isThere, most);

    this.#relevance.find(terms, indexes, onSale);
    const { worth } = this.#relevance;
    let found = 0;
    for (const option of onSale) if (worth[option]! > 0) this.#found[found++] = option;
    return { ids: this.#page(found, [0, Math.min(products, found)], rankBy(undefined, prices, this.columns.age, worth)), total: found, categories: named, terms: completed };
  }

  restock(id: string, stock: readonly number[]): void {
    const option = this.columns.numberOf.get(id);
    if (option !== undefined) this.columns.restock(option, stock);
  }

  /** Fills the candidates with everything but the shopper's own narrowing. @returns how many they are */
  #askedFor({ category, tags = [], multiBrandTags = [], initialPrice = {}, publishedSince = -Infinity }: SearchQuestion, { sales }: CurrencyColumns): number {
    const { within, tags: tagged, publishedAt, length } = this.columns;
    const inCategory = category ? within.dictionary.maskOf([category]) : undefined;
    const masks = [tags, multiBrandTags].filter((wanted) => wanted.length > 0).map((wanted) => tagged.dictionary.maskOf(wanted));
    const { lower = 0, upper = NO_PRICE } = initialPrice;
    let count = 0;
    for (let option = 0; option < length; option++) {
      const price = sales[option]!;
      if (price === NO_PRICE || price < lower || price > upper || publishedAt[option]! < publishedSince) continue;
      if (inCategory && !within.fits(option, inCategory)) continue;
      if (masks.length > 0 && !masks.every((mask) => tagged.fits(option, mask))) continue;
      this.#candidates[count++] = option;
    }
    return count;
  }

  #indexesFor(language: string): Indexes {
    const english = this.#texts.get('en')!;
    const own = this.#texts.get(language) ?? english;
    return own === english ? { own } : { own, english };
  }

  #keep(count: number, isKept: (option: number) => boolean): number {
    let kept = 0;
    for (let place = 0; place < count; place++) {
      const option = this.#candidates[place]!;
      if (isKept(option)) this.#candidates[kept++] = option;
    }
    return kept;
  }

  /** How many candidates have each value. */
  #counted(column: FacetColumn, candidates: number): Map<string, number> {
    const counts = new Uint32Array(column.dictionary.values.length);
    for (let place = 0; place < candidates; place++) column.count(this.#candidates[place]!, counts);
    return namedCounts(counts, column.dictionary.values);
  }

  /** What each value of a facet shows: what fits, and what misses this facet only. */
  #count(facet: FacetId, found: number, almost: number, wish: number): Map<string, number> {
    const column: FacetColumn = this.columns.facets[facet];
    const { values } = column.dictionary;
    const counts = new Uint32Array(values.length);
    for (let place = 0; place < found; place++) column.count(this.#found[place]!, counts);
    if (wish >= 0) for (let place = 0; place < almost; place++) if (this.#missed[place] === wish) column.count(this.#almost[place]!, counts);
    return namedCounts(counts, values);
  }

  #page(found: number, [from, to]: readonly [number, number], rank: ((option: number) => number) | undefined): string[] {
    const { ids } = this.columns;
    if (!rank) return Array.from(this.#found.subarray(from, to), (option) => ids[option]!);
    // One number for both: the rank, then the default order.
    for (let place = 0; place < found; place++) this.#keys[place] = rank(this.#found[place]!) * ids.length + this.#found[place]!;
    const keys = this.#keys.subarray(0, found);
    sortPage(keys, from, to);
    return Array.from(keys.subarray(from, to), (key) => ids[key % ids.length]!);
  }
}

function namedCounts(counts: Uint32Array, values: readonly string[]): Map<string, number> {
  const named = new Map<string, number>();
  for (let code = 1; code < values.length; code++) if (counts[code]! > 0) named.set(values[code]!, counts[code]!);
  return named;
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
  const engine = new ColumnsEngine({ length: options.length, languages: options.flatMap(({ texts }) => Object.keys(texts)), categories, synonyms });
  for (const option of options.toSorted(byDefault)) engine.add(option);
  for (const _ of engine.finish());
  return engine;
}

const byDefault = (a: SearchableOption, b: SearchableOption) => b.popularity - a.popularity || b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1);
