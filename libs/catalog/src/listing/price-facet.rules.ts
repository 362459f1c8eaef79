import type { ListingResult } from '../catalog.queries.ts';

/** Whether there are prices to choose from: not when the bounds are equal or missing (CAT-131…133). */
export function offersPrices(facet: ListingResult['priceFacet']): boolean {
  const { lowerBoundingValue: lowest, upperBoundingValue: highest } = facet?.available ?? {};
  return lowest !== undefined && highest !== undefined && lowest !== highest;
}

/** What monitoring should hear of a listing that is shown: products without a price facet (CAT-130, CAT-133). */
export const listingProblems = (result: ListingResult | undefined): string[] =>
  result && result.totalResults > 0 && !result.priceFacet ? ['The answer to searchProducts has products and no price facet.'] : [];
