// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { GetStartData, GetStartResponses, GetMarketsData, GetMarketsResponses, GetShopData, GetShopResponses, GetPageData, GetPageResponses, GetMediaData, GetMediaResponses, GetBadgesData, GetBadgesResponses, GetNavigationData, GetNavigationResponses, GetShopTheLookData, GetShopTheLookResponses, GetFeatureFlagsData, GetFeatureFlagsResponses, GetFreeFreightValueData, GetFreeFreightValueResponses, GetMonitoringSettingsData, GetMonitoringSettingsResponses, GetProductSetsData, GetProductSetsResponses, GetSearchConfigurationsData, GetSearchConfigurationsResponses, GetShippingMethodTextsData, GetShippingMethodTextsResponses, GetSizeGuideSettingsData, GetSizeGuideSettingsResponses, GetTermsAndConditionsData, GetTermsAndConditionsResponses, GetTranslationsData, GetTranslationsResponses, GetSubBrandsData, GetSubBrandsResponses, GetJobsData, GetJobsResponses } from './types.gen.ts';

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
  query: ["width","format"],
  required: [],
  errors: [302,400,404,503],
};

/** The badges that products wear, with their settings by place. `GET /api/f/{market}/badges` */
export const getBadges: Operation<'getBadges', ArgumentsOf<GetBadgesData>, AnswerOf<GetBadgesResponses>> = {
  id: 'getBadges',
  method: 'GET',
  path: '/api/f/{market}/badges',
  query: [],
  required: [],
  errors: [404],
};

/** Menu, footer and icons. `GET /api/f/{market}/navigation` */
export const getNavigation: Operation<'getNavigation', ArgumentsOf<GetNavigationData>, AnswerOf<GetNavigationResponses>> = {
  id: 'getNavigation',
  method: 'GET',
  path: '/api/f/{market}/navigation',
  query: ["preview"],
  required: [],
  errors: [404],
};

/** Looks, and the products of each. `GET /api/f/{market}/shop-the-look` */
export const getShopTheLook: Operation<'getShopTheLook', ArgumentsOf<GetShopTheLookData>, AnswerOf<GetShopTheLookResponses>> = {
  id: 'getShopTheLook',
  method: 'GET',
  path: '/api/f/{market}/shop-the-look',
  query: [],
  required: [],
  errors: [404],
};

/** Feature switch to on or off. `GET /api/f/{market}/feature-flags` */
export const getFeatureFlags: Operation<'getFeatureFlags', ArgumentsOf<GetFeatureFlagsData>, AnswerOf<GetFeatureFlagsResponses>> = {
  id: 'getFeatureFlags',
  method: 'GET',
  path: '/api/f/{market}/feature-flags',
  query: [],
  required: [],
  errors: [404],
};

/** From what amount delivery is free, and how that is shown. `GET /api/f/{market}/free-freight-value` */
export const getFreeFreightValue: Operation<'getFreeFreightValue', ArgumentsOf<GetFreeFreightValueData>, AnswerOf<GetFreeFreightValueResponses>> = {
  id: 'getFreeFreightValue',
  method: 'GET',
  path: '/api/f/{market}/free-freight-value',
  query: [],
  required: [],
  errors: [404],
};

/** Where the storefront reports what fails. `GET /api/f/{market}/monitoring` */
export const getMonitoringSettings: Operation<'getMonitoringSettings', ArgumentsOf<GetMonitoringSettingsData>, AnswerOf<GetMonitoringSettingsResponses>> = {
  id: 'getMonitoringSettings',
  method: 'GET',
  path: '/api/f/{market}/monitoring',
  query: [],
  required: [],
  errors: [404],
};

/** Product sets, and the products of each. `GET /api/f/{market}/product-set` */
export const getProductSets: Operation<'getProductSets', ArgumentsOf<GetProductSetsData>, AnswerOf<GetProductSetsResponses>> = {
  id: 'getProductSets',
  method: 'GET',
  path: '/api/f/{market}/product-set',
  query: [],
  required: [],
  errors: [404],
};

/** How search and listings are set up. `GET /api/f/{market}/search-configurations` */
export const getSearchConfigurations: Operation<'getSearchConfigurations', ArgumentsOf<GetSearchConfigurationsData>, AnswerOf<GetSearchConfigurationsResponses>> = {
  id: 'getSearchConfigurations',
  method: 'GET',
  path: '/api/f/{market}/search-configurations',
  query: [],
  required: [],
  errors: [404],
};

/** Texts and logos of the ways of delivery. `GET /api/f/{market}/shipping-methods` */
export const getShippingMethodTexts: Operation<'getShippingMethodTexts', ArgumentsOf<GetShippingMethodTextsData>, AnswerOf<GetShippingMethodTextsResponses>> = {
  id: 'getShippingMethodTexts',
  method: 'GET',
  path: '/api/f/{market}/shipping-methods',
  query: [],
  required: [],
  errors: [404],
};

/** The tables of the size guide (CAT-196). `GET /api/f/{market}/size-guide-settings` */
export const getSizeGuideSettings: Operation<'getSizeGuideSettings', ArgumentsOf<GetSizeGuideSettingsData>, AnswerOf<GetSizeGuideSettingsResponses>> = {
  id: 'getSizeGuideSettings',
  method: 'GET',
  path: '/api/f/{market}/size-guide-settings',
  query: [],
  required: [],
  errors: [404],
};

/** The texts a shopper agrees to, by version. `GET /api/f/{market}/terms-and-conditions` */
export const getTermsAndConditions: Operation<'getTermsAndConditions', ArgumentsOf<GetTermsAndConditionsData>, AnswerOf<GetTermsAndConditionsResponses>> = {
  id: 'getTermsAndConditions',
  method: 'GET',
  path: '/api/f/{market}/terms-and-conditions',
  query: [],
  required: [],
  errors: [404],
};

/** Key to text; keys in dot notation, placeholders in braces. `GET /api/f/{market}/translations` */
export const getTranslations: Operation<'getTranslations', ArgumentsOf<GetTranslationsData>, AnswerOf<GetTranslationsResponses>> = {
  id: 'getTranslations',
  method: 'GET',
  path: '/api/f/{market}/translations',
  query: [],
  required: [],
  errors: [404],
};

/** The sub-brands of the shop. `GET /api/f/{market}/sub-brands` */
export const getSubBrands: Operation<'getSubBrands', ArgumentsOf<GetSubBrandsData>, AnswerOf<GetSubBrandsResponses>> = {
  id: 'getSubBrands',
  method: 'GET',
  path: '/api/f/{market}/sub-brands',
  query: [],
  required: [],
  errors: [404],
};

/** Jobs at the company, in all markets. `GET /api/careers/jobs` */
export const getJobs: Operation<'getJobs', ArgumentsOf<GetJobsData>, AnswerOf<GetJobsResponses>> = {
  id: 'getJobs',
  method: 'GET',
  path: '/api/careers/jobs',
  query: [],
  required: [],
  errors: [],
};
