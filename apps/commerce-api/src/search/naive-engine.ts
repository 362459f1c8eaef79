import { percentageBelow } from '../catalog/price.rules.ts';
import { lettersOf, numberKey } from './article-numbers.ts';
import { errorsForgiven, hasDigit, matches, rootsOf, SHORTEST_TAIL, STRICT, swapsOf, worthOf, writesCompounds, type Match, type Place } from './relevance.rules.ts';
import type { FacetId, OptionTexts, SearchableOption, SearchableShop, SearchAnswer, SearchEngine, SearchQuestion, Synonyms } from './search-engine.ts';
import { MOST_LOOKED_AT, SHORTEST_COMPLETION } from './suggestions.ts';
import { isNonsense, isWorthSuggesting, lastWordOf, plainWordsOf, searchWordsOf, termsOf } from './words.rules.ts';

/** Answers by the letter of the rules, one question per option and wish, without a thought for speed: what a real engine is held against. */
export function naiveEngine({ options: given, categories = [], synonyms = {} }: SearchableShop): SearchEngine {
  const options = given.map((option) => ({ ...option })).toSorted(byDefault);
  const languages = new Set(options.flatMap(({ texts }) => Object.keys(texts)));
  const words = new Map<string, Map<SearchableOption, Map<string, Place>>>();
  const wordsIn = (language: string) => {
    if (!words.has(language)) words.set(language, new Map(options.map((option) => [option, wordsOfOption(option, language, synonyms)])));
    return words.get(language)!;
  };

  const languageOf = (asked: string) => (languages.has(asked) ? asked : 'en');

  /** Those whose number the text is, unless it is a word. */
  function numbered(text: string, language: string, among: SearchableOption[]): SearchableOption[] {
    const key = numberKey(text);
    const vocabulary = new Set([...wordsIn(language).values()].flatMap((one) => [...one.keys()]));
    const letters = lettersOf(key) ?? '';
    const isWord = termsOf(letters).some((forms) => forms.some((form) => vocabulary.has(`${language} ${form}`) || vocabulary.has(`en ${form}`)));
    return key === '' || isWord ? [] : among.filter(({ numbers }) => numbers.some((number) => numberKey(number) === key));
  }

  /** The words of the catalogue that answer a typed one, and the best of them alone. */
  function matchingOf(forms: string[], language: string): { matching: Map<string, Match>; nearest: Map<string, Match> } {
    const vocabulary = new Set([...wordsIn(language).values()].flatMap((one) => [...one.keys()]));
    const matching = new Map([...vocabulary].flatMap((entry) => {
      const [tongue, word] = entry.split(' ') as [string, string];
      const best = Math.max(...forms.map((form) => matchOf(form, word, tongue)));
      return best < 0 ? [] : [[entry, best as Match]];
    }));
    const best = Math.max(-1, ...matching.values());
    return { matching, nearest: new Map([...matching].filter(([, match]) => (best >= STRICT ? match >= STRICT : match === best))) };
  }

  function relevance(terms: string[][], language: string, among: SearchableOption[]): { found: SearchableOption[]; worth: Map<SearchableOption, number>; isNearest: boolean } | undefined {
    if (terms.length === 0) return undefined;
    const byOption = wordsIn(language);
    const matched = terms.map((forms) => matchingOf(forms, language));
    const [nearest, matching] = [matched.map((one) => one.nearest), matched.map((one) => one.matching)];
    const worths = (option: SearchableOption, by: Map<string, Match>[]) => by.map((matched) => Math.max(0, ...[...byOption.get(option)!].map(([word, place]) => (matched.has(word) ? worthOf(matched.get(word)!, place) : 0))));
    const hits = (numbers: number[]) => numbers.filter((one) => one > 0).length;
    for (const by of [nearest, matching]) {
      const found = among.filter((option) => hits(worths(option, by)) === terms.length);
      if (found.length > 0) return { found, worth: new Map(found.map((option) => [option, sum(worths(option, by))])), isNearest: false };
    }
    const most = Math.max(0, ...among.map((option) => hits(worths(option, matching))));
    const found = most === 0 ? [] : among.filter((option) => hits(worths(option, matching)) === most);
    return { found, worth: new Map(found.map((option) => [option, sum(worths(option, matching))])), isNearest: found.length > 0 };
  }

  /** Categories whose own names have one of the words, and they or those above them all others. */
  function categoriesFor(terms: string[][], language: string): string[] {
    const matched = terms.map((forms) => matchingOf(forms, language).nearest);
    const wordsOf = (id: string) => {
      const names = categories.find((one) => one.id === id)?.names;
      return searchWordsOf(names?.[language] ?? names?.en ?? '').map(({ word }) => `${language} ${word}`);
    };
    const best = (words: string[], by: Map<string, Match>) => Math.max(-1, ...words.map((word) => by.get(word) ?? -1));
    return categories
      .map(({ id, ancestors }) => ({ id, inName: matched.map((by) => best(wordsOf(id), by)), anywhere: matched.map((by) => best([id, ...ancestors].flatMap(wordsOf), by)) }))
      .filter(({ inName, anywhere }) => inName.some((match) => match >= 0) && anywhere.every((match) => match >= 0))
      .toSorted((a, b) => sum(b.anywhere) - sum(a.anywhere))
      .map(({ id }) => id);
  }

  /** What the last word may become, by how often it stands in what has the words before. */
  function completionsOf(text: string, language: string, here: SearchableOption[]): string[] {
    const [typed, last] = lastWordOf(text);
    const before = relevance(termsOf(typed), language, here) ?? { found: here, isNearest: false };
    if (before.isNearest) return [];
    const textsOf = (some: SearchableOption[]) => some.flatMap(({ texts }) => allOf(texts[language] ?? texts.en!));
    const writtenAs = (word: string) => textsOf(options).flatMap(searchWordsOf).find((one) => one.word === word)?.written ?? '';
    const counted = (words: string[], some: SearchableOption[]) => words.map((word) => ({ word, count: textsOf(some).filter((one) => isFoundBy(one, word, synonyms[language])).length })).filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1)).map(({ word }) => word);
    const words = [...matchingOf(termsOf(last)[0] ?? [], language).nearest.keys()].filter((entry) => entry.startsWith(`${language} `)).map((entry) => entry.slice(language.length + 1));
    const looked = counted(words.filter((word) => writtenAs(word).length >= SHORTEST_COMPLETION), options).slice(0, MOST_LOOKED_AT);
    return [...new Set(counted(looked, before.found).map((word) => typed + writtenAs(word)))];
  }

  return {
    async search(question) {
      const { currency, language, text = '', facets = [], chosen = new Map(), price = {}, sorting = 'recommended', limit = Infinity, from, size } = question;
      const sales = (option: SearchableOption) => option.prices.get(currency)!.sales;
      const asked = isNonsense(text) ? [] : options.filter((option) => option.prices.has(currency) && isAskedFor(option, question));
      const named = numbered(text, languageOf(language), asked);
      const relevant = named.length > 0 ? undefined : relevance(termsOf(text), languageOf(language), asked);
      const candidates = named.length > 0 ? named : (relevant?.found ?? asked);
      const fits = (option: SearchableOption, but?: FacetId) => [...chosen].every(([facet, values]) => facet === but || values.size === 0 || valuesOf(option, facet).some((value) => values.has(value)));
      const inRange = (option: SearchableOption) => isBetween(sales(option), price);

      const found = candidates.filter((option) => fits(option) && inRange(option));
      const prices = candidates.filter((option) => fits(option)).map(sales);
      const sorted = found.toSorted(comparison(sorting, currency, relevant?.worth)).slice(0, limit);
      const counts: SearchAnswer['counts'] = new Map(facets.map((facet) => {
        const shown = candidates.filter((option) => fits(option, facet) && inRange(option)).flatMap((option) => valuesOf(option, facet));
        return [facet, new Map([...Map.groupBy(shown, (value) => value)].map(([value, all]) => [value, all.length]))];
      }));
      return {
        ids: sorted.slice(from, from + size).map(({ id }) => id),
        total: sorted.length,
        counts,
        ...(prices.length > 0 ? { prices: { lowest: Math.min(...prices), highest: Math.max(...prices) } } : {}),
        isNearest: relevant?.isNearest ?? false,
      };
    },

    async suggest({ currency, language, text, products, categories: mostCategories, terms: most }) {
      const terms = termsOf(text);
      const here = options.filter(({ prices }) => prices.has(currency));
      if (!isWorthSuggesting(terms)) return { ids: [], total: 0, categories: [], terms: [] };
      const { ids, total } = await this.search({ currency, language, text, from: 0, size: products });
      const named = categoriesFor(terms, languageOf(language)).map((id) => ({ id, count: here.filter((option) => option.categories.includes(id)).length })).filter(({ count }) => count > 0);
      return { ids, total, categories: named.slice(0, mostCategories), terms: completionsOf(text, languageOf(language), here).slice(0, most) };
    },

    restock(id, stock) {
      for (const option of options) if (option.id === id) option.stock = stock;
    },
  };
}

const byDefault = (a: SearchableOption, b: SearchableOption) => b.popularity - a.popularity || b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1);

const isBetween = (price: number, { lower = -Infinity, upper = Infinity }: { lower?: number; upper?: number }) => price >= lower && price <= upper;

function isAskedFor(option: SearchableOption, { currency, category, tags = [], multiBrandTags = [], initialPrice = {}, publishedSince = -Infinity }: SearchQuestion): boolean {
  return (
    (!category || option.categories.includes(category)) &&
    [tags, multiBrandTags].every((wanted) => wanted.length === 0 || wanted.some((tag) => option.tags.includes(tag))) &&
    isBetween(option.prices.get(currency)!.sales, initialPrice) &&
    option.publishedAt >= publishedSince
  );
}

/** Sizes and lengths are those one can buy: in stock, or still to come. */
function valuesOf({ facets, categories, sizes, stock, isAwaited }: SearchableOption, facet: FacetId): string[] {
  if (facet === 'category') return categories.slice(-1);
  if (facet === 'size' || facet === 'length') {
    const buyable = sizes.filter((_, place) => (stock[place] ?? 0) > 0 || isAwaited);
    return [...new Set(buyable.map(({ sizeId, lengthId }) => (facet === 'size' ? sizeId : lengthId)))].filter((value) => value !== null);
  }
  return facets[facet] ? [facets[facet]] : [];
}

/** Sorting is stable, and options come in the default order. */
function comparison(sorting: SearchQuestion['sorting'], currency: string, worth?: Map<SearchableOption, number>): (a: SearchableOption, b: SearchableOption) => number {
  const sales = (option: SearchableOption) => option.prices.get(currency)!.sales;
  const discount = (option: SearchableOption) => percentageBelow(sales(option), option.prices.get(currency)!.list);
  switch (sorting) {
    case 'newest': return (a, b) => b.publishedAt - a.publishedAt;
    case 'price-asc': return (a, b) => sales(a) - sales(b);
    case 'price-desc': return (a, b) => sales(b) - sales(a);
    case 'discount': return (a, b) => discount(b) - discount(a);
    default: return (a, b) => (worth ? worth.get(b)! - worth.get(a)! : 0);
  }
}

/** The words that find an option, each after its language, and the best place each stands in. */
function wordsOfOption({ texts }: SearchableOption, language: string, synonyms: Synonyms): Map<string, Place> {
  const own = texts[language] ?? texts.en!;
  const words = new Map<string, Place>();
  const add = (tongue: string, text: string, place: Place) => {
    for (const { word } of searchWordsOf(text)) words.set(`${tongue} ${word}`, Math.max(place, words.get(`${tongue} ${word}`) ?? 0) as Place);
  };
  add(language, own.name, 3);
  for (const text of own.kind) add(language, text, 2);
  for (const text of own.facts) add(language, text, 1);
  for (const text of allOf(texts.en!)) add('en', text, 0);
  for (const [tongue, all] of [[language, allOf(own)], ['en', allOf(texts.en!)]] as const) {
    for (const group of synonyms[tongue] ?? []) if (group.some((phrase) => all.some((text) => says(text, phrase)))) for (const phrase of group) add(tongue, phrase, 0);
  }
  return words;
}

const allOf = ({ name, kind, facts }: OptionTexts) => [name, ...kind, ...facts];

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Whether a word stands in a text, or means the same as something that does. */
const isFoundBy = (text: string, word: string, synonyms: Synonyms[string] = []) =>
  [text, ...synonyms.filter((group) => group.some((phrase) => says(text, phrase))).flat()].some((one) => searchWordsOf(one).some((found) => found.word === word));

/** Whether a text has the words of a phrase in a row. */
const says = (text: string, phrase: string) => ` ${plainWordsOf(text).join(' ')} `.includes(` ${plainWordsOf(phrase).join(' ')} `);

/** How well a word answers a typed one; -1 for not at all. */
function matchOf(term: string, word: string, language: string): number {
  if (word === term) return matches.exact;
  if (rootsOf(term).includes(word)) return matches.root;
  if (word.startsWith(term)) return matches.beginning;
  if (writesCompounds(language) && term.length >= SHORTEST_TAIL && word.endsWith(term)) return matches.tail;
  const forgiven = errorsForgiven(term);
  if (forgiven > 0 && swapsOf(term).includes(word)) return matches.oneError;
  const errors = errorsBetween(term, word);
  return errors > forgiven || hasDigit(word) ? -1 : errors === 1 ? matches.oneError : matches.twoErrors;
}

/** Letters to be put in, left out or changed. */
function errorsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
