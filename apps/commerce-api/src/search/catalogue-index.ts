import type { badge, ColourRow, Localised, LocalisedList, OptionFlags, PictureRow, StyleFacts } from '../storage/schema.ts';
import { readArticles, type Article } from './articles.ts';
import type { CategoryNode } from './category-tree.ts';
import type { ColumnsEngine } from './columns-engine.ts';
import type { Packed } from './packed-texts.ts';
import type { FacetId, OptionPrice, SearchEngine } from './search-engine.ts';

export type BadgeRow = typeof badge.$inferSelect;
export type PriceRow = Required<OptionPrice> & { currency: string };

/** What a style keeps in memory: few objects of its own, all else is one with its equals. */
export class StyleEntry {
  readonly number: string;
  readonly brand: string;
  readonly subBrand: string | null;
  readonly category: CategoryNode;
  readonly name: Localised;
  readonly composition: Localised | null;
  readonly care: LocalisedList | null;
  readonly facts: StyleFacts;
  readonly #description: Packed;

  constructor({ number, brand, subBrand, category, name, composition, care, facts, description }: Omit<StyleEntry, 'description'> & { description: Packed }) {
    [this.number, this.brand, this.subBrand, this.category, this.name, this.composition, this.care, this.facts] = [number, brand, subBrand, category, name, composition, care, facts];
    this.#description = description;
  }

  get description(): Localised {
    return JSON.parse(this.#description.text) as Localised;
  }
}

/** The sizes that many options come in. */
export type SizeRun = readonly { sizeId: string; sizeName: string; lengthId: string | null; lengthName: string | null }[];

export class OptionEntry {
  readonly id: string;
  readonly style: StyleEntry;
  readonly position: number;
  readonly slug: string;
  readonly colour: ColourRow;
  readonly flags: OptionFlags;
  readonly publishedAt: number;
  readonly availableFrom: string | null;
  readonly disclaimer: Localised | null;
  readonly badgeIds: readonly string[];
  readonly setOptions: readonly string[];
  readonly sizes: SizeRun;
  readonly #look: Packed;
  readonly #pictures: Packed;
  readonly #articles: Packed;

  constructor({ id, position, slug, colour, flags, publishedAt, availableFrom, disclaimer, badgeIds, setOptions }: Omit<OptionEntry, 'style' | 'sizes' | 'look' | 'pictures' | 'articles'>, style: StyleEntry, sizes: SizeRun, { look, pictures, articles }: { look: Packed; pictures: Packed; articles: Packed }) {
    this.id = id;
    this.style = style;
    this.position = position;
    this.slug = slug;
    this.colour = colour;
    this.flags = flags;
    this.publishedAt = publishedAt;
    this.availableFrom = availableFrom;
    this.disclaimer = disclaimer;
    this.badgeIds = badgeIds;
    this.setOptions = setOptions;
    this.sizes = sizes;
    this.#look = look;
    this.#pictures = pictures;
    this.#articles = articles;
  }

  /** Style options that are worn with it. Read anew each time. */
  get look(): string[] {
    return JSON.parse(this.#look.text) as string[];
  }

  /** Read anew each time. */
  get pictures(): PictureRow[] {
    return JSON.parse(this.#pictures.text) as PictureRow[];
  }

  /** One of each size. Read anew each time. */
  get articles(): Article[] {
    return readArticles(this.#articles.text);
  }
}

export type IndexedVariant = Article & SizeRun[number] & { stock: number };

/** A style option with all that belongs to it. */
export interface IndexedProduct {
  id: string;
  option: OptionEntry;
  style: StyleEntry;
  category: CategoryNode;
  /** In their order. */
  variants: readonly IndexedVariant[];
  /** By currency. */
  prices: { get(currency: string): PriceRow | undefined; has(currency: string): boolean };
}

/** The catalogue as the process holds it. But for the stock of variants it never changes: a new one takes its place. */
export class CatalogueIndex {
  /** Parents before children. */
  readonly categories: readonly CategoryNode[];
  readonly categoryById: ReadonlyMap<string, CategoryNode>;
  readonly categoryByPath: ReadonlyMap<string, CategoryNode>;
  readonly badgeById: ReadonlyMap<string, BadgeRow>;
  readonly engine: SearchEngine;
  readonly #columns: ColumnsEngine['columns'];
  readonly #options: readonly OptionEntry[];
  readonly #ofStyle: ReadonlyMap<string, readonly OptionEntry[]>;
  readonly #sizeNames: ReadonlyMap<string, string>;

  constructor({ categories, badges, engine, options, ofStyle, sizeNames }: { categories: readonly CategoryNode[]; badges: readonly BadgeRow[]; engine: ColumnsEngine; options: readonly OptionEntry[]; ofStyle: ReadonlyMap<string, readonly OptionEntry[]>; sizeNames: ReadonlyMap<string, string> }) {
    this.categories = categories;
    this.categoryById = new Map(categories.map((node) => [node.id, node]));
    this.categoryByPath = new Map(categories.map((node) => [node.path, node]));
    this.badgeById = new Map(badges.map((one) => [one.id, one]));
    this.engine = engine;
    this.#columns = engine.columns;
    [this.#options, this.#ofStyle, this.#sizeNames] = [options, ofStyle, sizeNames];
  }

  get size(): number {
    return this.#options.length;
  }

  product(id: string): IndexedProduct | undefined {
    const number = this.#columns.numberOf.get(id);
    return number === undefined ? undefined : this.#productOf(number);
  }

  /** The colours of a style, in their order. */
  productsOfStyle(number: string): IndexedProduct[] {
    return (this.#ofStyle.get(number) ?? []).map(({ id }) => this.product(id)!);
  }

  /** What the shopper reads at a facet value, as far as the catalogue says it. */
  facetName(facet: FacetId, value: string): Localised {
    if (facet === 'category') return this.categoryById.get(value)?.name ?? { en: value };
    if (facet === 'brand') return { en: value };
    if (facet === 'size' || facet === 'length') return { en: this.#sizeNames.get(`${facet} ${value}`) ?? value };
    return { en: value.charAt(0).toUpperCase() + value.slice(1) };
  }

  /** Stock by sku; what is not named stays as it is. */
  restock(id: string, stock: ReadonlyMap<string, number>): void {
    const product = this.product(id);
    if (product) this.engine.restock(id, product.variants.map((one) => stock.get(one.id) ?? one.stock));
  }

  #productOf(number: number): IndexedProduct {
    const option = this.#options[number]!;
    const { prices } = this.#columns;
    const stock = this.#columns.stockOf(number);
    let variants: IndexedVariant[] | undefined;
    return {
      id: option.id,
      option,
      style: option.style,
      category: option.style.category,
      get variants() {
        return (variants ??= option.articles.map((article, place) => ({ ...article, ...option.sizes[place]!, stock: stock[place]! })));
      },
      prices: {
        get: (currency) => {
          const price = prices.get(number, currency);
          return price && { ...price, currency };
        },
        has: (currency) => prices.has(number, currency),
      },
    };
  }
}
