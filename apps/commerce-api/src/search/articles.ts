/** Between the parts of one variant, and between variants. */
const UNIT = '\x1f';
const RECORD = '\x1e';

/** The sizes that many options come in. */
export type SizeRun = readonly { sizeId: string; sizeName: string; lengthId: string | null; lengthName: string | null }[];

export interface Article {
  /** The sku. */
  id: string;
  ean: string | null;
  /** Pieces in stores. */
  retailStock: number;
}

/** Variants as the database aggregates them: position, size, its name, length, its name. @returns them by position, and the place at which each stood */
export function sizeRunOf(text: string): { sizes: SizeRun; order: number[] } {
  const given = text.split(RECORD).map((record) => record.split(UNIT) as [string, string, string, string, string]);
  const order = [...given.keys()].sort((a, b) => Number(given[a]![0]) - Number(given[b]![0]));
  const sizes = order.map((place) => {
    const [, sizeId, sizeName, lengthId, lengthName] = given[place]!;
    return { sizeId, sizeName, lengthId: lengthId || null, lengthName: lengthName || null };
  });
  return { sizes, order };
}

/** Articles in another order. */
export function articlesOf(text: string, order: readonly number[]): string {
  if (order.every((place, at) => place === at)) return text;
  const records = text.split(RECORD);
  return order.map((place) => records[place]!).join(RECORD);
}

export const writtenArticles = (articles: readonly Article[]): string => articles.map(({ id, ean, retailStock }) => [id, ean ?? '', retailStock].join(UNIT)).join(RECORD);

export const readArticles = (text: string): Article[] =>
  text === '' ? [] : text.split(RECORD).map((record) => {
    const [id, ean, retailStock] = record.split(UNIT) as [string, string, string];
    return { id, ean: ean || null, retailStock: Number(retailStock) };
  });
