/**
 * Every call that the two documents this shop was ordered by list in their section 7: method, path, query and `body` where there is one. Where a
 * document leaves the path open, it is the one that docs/spec decided. Kept by hand, as it came: contracts are held against it.
 */
const listed = `
Content
GET /api/f
GET /api/f/{market}/markets
GET /api/f/{market}/badges
GET /api/f/{market}/navigation?preview
GET /api/f/{market}/shop-the-look
GET /api/f/{market}/feature-flags
GET /api/f/{market}/free-freight-value
GET /api/f/{market}/monitoring
GET /api/f/{market}/product-set
GET /api/f/{market}/search-configurations
GET /api/f/{market}/shipping-methods
GET /api/f/{market}/size-guide-settings
GET /api/f/{market}/terms-and-conditions
GET /api/f/{market}/translations
GET /api/f/{market}/sub-brands
GET /api/careers/jobs

Catalogue
GET /api/catalog/{catalog}/facets
POST /api/catalog/{catalog}/front-images body
GET /api/catalog/{catalog}/product-by-ean/{ean}
GET /api/catalog/{catalog}/product-by-reward?promotionId&rewardId
GET /api/catalog/{catalog}/product-cards-by-reward?promotionId&rewardId&promocode&numberOfProducts
GET /api/catalog/{catalog}/product-from-id/{styleId}
GET /api/catalog/{catalog}/product/{productId}
GET /api/catalog/{catalog}/product/{productId}/{sku}
GET /api/catalog/{catalog}/products?productIds
POST /api/catalog/{catalog}/products-simple?FrontFacingId&BackFacingId&FallbackFrontFacingId&FallbackBackFacingId&location body
GET /api/catalog/{catalog}/products-simple?FrontFacingId&BackFacingId&FallbackFrontFacingId&FallbackBackFacingId&location&productIds&returnSorted
POST /api/catalog/{catalog}/search?useNewIndex&accessToken body
POST /api/catalog/{catalog}/search-ids body
POST /api/catalog/{catalog}/search-promotion-tags body
POST /api/catalog/{catalog}/search-tags body
GET /api/catalog/{catalog}/store-product/{productId}

Recommendation, stock, geolocation
POST /api/recommendation/{catalog}/recommendations body
POST /api/recommendation/{catalog}/recommendations3 body
GET /api/inventory/{catalog}/get-availability?ShipFromStore&IsRetail&EanCodes
GET /api/retail-stock/{catalog}/get-retail-availability?Ean
GET /api/geolocation/suggest/{market}

Session and sign-in
POST /api/auth/session/refresh
POST /api/auth/signout
POST /api/auth/signin body
POST /api/auth/signup body
POST /api/auth/user/password/reset/token body
POST /api/auth/user/password/reset body
GET /api/auth/emailpassword/email/exists?email
GET /api/auth/authorisationurl?thirdPartyId
POST /api/auth/signinup body
GET /api/auth/loginmethods
POST /api/auth/callback/apple body

Account
POST /api/account/{catalog}/accept-terms-tr/{termsId} body
POST /api/account/{catalog}/accept-terms/{termsId}
GET /api/account/{catalog}/address
POST /api/account/{catalog}/address body
GET /api/account/{catalog}/address/{addressId}
PUT /api/account/{catalog}/address/{addressId} body
DELETE /api/account/{catalog}/address/{addressId}
PUT /api/account/{catalog}/address/set-preferred/{addressId}
GET /api/account/{catalog}/check-email-exists?email
POST /api/account/{catalog}/customerclub/facebook-lead-signup body
GET /api/account/{catalog}/customerclub/facebook-lead-signup?hub.mode&hub.verify_token&hub.challenge
POST /api/account/{catalog}/customerclub/facebook-signup body
POST /api/account/{catalog}/customerclub/subscribe body
POST /api/account/{catalog}/customerclub/unsubscribe?contactId&messageId body
POST /api/account/{catalog}/customerclub/verify-email?sleekNote body
GET /api/account/{catalog}/customerclub/verify-marketing?verificationId
POST /api/account/customerclub/v2/verify-email body
DELETE /api/account/{catalog}/delete-account
GET /api/account/{catalog}/get-user-metadata
POST /api/account/{catalog}/update-account-details body
POST /api/account/{catalog}/update-account-email body

Address validation
GET /api/address-validation/{catalog}/suggest/{address}
POST /api/address-validation/{catalog}/validate body

Basket
GET /api/order/{catalog}/basket?basketId
DELETE /api/order/{catalog}/basket?basketId
DELETE /api/order/{catalog}/basket/basket/{basketId}
GET /api/order/{catalog}/basket/basket/{checkoutBasketId}/return?redirectResult
PUT /api/order/{catalog}/basket/accept-newsletter?basketId body
PUT /api/order/{catalog}/basket/accept-newsletter-and-terms?acceptNewsletter&acceptTerms&basketId
PUT /api/order/{catalog}/basket/accept-terms?basketId body
POST /api/order/{catalog}/basket/add-gift-card-line?basketId body
POST /api/order/{catalog}/basket/add-giftcard?basketId body
POST /api/order/{catalog}/basket/add-promo-code?promoCode&basketId
PUT /api/order/{catalog}/basket/address?basketId body
POST /api/order/{catalog}/basket/check-balance-giftcard?basketId body
GET /api/order/{catalog}/basket/complete-payment-using-giftcard?basketId
PUT /api/order/{catalog}/basket/continue-as-guest?basketId body
POST /api/order/{catalog}/basket/create-payment body
DELETE /api/order/{catalog}/basket/delete-promo-code?promoCode&basketId
GET /api/order/{catalog}/basket/get-packstations?carrierId&basketId
GET /api/order/{catalog}/basket/get-payment-methods?basketId
GET /api/order/{catalog}/basket/get-pickup-points?carrierId&basketId
GET /api/order/{catalog}/basket/get-shipping-methods?basketId
GET /api/order/{catalog}/basket/get-with-settings?basketId
GET /api/order/{catalog}/basket/init-klarna-session?basketId
POST /api/order/{catalog}/basket/line?basketId body
PUT /api/order/{catalog}/basket/line?basketId body
PUT /api/order/{catalog}/basket/line/{lineItemId}?basketId body
POST /api/order/{catalog}/basket/lines?basketId body
PUT /api/order/{catalog}/basket/lines?basketId body
DELETE /api/order/{catalog}/basket/lines?id&basketId
DELETE /api/order/{catalog}/basket/lines/{lineItemId}?basketId
PUT /api/order/{catalog}/basket/note?basketId body
POST /api/order/{catalog}/basket/opt-out-of-bonus?id&rewardId&newOptedOutCount&basketId
GET /api/order/{catalog}/basket/pay-by-link-receipt/{linkId}?checkoutBasketId
GET /api/order/{catalog}/basket/remove-giftcard/{giftCardNumber}?basketId
PUT /api/order/{catalog}/basket/shipment?basketId body

Other order calls
GET /api/order/{catalog}/countries
GET /api/order/{catalog}/order/receipt/{orderId}
POST /api/order/{catalog}/payment/create-pos-payment?basketId
POST /api/order/{catalog}/payment/iyzico/check-bin body
POST /api/order/{catalog}/payment/iyzico/initialize-payment body
POST /api/order/{catalog}/payment/klarna/request-payment-url/{basketId} body
GET /api/order/{catalog}/pdp-shipping-methods
GET /api/order/{catalog}/retrigger-payment-notification/{orderNumber}
GET /api/order/{catalog}/shipping-providers?basketId
GET /api/order/basket/abandoned?basketId
POST /api/order/basket/iyzico/pendingorders body
POST /api/order/manual-order-part-cancel body
GET /api/order/order/{orderId}
GET /api/order/order/history
GET /api/order/{catalog}/order/internal/number/{orderNumber}
GET /api/order/{catalog}/order/number/{orderNumber}
POST /api/order/payment/iyzico/retrieve-payment-redirect/{conversationId}/{basketId}/{catalogId}?token
POST /api/order/payment/iyzico/retrieve-payment-webhook body
GET /api/order/shipmentmethods
GET /api/order/shipping-methods
GET /api/order/shipping-methods-for-dropdown

Stores
GET /api/stores/{catalog}?city&allStores&filterByClickNCollect
GET /api/stores/{catalog}/get-click-collect-stores?street&city&postalCode&country&numberOfPickupPoints
GET /api/stores/get-click-collect-store?pickupPointId

Notify-me, newer paths and older ones
GET /api/notifyme/{catalog}/check-existing-subscription?productId
PUT /api/notifyme/{catalog}/optin body
GET /api/notifyme/{catalog}/optout?token
PUT /api/productgoinglive/{catalog}/optin body
GET /{catalog}/notifyme/check-existing-subscription?productId
PUT /{catalog}/notifyme/optin body
GET /{catalog}/notifyme/optout?token

Loyalty
POST /api/voyado/voyado/contactform body
POST /api/voyado/voyado/createaccount?apiKey body
GET /api/voyado/voyado/getcontactfrommail/{accountEmail}
GET /api/voyado/voyado/getcontactwithauth/{accountEmail}
GET /api/voyado/voyado/points/{accountEmail}
POST /api/voyado/voyado/promotion-show/{accountEmail} body
GET /api/voyado/voyado/promotions-redeem/{accountEmail}/{promoCode}
GET /api/voyado/voyado/promotions/{accountEmail}
GET /api/voyado/voyado/reward-vouchers-redeem/{accountEmail}/rewardid/{voyadoRewardId}
GET /api/voyado/voyado/reward-vouchers-show/{accountEmail}/rewardid/{voyadoRewardId}/index/{voucherIndex}/choice/{rewardChoice}
GET /api/voyado/voyado/reward-vouchers/{accountEmail}
GET /api/voyado/voyado/transactions/{catalogId}/{accountEmail}
GET /api/voyado/voyado/validatetermsversion/{accountEmail}/latestversion/{latestVersion}
GET /api/loyalty/{catalog}?FirstName&LastName

Wishlist
DELETE /api/wishlist/{catalog}/delete-wishlist?wishlistId
GET /api/wishlist/{catalog}/shared-wishlist?shareLinkReference
GET /api/wishlist/{catalog}/wishlist?wishlistId&shareReference
POST /api/wishlist/{catalog}/wishlist/add?sku&wishlistId
POST /api/wishlist/{catalog}/wishlist/add-range?skus&wishlistId
POST /api/wishlist/{catalog}/wishlist/get-wishlist-share-link?wishlistId
POST /api/wishlist/{catalog}/wishlist/remove?sku&wishlistId
POST /api/wishlist/{catalog}/wishlist/share-wishlist-mail?wishlistId body
POST /api/wishlist/createwishlist body
PUT /api/wishlist/updatewishlistname?wishlistId body
GET /api/wishlist/wishlists
`;

export interface Call {
  method: string;
  path: string;
  query: string[];
  body: boolean;
}

export const calls: Call[] = [...listed.matchAll(/^([A-Z]+) ([^\s?]+)(?:\?(\S+))?( body)?$/gm)].map(([, method, path, query = '', body]) => ({ method: method!, path: path!, query: query.split('&').filter(Boolean), body: Boolean(body) }));

/** Operations that the documents do not list: ours, each with the reason. */
export const ours: Record<string, string> = {
  getShop: 'the first of two reads that carry a page',
  getPage: 'the generic content request, whose path the documents leave open',
  getMedia: 'pictures of the sample shop',
  getCategories: 'the tree of categories',
  confirmSubscription: 'the double opt-in of a notification, which the documents do not have',
  openReceipt: 'the receipt with names and addresses, for whoever proves to be the buyer',
  sendVerificationMail: 'the documents verify e-mail addresses but do not show the path',
  verifyEmail: 'the same',
  getOrderOfAnyMarketByNumber: 'a listed call under its other possible base',
  getOrderOfAnyMarketByInternalNumber: 'the same',
};
