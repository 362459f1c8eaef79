import { onlySize } from '../catalog/size.rules.ts';
import type { badge, Localised } from '../storage/schema.ts';
import type { CategoryNode } from './category-tree.ts';
import type { ColumnsEngine } from './columns-engine.ts';
import { IndexedProduct } from './indexed-product.ts';
import type { OptionEntries } from './option-entries.ts';
import type { FacetId, SearchEngine } from './search-engine.ts';

export type BadgeRow = typeof badge.$inferSelect;

/** The catalogue as the process holds it. But for the stock of variants it never changes: a new one takes its place. */
export class CatalogueIndex {
  /** Parents before children. */
  readonly categories: readonly CategoryNode[];
  readonly categoryById: ReadonlyMap<string, CategoryNode>;
  readonly categoryByPath: ReadonlyMap<string, CategoryNode>;
  /** The brands of all that lies in a category and below it. */
  readonly brandsOfCategory: ReadonlyMap<string, ReadonlySet<string>>;
  readonly badgeById: ReadonlyMap<string, BadgeRow>;
  readonly engine: SearchEngine;
  readonly #columns: ColumnsEngine['columns'];
  readonly #options: OptionEntries;
  readonly #sizeNames: ReadonlyMap<string, string>;

  constructor({ categories, badges, engine, options, sizeNames }: { categories: readonly CategoryNode[]; badges: readonly BadgeRow[]; engine: ColumnsEngine; options: OptionEntries; sizeNames: ReadonlyMap<string, string> }) {
    this.categories = categories;
    this.categoryById = new Map(categories.map((node) => [node.id, node]));
    this.categoryByPath = new Map(categories.map((node) => [node.path, node]));
    const brandsOf = new Map(categories.map(({ id }) => [id, new Set<string>()]));
    for (const { brand, category } of options.styles.values) if (!brandsOf.get(category.id)!.has(brand)) for (const id of [category.id, ...category.ancestors]) brandsOf.get(id)!.add(brand);
    this.brandsOfCategory = brandsOf;
    this.badgeById = new Map(badges.map((one) => [one.id, one]));
    this.engine = engine;
    this.#columns = engine.columns;
    [this.#options, this.#sizeNames] = [options, sizeNames];
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
    return Array.from(this.#options.ofStyle(number), (option) => this.#productOf(option));
  }

  /** Whether all that lies in a category and below it is so. */
  isAllIn(categoryId: string, isSo: (product: IndexedProduct) => boolean): boolean {
    return this.#options.styles.values.every(({ number, category }) => (category.id !== categoryId && !category.ancestors.includes(categoryId)) || this.productsOfStyle(number).every(isSo));
  }

  /** Addresses of the pictures of all sets. */
  setPictures(): string[] {
    const { setOptions } = this.#options;
    const addresses: string[] = [];
    for (let option = 0; option < this.size; option++) if (setOptions.at(option).length > 0) addresses.push(...this.#options.at(option).pictures.map(({ index, format }) => `${index}.${format}`));
    return addresses;
  }

  /** What the shopper reads at a facet value, as far as the catalogue says it. */
  facetName(facet: FacetId, value: string): Localised {
    if (facet === 'category') return this.categoryById.get(value)?.name ?? { en: value };
    if (facet === 'brand') return { en: value };
    if (facet === 'size' && value === onlySize.id) return onlySize.names;
    if (facet === 'size' || facet === 'length') return { en: this.#sizeNames.get(`${facet} ${value}`) ?? value };
    return { en: value.charAt(0).toUpperCase() + value.slice(1) };
  }

  /** Stock by sku; what is not named stays as it is. */
  restock(id: string, stock: ReadonlyMap<string, number>): void {
    const product = this.product(id);
    if (product) this.engine.restock(id, product.variants.map((one) => stock.get(one.id) ?? one.stock));
  }

  #productOf(number: number): IndexedProduct {
    return new IndexedProduct(this.#options.at(number), number, this.#columns);
  }
}
