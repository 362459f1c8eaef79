import { FacetColumn } from './facet-column.ts';
import { GrowingColumn } from './growing-column.ts';
import { PriceColumns } from './price-columns.ts';
import type { FacetId, SearchableOption } from './search-engine.ts';

/** What is filtered, counted and sorted by, column by column. Options are numbers, in the default order. */
export class OptionColumns {
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly prices: PriceColumns;
  readonly publishedAt: Float64Array;
  /** How many options were published later. */
  readonly age: Uint32Array;
  readonly facets: Readonly<Record<FacetId, FacetColumn>>;
  /** The categories an option is in, and all above them. */
  readonly #within: FacetColumn;
  /** By category: what is in it and in all below it, in the default order. */
  #members: ReadonlyMap<string, Uint32Array> = new Map();
  #all = new Uint32Array();
  readonly tags: FacetColumn;
  readonly #isAwaited: Uint8Array;
  readonly #firstVariant: Uint32Array;
  readonly #stock = new GrowingColumn(Int32Array);
  readonly #sizes: SearchableOption['sizes'][];

  /** @param ids of the options, in the default order */
  constructor(ids: readonly string[]) {
    const { length } = ids;
    this.ids = ids;
    this.numberOf = new Map(ids.map((id, option) => [id, option]));
    const column = () => new FacetColumn(length);
    this.facets = { brand: column(), category: column(), colour: column(), size: column(), length: column(), fit: column(), material: column() };
    [this.#within, this.tags] = [column(), column()];
    this.prices = new PriceColumns(length);
    this.publishedAt = new Float64Array(length);
    this.age = new Uint32Array(length);
    this.#isAwaited = new Uint8Array(length);
    this.#firstVariant = new Uint32Array(length);
    this.#sizes = new Array<SearchableOption['sizes']>(length).fill([]);
  }

  get length(): number {
    return this.ids.length;
  }

  add(option: number, { categories, facets, isAwaited, tags, prices, publishedAt }: Omit<SearchableOption, 'sizes' | 'stock'>): void {
    for (const [currency, { sales, list, historic, member }] of prices) this.prices.set(option, currency, sales, list, historic, member);
    this.publishedAt[option] = publishedAt;
    this.#within.put(option, categories);
    this.tags.put(option, tags);
    this.facets.category.put(option, categories.slice(-1));
    for (const facet of oneValued) this.facets[facet].put(option, facets[facet] ? [facets[facet]] : []);
    this.#isAwaited[option] = isAwaited ? 1 : 0;
  }

  /** What can be bought of it. */
  addGoods(option: number, sizes: SearchableOption['sizes'], stock: readonly number[]): void {
    this.#sizes[option] = sizes;
    this.#firstVariant[option] = this.#stock.length;
    for (let place = 0; place < sizes.length; place++) this.#stock.push(stock[place] ?? 0);
  }

  /** When all are there. */
  *finish(): Generator<void> {
    this.#all = new Uint32Array(this.length).map((_, option) => option);
    this.#members = this.#within.optionsByValue(this.#all);
    yield;
    const times = this.publishedAt.slice().sort();
    for (let option = 0; option < this.length; option++) {
      this.age[option] = times.length - firstAfter(times, this.publishedAt[option]!);
      this.restock(option, this.stockOf(option));
      if (option % 1_000 === 0) yield;
    }
  }

  /** The options of a category, or all. */
  optionsIn(category: string | undefined): Uint32Array {
    return category ? (this.#members.get(category) ?? new Uint32Array()) : this.#all;
  }

  /** Stock of an option's variants, in their order. */
  stockOf(option: number): Int32Array {
    const first = this.#firstVariant[option]!;
    return this.#stock.at.subarray(first, first + this.#sizes[option]!.length);
  }

  /** Sizes and lengths are on offer where one can buy them: in stock, or still to come. */
  restock(option: number, stock: ArrayLike<number>): void {
    const sizes = this.#sizes[option]!;
    const own = this.stockOf(option);
    const { size, length } = this.facets;
    let [inSizes, inLengths] = [0, 0];
    for (let place = 0; place < own.length; place++) {
      own[place] = stock[place] ?? 0;
      if (own[place]! <= 0 && this.#isAwaited[option] === 0) continue;
      const { sizeId, lengthId } = sizes[place]!;
      inSizes = size.and(inSizes, sizeId);
      if (lengthId !== null) inLengths = length.and(inLengths, lengthId);
    }
    [size.setOf[option], length.setOf[option]] = [inSizes, inLengths];
  }
}

/** The first place, in rising order, of more than a value. */
function firstAfter(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const oneValued = ['brand', 'colour', 'fit', 'material'] as const;
