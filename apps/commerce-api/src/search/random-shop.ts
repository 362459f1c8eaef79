import fc from 'fast-check';
import { facetIds, sortings, type FacetId, type SearchableCategory, type SearchableOption, type SearchQuestion, type SuggestQuestion, type Synonyms } from './search-engine.ts';

/** Options and questions by chance, with few values each, so that much meets. */
const words = ['slim', 'Slim-fit', 'jeans', 'Jeansjacke', 'Wollmantel', 'Mantel', 'Größe', 'blau', 'blaues', 'Jacke', 'crème', 'Århus', 'T-Shirt', 'İpek', 'جينز', 'الجينز', 'معطف', 'أزرق', 'trousers', 'overcoat', 'dresses', 'dress', '501'];
const word = fc.constantFrom(...words);
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '));
const numbers = ['501', 'EX-501', 'ex-tee', 't-shirt', 'TROUSERS', '4006381333931', '036000291452', '96385074', 'A 1'];
const texts = fc.record({ name: phrase, kind: fc.array(word, { maxLength: 2 }), facts: fc.array(word, { maxLength: 1 }) });
const few = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const price = fc.record({ sales: fc.integer({ min: 1, max: 20 }), list: fc.integer({ min: 1, max: 20 }) });
const categories = [['women'], ['women', 'jeans'], ['women', 'jeans', 'wide'], ['men'], []];

const runs = [[], ['s', 'm', 'l'].map((sizeId) => ({ sizeId, lengthId: null })), ['30', '32'].flatMap((lengthId) => ['s', 'm'].map((sizeId) => ({ sizeId, lengthId }))), [{ sizeId: 'm', lengthId: '32' }, { sizeId: 'm', lengthId: null }]];

const option = fc.record({
  numbers: fc.uniqueArray(fc.constantFrom(...numbers), { maxLength: 2 }),
  categories: fc.constantFrom(...categories),
  facets: fc.record({ brand: few('Nord', 'Kiosk'), colour: few('blue', 'red', 'green'), fit: few('slim'), material: few('wool', 'cotton') }),
  sizes: fc.constantFrom(...runs),
  stock: fc.array(fc.constantFrom(0, 0, 1, 5), { maxLength: 4 }),
  isAwaited: fc.constantFrom(false, false, false, true),
  tags: fc.uniqueArray(fc.constantFrom('denim', 'new', 'winter'), { maxLength: 2 }),
  prices: fc.record({ GBP: fc.option(price), EUR: fc.option(price) }).map((by) => new Map(Object.entries(by).flatMap(([currency, one]) => (one ? [[currency, one] as const] : [])))),
  publishedAt: fc.integer({ min: 0, max: 5 }),
  popularity: fc.integer({ min: 0, max: 3 }),
  texts: fc.oneof(fc.record({ en: texts }), fc.record({ en: texts, de: texts })),
});

export const randomOptions: fc.Arbitrary<SearchableOption[]> = fc.array(option, { maxLength: 25 }).map((options) => options.map((one, place) => ({ id: `10000${place % 7}_c${place}_1`, ...one })));

export const randomSynonyms: fc.Arbitrary<Synonyms> = fc.record({ en: fc.array(fc.array(fc.oneof(word, phrase), { maxLength: 3 }), { maxLength: 2 }), de: fc.array(fc.array(word, { maxLength: 2 }), { maxLength: 1 }) });

/** As people type: beginnings, slips, and now and then nonsense. */
const typed = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 3, arbitrary: fc.tuple(word, fc.nat(8)).map(([whole, length]) => whole.slice(0, length)) },
  { weight: 3, arbitrary: fc.tuple(word, fc.nat(8), fc.constantFrom('', 'e', 'x')).map(([whole, place, letter]) => whole.slice(0, place) + letter + whole.slice(place + 1)) },
  { weight: 2, arbitrary: fc.tuple(word, fc.nat(6)).map(([whole, place]) => whole.slice(0, place) + whole.charAt(place + 1) + whole.charAt(place) + whole.slice(place + 2)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
);
const text = fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 3, arbitrary: fc.array(typed, { maxLength: 3 }).map((some) => some.join(' ')) }, { weight: 1, arbitrary: fc.constantFrom(...numbers, 'ex 501', 'Ex-501', '4006 3813 33931', '0036000291452', '502', '%', '👗') });
const bound = fc.option(fc.integer({ min: -1, max: 22 }), { nil: undefined });
const bounds = fc.option(fc.record({ lower: bound, upper: bound }), { nil: undefined });
const valuesOf: Record<FacetId, string[]> = { brand: ['Nord', 'Kiosk'], category: ['women', 'jeans', 'wide', 'men'], colour: ['blue', 'red', 'green'], size: ['s', 'm', 'l'], length: ['30', '32'], fit: ['slim'], material: ['wool', 'cotton'] };
const wishes = fc.uniqueArray(fc.constantFrom(...facetIds), { maxLength: 3 }).chain((facets) => fc.tuple(...facets.map((facet) => fc.uniqueArray(fc.constantFrom(...valuesOf[facet], 'unknown'), { maxLength: 2 }).map((values) => [facet, new Set(values)] as const)))).map((entries) => new Map(entries));
const tags = fc.option(fc.uniqueArray(fc.constantFrom('denim', 'new', 'winter', 'unknown'), { maxLength: 2 }), { nil: undefined });

export const randomQuestion: fc.Arbitrary<SearchQuestion> = fc.record({
  currency: fc.constantFrom('GBP', 'GBP', 'GBP', 'EUR', 'XXX'),
  language: fc.constantFrom('en', 'de', 'fi', 'ar'),
  text,
  category: fc.constantFrom(undefined, undefined, undefined, 'women', 'jeans', 'unknown'),
  tags,
  multiBrandTags: tags,
  chosen: wishes,
  facets: fc.subarray([...facetIds]),
  price: bounds,
  initialPrice: bounds,
  publishedSince: fc.constantFrom(undefined, undefined, 2),
  sorting: fc.constantFrom(undefined, ...sortings),
  limit: fc.constantFrom(undefined, undefined, 3),
  from: fc.constantFrom(0, 0, 2, 30),
  size: fc.constantFrom(0, 1, 5, 60),
});

/** The tree that the options lie in, by any names. */
export const randomCategories: fc.Arbitrary<SearchableCategory[]> = fc.tuple(...[['women'], ['women', 'jeans'], ['women', 'jeans', 'wide'], ['men']].map((path) =>
  fc.oneof(fc.record({ en: phrase }), fc.record({ en: phrase, de: phrase })).map((names) => ({ id: path.at(-1)!, ancestors: path.slice(0, -1), names }))));

export const randomTyping: fc.Arbitrary<SuggestQuestion> = fc.record({
  currency: fc.constantFrom('GBP', 'GBP', 'GBP', 'EUR', 'XXX'),
  language: fc.constantFrom('en', 'de', 'fi', 'ar'),
  text: fc.oneof({ weight: 9, arbitrary: fc.tuple(fc.array(typed, { minLength: 1, maxLength: 3 }), fc.constantFrom(' ', ' ', '  ', '-', ', ')).map(([some, between]) => some.join(between)) }, { weight: 1, arbitrary: fc.constantFrom(...numbers) }),
  products: fc.constantFrom(0, 1, 5),
  categories: fc.constantFrom(0, 1, 5),
  terms: fc.constantFrom(0, 1, 9),
});

export const randomRestock = fc.tuple(fc.nat(25), fc.array(fc.constantFrom(0, 2), { maxLength: 4 }));
