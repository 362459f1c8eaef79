import { expect, it } from 'vitest';
import * as basket from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(basket).sort()).toEqual(['AddToBasket', 'BasketButton', 'BasketLines', 'BasketSummary', 'BasketView', 'NeedsCookies', 'basketQueries', 'forgetBasket', 'productIdOf', 'rememberBasket', 'useBasket', 'useBasketId']);
});
