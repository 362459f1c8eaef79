export { badgesAt, type BadgePlace, type PlacedBadge } from './badges.rules.ts';
export { CountrySelector, type CountrySelectorProps } from './country-selector/CountrySelector.tsx';
export { dateSeparator, formatDate } from './date.format.ts';
export { useCloseFlyout, useFlyoutLink, useOpenFlyout } from './flyout.ts';
export { type ArticleOfProduct, flyoutAliases, type FlyoutAlias, type FlyoutParameters } from './flyout-aliases.ts';
export { formatMoney, moneyFormat, type MoneyAmount, type MoneyFormat } from './money.format.ts';
export { pageAliases, type PageAlias } from './page-aliases.ts';
export { marketQueries } from './market.queries.ts';
export { usePageLink, type LinkedPage } from './page-link.ts';
export { ShopLink, type ShopLinkProps } from './shop-link/ShopLink.tsx';
export {
  allowedQuery, readShopRequest, requestHref, requestKey, shopEnvironments, splitMarket,
  type RequestSettings, type ShopEnvironment, type ShopRequest, type Visit,
} from './shop-request.ts';
export { shopView, type ShopView } from './shop-view.ts';
export { ShopProvider, useDate, useFeature, useMarketHref, useMoney, useShop, useTranslate } from './shop.context.tsx';
export { createTranslate, type TextParameters, type Translate } from './translate.ts';
