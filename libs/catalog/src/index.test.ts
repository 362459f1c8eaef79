import { expect, it } from 'vitest';
import * as catalog from './index.ts';
import { catalogWidgets } from './widgets.ts';

it('offers exactly this', () => {
  expect(Object.keys(catalog).sort()).toEqual(['Listing', 'ProductCard', 'ProductCardActions', 'ProductDetail', 'ProductSet', 'QuickBuy', 'QuickBuyButton', 'QuickSizes', 'SearchButton', 'SearchForm', 'SearchResults', 'catalogQueries', 'hasQuickBuy', 'listingParams', 'listingProblems', 'listingQuery', 'listingSearch', 'onlyBrand', 'productStructuredData']);
});

it('loads no widget before a page places it', () => {
  for (const { loaded } of Object.values(catalogWidgets)) expect(loaded).toBeUndefined();
});
