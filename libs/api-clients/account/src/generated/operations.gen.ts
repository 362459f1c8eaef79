// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { AcceptTurkishTermsData, AcceptTurkishTermsResponses, AcceptAccountTermsData, AcceptAccountTermsResponses, GetAddressesData, GetAddressesResponses, AddAddressData, AddAddressResponses, GetAddressData, GetAddressResponses, ChangeAddressData, ChangeAddressResponses, RemoveAddressData, RemoveAddressResponses, SetPreferredAddressData, SetPreferredAddressResponses, CheckEmailExistsData, CheckEmailExistsResponses, DeleteAccountData, DeleteAccountResponses, GetUserMetadataData, GetUserMetadataResponses, UpdateAccountDetailsData, UpdateAccountDetailsResponses, UpdateAccountEmailData, UpdateAccountEmailResponses } from './types.gen.ts';

/** Agrees to terms, with the consents that Turkish law asks for. `POST /api/account/{catalog}/accept-terms-tr/{termsId}` */
export const acceptTurkishTerms: Operation<'acceptTurkishTerms', ArgumentsOf<AcceptTurkishTermsData>, AnswerOf<AcceptTurkishTermsResponses>> = {
  id: 'acceptTurkishTerms',
  method: 'POST',
  path: '/api/account/{catalog}/accept-terms-tr/{termsId}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Agrees to a version of the terms. `POST /api/account/{catalog}/accept-terms/{termsId}` */
export const acceptAccountTerms: Operation<'acceptAccountTerms', ArgumentsOf<AcceptAccountTermsData>, AnswerOf<AcceptAccountTermsResponses>> = {
  id: 'acceptAccountTerms',
  method: 'POST',
  path: '/api/account/{catalog}/accept-terms/{termsId}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** The saved addresses. `GET /api/account/{catalog}/address` */
export const getAddresses: Operation<'getAddresses', ArgumentsOf<GetAddressesData>, AnswerOf<GetAddressesResponses>> = {
  id: 'getAddresses',
  method: 'GET',
  path: '/api/account/{catalog}/address',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Saves an address; the first one is the preferred one (ACC-077). `POST /api/account/{catalog}/address` */
export const addAddress: Operation<'addAddress', ArgumentsOf<AddAddressData>, AnswerOf<AddAddressResponses>> = {
  id: 'addAddress',
  method: 'POST',
  path: '/api/account/{catalog}/address',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** One saved address. `GET /api/account/{catalog}/address/{addressId}` */
export const getAddress: Operation<'getAddress', ArgumentsOf<GetAddressData>, AnswerOf<GetAddressResponses>> = {
  id: 'getAddress',
  method: 'GET',
  path: '/api/account/{catalog}/address/{addressId}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Changes a saved address. `PUT /api/account/{catalog}/address/{addressId}` */
export const changeAddress: Operation<'changeAddress', ArgumentsOf<ChangeAddressData>, AnswerOf<ChangeAddressResponses>> = {
  id: 'changeAddress',
  method: 'PUT',
  path: '/api/account/{catalog}/address/{addressId}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Forgets an address. `DELETE /api/account/{catalog}/address/{addressId}` */
export const removeAddress: Operation<'removeAddress', ArgumentsOf<RemoveAddressData>, AnswerOf<RemoveAddressResponses>> = {
  id: 'removeAddress',
  method: 'DELETE',
  path: '/api/account/{catalog}/address/{addressId}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Makes an address the preferred one; exactly one is. `PUT /api/account/{catalog}/address/set-preferred/{addressId}` */
export const setPreferredAddress: Operation<'setPreferredAddress', ArgumentsOf<SetPreferredAddressData>, AnswerOf<SetPreferredAddressResponses>> = {
  id: 'setPreferredAddress',
  method: 'PUT',
  path: '/api/account/{catalog}/address/set-preferred/{addressId}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Whether an account has this e-mail address; open to guests (ACC-065). `GET /api/account/{catalog}/check-email-exists` */
export const checkEmailExists: Operation<'checkEmailExists', ArgumentsOf<CheckEmailExistsData>, AnswerOf<CheckEmailExistsResponses>> = {
  id: 'checkEmailExists',
  method: 'GET',
  path: '/api/account/{catalog}/check-email-exists',
  query: ["email"],
  required: ["email"],
  errors: [400,401,403,404,429],
};

/** Deletes the account; its orders are kept without a name (ACC-067). `DELETE /api/account/{catalog}/delete-account` */
export const deleteAccount: Operation<'deleteAccount', ArgumentsOf<DeleteAccountData>, AnswerOf<DeleteAccountResponses>> = {
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account/{catalog}/delete-account',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Who is signed in. `GET /api/account/{catalog}/get-user-metadata` */
export const getUserMetadata: Operation<'getUserMetadata', ArgumentsOf<GetUserMetadataData>, AnswerOf<GetUserMetadataResponses>> = {
  id: 'getUserMetadata',
  method: 'GET',
  path: '/api/account/{catalog}/get-user-metadata',
  query: [],
  required: [],
  errors: [401,403,404],
};

/** Changes the fields that are sent. `POST /api/account/{catalog}/update-account-details` */
export const updateAccountDetails: Operation<'updateAccountDetails', ArgumentsOf<UpdateAccountDetailsData>, AnswerOf<UpdateAccountDetailsResponses>> = {
  id: 'updateAccountDetails',
  method: 'POST',
  path: '/api/account/{catalog}/update-account-details',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Changes the e-mail address; a taken one is refused with 400. `POST /api/account/{catalog}/update-account-email` */
export const updateAccountEmail: Operation<'updateAccountEmail', ArgumentsOf<UpdateAccountEmailData>, AnswerOf<UpdateAccountEmailResponses>> = {
  id: 'updateAccountEmail',
  method: 'POST',
  path: '/api/account/{catalog}/update-account-email',
  query: [],
  required: [],
  errors: [400,401,403,404],
};
