import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrow, type Choices } from './narrowing.rules.ts';

interface Garment {
  price: number;
  values: Record<string, string[]>;
}

const facets = ['brand', 'colour', 'size'];
const facts = { valuesOf: (garment: Garment, facet: string) => garment.values[facet]!, priceOf: (garment: Garment) => garment.price };
const value = fc.constantFrom('a', 'b', 'c', 'd');
const garment: fc.Arbitrary<Garment> = fc.record({ price: fc.integer({ min: 0, max: 9 }), values: fc.record(Object.fromEntries(facets.map((facet) => [facet, fc.uniqueArray(value, { maxLength: 3 })]))) });
const bound = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
const choices: fc.Arbitrary<Choices> = fc.record({
  facets: fc.array(fc.tuple(fc.constantFrom(...facets, 'unknown'), fc.array(value, { maxLength: 2 }).map((values) => new Set(values)))).map((entries) => new Map(entries)),
  price: fc.record({ lower: bound, upper: bound }),
});

/** The same by the letter of the rule, without a thought for speed: one question per garment and choice. */
const fits = (one: Garment, { facets: chosen, price }: Choices) =>
  facets.every((facet) => !chosen.get(facet)?.size || one.values[facet]!.some((it) => chosen.get(facet)!.has(it))) && (price.lower === undefined || one.price >= price.lower) && (price.upper === undefined || one.price <= price.upper);
const without = (asked: Choices, facet: string): Choices => ({ ...asked, facets: new Map([...asked.facets].filter(([id]) => id !== facet)) });

describe('a listing that is narrowed', () => {
  it('shows, in their order, the products that fit every facet and the price range (CAT-138)', () => {
    fc.assert(
      fc.property(fc.array(garment), choices, (garments, asked) => {
        expect(narrow(garments, facets, asked, facts).found).toEqual(garments.filter((one) => fits(one, asked)));
      }),
    );
  });

  it('says at each value how many products it would show, whatever else is chosen in that facet (CAT-118)', () => {
    fc.assert(
      fc.property(fc.array(garment), choices, (garments, asked) => {
        const { counts } = narrow(garments, facets, asked, facts);
        for (const facet of facets) {
          for (const it of ['a', 'b', 'c', 'd']) {
            const expected = garments.filter((one) => fits(one, without(asked, facet)) && one.values[facet]!.includes(it)).length;
            expect(counts.get(facet)!.get(it) ?? 0).toBe(expected);
          }
        }
      }),
    );
  });

  it('offers the prices of all products that fit but for their price (CAT-119)', () => {
    fc.assert(
      fc.property(fc.array(garment), choices, (garments, asked) => {
        const prices = garments.filter((one) => fits(one, { ...asked, price: {} })).map(({ price }) => price);
        expect(narrow(garments, facets, asked, facts).prices).toEqual(prices.length === 0 ? undefined : { lowest: Math.min(...prices), highest: Math.max(...prices) });
      }),
    );
  });
});
