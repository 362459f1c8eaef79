import { expect, it } from 'vitest';
import * as market from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(market).sort()).toEqual([
    'CountrySelector', 'ShopLink', 'ShopProvider', 'allowedQuery', 'createTranslate', 'flyoutAliases', 'formatDate',
    'formatMoney', 'marketQueries', 'moneyFormat', 'pageAliases', 'readShopRequest', 'requestHref', 'requestKey', 'shopEnvironments',
    'shopView', 'splitMarket', 'useCloseFlyout', 'useFeature', 'useMarketHref', 'useMoney', 'useOpenFlyout', 'usePageLink', 'useShop', 'useTranslate',
  ]);
});

it('knows all 42 pages and 14 flyouts', () => {
  expect(new Set(market.pageAliases).size).toBe(42);
  expect(new Set(market.flyoutAliases).size).toBe(14);
});
