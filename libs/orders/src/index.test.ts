import { expect, it } from 'vitest';
import * as orders from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(orders).sort()).toEqual(['Receipt', 'lastPurchase', 'ordersQueries', 'rememberPurchase']);
});
