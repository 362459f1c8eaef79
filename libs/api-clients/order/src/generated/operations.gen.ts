// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { GetBasketData, GetBasketResponses, DeleteBasketData, DeleteBasketResponses, DeleteBasketByIdData, DeleteBasketByIdResponses, GetBasketWithSettingsData, GetBasketWithSettingsResponses, AddBasketLineData, AddBasketLineResponses, ChangeBasketLineData, ChangeBasketLineResponses, ChangeBasketLineByIdData, ChangeBasketLineByIdResponses, AddBasketLinesData, AddBasketLinesResponses, ChangeBasketLinesData, ChangeBasketLinesResponses, RemoveBasketLinesData, RemoveBasketLinesResponses, RemoveBasketLineData, RemoveBasketLineResponses, WriteBasketNoteData, WriteBasketNoteResponses, ContinueAsGuestData, ContinueAsGuestResponses, AcceptNewsletterData, AcceptNewsletterResponses, AcceptNewsletterAndTermsData, AcceptNewsletterAndTermsResponses, AcceptTermsData, AcceptTermsResponses, SetBasketAddressData, SetBasketAddressResponses, GetShippingMethodsData, GetShippingMethodsResponses, SetBasketShipmentData, SetBasketShipmentResponses, AddGiftCardData, AddGiftCardResponses, CheckGiftCardBalanceData, CheckGiftCardBalanceResponses, RemoveGiftCardData, RemoveGiftCardResponses, GetPaymentMethodsData, GetPaymentMethodsResponses, CreatePaymentData, CreatePaymentResponses, CompletePaymentUsingGiftCardData, CompletePaymentUsingGiftCardResponses, ReturnFromPaymentData, ReturnFromPaymentResponses, GetCountriesData, GetCountriesResponses, GetReceiptData, GetReceiptResponses, OpenReceiptData, OpenReceiptResponses } from './types.gen.ts';

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
  errors: [400,404,409],
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
  errors: [400,404,409],
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
  errors: [400,404,409],
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
  errors: [400,404,409],
};

/** Starts a payment; the same attempt id twice is one payment. `POST /api/order/{catalog}/basket/create-payment` */
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
  errors: [400,404,409],
};

/** How the payment stands after the shopper has been at the provider (PAY-043). A GET that changes something; refused for other sites. `GET /api/order/{catalog}/basket/basket/{checkoutBasketId}/return` */
export const returnFromPayment: Operation<'returnFromPayment', ArgumentsOf<ReturnFromPaymentData>, AnswerOf<ReturnFromPaymentResponses>> = {
  id: 'returnFromPayment',
  method: 'GET',
  path: '/api/order/{catalog}/basket/basket/{checkoutBasketId}/return',
  query: ["redirectResult"],
  required: [],
  errors: [400,404],
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
