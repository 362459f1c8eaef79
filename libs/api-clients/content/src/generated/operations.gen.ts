// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { GetStartData, GetStartResponses, GetMarketsData, GetMarketsResponses, GetShopData, GetShopResponses, GetPageData, GetPageResponses, GetMediaData, GetMediaResponses } from './types.gen.ts';

/** The markets, for a visitor without one. `GET /api/f` */
export const getStart: Operation<'getStart', ArgumentsOf<GetStartData>, AnswerOf<GetStartResponses>> = {
  id: 'getStart',
  method: 'GET',
  path: '/api/f',
  query: [],
  required: [],
  errors: [],
};

/** The markets, seen from one of them. `GET /api/f/{market}/markets` */
export const getMarkets: Operation<'getMarkets', ArgumentsOf<GetMarketsData>, AnswerOf<GetMarketsResponses>> = {
  id: 'getMarkets',
  method: 'GET',
  path: '/api/f/{market}/markets',
  query: [],
  required: [],
  errors: [404],
};

/** What all pages of a market share. `GET /api/f/{market}/shop` */
export const getShop: Operation<'getShop', ArgumentsOf<GetShopData>, AnswerOf<GetShopResponses>> = {
  id: 'getShop',
  method: 'GET',
  path: '/api/f/{market}/shop',
  query: ["preview"],
  required: [],
  errors: [404],
};

/** The page at a path, or where it has gone. `GET /api/f/{market}/page` */
export const getPage: Operation<'getPage', ArgumentsOf<GetPageData>, AnswerOf<GetPageResponses>> = {
  id: 'getPage',
  method: 'GET',
  path: '/api/f/{market}/page',
  query: ["path","type","preview","promocode","cgid","cid"],
  required: ["path"],
  errors: [400,404],
};

/** A picture of the shop. `GET /api/media/{collection}/{name}/{file}` */
export const getMedia: Operation<'getMedia', ArgumentsOf<GetMediaData>, AnswerOf<GetMediaResponses>> = {
  id: 'getMedia',
  method: 'GET',
  path: '/api/media/{collection}/{name}/{file}',
  query: [],
  required: [],
  errors: [400,404],
};
