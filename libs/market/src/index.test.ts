import { expect, it } from 'vitest';
import * as market from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(market).sort()).toEqual([
    'CountrySelector', 'ShopLink', 'ShopProvider', 'allowedQuery', 'badgesAt', 'createTranslate', 'dateSeparator', 'flyoutAliases', 'formatDate',
    'formatMoney', 'marketQueries', 'moneyFormat', 'pageAliases', 'readShopRequest', 'requestHref', 'requestKey', 'shopEnvironments',
    'shopView', 'splitMarket', 'useCloseFlyout', 'useDate', 'useFeature', 'useFlyoutLink', 'useMarketHref', 'useMoney', 'useOpenFlyout', 'usePageLink', 'useShop', 'useTranslate',
  ]);
});

it('knows all 42 pages and 14 flyouts by their exact names, and whatever this shop adds', () => {
  expect(market.pageAliases).toEqual(expect.arrayContaining([
    'homePage', 'contentPage', 'termsConditionsPage', 'customerClubTermsConditionsPage', 'searchPage', 'categoryPage', 'productPage', 'productSetPage', 'notFoundPage', 'basketPage', 'wishlistPage',
    'authenticationLandingPage', 'storeLocatorPage', 'customerClubPage', 'careerPage', 'trackOrderPage', 'returnItemsPage', 'retailStores', 'store', 'storeProductPage', 'contactFormPage',
    'checkoutPage', 'checkoutCustomerPage', 'checkoutDetailsPage', 'checkoutShippingPage', 'checkoutSummaryPage', 'checkoutPaymentPage', 'receiptPage',
    'countrySelectorPage', 'unsubscribePage', 'loginPage', 'socialLoginCallbackPage', 'isoSetupPage', 'appWelcomePage',
    'accountPage', 'accountLoyaltyProgramPage', 'accountUserProfilePage', 'accountRewardsPage', 'accountOrderHistoryPage', 'accountPreferencesPage', 'accountReturnsPage', 'accountSupportPage',
  ]));
  expect(market.flyoutAliases).toEqual(expect.arrayContaining([
    'login', 'basket', 'miniBasket', 'bonusProduct', 'addToWishlist', 'createWishlist', 'shareWishlist', 'accountTermsAndConditions', 'burgerMenu', 'advancedSearch', 'topNavigationMenu', 'geoLocator', 'appBanner', 'idle',
  ]));
});

it('knows each alias once', () => {
  for (const aliases of [market.pageAliases, market.flyoutAliases]) expect(new Set(aliases).size).toBe(aliases.length);
});
