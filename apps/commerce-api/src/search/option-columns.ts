import { ManyValued, OneValued, type FacetColumn } from './facet-column.ts';
import { GrowingColumn } from './growing-column.ts';
import { PriceColumns } from './price-columns.ts';
import type { FacetId, SearchableOption } from './search-engine.ts';

/** What is filtered, counted and sorted by, column by column. Options are numbers, in the default order. */
export class OptionColumns {
  readonly ids: string[] = [];
  readonly numberOf = new Map<string, number>();
  readonly prices: PriceColumns;
  readonly publishedAt: Float64Array;
  /** Place of its day of publishing among all, from 0 on. */
  readonly age: Uint32Array;
  readonly facets = { brand: new OneValued(), category: new OneValued(), colour: new OneValued(), size: new ManyValued(), length: new ManyValued(), fit: new OneValued(), material: new OneValued() } satisfies Record<FacetId, FacetColumn>;
  /** The categories an option is in, and all above them. */
  readonly within = new ManyValued();
  readonly tags = new ManyValued();
  readonly #isAwaited: Uint8Array;
  readonly #firstVariant: Uint32Array;
  readonly #stock = new GrowingColumn(Int32Array);
  readonly #sizes = new GrowingColumn(Uint32Array);
  readonly #lengths = new GrowingColumn(Uint32Array);
  readonly #sizeIds: string[] = [];
  readonly #known = new Map<string, number>();

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
  add({ id, categories, facets, variants, isAwaited, tags, prices, publishedAt }: SearchableOption): void {
    const option = this.ids.push(id) - 1;
    this.numberOf.set(id, option);
    for (const [currency, price] of prices) this.prices.set(option, currency, price);
    this.publishedAt[option] = publishedAt;
    this.within.add(categories);
    this.tags.add(tags);
    this.facets.category.add(categories.at(-1));
    for (const facet of ['brand', 'colour', 'fit', 'material'] as const) this.facets[facet].add(facets[facet]);
    this.facets.size.add(variants.map(({ sizeId }) => sizeId));
    this.facets.length.add(variants.flatMap(({ lengthId }) => (lengthId === null ? [] : [lengthId])));
    this.#isAwaited[option] = isAwaited ? 1 : 0;
    for (const { sizeId, lengthId, stock } of variants) {
      this.#sizes.push(this.#sizeNumber(sizeId));
      this.#lengths.push(this.#sizeNumber(lengthId ?? ''));
      this.#stock.push(stock);
    }
    this.#firstVariant[option + 1] = this.#stock.length;
    this.#countWhatCanBeBought(option);
  }

  /** When all are there. */
  finish(): void {
    const times = [...new Set(this.publishedAt)].sort((a, b) => a - b);
    const places = new Map(times.map((time, place) => [time, place]));
    for (let option = 0; option < this.length; option++) this.age[option] = times.length - places.get(this.publishedAt[option]!)!;
  }

  /** Stock of an option's variants, in their order. */
  stockOf(option: number): Int32Array {
    return this.#stock.at.subarray(this.#firstVariant[option], this.#firstVariant[option + 1]);
  }

  restock(option: number, stock: readonly number[]): void {
    const own = this.stockOf(option);
    for (let place = 0; place < own.length; place++) own[place] = stock[place] ?? 0;
    this.#countWhatCanBeBought(option);
  }

  /** Sizes and lengths are on offer where one can buy them: in stock, or still to come. */
  #countWhatCanBeBought(option: number): void {
    const stock = this.stockOf(option);
    const first = this.#firstVariant[option]!;
    const buyable = (column: GrowingColumn<Uint32Array<ArrayBuffer>>) => {
      const values = new Set<string>();
      for (let place = 0; place < stock.length; place++) if (stock[place]! > 0 || this.#isAwaited[option] === 1) values.add(this.#sizeIds[column.at[first + place]!]!);
      return values;
    };
    this.facets.size.keepOn(option, buyable(this.#sizes));
    this.facets.length.keepOn(option, buyable(this.#lengths));
  }

  #sizeNumber(id: string): number {
    let number = this.#known.get(id);
    if (number === undefined) this.#known.set(id, (number = this.#sizeIds.push(id) - 1));
    return number;
  }
}
