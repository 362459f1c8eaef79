import type { SiteLinks } from '@selvedge/api-content';
import type { PageAlias } from './page-aliases.ts';
import { useShop } from './shop.context.tsx';

/** Pages that have one fixed place, and how the site link settings name it (SHELL-101). */
const siteLinkOf = {
  searchPage: 'search',
  checkoutPage: 'checkout',
  accountPage: 'account',
  wishlistPage: 'wishlist',
  storeLocatorPage: 'storeLocator',
  careerPage: 'career',
  notFoundPage: 'notFound',
  basketPage: 'basket',
  loginPage: 'login',
} as const satisfies Partial<Record<PageAlias, keyof SiteLinks>>;

export type LinkedPage = keyof typeof siteLinkOf | 'homePage';

/** Where a page is below the market, for a `ShopLink`; nobody writes a path. */
export function usePageLink(alias: LinkedPage): string {
  const { siteLinks } = useShop();
  return alias === 'homePage' ? '/' : siteLinks[siteLinkOf[alias]];
}
