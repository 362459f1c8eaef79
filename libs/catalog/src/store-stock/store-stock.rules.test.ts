import { expect, it } from 'vitest';
import { levelOf, storesWith } from './store-stock.rules.ts';

const store = (name: string, rest: { quantity?: number; level?: string }) => ({ store: { physicalId: name, name, address: {} }, ...rest });

it('says in three words what a store has, by pieces or by the word of the service (STO-022)', () => {
  expect([3, 2, 1, 0, -1].map((quantity) => levelOf({ quantity }))).toEqual(['in_stock', 'few_left', 'few_left', 'none', 'none']);
  expect(['InStock', 'high', 'FewLeft', 'low', 'None', 'OutOfStock'].map((level) => levelOf({ level }))).toEqual(['in_stock', 'in_stock', 'few_left', 'few_left', 'none', 'none']);
  expect([levelOf({}), levelOf({ quantity: 0, level: 'high' })]).toEqual(['in_stock', 'none']);
});

it('leaves out stores without it, and keeps their order among those that have as much', () => {
  const stores = [store('a', { quantity: 1 }), store('b', { quantity: 0 }), store('c', { quantity: 9 }), store('d', { level: 'few' }), store('e', { quantity: 4 })];
  expect(storesWith(stores).map(({ store: { name }, stockLevel }) => [name, stockLevel])).toEqual([['c', 'in_stock'], ['e', 'in_stock'], ['a', 'few_left'], ['d', 'few_left']]);
});
