import type { Product } from '@selvedge/api-catalog';

export type Variant = Product['variants'][number];

export interface Choice {
  id: string;
  name: string;
  inStock: boolean;
}

/** The sizes of a product in the order given; one is in stock when any of its lengths is. */
export const sizesOf = (variants: readonly Variant[]): Choice[] => choices(variants, ({ size }) => [size.sizeId, size.name]);

/** The lengths of a size; none where the product has no lengths. */
export const lengthsOf = (variants: readonly Variant[], sizeId: string | undefined): Choice[] =>
  choices(
    variants.filter(({ size, length }) => length && (sizeId === undefined || size.sizeId === sizeId)),
    ({ length }) => [length!.lengthId, length!.name],
  );

function choices(variants: readonly Variant[], key: (variant: Variant) => [id: string, name: string]): Choice[] {
  const found = new Map<string, Choice>();
  for (const variant of variants) {
    const [id, name] = key(variant);
    const inStock = variant.inStockEcom || (found.get(id)?.inStock ?? false);
    found.set(id, { id, name, inStock });
  }
  return [...found.values()];
}
