import { vDiscount, vFacet, vMoney, vPrice, vPriceFacet, vSearchRequest, vSearchResult, vStyleOption, vCategorySearch } from '@selvedge/api-catalog/schemas';
import { getDefaults, is } from 'valibot';
import { expect, it } from 'vitest';

const fieldsOf = ({ entries }: { entries: object }) => Object.keys(entries);

it('Schema of a price (CAT-060…068)', () => {
  expect(fieldsOf(vPrice)).toEqual(['salesPrice', 'listPrice', 'percentage', 'discounts', 'historicPrice', 'historicPercentage', 'vatAmount', 'vatAmount2']);
  expect(fieldsOf(vDiscount)).toEqual(['amount', 'currency', 'reference', 'callout', 'disclaimer', 'badges', 'promotionName', 'promotionLevel', 'alternatePromotionName']);
  expect(fieldsOf(vMoney)).toEqual(['amount', 'currency']);
});

it('Schema of a search (CAT-091…108)', () => {
  expect(fieldsOf(vSearchRequest)).toEqual([
    'from', 'size', 'searchTerms', 'tags', 'multiBrandTags', 'facets', 'priceRange', 'initialPriceRangeFilter', 'sorting', 'customSorting', 'imageSort', 'limitProductsByMaximumAvailabilityInDays',
    'limitTotalProductsInCategory', 'daysToTreatAsNew', 'origin', 'storeId', 'getRetailModels', 'category',
  ]);
  expect(is(vSearchRequest, {})).toBe(true);
});

it('Schema of what a search found (CAT-115…120, CAT-123, CAT-125, CAT-126)', () => {
  expect(fieldsOf(vSearchResult)).toEqual(expect.arrayContaining(['results', 'totalResults', 'startingFrom', 'facets', 'priceFacet', 'sortings', 'redirect', 'categorySearch', 'hasError']));
  expect(fieldsOf(vFacet)).toEqual(['id', 'values']);
  expect(fieldsOf(vFacet.entries.values.item)).toEqual(expect.arrayContaining(['selected', 'value', 'count']));
  expect(fieldsOf(vPriceFacet)).toEqual(['available', 'selected']);
  for (const range of Object.values(vPriceFacet.entries)) expect(fieldsOf(range)).toEqual(['lowerBoundingValue', 'upperBoundingValue']);
  expect(fieldsOf(vSearchResult.entries.sortings.item)).toEqual(['id', 'selected']);
  expect(fieldsOf(vCategorySearch)).toEqual(['displayName', 'productsInCategory', 'categoryUri']);
});

it('counts a colour as in stock unless it says otherwise (CAT-057)', () => expect(getDefaults(vStyleOption).inStock).toBe(true));
