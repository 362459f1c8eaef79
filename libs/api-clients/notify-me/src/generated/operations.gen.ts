// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { CheckSubscriptionData, CheckSubscriptionResponses, SubscribeToStockData, SubscribeToStockResponses, UnsubscribeFromStockData, ConfirmSubscriptionData, ConfirmSubscriptionResponses, SubscribeToGoingLiveData, SubscribeToGoingLiveResponses } from './types.gen.ts';

/** Whether the shopper waits for a product. `GET /api/notifyme/{catalog}/check-existing-subscription` */
export const checkSubscription: Operation<'checkSubscription', ArgumentsOf<CheckSubscriptionData>, AnswerOf<CheckSubscriptionResponses>> = {
  id: 'checkSubscription',
  method: 'GET',
  path: '/api/notifyme/{catalog}/check-existing-subscription',
  query: ["productId"],
  required: [],
  errors: [204,400,404],
};

/** Asks for a mail when the article is back. `PUT /api/notifyme/{catalog}/optin` */
export const subscribeToStock: Operation<'subscribeToStock', ArgumentsOf<SubscribeToStockData>, AnswerOf<SubscribeToStockResponses>> = {
  id: 'subscribeToStock',
  method: 'PUT',
  path: '/api/notifyme/{catalog}/optin',
  query: [],
  required: [],
  errors: [400,404,409,429],
};

/** Ends a subscription, by the secret of its mail. `GET /api/notifyme/{catalog}/optout` */
export const unsubscribeFromStock: Operation<'unsubscribeFromStock', ArgumentsOf<UnsubscribeFromStockData>, undefined> = {
  id: 'unsubscribeFromStock',
  method: 'GET',
  path: '/api/notifyme/{catalog}/optout',
  query: ["token"],
  required: [],
  errors: [302,400,404],
};

/** Confirms a subscription, by the secret of its mail. `POST /api/notifyme/{catalog}/confirm` */
export const confirmSubscription: Operation<'confirmSubscription', ArgumentsOf<ConfirmSubscriptionData>, AnswerOf<ConfirmSubscriptionResponses>> = {
  id: 'confirmSubscription',
  method: 'POST',
  path: '/api/notifyme/{catalog}/confirm',
  query: [],
  required: [],
  errors: [400,404,429],
};

/** Asks for a mail when the product can be bought. `PUT /api/productgoinglive/{catalog}/optin` */
export const subscribeToGoingLive: Operation<'subscribeToGoingLive', ArgumentsOf<SubscribeToGoingLiveData>, AnswerOf<SubscribeToGoingLiveResponses>> = {
  id: 'subscribeToGoingLive',
  method: 'PUT',
  path: '/api/productgoinglive/{catalog}/optin',
  query: [],
  required: [],
  errors: [400,404,409,429],
};
