// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { GetBasketData, GetBasketResponses, DeleteBasketData, DeleteBasketResponses, DeleteBasketByIdData, DeleteBasketByIdResponses, GetBasketWithSettingsData, GetBasketWithSettingsResponses, AddBasketLineData, AddBasketLineResponses, ChangeBasketLineData, ChangeBasketLineResponses, ChangeBasketLineByIdData, ChangeBasketLineByIdResponses, AddBasketLinesData, AddBasketLinesResponses, ChangeBasketLinesData, ChangeBasketLinesResponses, RemoveBasketLinesData, RemoveBasketLinesResponses, RemoveBasketLineData, RemoveBasketLineResponses, WriteBasketNoteData, WriteBasketNoteResponses, ContinueAsGuestData, ContinueAsGuestResponses, AcceptNewsletterData, AcceptNewsletterResponses, AcceptNewsletterAndTermsData, AcceptNewsletterAndTermsResponses, AcceptTermsData, AcceptTermsResponses, SetBasketAddressData, SetBasketAddressResponses, GetShippingMethodsData, GetShippingMethodsResponses, SetBasketShipmentData, SetBasketShipmentResponses, AddGiftCardData, AddGiftCardResponses, CheckGiftCardBalanceData, CheckGiftCardBalanceResponses, RemoveGiftCardData, RemoveGiftCardResponses, GetPaymentMethodsData, GetPaymentMethodsResponses, CreatePaymentData, CreatePaymentResponses, CompletePaymentUsingGiftCardData, CompletePaymentUsingGiftCardResponses, ReturnFromPaymentData, ReturnFromPaymentResponses, GetCountriesData, GetCountriesResponses, GetReceiptData, GetReceiptResponses, OpenReceiptData, OpenReceiptResponses, AddGiftCardLineData, AddGiftCardLineResponses, AddPromoCodeData, AddPromoCodeResponses, RemovePromoCodeData, RemovePromoCodeResponses, OptOutOfBonusData, OptOutOfBonusResponses, GetPackstationsData, GetPackstationsResponses, GetPickupPointsData, GetPickupPointsResponses, StartKlarnaSessionData, StartKlarnaSessionResponses, GetPayByLinkReceiptData, GetPayByLinkReceiptResponses, CreatePosPaymentData, CreatePosPaymentResponses, CheckIyzicoBinData, CheckIyzicoBinResponses, InitializeIyzicoPaymentData, InitializeIyzicoPaymentResponses, RequestKlarnaPaymentUrlData, RequestKlarnaPaymentUrlResponses, GetProductShippingMethodsData, GetProductShippingMethodsResponses, RetriggerPaymentNotificationData, RetriggerPaymentNotificationResponses, GetShippingProvidersData, GetShippingProvidersResponses, GetOrderByNumberData, GetOrderByNumberResponses, GetOrderByInternalNumberData, GetOrderByInternalNumberResponses, GetOrderOfAnyMarketByNumberData, GetOrderOfAnyMarketByNumberResponses, GetOrderOfAnyMarketByInternalNumberData, GetOrderOfAnyMarketByInternalNumberResponses, GetAbandonedBasketData, GetAbandonedBasketResponses, GetPendingIyzicoOrdersData, GetPendingIyzicoOrdersResponses, CancelOrderPartData, CancelOrderPartResponses, GetOrderHistoryData, GetOrderHistoryResponses, GetOrderData, GetOrderResponses, RetrieveIyzicoRedirectData, RetrieveIyzicoRedirectResponses, TakeIyzicoNotificationData, TakeIyzicoNotificationResponses, GetShipmentMethodsData, GetShipmentMethodsResponses, GetAllShippingMethodsData, GetAllShippingMethodsResponses, GetShippingMethodNamesData, GetShippingMethodNamesResponses } from './types.gen.ts';

/** The basket alone; what surrounds it is left out (BSK-138). `GET /api/order/{catalog}/basket` */
export const getBasket: Operation<'getBasket', ArgumentsOf<GetBasketData>, AnswerOf<GetBasketResponses>> = {
  id: 'getBasket',
  method: 'GET',
  path: '/api/order/{catalog}/basket',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Empties the basket and forgets it (BSK-136). `DELETE /api/order/{catalog}/basket` */
export const deleteBasket: Operation<'deleteBasket', ArgumentsOf<DeleteBasketData>, AnswerOf<DeleteBasketResponses>> = {
  id: 'deleteBasket',
  method: 'DELETE',
  path: '/api/order/{catalog}/basket',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Empties the basket and forgets it (BSK-136). `DELETE /api/order/{catalog}/basket/basket/{basketId}` */
export const deleteBasketById: Operation<'deleteBasketById', ArgumentsOf<DeleteBasketByIdData>, AnswerOf<DeleteBasketByIdResponses>> = {
  id: 'deleteBasketById',
  method: 'DELETE',
  path: '/api/order/{catalog}/basket/basket/{basketId}',
  query: [],
  required: [],
  errors: [400,404,409],
};

/** The basket with what surrounds it (BSK-032). `GET /api/order/{catalog}/basket/get-with-settings` */
export const getBasketWithSettings: Operation<'getBasketWithSettings', ArgumentsOf<GetBasketWithSettingsData>, AnswerOf<GetBasketWithSettingsResponses>> = {
  id: 'getBasketWithSettings',
  method: 'GET',
  path: '/api/order/{catalog}/basket/get-with-settings',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Adds to the basket; makes one when none is named (BSK-132). `POST /api/order/{catalog}/basket/line` */
export const addBasketLine: Operation<'addBasketLine', ArgumentsOf<AddBasketLineData>, AnswerOf<AddBasketLineResponses>> = {
  id: 'addBasketLine',
  method: 'POST',
  path: '/api/order/{catalog}/basket/line',
  query: ["basketId"],
  required: [],
  errors: [400,404,409,429],
};

/** Changes a line named in the body. `PUT /api/order/{catalog}/basket/line` */
export const changeBasketLine: Operation<'changeBasketLine', ArgumentsOf<ChangeBasketLineData>, AnswerOf<ChangeBasketLineResponses>> = {
  id: 'changeBasketLine',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/line',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Changes size or quantity of a line. `PUT /api/order/{catalog}/basket/line/{lineItemId}` */
export const changeBasketLineById: Operation<'changeBasketLineById', ArgumentsOf<ChangeBasketLineByIdData>, AnswerOf<ChangeBasketLineByIdResponses>> = {
  id: 'changeBasketLineById',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/line/{lineItemId}',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Adds several; all or none. `POST /api/order/{catalog}/basket/lines` */
export const addBasketLines: Operation<'addBasketLines', ArgumentsOf<AddBasketLinesData>, AnswerOf<AddBasketLinesResponses>> = {
  id: 'addBasketLines',
  method: 'POST',
  path: '/api/order/{catalog}/basket/lines',
  query: ["basketId"],
  required: [],
  errors: [400,404,409,429],
};

/** Changes several; all or none. `PUT /api/order/{catalog}/basket/lines` */
export const changeBasketLines: Operation<'changeBasketLines', ArgumentsOf<ChangeBasketLinesData>, AnswerOf<ChangeBasketLinesResponses>> = {
  id: 'changeBasketLines',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/lines',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Removes lines; one that is gone already is no mistake. `DELETE /api/order/{catalog}/basket/lines` */
export const removeBasketLines: Operation<'removeBasketLines', ArgumentsOf<RemoveBasketLinesData>, AnswerOf<RemoveBasketLinesResponses>> = {
  id: 'removeBasketLines',
  method: 'DELETE',
  path: '/api/order/{catalog}/basket/lines',
  query: ["id","basketId"],
  required: ["id","basketId"],
  errors: [400,404,409],
};

/** Removes a line; one that is gone already is no mistake. `DELETE /api/order/{catalog}/basket/lines/{lineItemId}` */
export const removeBasketLine: Operation<'removeBasketLine', ArgumentsOf<RemoveBasketLineData>, AnswerOf<RemoveBasketLineResponses>> = {
  id: 'removeBasketLine',
  method: 'DELETE',
  path: '/api/order/{catalog}/basket/lines/{lineItemId}',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** A note to the order (BSK-148). `PUT /api/order/{catalog}/basket/note` */
export const writeBasketNote: Operation<'writeBasketNote', ArgumentsOf<WriteBasketNoteData>, AnswerOf<WriteBasketNoteResponses>> = {
  id: 'writeBasketNote',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/note',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** The e-mail address of a guest (CHK-031). `PUT /api/order/{catalog}/basket/continue-as-guest` */
export const continueAsGuest: Operation<'continueAsGuest', ArgumentsOf<ContinueAsGuestData>, AnswerOf<ContinueAsGuestResponses>> = {
  id: 'continueAsGuest',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/continue-as-guest',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Whether the shopper wants the newsletter (CHK-035). `PUT /api/order/{catalog}/basket/accept-newsletter` */
export const acceptNewsletter: Operation<'acceptNewsletter', ArgumentsOf<AcceptNewsletterData>, AnswerOf<AcceptNewsletterResponses>> = {
  id: 'acceptNewsletter',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/accept-newsletter',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Both choices at once. `PUT /api/order/{catalog}/basket/accept-newsletter-and-terms` */
export const acceptNewsletterAndTerms: Operation<'acceptNewsletterAndTerms', ArgumentsOf<AcceptNewsletterAndTermsData>, AnswerOf<AcceptNewsletterAndTermsResponses>> = {
  id: 'acceptNewsletterAndTerms',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/accept-newsletter-and-terms',
  query: ["acceptNewsletter","acceptTerms","basketId"],
  required: ["acceptNewsletter","acceptTerms","basketId"],
  errors: [400,404,409],
};

/** Whether the shopper accepts the terms (CHK-035). `PUT /api/order/{catalog}/basket/accept-terms` */
export const acceptTerms: Operation<'acceptTerms', ArgumentsOf<AcceptTermsData>, AnswerOf<AcceptTermsResponses>> = {
  id: 'acceptTerms',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/accept-terms',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Where to deliver and whom to bill (CHK-096). `PUT /api/order/{catalog}/basket/address` */
export const setBasketAddress: Operation<'setBasketAddress', ArgumentsOf<SetBasketAddressData>, AnswerOf<SetBasketAddressResponses>> = {
  id: 'setBasketAddress',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/address',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** How this basket can be delivered. `GET /api/order/{catalog}/basket/get-shipping-methods` */
export const getShippingMethods: Operation<'getShippingMethods', ArgumentsOf<GetShippingMethodsData>, AnswerOf<GetShippingMethodsResponses>> = {
  id: 'getShippingMethods',
  method: 'GET',
  path: '/api/order/{catalog}/basket/get-shipping-methods',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Chooses how a shipment is delivered (CHK-114). `PUT /api/order/{catalog}/basket/shipment` */
export const setBasketShipment: Operation<'setBasketShipment', ArgumentsOf<SetBasketShipmentData>, AnswerOf<SetBasketShipmentResponses>> = {
  id: 'setBasketShipment',
  method: 'PUT',
  path: '/api/order/{catalog}/basket/shipment',
  query: ["basketId"],
  required: ["basketId"],
  errors: [302,400,404,409],
};

/** Pays with a gift card as far as it goes. `POST /api/order/{catalog}/basket/add-giftcard` */
export const addGiftCard: Operation<'addGiftCard', ArgumentsOf<AddGiftCardData>, AnswerOf<AddGiftCardResponses>> = {
  id: 'addGiftCard',
  method: 'POST',
  path: '/api/order/{catalog}/basket/add-giftcard',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409,429],
};

/** What a gift card holds; changes nothing (BSK-091). `POST /api/order/{catalog}/basket/check-balance-giftcard` */
export const checkGiftCardBalance: Operation<'checkGiftCardBalance', ArgumentsOf<CheckGiftCardBalanceData>, AnswerOf<CheckGiftCardBalanceResponses>> = {
  id: 'checkGiftCardBalance',
  method: 'POST',
  path: '/api/order/{catalog}/basket/check-balance-giftcard',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,429],
};

/** Takes a gift card off the basket. A GET that changes something; refused for other sites. `GET /api/order/{catalog}/basket/remove-giftcard/{giftCardNumber}` */
export const removeGiftCard: Operation<'removeGiftCard', ArgumentsOf<RemoveGiftCardData>, AnswerOf<RemoveGiftCardResponses>> = {
  id: 'removeGiftCard',
  method: 'GET',
  path: '/api/order/{catalog}/basket/remove-giftcard/{giftCardNumber}',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** How this basket can be paid, and what the card form needs (PAY-005, PAY-018…021). `GET /api/order/{catalog}/basket/get-payment-methods` */
export const getPaymentMethods: Operation<'getPaymentMethods', ArgumentsOf<GetPaymentMethodsData>, AnswerOf<GetPaymentMethodsResponses>> = {
  id: 'getPaymentMethods',
  method: 'GET',
  path: '/api/order/{catalog}/basket/get-payment-methods',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409,429],
};

/** Starts a payment; the same attempt id twice is one payment, and with another request a conflict. `POST /api/order/{catalog}/basket/create-payment` */
export const createPayment: Operation<'createPayment', ArgumentsOf<CreatePaymentData>, AnswerOf<CreatePaymentResponses>> = {
  id: 'createPayment',
  method: 'POST',
  path: '/api/order/{catalog}/basket/create-payment',
  query: [],
  required: [],
  errors: [400,404,409,429],
};

/** Places an order that gift cards cover (PAY-050). A GET that changes something; refused for other sites. `GET /api/order/{catalog}/basket/complete-payment-using-giftcard` */
export const completePaymentUsingGiftCard: Operation<'completePaymentUsingGiftCard', ArgumentsOf<CompletePaymentUsingGiftCardData>, AnswerOf<CompletePaymentUsingGiftCardResponses>> = {
  id: 'completePaymentUsingGiftCard',
  method: 'GET',
  path: '/api/order/{catalog}/basket/complete-payment-using-giftcard',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409,429],
};

/** How the payment stands after the shopper has been at the provider (PAY-043). A GET that changes something; refused for other sites. `GET /api/order/{catalog}/basket/basket/{checkoutBasketId}/return` */
export const returnFromPayment: Operation<'returnFromPayment', ArgumentsOf<ReturnFromPaymentData>, AnswerOf<ReturnFromPaymentResponses>> = {
  id: 'returnFromPayment',
  method: 'GET',
  path: '/api/order/{catalog}/basket/basket/{checkoutBasketId}/return',
  query: ["redirectResult"],
  required: [],
  errors: [400,404,429],
};

/** Where this market delivers (CHK-101). `GET /api/order/{catalog}/countries` */
export const getCountries: Operation<'getCountries', ArgumentsOf<GetCountriesData>, AnswerOf<GetCountriesResponses>> = {
  id: 'getCountries',
  method: 'GET',
  path: '/api/order/{catalog}/countries',
  query: [],
  required: [],
  errors: [404],
};

/** An order as its receipt says it; names and addresses only with the basket id of the browser that bought. `GET /api/order/{catalog}/order/receipt/{orderId}` */
export const getReceipt: Operation<'getReceipt', ArgumentsOf<GetReceiptData>, AnswerOf<GetReceiptResponses>> = {
  id: 'getReceipt',
  method: 'GET',
  path: '/api/order/{catalog}/order/receipt/{orderId}',
  query: ["basketId"],
  required: [],
  errors: [400,404],
};

/** The receipt with names and addresses, for whoever knows the e-mail address. `POST /api/order/{catalog}/order/receipt/{orderId}` */
export const openReceipt: Operation<'openReceipt', ArgumentsOf<OpenReceiptData>, AnswerOf<OpenReceiptResponses>> = {
  id: 'openReceipt',
  method: 'POST',
  path: '/api/order/{catalog}/order/receipt/{orderId}',
  query: [],
  required: [],
  errors: [400,404,429],
};

/** Puts a gift card to buy into the basket (BSK-094). `POST /api/order/{catalog}/basket/add-gift-card-line` */
export const addGiftCardLine: Operation<'addGiftCardLine', ArgumentsOf<AddGiftCardLineData>, AnswerOf<AddGiftCardLineResponses>> = {
  id: 'addGiftCardLine',
  method: 'POST',
  path: '/api/order/{catalog}/basket/add-gift-card-line',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Uses a promo code. `POST /api/order/{catalog}/basket/add-promo-code` */
export const addPromoCode: Operation<'addPromoCode', ArgumentsOf<AddPromoCodeData>, AnswerOf<AddPromoCodeResponses>> = {
  id: 'addPromoCode',
  method: 'POST',
  path: '/api/order/{catalog}/basket/add-promo-code',
  query: ["promoCode","basketId"],
  required: ["promoCode","basketId"],
  errors: [400,404,409],
};

/** Takes a promo code off the basket. `DELETE /api/order/{catalog}/basket/delete-promo-code` */
export const removePromoCode: Operation<'removePromoCode', ArgumentsOf<RemovePromoCodeData>, AnswerOf<RemovePromoCodeResponses>> = {
  id: 'removePromoCode',
  method: 'DELETE',
  path: '/api/order/{catalog}/basket/delete-promo-code',
  query: ["promoCode","basketId"],
  required: ["promoCode","basketId"],
  errors: [400,404,409],
};

/** Declines what a promotion gives (BSK-104). `POST /api/order/{catalog}/basket/opt-out-of-bonus` */
export const optOutOfBonus: Operation<'optOutOfBonus', ArgumentsOf<OptOutOfBonusData>, AnswerOf<OptOutOfBonusResponses>> = {
  id: 'optOutOfBonus',
  method: 'POST',
  path: '/api/order/{catalog}/basket/opt-out-of-bonus',
  query: ["id","rewardId","newOptedOutCount","basketId"],
  required: ["id","rewardId","newOptedOutCount","basketId"],
  errors: [400,404,409],
};

/** Parcel stations of a carrier near the address. `GET /api/order/{catalog}/basket/get-packstations` */
export const getPackstations: Operation<'getPackstations', ArgumentsOf<GetPackstationsData>, AnswerOf<GetPackstationsResponses>> = {
  id: 'getPackstations',
  method: 'GET',
  path: '/api/order/{catalog}/basket/get-packstations',
  query: ["carrierId","basketId"],
  required: ["basketId"],
  errors: [400,404],
};

/** Pickup points of a carrier near the address. `GET /api/order/{catalog}/basket/get-pickup-points` */
export const getPickupPoints: Operation<'getPickupPoints', ArgumentsOf<GetPickupPointsData>, AnswerOf<GetPickupPointsResponses>> = {
  id: 'getPickupPoints',
  method: 'GET',
  path: '/api/order/{catalog}/basket/get-pickup-points',
  query: ["carrierId","basketId"],
  required: ["basketId"],
  errors: [400,404],
};

/** Starts to buy now and pay later (PAY-009, PAY-010). A GET that changes something; refused for other sites. `GET /api/order/{catalog}/basket/init-klarna-session` */
export const startKlarnaSession: Operation<'startKlarnaSession', ArgumentsOf<StartKlarnaSessionData>, AnswerOf<StartKlarnaSessionResponses>> = {
  id: 'startKlarnaSession',
  method: 'GET',
  path: '/api/order/{catalog}/basket/init-klarna-session',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** How a payment by link stands. `GET /api/order/{catalog}/basket/pay-by-link-receipt/{linkId}` */
export const getPayByLinkReceipt: Operation<'getPayByLinkReceipt', ArgumentsOf<GetPayByLinkReceiptData>, AnswerOf<GetPayByLinkReceiptResponses>> = {
  id: 'getPayByLinkReceipt',
  method: 'GET',
  path: '/api/order/{catalog}/basket/pay-by-link-receipt/{linkId}',
  query: ["checkoutBasketId"],
  required: [],
  errors: [400,404],
};

/** Starts a payment at the till of a store. `POST /api/order/{catalog}/payment/create-pos-payment` */
export const createPosPayment: Operation<'createPosPayment', ArgumentsOf<CreatePosPaymentData>, AnswerOf<CreatePosPaymentResponses>> = {
  id: 'createPosPayment',
  method: 'POST',
  path: '/api/order/{catalog}/payment/create-pos-payment',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404,409],
};

/** Which card family the first digits belong to, and its instalments. `POST /api/order/{catalog}/payment/iyzico/check-bin` */
export const checkIyzicoBin: Operation<'checkIyzicoBin', ArgumentsOf<CheckIyzicoBinData>, AnswerOf<CheckIyzicoBinResponses>> = {
  id: 'checkIyzicoBin',
  method: 'POST',
  path: '/api/order/{catalog}/payment/iyzico/check-bin',
  query: [],
  required: [],
  errors: [400,404],
};

/** Starts a payment with the Turkish provider. `POST /api/order/{catalog}/payment/iyzico/initialize-payment` */
export const initializeIyzicoPayment: Operation<'initializeIyzicoPayment', ArgumentsOf<InitializeIyzicoPaymentData>, AnswerOf<InitializeIyzicoPaymentResponses>> = {
  id: 'initializeIyzicoPayment',
  method: 'POST',
  path: '/api/order/{catalog}/payment/iyzico/initialize-payment',
  query: [],
  required: [],
  errors: [400,404,409],
};

/** Where an approved purchase goes on (PAY-057). `POST /api/order/{catalog}/payment/klarna/request-payment-url/{basketId}` */
export const requestKlarnaPaymentUrl: Operation<'requestKlarnaPaymentUrl', ArgumentsOf<RequestKlarnaPaymentUrlData>, AnswerOf<RequestKlarnaPaymentUrlResponses>> = {
  id: 'requestKlarnaPaymentUrl',
  method: 'POST',
  path: '/api/order/{catalog}/payment/klarna/request-payment-url/{basketId}',
  query: [],
  required: [],
  errors: [400,404,409],
};

/** The ways of delivery, for the product page. `GET /api/order/{catalog}/pdp-shipping-methods` */
export const getProductShippingMethods: Operation<'getProductShippingMethods', ArgumentsOf<GetProductShippingMethodsData>, AnswerOf<GetProductShippingMethodsResponses>> = {
  id: 'getProductShippingMethods',
  method: 'GET',
  path: '/api/order/{catalog}/pdp-shipping-methods',
  query: [],
  required: [],
  errors: [404],
};

/** Has the notification of a payment worked on again; for operations. A GET that changes something; refused for other sites. `GET /api/order/{catalog}/retrigger-payment-notification/{orderNumber}` */
export const retriggerPaymentNotification: Operation<'retriggerPaymentNotification', ArgumentsOf<RetriggerPaymentNotificationData>, AnswerOf<RetriggerPaymentNotificationResponses>> = {
  id: 'retriggerPaymentNotification',
  method: 'GET',
  path: '/api/order/{catalog}/retrigger-payment-notification/{orderNumber}',
  query: [],
  required: [],
  errors: [400,404],
};

/** Carriers with their logos. `GET /api/order/{catalog}/shipping-providers` */
export const getShippingProviders: Operation<'getShippingProviders', ArgumentsOf<GetShippingProvidersData>, AnswerOf<GetShippingProvidersResponses>> = {
  id: 'getShippingProviders',
  method: 'GET',
  path: '/api/order/{catalog}/shipping-providers',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404],
};

/** An order by its number. `GET /api/order/{catalog}/order/number/{orderNumber}` */
export const getOrderByNumber: Operation<'getOrderByNumber', ArgumentsOf<GetOrderByNumberData>, AnswerOf<GetOrderByNumberResponses>> = {
  id: 'getOrderByNumber',
  method: 'GET',
  path: '/api/order/{catalog}/order/number/{orderNumber}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** An order by the number that the company knows it by; for employees (ORD-073). `GET /api/order/{catalog}/order/internal/number/{orderNumber}` */
export const getOrderByInternalNumber: Operation<'getOrderByInternalNumber', ArgumentsOf<GetOrderByInternalNumberData>, AnswerOf<GetOrderByInternalNumberResponses>> = {
  id: 'getOrderByInternalNumber',
  method: 'GET',
  path: '/api/order/{catalog}/order/internal/number/{orderNumber}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** The same without the market in the path (ORD-071). `GET /api/order/order/number/{orderNumber}` */
export const getOrderOfAnyMarketByNumber: Operation<'getOrderOfAnyMarketByNumber', ArgumentsOf<GetOrderOfAnyMarketByNumberData>, AnswerOf<GetOrderOfAnyMarketByNumberResponses>> = {
  id: 'getOrderOfAnyMarketByNumber',
  method: 'GET',
  path: '/api/order/order/number/{orderNumber}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** The same without the market in the path (ORD-071). `GET /api/order/order/internal/number/{orderNumber}` */
export const getOrderOfAnyMarketByInternalNumber: Operation<'getOrderOfAnyMarketByInternalNumber', ArgumentsOf<GetOrderOfAnyMarketByInternalNumberData>, AnswerOf<GetOrderOfAnyMarketByInternalNumberResponses>> = {
  id: 'getOrderOfAnyMarketByInternalNumber',
  method: 'GET',
  path: '/api/order/order/internal/number/{orderNumber}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** The basket that a reminder leads back to (BSK-150). `GET /api/order/basket/abandoned` */
export const getAbandonedBasket: Operation<'getAbandonedBasket', ArgumentsOf<GetAbandonedBasketData>, AnswerOf<GetAbandonedBasketResponses>> = {
  id: 'getAbandonedBasket',
  method: 'GET',
  path: '/api/order/basket/abandoned',
  query: ["basketId"],
  required: ["basketId"],
  errors: [400,404],
};

/** Orders that the Turkish provider has not settled; for operations. `POST /api/order/basket/iyzico/pendingorders` */
export const getPendingIyzicoOrders: Operation<'getPendingIyzicoOrders', ArgumentsOf<GetPendingIyzicoOrdersData>, AnswerOf<GetPendingIyzicoOrdersResponses>> = {
  id: 'getPendingIyzicoOrders',
  method: 'POST',
  path: '/api/order/basket/iyzico/pendingorders',
  query: [],
  required: [],
  errors: [400,401],
};

/** Cancels lines of an order; for operations (ORD-075). `POST /api/order/manual-order-part-cancel` */
export const cancelOrderPart: Operation<'cancelOrderPart', ArgumentsOf<CancelOrderPartData>, AnswerOf<CancelOrderPartResponses>> = {
  id: 'cancelOrderPart',
  method: 'POST',
  path: '/api/order/manual-order-part-cancel',
  query: [],
  required: [],
  errors: [400,401,404],
};

/** The shopper's orders. `GET /api/order/order/history` */
export const getOrderHistory: Operation<'getOrderHistory', ArgumentsOf<GetOrderHistoryData>, AnswerOf<GetOrderHistoryResponses>> = {
  id: 'getOrderHistory',
  method: 'GET',
  path: '/api/order/order/history',
  query: [],
  required: [],
  errors: [401,403],
};

/** An order of the shopper. `GET /api/order/order/{orderId}` */
export const getOrder: Operation<'getOrder', ArgumentsOf<GetOrderData>, AnswerOf<GetOrderResponses>> = {
  id: 'getOrder',
  method: 'GET',
  path: '/api/order/order/{orderId}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Where a shopper goes on who comes back from the Turkish provider (PAY-080). `POST /api/order/payment/iyzico/retrieve-payment-redirect/{conversationId}/{basketId}/{catalogId}` */
export const retrieveIyzicoRedirect: Operation<'retrieveIyzicoRedirect', ArgumentsOf<RetrieveIyzicoRedirectData>, AnswerOf<RetrieveIyzicoRedirectResponses>> = {
  id: 'retrieveIyzicoRedirect',
  method: 'POST',
  path: '/api/order/payment/iyzico/retrieve-payment-redirect/{conversationId}/{basketId}/{catalogId}',
  query: ["token"],
  required: [],
  errors: [400,404],
};

/** What the Turkish provider tells about a payment (PAY-078). `POST /api/order/payment/iyzico/retrieve-payment-webhook` */
export const takeIyzicoNotification: Operation<'takeIyzicoNotification', ArgumentsOf<TakeIyzicoNotificationData>, AnswerOf<TakeIyzicoNotificationResponses>> = {
  id: 'takeIyzicoNotification',
  method: 'POST',
  path: '/api/order/payment/iyzico/retrieve-payment-webhook',
  query: [],
  required: [],
  errors: [400],
};

/** The ways of delivery of all markets. `GET /api/order/shipmentmethods` */
export const getShipmentMethods: Operation<'getShipmentMethods', ArgumentsOf<GetShipmentMethodsData>, AnswerOf<GetShipmentMethodsResponses>> = {
  id: 'getShipmentMethods',
  method: 'GET',
  path: '/api/order/shipmentmethods',
  query: [],
  required: [],
  errors: [],
};

/** The ways of delivery of all markets. `GET /api/order/shipping-methods` */
export const getAllShippingMethods: Operation<'getAllShippingMethods', ArgumentsOf<GetAllShippingMethodsData>, AnswerOf<GetAllShippingMethodsResponses>> = {
  id: 'getAllShippingMethods',
  method: 'GET',
  path: '/api/order/shipping-methods',
  query: [],
  required: [],
  errors: [],
};

/** The ways of delivery of all markets, to choose from. `GET /api/order/shipping-methods-for-dropdown` */
export const getShippingMethodNames: Operation<'getShippingMethodNames', ArgumentsOf<GetShippingMethodNamesData>, AnswerOf<GetShippingMethodNamesResponses>> = {
  id: 'getShippingMethodNames',
  method: 'GET',
  path: '/api/order/shipping-methods-for-dropdown',
  query: [],
  required: [],
  errors: [],
};
