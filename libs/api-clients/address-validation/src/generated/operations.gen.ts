// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { SuggestAddressesData, SuggestAddressesResponses, ValidateAddressData, ValidateAddressResponses } from './types.gen.ts';

/** Addresses that begin like what was typed. `GET /api/address-validation/{catalog}/suggest/{address}` */
export const suggestAddresses: Operation<'suggestAddresses', ArgumentsOf<SuggestAddressesData>, AnswerOf<SuggestAddressesResponses>> = {
  id: 'suggestAddresses',
  method: 'GET',
  path: '/api/address-validation/{catalog}/suggest/{address}',
  query: [],
  required: [],
  errors: [400,404],
};

/** Whether an address exists (CHK-083). `POST /api/address-validation/{catalog}/validate` */
export const validateAddress: Operation<'validateAddress', ArgumentsOf<ValidateAddressData>, AnswerOf<ValidateAddressResponses>> = {
  id: 'validateAddress',
  method: 'POST',
  path: '/api/address-validation/{catalog}/validate',
  query: [],
  required: [],
  errors: [400,404],
};
