import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPrices } from './written-prices.ts';

it('reads prices as they were written', () => {
  const minor = fc.nat(4_000_000_000);
  const plain = minor.map((sales) => ({ written: String(sales), price: [sales, sales, null, null] }));
  const whole = fc.tuple(minor, minor, fc.option(minor), fc.option(minor)).map((price) => ({ written: price.map((part) => part ?? '').join(','), price }));
  fc.assert(
    fc.property(fc.array(fc.oneof(plain, whole)), (prices) => {
      const read: unknown[] = [];
      readPrices(Buffer.from(prices.map(({ written }) => written).join(';')), (...parts) => read.push(parts));
      expect(read).toEqual(prices.map(({ price }, place) => [place, ...price]));
    }),
  );
});
