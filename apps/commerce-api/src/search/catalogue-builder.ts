import { textIn } from '../content/texts.ts';
import type { Localised, LocalisedList, ColourRow, StyleFacts } from '../storage/schema.ts';
import type { SizeRun } from './articles.ts';
import { OptionEntries, StyleEntry, type OptionFacts } from './catalogue-entries.ts';
import { CatalogueIndex, type BadgeRow } from './catalogue-index.ts';
import { inTreeOrder, type CategoryNode, type CategoryRow } from './category-tree.ts';
import { ColumnsEngine } from './columns-engine.ts';
import { PackedTexts } from './packed-texts.ts';
import type { OptionPrice, OptionTexts, Synonyms } from './search-engine.ts';
import { readPrices } from './written-prices.ts';

export interface CatalogueFrame {
  categories: CategoryRow[];
  badges: BadgeRow[];
  /** So many options at most. */
  options: number;
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
  goods: GoodsToBuild;
  prices: PricesToBuild;
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

export const noGoods: GoodsToBuild = { sizes: [], stock: [], articles: new Uint8Array() };
const noPrices: ReadonlyMap<string, OptionPrice> = new Map();

/** Puts a catalogue together: styles first, then options in the default order. */
export class CatalogueBuilder {
  readonly #nodes: CategoryNode[];
  readonly #nodeById: Map<string, CategoryNode>;
  readonly #badges: BadgeRow[];
  readonly #languages: string[];
  readonly #facetNames: ReadonlyMap<string, Localised>;
  readonly #engine: ColumnsEngine;
  readonly #packed = new PackedTexts();
  readonly #styles = new Map<string, { entry: StyleEntry; categories: string[]; texts: Record<string, OptionTexts> }>();
  readonly #options = new OptionEntries(this.#packed);
  readonly #ofStyle = new Map<string, number[]>();
  readonly #sizeNames = new Map<string, string>();
  readonly #namedRuns = new Set<SizeRun>();
  readonly #currencies = new Map<string, string[]>();
  readonly #colourNames = new Map<ColourRow, Record<string, string[]>>();

  constructor({ categories, badges, options, languages, synonyms, facetNames = new Map() }: CatalogueFrame) {
    this.#nodes = inTreeOrder(categories);
    this.#nodeById = new Map(this.#nodes.map((node) => [node.id, node]));
    this.#badges = badges;
    this.#languages = [...new Set(['en', ...languages])];
    this.#facetNames = facetNames;
    this.#engine = new ColumnsEngine({ length: options, languages: this.#languages, synonyms, categories: this.#nodes.map(({ id, ancestors, name }) => ({ id, ancestors, names: name })) });
  }

  /** A style whose category is unknown is left out. */
  style({ categoryId, description, ...style }: StyleToBuild): void {
    const category = this.#nodeById.get(categoryId);
    if (!category) return;
    const entry = new StyleEntry({ ...style, category }, this.#packed, this.#packed.addOnce(description));
    const path = [...category.ancestors.map((id) => this.#nodeById.get(id)!), category];
    const { brand, subBrand, name, facts: { fit, material, subGroup } } = style;
    const texts = Object.fromEntries(this.#languages.map((language) => [language, {
      name: textIn(name, language),
      kind: [...path.map((node) => textIn(node.name, language)), brand, ...(subBrand ? [subBrand] : [])],
      facts: [...(fit ? [this.#facetName('fit', fit, language)] : []), ...(material ? [this.#facetName('material', material, language)] : []), ...(subGroup && language === 'en' ? [subGroup] : [])],
    }]));
    this.#styles.set(style.number, { entry, categories: path.map(({ id }) => id), texts });
  }

  /** An option whose style is left out is left out. */
  option(option: OptionToBuild): void {
    const { id, styleNumber, colour, flags, popularity, publishedAt, goods: { sizes, stock, articles }, prices } = option;
    const style = this.#styles.get(styleNumber);
    if (!style) return;
    const { entry: { brand, facts }, categories, texts } = style;
    const number = this.#options.length;
    this.#options.add(option, style.entry, sizes, articles);
    const siblings = this.#ofStyle.get(styleNumber);
    if (siblings) siblings.push(number);
    else this.#ofStyle.set(styleNumber, [number]);
    this.#nameSizes(sizes);
    this.#engine.add({
      id,
      categories,
      facets: { brand, colour: colour.base, fit: facts.fit, material: facts.material },
      sizes,
      stock,
      isAwaited: flags.preorder === true || flags.comingSoon === true,
      tags: [...new Set(facts.tags)],
      prices: noPrices,
      publishedAt,
      popularity,
      texts: this.#inColour(texts, colour),
    });
    this.#price(number, prices);
  }

  /** Ends the work in small steps; its result is the catalogue. */
  *finish(): Generator<void, CatalogueIndex> {
    this.#packed.finish();
    const { at: positions } = this.#options.positions;
    for (const siblings of this.#ofStyle.values()) {
      siblings.sort((a, b) => positions[a]! - positions[b]!);
      yield;
    }
    yield* this.#engine.finish();
    return new CatalogueIndex({ categories: this.#nodes, badges: this.#badges, engine: this.#engine, options: this.#options, ofStyle: this.#ofStyle, sizeNames: this.#sizeNames });
  }

  #price(option: number, { currencies, written }: PricesToBuild): void {
    let known = this.#currencies.get(currencies);
    if (!known) this.#currencies.set(currencies, (known = currencies.split(',')));
    const { prices } = this.#engine.columns;
    readPrices(written, (place, sales, list, historic, member) => prices.set(option, known[place]!, sales, list, historic, member));
  }

  #inColour(texts: Record<string, OptionTexts>, colour: ColourRow): Record<string, OptionTexts> {
    let names = this.#colourNames.get(colour);
    if (!names) this.#colourNames.set(colour, (names = Object.fromEntries(this.#languages.map((language) => [language, [textIn(colour.name, language), this.#facetName('colour', colour.base, language)]]))));
    const coloured: Record<string, OptionTexts> = {};
    for (const language of this.#languages) {
      const { name, kind, facts } = texts[language]!;
      coloured[language] = { name, kind: [...names[language]!, ...kind], facts };
    }
    return coloured;
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
