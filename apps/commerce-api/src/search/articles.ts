/** Between the parts of one variant, between variants, and before what stands in stores. */
const UNIT = '\x1f';
const RECORD = '\x1e';
const STORES = '\x1d';

/** The sizes that many options come in. */
export type SizeRun = readonly { sizeId: string; sizeName: string; lengthId: string | null; lengthName: string | null }[];

export interface Article {
  /** The sku. */
  id: string;
  ean: string | null;
  /** Pieces in stores. */
  retailStock: number;
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
  const [articles, ...stores] = text.toString().split(STORES) as [string, ...string[]];
  const records = articles.split(RECORD);
  return Buffer.from([order.map((place) => records[place]!).join(RECORD), ...stores].join(STORES));
}

/** Sku and EAN of each, then the pieces in stores, of those that some have. */
export function writtenArticles(articles: readonly Article[]): string {
  const inStores = articles.filter(({ retailStock }) => retailStock > 0);
  const all = articles.map(({ id, ean }) => id + UNIT + (ean ?? '')).join(RECORD);
  return inStores.length === 0 ? all : all + STORES + inStores.map(({ id, retailStock }) => id + UNIT + retailStock).join(RECORD);
}

export function readArticles(text: string): Article[] {
  if (text === '') return [];
  const [articles, stores] = text.split(STORES).map((part) => part.split(RECORD).map((record) => record.split(UNIT) as [string, string]));
  const inStores = new Map(stores);
  return articles!.map(([id, ean]) => ({ id, ean: ean || null, retailStock: Number(inStores.get(id) ?? 0) }));
}
