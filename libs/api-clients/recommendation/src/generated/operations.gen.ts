// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { RecommendProductsData, RecommendProductsResponses, RecommendProducts3Data, RecommendProducts3Responses } from './types.gen.ts';

/** Products for a carousel. `POST /api/recommendation/{catalog}/recommendations` */
export const recommendProducts: Operation<'recommendProducts', ArgumentsOf<RecommendProductsData>, AnswerOf<RecommendProductsResponses>> = {
  id: 'recommendProducts',
  method: 'POST',
  path: '/api/recommendation/{catalog}/recommendations',
  query: [],
  required: [],
  errors: [400,404],
};

/** Products for a carousel of the third version (CMS-057). `POST /api/recommendation/{catalog}/recommendations3` */
export const recommendProducts3: Operation<'recommendProducts3', ArgumentsOf<RecommendProducts3Data>, AnswerOf<RecommendProducts3Responses>> = {
  id: 'recommendProducts3',
  method: 'POST',
  path: '/api/recommendation/{catalog}/recommendations3',
  query: [],
  required: [],
  errors: [400,404],
};
