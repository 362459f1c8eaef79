import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, lastPage, listingParams, listingSearch, toggled } from './listing.params.ts';

const facetIds = ['colour', 'size'];
const read = (search: string) => listingParams(Object.fromEntries(new URLSearchParams(search)), facetIds);

describe('a listing’s address', () => {
  it.each([['page=abc', 1], ['page=', 1], ['page=0', 1], ['page=-3', 3], ['page=2.6', 3], ['page=1e9', 1_000_000], ['', 1], ['page=Infinity', 1_000_000]])('reads %s as page %i (CAT-150, CAT-151, CAT-154)', (search, page) => {
    expect(read(search).page).toBe(page);
  });

  it('separates facet values by commas and keeps commas inside them (CAT-136, CAT-138)', () => {
    const params = changed(read(''), { facets: { colour: ['black', 'blue, dark', '100%'] } });
    expect(read(listingSearch(params)).facets).toEqual({ colour: ['100%', 'black', 'blue, dark'] });
    expect(read('colour=blue,,black,blue').facets).toEqual({ colour: ['black', 'blue'] });
  });

  it('knows only the shop’s facets and sensible bounds (CAT-137)', () => {
    expect(read('brand=x&lowerBoundingValue=-4&upperBoundingValue=nonsense')).toEqual({ page: 1, facets: {} });
    expect(read('lowerBoundingValue=20&upperBoundingValue=99.5')).toMatchObject({ lower: 20, upper: 99.5 });
  });

  it('reads back as it was written', () => {
    const value = fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.trim()).filter(Boolean);
    const params = fc.record(
      {
        page: fc.integer({ min: 1, max: 1000 }),
        sorting: value,
        q: value,
        lower: fc.integer({ min: 0, max: 10_000 }),
        upper: fc.integer({ min: 0, max: 10_000 }),
        facets: fc.record({ colour: fc.uniqueArray(value, { minLength: 1, maxLength: 4 }), size: fc.uniqueArray(value, { minLength: 1, maxLength: 4 }) }, { requiredKeys: [] }),
      },
      { requiredKeys: ['page', 'facets'] },
    );
    fc.assert(
      fc.property(params, (given) => {
        const sorted = { ...given, facets: Object.fromEntries(Object.entries(given.facets).map(([id, values]) => [id, values!.toSorted()])) };
        expect(read(listingSearch(sorted))).toEqual(sorted);
      }),
    );
  });

  it('goes back to the first page when a facet is toggled (CAT-138)', () => {
    const once = toggled(read('page=4&colour=blue'), 'size', 'M');
    expect(once).toEqual({ page: 1, facets: { colour: ['blue'], size: ['M'] } });
    expect(listingSearch(toggled(once, 'size', 'M'))).toBe('?colour=blue');
  });

  it('has at least one page', () => {
    expect([lastPage(0, 60), lastPage(60, 60), lastPage(61, 60)]).toEqual([1, 1, 2]);
  });
});
