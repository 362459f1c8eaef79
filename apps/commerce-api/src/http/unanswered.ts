import type { Contracts, HandlersOf } from './handlers.ts';

/**
 * Operations of the contracts that this API does not answer yet, by contract, and what brings them. A call is checked against
 * its contract and its market like any other, so that whoever writes a client today learns of mistakes; what is right is answered
 * with 501 and a problem document in the market's language. Who builds one takes it off the list: the types insist.
 */
export const unanswered = {
  // Pages get all of this with getShop and getPage so far; each read alone comes with the domain that asks for it.
  content: [
    'getBadges', 'getNavigation', 'getShopTheLook', 'getFeatureFlags', 'getMonitoringSettings', 'getProductSets',
    'getSearchConfigurations', 'getShippingMethodTexts', 'getTermsAndConditions', 'getSubBrands',
    'getJobs',
  ],
  // Come with promotions.
  catalog: [
    'getProductByReward', 'getProductCardsByReward',
  ],
  // Promo codes, bonus products and gift cards to buy, pickup points, further payment providers, order history and tracking.
  order: [
    'addGiftCardLine', 'addPromoCode', 'removePromoCode', 'optOutOfBonus', 'getPackstations', 'getPickupPoints', 'startKlarnaSession',
    'getPayByLinkReceipt', 'createPosPayment', 'checkIyzicoBin', 'initializeIyzicoPayment', 'requestKlarnaPaymentUrl', 'getProductShippingMethods',
    'retriggerPaymentNotification', 'getShippingProviders', 'getOrderByNumber', 'getOrderByInternalNumber', 'getOrderOfAnyMarketByNumber',
    'getOrderOfAnyMarketByInternalNumber', 'getAbandonedBasket', 'getPendingIyzicoOrders', 'cancelOrderPart', 'getOrderHistory', 'getOrder',
    'retrieveIyzicoRedirect', 'takeIyzicoNotification', 'getShipmentMethods', 'getAllShippingMethods', 'getShippingMethodNames',
  ],
  // Comes with sign-in and the account pages.
  account: [
    'acceptTurkishTerms', 'acceptAccountTerms', 'getAddresses', 'addAddress', 'getAddress', 'changeAddress', 'removeAddress',
    'setPreferredAddress', 'checkEmailExists', 'deleteAccount', 'getUserMetadata', 'updateAccountDetails', 'updateAccountEmail',
  ],
  // Comes with sign-in; most is answered by the session library itself.
  session: [
    'signIn', 'signUp', 'sendPasswordResetMail', 'resetPassword', 'checkSignInEmail', 'getAuthorisationUrl', 'signInWithProvider',
    'getLoginMethods', 'refreshSession', 'signOut', 'sendVerificationMail', 'verifyEmail', 'returnFromApple',
  ],
  // Comes with the wishlist.
  wishlist: [
    'deleteWishlist', 'getSharedWishlist', 'getWishlist', 'addWishlistProduct', 'addWishlistProducts', 'getWishlistShareLink',
    'removeWishlistProduct', 'shareWishlistByMail', 'createWishlist', 'renameWishlist', 'getWishlists',
  ],
  // Comes with the customer club.
  loyalty: [
    'takeFacebookLead', 'answerFacebookChallenge', 'signUpWithFacebook', 'subscribeToClub', 'unsubscribeFromClub', 'verifyClubEmail',
    'verifyMarketing', 'verifyClubEmailV2', 'sendContactForm', 'createLoyaltyAccount', 'getContactFromMail', 'getContactWithAuth', 'getPoints',
    'showPromotion', 'redeemPromotion', 'getPromotions', 'redeemRewardVoucher', 'showRewardVoucher', 'getRewardVouchers', 'getTransactions',
    'validateTermsVersion', 'getLoyaltyProfile',
  ],
  // Comes with the store locator.
  stores: [
    'getStores', 'getClickCollectStores', 'getClickCollectStore',
  ],
  // Comes with the market suggestion.
  geolocation: [
    'suggestMarkets',
  ],
  // Comes with address look-up.
  'address-validation': [
    'suggestAddresses', 'validateAddress',
  ],
} as const satisfies { [Service in keyof Contracts]?: readonly (keyof HandlersOf<Contracts[Service]>)[] };

export type Unanswered = (typeof unanswered)[keyof typeof unanswered][number];

export const isUnanswered = (operationId: string): operationId is Unanswered => Object.values(unanswered).some((names) => (names as readonly string[]).includes(operationId));
