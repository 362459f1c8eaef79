import { lazyModule, type LazyModule } from '@selvedge/cms-widgets';
import type { PageAlias } from '@selvedge/market';
import type { LayoutName, PageModule } from './define-page.ts';

export interface PageEntry {
  layout: LayoutName;
  module: LazyModule<PageModule>;
  /** Always a document of its own, because its content security policy is another one. */
  ownDocument?: true;
}

/** Pages whose domain is not built yet: they are answered as not found. Each domain takes its own off this list. */
export const pagesToCome = [
  'wishlistPage', 'authenticationLandingPage', 'storeLocatorPage',
  'customerClubPage', 'careerPage', 'trackOrderPage', 'returnItemsPage', 'retailStores', 'store', 'storeProductPage', 'contactFormPage',
  'unsubscribePage', 'loginPage', 'socialLoginCallbackPage', 'isoSetupPage', 'appWelcomePage',
  'accountPage', 'accountLoyaltyProgramPage', 'accountUserProfilePage', 'accountRewardsPage', 'accountOrderHistoryPage',
  'accountPreferencesPage', 'accountReturnsPage', 'accountSupportPage',
] as const satisfies readonly PageAlias[];

export type BuiltPage = Exclude<PageAlias, (typeof pagesToCome)[number]>;

const checkoutPage = lazyModule(() => import('./pages/checkout.page.tsx'));
const rowsPage = lazyModule(() => import('./pages/rows.page.tsx'));

/** The route-alias registry (SHELL-017): which layout and which module a page has. */
export const pages: Record<BuiltPage, PageEntry> = {
  homePage: { layout: 'default', module: rowsPage },
  contentPage: { layout: 'default', module: rowsPage },
  termsConditionsPage: { layout: 'default', module: rowsPage },
  customerClubTermsConditionsPage: { layout: 'default', module: rowsPage },
  categoryPage: { layout: 'default', module: lazyModule(() => import('./pages/category.page.tsx')) },
  searchPage: { layout: 'default', module: lazyModule(() => import('./pages/search.page.tsx')) },
  productPage: { layout: 'default', module: lazyModule(() => import('./pages/product.page.tsx')) },
  productSetPage: { layout: 'default', module: lazyModule(() => import('./pages/product-set.page.tsx')) },
  basketPage: { layout: 'default', module: lazyModule(() => import('./pages/basket.page.tsx')) },
  checkoutPage: { layout: 'checkout', module: checkoutPage },
  checkoutCustomerPage: { layout: 'checkout', module: checkoutPage },
  checkoutDetailsPage: { layout: 'checkout', module: checkoutPage },
  checkoutShippingPage: { layout: 'checkout', module: checkoutPage },
  checkoutSummaryPage: { layout: 'checkout', module: checkoutPage },
  checkoutPaymentPage: { layout: 'checkout', module: lazyModule(() => import('./pages/payment.page.tsx')), ownDocument: true },
  receiptPage: { layout: 'receipt', module: lazyModule(() => import('./pages/receipt.page.tsx')) },
  notFoundPage: { layout: 'default', module: lazyModule(() => import('./pages/not-found.page.tsx')) },
  countrySelectorPage: { layout: 'plain', module: lazyModule(() => import('./pages/country-selector.page.tsx')) },
};

/** The entry of an alias; the not-found page for an alias that is missing or not built (SHELL-018, PLT-092). */
export function pageFor(alias: string | undefined): { alias: PageAlias; entry: PageEntry } {
  const known = alias !== undefined && Object.hasOwn(pages, alias) ? (alias as BuiltPage) : 'notFoundPage';
  return { alias: known, entry: pages[known] };
}
