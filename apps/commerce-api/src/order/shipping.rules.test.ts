import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shippingMethods } from '../sample/shipping.ts';
import { freeFrom, offeredMethods } from './shipping.rules.ts';

const prices = fc.dictionary(fc.constantFrom('GBP', 'EUR', 'SEK'), fc.record({ price: fc.integer({ min: 1, max: 2_000 }), freeFrom: fc.integer({ min: 0, max: 20_000 }) }, { requiredKeys: ['price'] }));
const method = (id: string) => prices.map((own) => ({ id, name: {}, deliveryType: 'home' as const, days: 1, prices: own }));

it('promises free home delivery from exactly the amount from which nothing is charged for it', () => {
  fc.assert(
    fc.property(method('express'), method('online'), fc.constantFrom('GBP', 'EUR'), fc.integer({ min: 0, max: 20_000 }), (express, online, currency, goods) => {
      const from = freeFrom([express, online], currency);
      // Without any price there is nothing to promise: it never costs anything.
      fc.pre(Object.keys(online.prices).length > 0);
      const charged = (worth: number) => offeredMethods([express, online], { language: 'en', currency }, worth, new Date(0)).find(({ id }) => id === 'online')?.price;
      for (const worth of [goods, ...(from === undefined ? [] : [from, Math.max(from - 1, 0)])]) expect(charged(worth) === 0).toBe(from !== undefined && worth >= from);
    }),
  );
});

it('promises it in every currency of the sample shop', () => {
  const rows = shippingMethods(['GBP', 'SEK', 'AED']);
  for (const currency of ['GBP', 'SEK', 'AED']) expect(freeFrom(rows, currency)).toBeGreaterThan(0);
  expect(freeFrom(rows, 'JPY')).toBeUndefined();
});
