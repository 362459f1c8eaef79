// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { SuggestMarketsData, SuggestMarketsResponses } from './types.gen.ts';

/** Markets that suit the visitor better than this one; none when there is none (MKT-072). `GET /api/geolocation/suggest/{market}` */
export const suggestMarkets: Operation<'suggestMarkets', ArgumentsOf<SuggestMarketsData>, AnswerOf<SuggestMarketsResponses>> = {
  id: 'suggestMarkets',
  method: 'GET',
  path: '/api/geolocation/suggest/{market}',
  query: [],
  required: [],
  errors: [404],
};
