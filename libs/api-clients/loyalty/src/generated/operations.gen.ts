// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { TakeFacebookLeadData, TakeFacebookLeadResponses, AnswerFacebookChallengeData, AnswerFacebookChallengeResponses, SignUpWithFacebookData, SignUpWithFacebookResponses, SubscribeToClubData, SubscribeToClubResponses, UnsubscribeFromClubData, UnsubscribeFromClubResponses, VerifyClubEmailData, VerifyClubEmailResponses, VerifyMarketingData, VerifyMarketingResponses, VerifyClubEmailV2Data, VerifyClubEmailV2Responses, SendContactFormData, SendContactFormResponses, CreateLoyaltyAccountData, CreateLoyaltyAccountResponses, GetContactFromMailData, GetContactFromMailResponses, GetContactWithAuthData, GetContactWithAuthResponses, GetPointsData, GetPointsResponses, ShowPromotionData, ShowPromotionResponses, RedeemPromotionData, RedeemPromotionResponses, GetPromotionsData, GetPromotionsResponses, RedeemRewardVoucherData, RedeemRewardVoucherResponses, ShowRewardVoucherData, ShowRewardVoucherResponses, GetRewardVouchersData, GetRewardVouchersResponses, GetTransactionsData, GetTransactionsResponses, ValidateTermsVersionData, ValidateTermsVersionResponses, GetLoyaltyProfileData, GetLoyaltyProfileResponses } from './types.gen.ts';

/** A sign-up that the social network passes on, in its own words. `POST /api/account/{catalog}/customerclub/facebook-lead-signup` */
export const takeFacebookLead: Operation<'takeFacebookLead', ArgumentsOf<TakeFacebookLeadData>, AnswerOf<TakeFacebookLeadResponses>> = {
  id: 'takeFacebookLead',
  method: 'POST',
  path: '/api/account/{catalog}/customerclub/facebook-lead-signup',
  query: [],
  required: [],
  errors: [400,404],
};

/** Proves to the social network that this address is ours (LOY-040). `GET /api/account/{catalog}/customerclub/facebook-lead-signup` */
export const answerFacebookChallenge: Operation<'answerFacebookChallenge', ArgumentsOf<AnswerFacebookChallengeData>, AnswerOf<AnswerFacebookChallengeResponses>> = {
  id: 'answerFacebookChallenge',
  method: 'GET',
  path: '/api/account/{catalog}/customerclub/facebook-lead-signup',
  query: ["hub.mode","hub.verify_token","hub.challenge"],
  required: [],
  errors: [400,403,404],
};

/** A sign-up through the social network, in its own words. `POST /api/account/{catalog}/customerclub/facebook-signup` */
export const signUpWithFacebook: Operation<'signUpWithFacebook', ArgumentsOf<SignUpWithFacebookData>, AnswerOf<SignUpWithFacebookResponses>> = {
  id: 'signUpWithFacebook',
  method: 'POST',
  path: '/api/account/{catalog}/customerclub/facebook-signup',
  query: [],
  required: [],
  errors: [400,401,404],
};

/** Joins the customer club. `POST /api/account/{catalog}/customerclub/subscribe` */
export const subscribeToClub: Operation<'subscribeToClub', ArgumentsOf<SubscribeToClubData>, AnswerOf<SubscribeToClubResponses>> = {
  id: 'subscribeToClub',
  method: 'POST',
  path: '/api/account/{catalog}/customerclub/subscribe',
  query: [],
  required: [],
  errors: [400,404],
};

/** Leaves the customer club, by the link of a mail. `POST /api/account/{catalog}/customerclub/unsubscribe` */
export const unsubscribeFromClub: Operation<'unsubscribeFromClub', ArgumentsOf<UnsubscribeFromClubData>, AnswerOf<UnsubscribeFromClubResponses>> = {
  id: 'unsubscribeFromClub',
  method: 'POST',
  path: '/api/account/{catalog}/customerclub/unsubscribe',
  query: ["contactId","messageId"],
  required: [],
  errors: [400,404],
};

/** Confirms the e-mail address of a member. `POST /api/account/{catalog}/customerclub/verify-email` */
export const verifyClubEmail: Operation<'verifyClubEmail', ArgumentsOf<VerifyClubEmailData>, AnswerOf<VerifyClubEmailResponses>> = {
  id: 'verifyClubEmail',
  method: 'POST',
  path: '/api/account/{catalog}/customerclub/verify-email',
  query: ["sleekNote"],
  required: [],
  errors: [400,404],
};

/** Confirms that mails are wanted. A GET that changes something; refused for other sites. `GET /api/account/{catalog}/customerclub/verify-marketing` */
export const verifyMarketing: Operation<'verifyMarketing', ArgumentsOf<VerifyMarketingData>, AnswerOf<VerifyMarketingResponses>> = {
  id: 'verifyMarketing',
  method: 'GET',
  path: '/api/account/{catalog}/customerclub/verify-marketing',
  query: ["verificationId"],
  required: ["verificationId"],
  errors: [400,404],
};

/** Confirms the e-mail address of a member, without the market in the path. `POST /api/account/customerclub/v2/verify-email` */
export const verifyClubEmailV2: Operation<'verifyClubEmailV2', ArgumentsOf<VerifyClubEmailV2Data>, AnswerOf<VerifyClubEmailV2Responses>> = {
  id: 'verifyClubEmailV2',
  method: 'POST',
  path: '/api/account/customerclub/v2/verify-email',
  query: [],
  required: [],
  errors: [400,404],
};

/** A question to the shop; open to guests. `POST /api/voyado/voyado/contactform` */
export const sendContactForm: Operation<'sendContactForm', ArgumentsOf<SendContactFormData>, AnswerOf<SendContactFormResponses>> = {
  id: 'sendContactForm',
  method: 'POST',
  path: '/api/voyado/voyado/contactform',
  query: [],
  required: [],
  errors: [400,401,404],
};

/** Makes a member; the key never leaves the server (LOY-030). `POST /api/voyado/voyado/createaccount` */
export const createLoyaltyAccount: Operation<'createLoyaltyAccount', ArgumentsOf<CreateLoyaltyAccountData>, AnswerOf<CreateLoyaltyAccountResponses>> = {
  id: 'createLoyaltyAccount',
  method: 'POST',
  path: '/api/voyado/voyado/createaccount',
  query: ["apiKey"],
  required: [],
  errors: [400,401,404],
};

/** Whether a member has this address. `GET /api/voyado/voyado/getcontactfrommail/{accountEmail}` */
export const getContactFromMail: Operation<'getContactFromMail', ArgumentsOf<GetContactFromMailData>, AnswerOf<GetContactFromMailResponses>> = {
  id: 'getContactFromMail',
  method: 'GET',
  path: '/api/voyado/voyado/getcontactfrommail/{accountEmail}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** The member who is signed in. `GET /api/voyado/voyado/getcontactwithauth/{accountEmail}` */
export const getContactWithAuth: Operation<'getContactWithAuth', ArgumentsOf<GetContactWithAuthData>, AnswerOf<GetContactWithAuthResponses>> = {
  id: 'getContactWithAuth',
  method: 'GET',
  path: '/api/voyado/voyado/getcontactwithauth/{accountEmail}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Points, and what is missing to the next reward. `GET /api/voyado/voyado/points/{accountEmail}` */
export const getPoints: Operation<'getPoints', ArgumentsOf<GetPointsData>, AnswerOf<GetPointsResponses>> = {
  id: 'getPoints',
  method: 'GET',
  path: '/api/voyado/voyado/points/{accountEmail}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** What to show in the store for a promotion (LOY-031). `POST /api/voyado/voyado/promotion-show/{accountEmail}` */
export const showPromotion: Operation<'showPromotion', ArgumentsOf<ShowPromotionData>, AnswerOf<ShowPromotionResponses>> = {
  id: 'showPromotion',
  method: 'POST',
  path: '/api/voyado/voyado/promotion-show/{accountEmail}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Uses up a promotion. A GET that changes something; refused for other sites. `GET /api/voyado/voyado/promotions-redeem/{accountEmail}/{promoCode}` */
export const redeemPromotion: Operation<'redeemPromotion', ArgumentsOf<RedeemPromotionData>, AnswerOf<RedeemPromotionResponses>> = {
  id: 'redeemPromotion',
  method: 'GET',
  path: '/api/voyado/voyado/promotions-redeem/{accountEmail}/{promoCode}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Promotions of the member. `GET /api/voyado/voyado/promotions/{accountEmail}` */
export const getPromotions: Operation<'getPromotions', ArgumentsOf<GetPromotionsData>, AnswerOf<GetPromotionsResponses>> = {
  id: 'getPromotions',
  method: 'GET',
  path: '/api/voyado/voyado/promotions/{accountEmail}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Uses up a voucher. A GET that changes something; refused for other sites. `GET /api/voyado/voyado/reward-vouchers-redeem/{accountEmail}/rewardid/{voyadoRewardId}` */
export const redeemRewardVoucher: Operation<'redeemRewardVoucher', ArgumentsOf<RedeemRewardVoucherData>, AnswerOf<RedeemRewardVoucherResponses>> = {
  id: 'redeemRewardVoucher',
  method: 'GET',
  path: '/api/voyado/voyado/reward-vouchers-redeem/{accountEmail}/rewardid/{voyadoRewardId}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** The code of a voucher. `GET /api/voyado/voyado/reward-vouchers-show/{accountEmail}/rewardid/{voyadoRewardId}/index/{voucherIndex}/choice/{rewardChoice}` */
export const showRewardVoucher: Operation<'showRewardVoucher', ArgumentsOf<ShowRewardVoucherData>, AnswerOf<ShowRewardVoucherResponses>> = {
  id: 'showRewardVoucher',
  method: 'GET',
  path: '/api/voyado/voyado/reward-vouchers-show/{accountEmail}/rewardid/{voyadoRewardId}/index/{voucherIndex}/choice/{rewardChoice}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Vouchers of the member. `GET /api/voyado/voyado/reward-vouchers/{accountEmail}` */
export const getRewardVouchers: Operation<'getRewardVouchers', ArgumentsOf<GetRewardVouchersData>, AnswerOf<GetRewardVouchersResponses>> = {
  id: 'getRewardVouchers',
  method: 'GET',
  path: '/api/voyado/voyado/reward-vouchers/{accountEmail}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** What the member bought in stores (ORD-051). `GET /api/voyado/voyado/transactions/{catalogId}/{accountEmail}` */
export const getTransactions: Operation<'getTransactions', ArgumentsOf<GetTransactionsData>, AnswerOf<GetTransactionsResponses>> = {
  id: 'getTransactions',
  method: 'GET',
  path: '/api/voyado/voyado/transactions/{catalogId}/{accountEmail}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** Whether the member has agreed to the latest terms. `GET /api/voyado/voyado/validatetermsversion/{accountEmail}/latestversion/{latestVersion}` */
export const validateTermsVersion: Operation<'validateTermsVersion', ArgumentsOf<ValidateTermsVersionData>, AnswerOf<ValidateTermsVersionResponses>> = {
  id: 'validateTermsVersion',
  method: 'GET',
  path: '/api/voyado/voyado/validatetermsversion/{accountEmail}/latestversion/{latestVersion}',
  query: [],
  required: [],
  errors: [400,401,403,404],
};

/** The profile of the member who is signed in (LOY-028). `GET /api/loyalty/{catalog}` */
export const getLoyaltyProfile: Operation<'getLoyaltyProfile', ArgumentsOf<GetLoyaltyProfileData>, AnswerOf<GetLoyaltyProfileResponses>> = {
  id: 'getLoyaltyProfile',
  method: 'GET',
  path: '/api/loyalty/{catalog}',
  query: ["FirstName","LastName"],
  required: [],
  errors: [400,401,404],
};
