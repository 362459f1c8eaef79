import { ManyValued, OneValued, type FacetColumn } from './facet-column.ts';
import { GrowingColumn } from './growing-column.ts';
import { PriceColumns } from './price-columns.ts';
import type { FacetId, SearchableOption } from './search-engine.ts';

/** The sizes of an option, each once, and for each variant which of them it is. Many options have the same. */
interface Sizes {
  sizeIds: string[];
  lengthIds: string[];
  sizeOf: number[];
  lengthOf: number[];
}

/** What is filtered, counted and sorted by, column by column. Options are numbers, in the default order. */
export class OptionColumns {
  readonly ids: string[] = [];
  readonly numberOf = new Map<string, number>();
  readonly prices: PriceColumns;
  readonly publishedAt: Float64Array;
  /** How many options were published later. */
  readonly age: Uint32Array;
  readonly facets = { brand: new OneValued(), category: new OneValued(), colour: new OneValued(), size: new ManyValued(), length: new ManyValued(), fit: new OneValued(), material: new OneValued() } satisfies Record<FacetId, FacetColumn>;
  /** The categories an option is in, and all above them. */
  readonly within = new ManyValued();
  /** By category: what is in it and in all below it, in the default order. */
  #members: ReadonlyMap<string, Uint32Array> = new Map();
  #all = new Uint32Array();
  readonly tags = new ManyValued();
  readonly #isAwaited: Uint8Array;
  readonly #firstVariant: Uint32Array;
  readonly #stock = new GrowingColumn(Int32Array);
  readonly #sizes: Sizes[] = [];
  readonly #known = new Map<SearchableOption['sizes'], Sizes>();

  constructor(length: number) {
    this.prices = new PriceColumns(length);
    this.publishedAt = new Float64Array(length);
    this.age = new Uint32Array(length);
    this.#isAwaited = new Uint8Array(length);
    this.#firstVariant = new Uint32Array(length + 1);
  }

  get length(): number {
    return this.ids.length;
  }

  /** Options come in the default order. */
  add({ id, categories, facets, sizes, stock, isAwaited, tags, prices, publishedAt }: SearchableOption): void {
    const option = this.ids.push(id) - 1;
    this.numberOf.set(id, option);
    for (const [currency, { sales, list, historic, member }] of prices) this.prices.set(option, currency, sales, list, historic, member);
    this.publishedAt[option] = publishedAt;
    this.within.add(categories);
    this.tags.add(tags);
    this.facets.category.add(categories.at(-1));
    for (const facet of oneValued) this.facets[facet].add(facets[facet]);
    const own = this.#sizesOf(sizes);
    this.facets.size.add(own.sizeIds);
    this.facets.length.add(own.lengthIds);
    this.#sizes.push(own);
    for (let place = 0; place < sizes.length; place++) this.#stock.push(0);
    this.#firstVariant[option + 1] = this.#stock.length;
    this.#isAwaited[option] = isAwaited ? 1 : 0;
    this.restock(option, stock);
  }

  /** When all are there. */
  *finish(): Generator<void> {
    this.#known.clear();
    this.#members = this.within.optionsByValue();
    yield;
    this.#all = new Uint32Array(this.length).map((_, option) => option);
    yield;
    const times = this.publishedAt.slice(0, this.length).sort();
    for (let option = 0; option < this.length; option++) {
      this.age[option] = times.length - firstAfter(times, this.publishedAt[option]!);
      if (option % 10_000 === 0) yield;
    }
  }

  /** The options of a category, or all. */
  optionsIn(category: string | undefined): Uint32Array {
    return category ? (this.#members.get(category) ?? new Uint32Array()) : this.#all;
  }

  /** Stock of an option's variants, in their order. */
  stockOf(option: number): Int32Array {
    return this.#stock.at.subarray(this.#firstVariant[option], this.#firstVariant[option + 1]);
  }

  /** Sizes and lengths are on offer where one can buy them: in stock, or still to come. */
  restock(option: number, stock: readonly number[]): void {
    const { sizeOf, lengthOf } = this.#sizes[option]!;
    const own = this.stockOf(option);
    const sizes = this.facets.size.switchesOf(option).fill(0);
    const lengths = this.facets.length.switchesOf(option).fill(0);
    for (let place = 0; place < own.length; place++) {
      own[place] = stock[place] ?? 0;
      if (own[place]! <= 0 && this.#isAwaited[option] === 0) continue;
      sizes[sizeOf[place]!] = 1;
      if (lengthOf[place]! >= 0) lengths[lengthOf[place]!] = 1;
    }
  }

  #sizesOf(run: SearchableOption['sizes']): Sizes {
    let sizes = this.#known.get(run);
    if (!sizes) {
      const sizeIds = [...new Set(run.map(({ sizeId }) => sizeId))];
      const lengthIds = [...new Set(run.flatMap(({ lengthId }) => (lengthId === null ? [] : [lengthId])))];
      sizes = { sizeIds, lengthIds, sizeOf: run.map(({ sizeId }) => sizeIds.indexOf(sizeId)), lengthOf: run.map(({ lengthId }) => (lengthId === null ? -1 : lengthIds.indexOf(lengthId))) };
      this.#known.set(run, sizes);
    }
    return sizes;
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
