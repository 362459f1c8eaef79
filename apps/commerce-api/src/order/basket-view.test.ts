import { expect, it } from 'vitest';
import type { MarketRow } from '../http/caller.ts';
import { catalogueOfRows } from '../search/catalogue-of-rows.ts';
import { smallCatalogue } from '../test-shop.ts';
import { pricedLine } from './basket-view.ts';
import { basketLimits } from './basket.rules.ts';

const small = { chip: true, textSize: 9 };

it('says on a line what its product wears there, and nothing that belongs to other places (CAT-076)', () => {
  const rows = smallCatalogue();
  rows.options[0]!.badgeIds = ['mill', 'last', 'gone'];
  const index = catalogueOfRows({ ...rows, badges: [{ id: 'mill', title: { en: 'From the mill' }, places: { plp: small, pdp: small } }, { id: 'last', title: { en: 'Last pieces' }, places: { plp: {}, basket: small, miniBasket: {}, checkout: small } }] });
  const chosen = rows.variants.find(({ styleOptionId }) => styleOptionId === rows.options[0]!.id)!;
  const market = { id: 'en-gb', language: 'en', country: 'GB', currency: 'GBP' } as MarketRow;
  const line = { id: 'line', basketId: 'basket', sku: chosen.id, quantity: 1, addedAt: new Date() };
  const badgesOn = (variant?: typeof chosen) => pricedLine(line, variant as Parameters<typeof pricedLine>[1], market, index, basketLimits).item.badges;
  expect(badgesOn(chosen)).toEqual([{ badgeId: 'last', badgeTitle: 'Last pieces', places: { basket: small, miniBasket: {}, checkout: small } }]);
  expect(badgesOn()).toEqual([]);
});
