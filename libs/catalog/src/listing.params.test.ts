import { vSearchRequest } from '@selvedge/api-catalog/schemas';
import fc from 'fast-check';
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { catalogQueries } from './catalog.queries.ts';
import { changed, lastPage, listingParams, listingSearch, onlyBrand, toggled } from './listing.params.ts';

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
    // A form without JavaScript sends what was typed.
    for (const [lower, upper] of [['20', '99,5'], ['٢٠', '٩٩٫٥'], [' 20 ', '99.50']]) expect(listingParams({ lowerBoundingValue: lower!, upperBoundingValue: upper! }, facetIds)).toMatchObject({ lower: 20, upper: 99.5 });
    expect(read('lowerBoundingValue=1,2,3&upperBoundingValue=')).toEqual({ page: 1, facets: {} });
  });

  it('reads a search term, as much of it as a search takes, in whole letters (CAT-148)', () => {
    expect(read('q=++wool+coat+')).toMatchObject({ q: 'wool coat' });
    expect([read('q=').q, read('q=+++').q]).toEqual([undefined, undefined]);
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
    expect(read(`q=${encodeURIComponent(`x${'👖'.repeat(240)}`)}`).q).toBe(`x${'👖'.repeat(99)}`);
  });

  it('is one brand’s when it is narrowed to one', () => {
    const brandIn = (search: string, facets = ['brand']) => onlyBrand(Object.fromEntries(new URLSearchParams(search)), facets);
    expect([brandIn('brand=Nord'), brandIn('brand=Nord,Kiosk'), brandIn('colour=Nord'), brandIn('brand=Nord', facetIds)]).toEqual(['nord', undefined, undefined, undefined]);
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

describe('nonsense in a listing’s address', () => {
  const asked = (query: Record<string, string>) => (catalogQueries.listing('en-gb', 'women', listingParams(query, facetIds), 60).queryKey[1] as { body: unknown }).body;

  it('leaves a search that the catalogue takes', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('__proto__', 'constructor', '-1', '1e309', '-1e308', '1e-320', 'NaN', '\u0000', '\ud83d', '\u202egnimoc', '👗'.repeat(150), ','.repeat(500), '%2C,%25,%', 'x'.repeat(50_000), Array.from({ length: 10_000 }, (_, place) => `v${place}`).join()),
    );
    const query = fc.dictionary(fc.oneof(fc.constantFrom('page', 'sorting', 'q', 'colour', 'size', 'lowerBoundingValue', 'upperBoundingValue', '__proto__', 'brand'), fc.string()), text, { maxKeys: 8 });
    fc.assert(fc.property(query, (given) => is(vSearchRequest, asked(given))), { numRuns: 100 });
  });

  it('is cut off where it is too much', () => {
    const { facets, q, sorting } = listingParams({ colour: Array.from({ length: 10_000 }, (_, place) => `v${place}`).join(), q: `${'x'.repeat(199)}👗`, sorting: 'x'.repeat(61), size: 'M'.repeat(101) }, facetIds);
    expect(facets.colour).toHaveLength(100);
    expect(facets).not.toHaveProperty('size');
    // Half an emoji is none.
    expect(q).toBe('x'.repeat(199));
    expect(sorting).toBeUndefined();
  });
});
