import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortPage } from './smallest.ts';

it('sorts a page of many keys as sorting all of them would', () => {
  const keys = fc.oneof(
    fc.uniqueArray(fc.nat(10_000), { minLength: 1, maxLength: 300 }),
    fc.integer({ min: 1, max: 300 }).map((length) => Array.from({ length }, (_, place) => place)),
    fc.integer({ min: 1, max: 300 }).map((length) => Array.from({ length }, (_, place) => -place)),
  );
  fc.assert(
    fc.property(keys, fc.nat(310), fc.integer({ min: 1, max: 60 }), (all, from, size) => {
      const to = Math.min(from + size, all.length);
      fc.pre(from < to);
      const column = Float64Array.from(all);
      sortPage(column, from, to);
      expect([...column.subarray(from, to)]).toEqual(all.toSorted((a, b) => a - b).slice(from, to));
    }),
  );
});
