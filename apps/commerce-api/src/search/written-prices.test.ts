import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPrices } from './written-prices.ts';

it('reads prices as they were written', () => {
  const minor = fc.nat(4_000_000_000);
  const price = fc.tuple(fc.constantFrom('EUR', 'GBP', 'KWD', ''), minor, minor, fc.option(minor), fc.option(minor));
  fc.assert(
    fc.property(fc.array(price), (prices) => {
      const read: unknown[] = [];
      readPrices(prices.map((parts) => parts.map((part) => part ?? '').join(',')).join(';'), (...parts) => read.push(parts));
      expect(read).toEqual(prices);
    }),
  );
});
