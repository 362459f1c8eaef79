/** What a listing is narrowed by. Values of one facet are alternatives, facets and price range all hold (CAT-138). */
export interface Choices {
  facets: ReadonlyMap<string, ReadonlySet<string>>;
  /** Both ends belong to it; an absent end is open. */
  price: { lower?: number; upper?: number };
}

/** How a product is looked at: its values of a facet and its price. */
export interface Facts<Product> {
  valuesOf: (product: Product, facet: string) => readonly string[];
  priceOf: (product: Product) => number;
}

export interface Narrowed<Product> {
  found: Product[];
  /** Facet to value to number of products. What is chosen in a facet does not limit the facet's own numbers. */
  counts: Map<string, Map<string, number>>;
  /** Lowest and highest price, not limited by the price range itself. Absent when there is no product. */
  prices?: { lowest: number; highest: number };
}

/** Narrows products, in their order, and counts what each other choice would find; all in one pass. */
export function narrow<Product>(products: readonly Product[], facets: readonly string[], choices: Choices, { valuesOf, priceOf }: Facts<Product>): Narrowed<Product> {
  const found: Product[] = [];
  const counts = new Map(facets.map((facet) => [facet, new Map<string, number>()]));
  const counted = (product: Product, facet: string) => {
    const values = counts.get(facet)!;
    for (const value of new Set(valuesOf(product, facet))) values.set(value, (values.get(value) ?? 0) + 1);
  };
  let lowest = Infinity;
  let highest = -Infinity;
  const chosen = facets.filter((facet) => (choices.facets.get(facet)?.size ?? 0) > 0);

  for (const product of products) {
    const price = priceOf(product);
    const fitsPrice = price >= (choices.price.lower ?? -Infinity) && price <= (choices.price.upper ?? Infinity);
    const missed = chosen.filter((facet) => !valuesOf(product, facet).some((value) => choices.facets.get(facet)!.has(value)));

    if (missed.length === 0) {
      lowest = Math.min(lowest, price);
      highest = Math.max(highest, price);
    }
    if (!fitsPrice) continue;
    if (missed.length === 0) {
      found.push(product);
      for (const facet of facets) counted(product, facet);
    } else if (missed.length === 1) counted(product, missed[0]!);
  }
  return { found, counts, ...(lowest <= highest ? { prices: { lowest, highest } } : {}) };
}
