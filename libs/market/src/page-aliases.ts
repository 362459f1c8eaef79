/** Every page of the shop by its alias, in the layouts of SHELL-051…055. */
export const pageAliases = [
  'homePage', 'contentPage', 'termsConditionsPage', 'customerClubTermsConditionsPage', 'searchPage', 'categoryPage',
  'productPage', 'productSetPage', 'notFoundPage', 'basketPage', 'wishlistPage', 'authenticationLandingPage',
  'storeLocatorPage', 'customerClubPage', 'careerPage', 'trackOrderPage', 'returnItemsPage', 'retailStores', 'store',
  'storeProductPage', 'contactFormPage',
  'checkoutPage', 'checkoutCustomerPage', 'checkoutDetailsPage', 'checkoutShippingPage', 'checkoutSummaryPage', 'checkoutPaymentPage',
  'receiptPage',
  'countrySelectorPage', 'unsubscribePage', 'loginPage', 'socialLoginCallbackPage', 'isoSetupPage', 'appWelcomePage',
  'accountPage', 'accountLoyaltyProgramPage', 'accountUserProfilePage', 'accountRewardsPage', 'accountOrderHistoryPage',
  'accountPreferencesPage', 'accountReturnsPage', 'accountSupportPage',
] as const;

export type PageAlias = (typeof pageAliases)[number];
