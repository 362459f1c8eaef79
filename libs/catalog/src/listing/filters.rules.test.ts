import { expect, it } from 'vitest';
import { listingParams, listingSearch } from '../listing.params.ts';
import { filtersOf, narrows, without } from './filters.rules.ts';

it('names its filters, and is from its first page without one of them', () => {
  const params = listingParams({ colour: 'black,blue', size: '30', lowerBoundingValue: '20', upperBoundingValue: '60', page: '4', sorting: 'newest' }, ['colour', 'size']);
  expect(filtersOf(params)).toEqual(['colour', 'size', 'price']);
  expect(filtersOf(params).map((filter) => listingSearch(without(params, filter)))).toEqual([
    '?size=30&lowerBoundingValue=20&upperBoundingValue=60&sorting=newest',
    '?colour=black%2Cblue&lowerBoundingValue=20&upperBoundingValue=60&sorting=newest',
    '?colour=black%2Cblue&size=30&sorting=newest',
  ]);
  expect(filtersOf(listingParams({ page: '4' }, ['colour']))).toEqual([]);
});

it('offers no facet whose only value everything has', () => {
  const jeans = (count: number, selected = false) => ({ value: 'jeans', name: 'Jeans', count, selected });
  const coats = { value: 'coats', name: 'Coats', count: 2, selected: false };
  expect([[jeans(7)], [jeans(5)], [jeans(7, true)], [jeans(5), coats], []].map((values) => narrows({ id: 'category', values }, 7))).toEqual([false, true, true, true, false]);
});
