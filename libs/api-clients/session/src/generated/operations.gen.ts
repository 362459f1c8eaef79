// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { SignInData, SignInResponses, SignUpData, SignUpResponses, SendPasswordResetMailData, SendPasswordResetMailResponses, ResetPasswordData, ResetPasswordResponses, CheckSignInEmailData, CheckSignInEmailResponses, GetAuthorisationUrlData, GetAuthorisationUrlResponses, SignInWithProviderData, SignInWithProviderResponses, GetLoginMethodsData, GetLoginMethodsResponses, RefreshSessionData, RefreshSessionResponses, SignOutData, SignOutResponses, SendVerificationMailData, SendVerificationMailResponses, VerifyEmailData, VerifyEmailResponses, ReturnFromAppleData } from './types.gen.ts';

/** Signs in with e-mail and password. `POST /api/auth/signin` */
export const signIn: Operation<'signIn', ArgumentsOf<SignInData>, AnswerOf<SignInResponses>> = {
  id: 'signIn',
  method: 'POST',
  path: '/api/auth/signin',
  query: [],
  required: [],
  errors: [400],
};

/** Makes an account with e-mail and password and signs in. `POST /api/auth/signup` */
export const signUp: Operation<'signUp', ArgumentsOf<SignUpData>, AnswerOf<SignUpResponses>> = {
  id: 'signUp',
  method: 'POST',
  path: '/api/auth/signup',
  query: [],
  required: [],
  errors: [400],
};

/** Sends a mail to choose a new password. `POST /api/auth/user/password/reset/token` */
export const sendPasswordResetMail: Operation<'sendPasswordResetMail', ArgumentsOf<SendPasswordResetMailData>, AnswerOf<SendPasswordResetMailResponses>> = {
  id: 'sendPasswordResetMail',
  method: 'POST',
  path: '/api/auth/user/password/reset/token',
  query: [],
  required: [],
  errors: [400],
};

/** Chooses a new password, by the token of the mail. `POST /api/auth/user/password/reset` */
export const resetPassword: Operation<'resetPassword', ArgumentsOf<ResetPasswordData>, AnswerOf<ResetPasswordResponses>> = {
  id: 'resetPassword',
  method: 'POST',
  path: '/api/auth/user/password/reset',
  query: [],
  required: [],
  errors: [400],
};

/** Whether somebody signs in with this e-mail address. `GET /api/auth/emailpassword/email/exists` */
export const checkSignInEmail: Operation<'checkSignInEmail', ArgumentsOf<CheckSignInEmailData>, AnswerOf<CheckSignInEmailResponses>> = {
  id: 'checkSignInEmail',
  method: 'GET',
  path: '/api/auth/emailpassword/email/exists',
  query: ["email"],
  required: ["email"],
  errors: [400],
};

/** Where a shopper signs in with a provider. `GET /api/auth/authorisationurl` */
export const getAuthorisationUrl: Operation<'getAuthorisationUrl', ArgumentsOf<GetAuthorisationUrlData>, AnswerOf<GetAuthorisationUrlResponses>> = {
  id: 'getAuthorisationUrl',
  method: 'GET',
  path: '/api/auth/authorisationurl',
  query: ["thirdPartyId","redirectURIOnProviderDashboard"],
  required: ["thirdPartyId","redirectURIOnProviderDashboard"],
  errors: [400],
};

/** Signs in, or up, with what a provider answered. `POST /api/auth/signinup` */
export const signInWithProvider: Operation<'signInWithProvider', ArgumentsOf<SignInWithProviderData>, AnswerOf<SignInWithProviderResponses>> = {
  id: 'signInWithProvider',
  method: 'POST',
  path: '/api/auth/signinup',
  query: [],
  required: [],
  errors: [400],
};

/** How one can sign in. `GET /api/auth/loginmethods` */
export const getLoginMethods: Operation<'getLoginMethods', ArgumentsOf<GetLoginMethodsData>, AnswerOf<GetLoginMethodsResponses>> = {
  id: 'getLoginMethods',
  method: 'GET',
  path: '/api/auth/loginmethods',
  query: [],
  required: [],
  errors: [],
};

/** New tokens for the refresh token, which stands in the authorization header or in a cookie. `POST /api/auth/session/refresh` */
export const refreshSession: Operation<'refreshSession', ArgumentsOf<RefreshSessionData>, AnswerOf<RefreshSessionResponses>> = {
  id: 'refreshSession',
  method: 'POST',
  path: '/api/auth/session/refresh',
  query: [],
  required: [],
  errors: [401],
};

/** Ends the session. `POST /api/auth/signout` */
export const signOut: Operation<'signOut', ArgumentsOf<SignOutData>, AnswerOf<SignOutResponses>> = {
  id: 'signOut',
  method: 'POST',
  path: '/api/auth/signout',
  query: [],
  required: [],
  errors: [401],
};

/** Sends a mail to confirm the e-mail address (SES-176). `POST /api/auth/user/email/verify/token` */
export const sendVerificationMail: Operation<'sendVerificationMail', ArgumentsOf<SendVerificationMailData>, AnswerOf<SendVerificationMailResponses>> = {
  id: 'sendVerificationMail',
  method: 'POST',
  path: '/api/auth/user/email/verify/token',
  query: [],
  required: [],
  errors: [401],
};

/** Confirms the e-mail address, by the token of the mail (SES-176). `POST /api/auth/user/email/verify` */
export const verifyEmail: Operation<'verifyEmail', ArgumentsOf<VerifyEmailData>, AnswerOf<VerifyEmailResponses>> = {
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/auth/user/email/verify',
  query: [],
  required: [],
  errors: [400],
};

/** Takes what Apple posts and leads on to the login callback (SES-173). `POST /api/auth/callback/apple` */
export const returnFromApple: Operation<'returnFromApple', ArgumentsOf<ReturnFromAppleData>, undefined> = {
  id: 'returnFromApple',
  method: 'POST',
  path: '/api/auth/callback/apple',
  query: [],
  required: [],
  errors: [302,400],
};
