// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { GetStoresData, GetStoresResponses, GetClickCollectStoresData, GetClickCollectStoresResponses, GetClickCollectStoreData, GetClickCollectStoreResponses } from './types.gen.ts';

/** Stores of the market (STO-012). `GET /api/stores/{catalog}` */
export const getStores: Operation<'getStores', ArgumentsOf<GetStoresData>, AnswerOf<GetStoresResponses>> = {
  id: 'getStores',
  method: 'GET',
  path: '/api/stores/{catalog}',
  query: ["city","allStores","filterByClickNCollect"],
  required: [],
  errors: [400,404],
};

/** Stores near an address that hand out parcels, nearest first. `GET /api/stores/{catalog}/get-click-collect-stores` */
export const getClickCollectStores: Operation<'getClickCollectStores', ArgumentsOf<GetClickCollectStoresData>, AnswerOf<GetClickCollectStoresResponses>> = {
  id: 'getClickCollectStores',
  method: 'GET',
  path: '/api/stores/{catalog}/get-click-collect-stores',
  query: ["street","city","postalCode","country","numberOfPickupPoints"],
  required: [],
  errors: [400,404],
};

/** One store that hands out parcels. `GET /api/stores/get-click-collect-store` */
export const getClickCollectStore: Operation<'getClickCollectStore', ArgumentsOf<GetClickCollectStoreData>, AnswerOf<GetClickCollectStoreResponses>> = {
  id: 'getClickCollectStore',
  method: 'GET',
  path: '/api/stores/get-click-collect-store',
  query: ["pickupPointId"],
  required: ["pickupPointId"],
  errors: [400,404],
};
