// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { GetAvailabilityData, GetAvailabilityResponses, GetRetailAvailabilityData, GetRetailAvailabilityResponses } from './types.gen.ts';

/** How many pieces of articles can be ordered (STO-022, STO-023). `GET /api/inventory/{catalog}/get-availability` */
export const getAvailability: Operation<'getAvailability', ArgumentsOf<GetAvailabilityData>, AnswerOf<GetAvailabilityResponses>> = {
  id: 'getAvailability',
  method: 'GET',
  path: '/api/inventory/{catalog}/get-availability',
  query: ["ShipFromStore","IsRetail","EanCodes"],
  required: ["ShipFromStore","EanCodes"],
  errors: [400,404],
};

/** Which stores have an article. `GET /api/retail-stock/{catalog}/get-retail-availability` */
export const getRetailAvailability: Operation<'getRetailAvailability', ArgumentsOf<GetRetailAvailabilityData>, AnswerOf<GetRetailAvailabilityResponses>> = {
  id: 'getRetailAvailability',
  method: 'GET',
  path: '/api/retail-stock/{catalog}/get-retail-availability',
  query: ["Ean"],
  required: [],
  errors: [400,404],
};
