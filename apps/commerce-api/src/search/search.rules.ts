import { percentageBelow } from '../catalog/price.rules.ts';
import type { IndexedProduct } from './catalogue-index.ts';

/** Where a page of results begins and how long it is (CAT-109, CAT-110, CAT-112, CAT-113). */
export const windowOf = ({ from = 0, size = 20 }: { from?: number; size?: number }) => ({ from: Math.max(0, from), size: size < 1 ? 3 : size });

/** Tags count only if the first says something (CAT-111). */
export const tagsAsked = (tags: string[] | undefined): string[] => (tags?.[0] ? tags.filter(Boolean) : []);

/** The page that is shown of what was found. Gift cards on it are hidden where lists have none; then the total is one less (CAT-173, CAT-175, CAT-176). */
export function pageOf<Product>(found: Product[], { from, size }: { from: number; size: number }, isHidden: (product: Product) => boolean): { results: Product[]; total: number } {
  const loaded = found.slice(from, from + size);
  const results = loaded.filter((product) => !isHidden(product));
  return { results, total: Math.max(0, found.length - (results.length < loaded.length ? 1 : 0)) };
}

type Comparison = (currency: string) => (a: IndexedProduct, b: IndexedProduct) => number;
const sales = (product: IndexedProduct, currency: string) => product.prices.get(currency)!.sales;
const discount = (product: IndexedProduct, currency: string) => percentageBelow(sales(product, currency), product.prices.get(currency)!.list);

/** Id to order; what an order leaves equal stays in the default order, which is the first (CAT-120…122). */
const orders: Record<string, Comparison> = {
  recommended: () => () => 0,
  newest: () => (a, b) => b.option.publishedAt.getTime() - a.option.publishedAt.getTime(),
  'price-asc': (currency) => (a, b) => sales(a, currency) - sales(b, currency),
  'price-desc': (currency) => (a, b) => sales(b, currency) - sales(a, currency),
  discount: (currency) => (a, b) => discount(b, currency) - discount(a, currency),
};

const byDefault = 'recommended';
const known = (sorting: string | undefined): string => (sorting !== undefined && Object.hasOwn(orders, sorting) ? sorting : byDefault);

/** The orders on offer, the one in use selected; an unknown one counts as the default. */
export const sortingsFor = (sorting: string | undefined) => Object.keys(orders).map((id) => ({ id, selected: id === known(sorting) }));

/** Products in an order; they come in the default one. */
export const sorted = (products: IndexedProduct[], sorting: string | undefined, currency: string): IndexedProduct[] =>
  known(sorting) === byDefault ? products : products.toSorted(orders[known(sorting)]!(currency));

const LETTER_SIZES = ['4XS', 'XXXXS', '3XS', 'XXXS', '2XS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', 'XXXXL', '4XL', '5XL', '6XL'];

/** Facet values as one looks for them: letter sizes from small to large, all else by number and alphabet. */
export function byName(language: string): (a: { name: string }, b: { name: string }) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const rank = (name: string) => LETTER_SIZES.indexOf(name.toUpperCase());
  return (a, b) => {
    const [first, second] = [rank(a.name), rank(b.name)];
    if (first >= 0 || second >= 0) return first >= 0 && second >= 0 ? first - second : first >= 0 ? -1 : 1;
    return compare(a.name, b.name);
  };
}
