import { textIn } from '../content/in-language.ts';
import type { Localised, LocalisedList, ColourRow, StyleFacts } from '../storage/schema.ts';
import type { SizeRun } from './articles.ts';
import { CatalogueIndex, type BadgeRow } from './catalogue-index.ts';
import { inTreeOrder, type CategoryNode, type CategoryRow } from './category-tree.ts';
import { ColumnsEngine } from './columns-engine.ts';
import { OptionEntries, type OptionFacts } from './option-entries.ts';
import { PackedTexts } from './packed-texts.ts';
import type { OptionPrice, Synonyms } from './search-engine.ts';
import { StyleEntry } from './style-entry.ts';
import { readPrices } from './written-prices.ts';

export interface CatalogueFrame {
  categories: CategoryRow[];
  badges: BadgeRow[];
  /** Ids of the options, in the default order. */
  options: readonly string[];
  /** Languages that styles have names in. */
  languages: string[];
  synonyms?: Synonyms;
  /** What editors call facet values: `colour.blue` → name by language. */
  facetNames?: ReadonlyMap<string, Localised>;
}

export interface StyleToBuild {
  number: string;
  brand: string;
  subBrand: string | null;
  categoryId: string;
  name: Localised;
  composition: Localised | null;
  care: LocalisedList | null;
  facts: StyleFacts;
  /** JSON, in UTF-8. */
  description: Uint8Array;
}

export interface OptionToBuild extends OptionFacts {
  styleNumber: string;
  popularity: number;
}

/** The variants of an option, in their order. */
export interface GoodsToBuild {
  sizes: SizeRun;
  /** Of each size: pieces in the warehouse. */
  stock: readonly number[];
  /** One of each size, as written by `writtenArticles`, in UTF-8. */
  articles: Uint8Array;
}

/** The prices of an option: currencies with commas between them, and what stands in each, as `readPrices` reads it. */
export interface PricesToBuild {
  currencies: string;
  written: Uint8Array;
}

const noPrices: ReadonlyMap<string, OptionPrice> = new Map();

/** What a style is found by, but for its name. */
interface StyleWords {
  entry: StyleEntry;
  kinds: { categories: string[]; words: Record<string, string[]>; coloured: Map<ColourRow, Record<string, string[]>> };
  facts: Record<string, string[]>;
}

/** Puts a catalogue together: styles before their options; goods and prices when they are known. */
export class CatalogueBuilder {
  readonly #nodes: CategoryNode[];
  readonly #nodeById: Map<string, CategoryNode>;
  readonly #badges: BadgeRow[];
  readonly #languages: string[];
  readonly #facetNames: ReadonlyMap<string, Localised>;
  readonly #engine: ColumnsEngine;
  readonly #packed = new PackedTexts();
  readonly #styles = new Map<string, StyleWords>();
  /** What styles have alike. */
  readonly #kinds = new Map<string, StyleWords['kinds']>();
  readonly #facts = new Map<string, StyleWords['facts']>();
  readonly #options: OptionEntries;
  readonly #sizeNames = new Map<string, string>();
  readonly #namedRuns = new Set<SizeRun>();
  readonly #currencies = new Map<string, string[]>();

  constructor({ categories, badges, options, languages, synonyms, facetNames = new Map() }: CatalogueFrame) {
    this.#nodes = inTreeOrder(categories);
    this.#nodeById = new Map(this.#nodes.map((node) => [node.id, node]));
    this.#badges = badges;
    this.#languages = [...new Set(['en', ...languages])];
    this.#facetNames = facetNames;
    this.#options = new OptionEntries(options, this.#packed);
    this.#engine = new ColumnsEngine({
      ids: options, languages: this.#languages, synonyms, categories: this.#nodes.map(({ id, ancestors, name }) => ({ id, ancestors, names: name })),
      numbersOf: (option) => this.#options.numbersOf(option),
    });
  }

  /** @throws when its category is unknown */
  style({ categoryId, description, ...style }: StyleToBuild): void {
    const category = this.#nodeById.get(categoryId);
    if (!category) throw new Error(`The category of style ${style.number} is unknown.`);
    const entry = new StyleEntry({ ...style, category }, this.#packed, this.#packed.addOnce(description));
    const { brand, subBrand, facts: { fit, material, subGroup } } = style;
    const kinds = known(this.#kinds, JSON.stringify([categoryId, brand, subBrand]), () => {
      const path = [...category.ancestors.map((id) => this.#nodeById.get(id)!), category];
      return { categories: path.map(({ id }) => id), words: this.#inEach((language) => [...path.map((node) => textIn(node.name, language)), brand, ...(subBrand ? [subBrand] : [])]), coloured: new Map() };
    });
    const facts = known(this.#facts, JSON.stringify([fit, material, subGroup]), () =>
      this.#inEach((language) => [...(fit ? [this.#facetName('fit', fit, language)] : []), ...(material ? [this.#facetName('material', material, language)] : []), ...(subGroup && language === 'en' ? [subGroup] : [])]));
    this.#styles.set(style.number, { entry, kinds, facts });
  }

  /** Each once, in the default order. @throws when its style is unknown */
  option(option: OptionToBuild): void {
    const { id, styleNumber, colour, flags, popularity, publishedAt } = option;
    const style = this.#styles.get(styleNumber);
    if (!style) throw new Error(`The style of option ${id} is unknown.`);
    const { entry: { name, brand, facts: { fit, material, tags } }, kinds, facts } = style;
    this.#options.set(this.#numberOf(id), option, style.entry);
    const kind = known(kinds.coloured, colour, () => this.#inEach((language) => [textIn(colour.name, language), this.#facetName('colour', colour.base, language), ...kinds.words[language]!]));
    this.#engine.add({
      id,
      numbers: [styleNumber, id],
      categories: kinds.categories,
      facets: { brand, colour: colour.base, fit, material },
      isAwaited: flags.preorder === true || flags.comingSoon === true,
      tags: [...new Set(tags)],
      prices: noPrices,
      publishedAt,
      popularity,
      texts: this.#inEach((language) => ({ name: textIn(name, language), kind: kind[language]!, facts: facts[language]! })),
    });
  }

  /** Of an option, in any order. */
  goods(id: string, { sizes, stock, articles }: GoodsToBuild): void {
    const option = this.#numberOf(id);
    this.#options.setGoods(option, sizes, articles);
    this.#nameSizes(sizes);
    this.#engine.numbers.addArticles(option, articles);
    this.#engine.columns.addGoods(option, sizes, stock);
  }

  prices(id: string, { currencies, written }: PricesToBuild): void {
    const option = this.#numberOf(id);
    const each = known(this.#currencies, currencies, () => currencies.split(','));
    const { prices } = this.#engine.columns;
    readPrices(written, (place, sales, list, historic, member) => prices.set(option, each[place]!, sales, list, historic, member));
  }

  /** Ends the work in small steps; its result is the catalogue. */
  *finish(): Generator<void, CatalogueIndex> {
    yield* this.#options.finish();
    yield* this.#engine.finish();
    return new CatalogueIndex({ categories: this.#nodes, badges: this.#badges, engine: this.#engine, options: this.#options, sizeNames: this.#sizeNames });
  }

  #numberOf = (id: string): number => this.#engine.columns.numberOf.get(id)!;

  #inEach<Value>(inLanguage: (language: string) => Value): Record<string, Value> {
    const values: Record<string, Value> = {};
    for (const language of this.#languages) values[language] = inLanguage(language);
    return values;
  }

  #facetName = (facet: string, value: string, language: string): string => textIn(this.#facetNames.get(`${facet}.${value}`) ?? { en: value }, language);

  #nameSizes(run: SizeRun): void {
    if (this.#namedRuns.has(run)) return;
    this.#namedRuns.add(run);
    for (const { sizeId, sizeName, lengthId, lengthName } of run) {
      this.#sizeNames.set(`size ${sizeId}`, sizeName);
      if (lengthId !== null) this.#sizeNames.set(`length ${lengthId}`, lengthName ?? lengthId);
    }
  }
}

function known<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = values.get(key);
  if (value === undefined) values.set(key, (value = make()));
  return value;
}
