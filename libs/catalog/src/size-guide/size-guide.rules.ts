import type { SizeGuide } from '@selvedge/api-content';

export interface Wanted {
  /** Categories of the product, the nearest first or not. */
  categories: readonly string[];
  /** Names of its sizes. */
  sizes: readonly string[];
}

const isMeantFor = (guide: SizeGuide, categories: readonly string[]) => guide.categories?.some((meant) => categories.some((one) => one === meant || one.startsWith(`${meant}-`))) ?? false;

/** `M (38–40)` is M, 38 and 40. */
const sizesIn = ({ rows }: SizeGuide) => new Set(rows.flatMap(([size = '']) => [size, ...size.split(/[\s()–/-]+/)]));

/** The guides for a product: those of its category, or else those for everything; of these the ones that have its sizes, where any has (CAT-196). */
export function guidesFor(guides: readonly SizeGuide[], { categories, sizes }: Wanted): SizeGuide[] {
  const own = guides.filter((guide) => isMeantFor(guide, categories));
  const near = own.length > 0 ? own : guides.filter((guide) => !guide.categories?.length);
  const among = near.length > 0 ? near : guides;
  const fitting = among.filter((guide) => {
    const known = sizesIn(guide);
    return sizes.length > 0 && sizes.every((size) => known.has(size));
  });
  return [...(fitting.length > 0 ? fitting : among)];
}

/** Whether a row is about one of these sizes. */
export const isOwnRow = ([size = '']: readonly string[], sizes: readonly string[]): boolean => sizes.some((one) => size === one || size.split(/[\s()–/-]+/).includes(one));
