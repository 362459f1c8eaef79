import type { Article, SizeRun } from './articles.ts';
import type { CategoryNode } from './category-tree.ts';
import type { OptionColumns } from './option-columns.ts';
import type { OptionEntry } from './option-entries.ts';
import type { OptionPrice } from './search-engine.ts';
import type { StyleEntry } from './style-entry.ts';

export type PriceRow = Required<OptionPrice> & { currency: string };

export type IndexedVariant = Article & SizeRun[number] & { stock: number };

/** A style option with all that belongs to it. A class: with getters in a literal each would have a shape of its own, which outlives it. */
export class IndexedProduct {
  readonly id: string;
  /** In the default order, from 0. */
  readonly place: number;
  readonly option: OptionEntry;
  readonly style: StyleEntry;
  /** By currency. */
  readonly prices: { get(currency: string): PriceRow | undefined; has(currency: string): boolean };
  readonly #stock: Int32Array;
  #variants: readonly IndexedVariant[] | undefined;

  constructor(option: OptionEntry, place: number, columns: OptionColumns) {
    [this.id, this.place, this.option, this.style] = [option.id, place, option, option.style];
    this.#stock = columns.stockOf(place);
    const { prices } = columns;
    this.prices = {
      get: (currency) => {
        const price = prices.get(place, currency);
        return price && { ...price, currency };
      },
      has: (currency) => prices.has(place, currency),
    };
  }

  get category(): CategoryNode {
    return this.style.category;
  }

  /** In their order; read when they are asked for. */
  get variants(): readonly IndexedVariant[] {
    return (this.#variants ??= this.option.articles.map((article, at) => ({ ...article, ...this.option.sizes[at]!, stock: this.#stock[at]! })));
  }

  /** What a variant costs; nothing where the product is not on sale. */
  priceOf({ prices }: Pick<IndexedVariant, 'prices'>, currency: string): PriceRow | undefined {
    const own = prices.get(currency);
    const price = this.prices.get(currency);
    return own && price ? { ...own, currency } : price;
  }

  /** Whether some variants cost more than the lowest of them. */
  priceVaries(currency: string): boolean {
    const lowest = this.prices.get(currency)?.sales;
    return this.variants.some(({ prices }) => prices.has(currency) && prices.get(currency)!.sales !== lowest);
  }

  /** Whether one of the variants is in stock. */
  get hasPieces(): boolean {
    return this.#stock.some((pieces) => pieces > 0);
  }
}
