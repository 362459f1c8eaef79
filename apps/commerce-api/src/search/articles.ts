import type { OptionPrice } from './search-engine.ts';

/** Between the parts of one variant, between variants, and before stores and prices. */
export const UNIT = '\x1f';
export const RECORD = '\x1e';
const GROUP = '\x1d';

/** The sizes that many options come in. */
export type SizeRun = readonly {
  sizeId: string;
  sizeName: string;
  lengthId: string | null;
  lengthName: string | null;
}[];

export interface Article {
  /** The sku. */
  id: string;
  ean: string | null;
  /** The merchant's own number. */
  merchantSku: string | null;
  /** Pieces in stores. */
  retailStock: number;
  /** By currency, where it costs something else than its option. */
  prices: ReadonlyMap<string, Required<OptionPrice>>;
}

/** Variants as the database aggregates them: position, size, its name, length, its name. @returns them by position, and, if it was another order, the place at which each stood */
export function sizeRunOf(text: string): { sizes: SizeRun; order?: number[] } {
  const given = text.split(RECORD).map((record) => record.split(UNIT) as [string, string, string, string, string]);
  const order = [...given.keys()].sort((a, b) => Number(given[a]![0]) - Number(given[b]![0]));
  const sizes = order.map((place) => {
    const [, sizeId, sizeName, lengthId, lengthName] = given[place]!;
    return { sizeId, sizeName, lengthId: lengthId || null, lengthName: lengthName || null };
  });
  return order.every((place, at) => place === at) ? { sizes } : { sizes, order };
}

/** Articles in another order; both in UTF-8. */
export function articlesOf(text: Buffer, order: readonly number[]): Buffer {
  const [articles, ...rest] = text.toString().split(GROUP) as [string, ...string[]];
  const records = articles.split(RECORD);
  return Buffer.from([order.map((place) => records[place]!).join(RECORD), ...rest].join(GROUP));
}

/** Sku, EAN and the merchant's number of each, then the pieces in stores of those that some have, then the prices of those with their own. */
export function writtenArticles(articles: readonly Article[]): string {
  const all = articles.map(({ id, ean, merchantSku }) => [id, ean ?? '', merchantSku ?? ''].join(UNIT)).join(RECORD);
  const inStores = articles
    .filter(({ retailStock }) => retailStock > 0)
    .map(({ id, retailStock }) => id + UNIT + retailStock)
    .join(RECORD);
  const prices = articles
    .flatMap(({ id, prices: own }) =>
      [...own].map(([currency, { sales, list, historic, member }]) =>
        [id, currency, sales, list, historic ?? '', member ?? ''].join(UNIT),
      ),
    )
    .join(RECORD);
  const groups = prices ? [all, inStores, prices] : inStores ? [all, inStores] : [all];
  return groups.join(GROUP);
}

export function readArticles(text: string): Article[] {
  if (text === '') return [];
  const [articles = [], stores = [], prices = []] = text
    .split(GROUP)
    .map((group) => (group === '' ? [] : group.split(RECORD).map((record) => record.split(UNIT))));
  const inStores = new Map(stores.map(([id, pieces]) => [id!, Number(pieces)]));
  const orNull = (amount: string | undefined) => (amount ? Number(amount) : null);
  const priced = Map.groupBy(prices, ([id]) => id!);
  return articles.map(([id, ean, merchantSku]) => ({
    id: id!,
    ean: ean || null,
    merchantSku: merchantSku || null,
    retailStock: inStores.get(id!) ?? 0,
    prices: new Map(
      priced
        .get(id!)
        ?.map(([, currency, sales, list, historic, member]) => [
          currency!,
          { sales: Number(sales), list: Number(list), historic: orNull(historic), member: orNull(member) },
        ]),
    ),
  }));
}
