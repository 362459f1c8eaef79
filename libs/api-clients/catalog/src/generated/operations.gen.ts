// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { GetCategoriesData, GetCategoriesResponses, SearchProductsData, SearchProductsResponses, GetProductData, GetProductResponses, GetProductFromIdData, GetProductFromIdResponses, GetProductsData, GetProductsResponses, GetFacetsData, GetFacetsResponses, GetFrontImagesData, GetFrontImagesResponses, GetProductByEanData, GetProductByEanResponses, GetProductByRewardData, GetProductByRewardResponses, GetProductCardsByRewardData, GetProductCardsByRewardResponses, GetProductBySkuData, GetProductBySkuResponses, FindSimpleProductsData, FindSimpleProductsResponses, GetSimpleProductsData, GetSimpleProductsResponses, SearchProductIdsData, SearchProductIdsResponses, SearchPromotionTagsData, SearchPromotionTagsResponses, SearchTagsData, SearchTagsResponses, GetStoreProductData, GetStoreProductResponses } from './types.gen.ts';

/** All categories of the market, parents before children. `GET /api/catalog/{catalog}/categories` */
export const getCategories: Operation<'getCategories', ArgumentsOf<GetCategoriesData>, AnswerOf<GetCategoriesResponses>> = {
  id: 'getCategories',
  method: 'GET',
  path: '/api/catalog/{catalog}/categories',
  query: [],
  required: [],
  errors: [404],
};

/** Product cards with facets, price range and sortings. `POST /api/catalog/{catalog}/search` */
export const searchProducts: Operation<'searchProducts', ArgumentsOf<SearchProductsData>, AnswerOf<SearchProductsResponses>> = {
  id: 'searchProducts',
  method: 'POST',
  path: '/api/catalog/{catalog}/search',
  query: ["useNewIndex","accessToken"],
  required: [],
  errors: [400,404],
};

/** One style option with everything its page shows. `GET /api/catalog/{catalog}/product/{productId}` */
export const getProduct: Operation<'getProduct', ArgumentsOf<GetProductData>, AnswerOf<GetProductResponses>> = {
  id: 'getProduct',
  method: 'GET',
  path: '/api/catalog/{catalog}/product/{productId}',
  query: [],
  required: [],
  errors: [400,404],
};

/** The first style option of a style. `GET /api/catalog/{catalog}/product-from-id/{styleId}` */
export const getProductFromId: Operation<'getProductFromId', ArgumentsOf<GetProductFromIdData>, AnswerOf<GetProductFromIdResponses>> = {
  id: 'getProductFromId',
  method: 'GET',
  path: '/api/catalog/{catalog}/product-from-id/{styleId}',
  query: [],
  required: [],
  errors: [400,404],
};

/** Product cards by id, in the order asked for; unknown ids are left out. `GET /api/catalog/{catalog}/products` */
export const getProducts: Operation<'getProducts', ArgumentsOf<GetProductsData>, AnswerOf<GetProductsResponses>> = {
  id: 'getProducts',
  method: 'GET',
  path: '/api/catalog/{catalog}/products',
  query: ["productIds"],
  required: ["productIds"],
  errors: [400,404],
};

/** All facets of the market with their values, as the configuration orders them. `GET /api/catalog/{catalog}/facets` */
export const getFacets: Operation<'getFacets', ArgumentsOf<GetFacetsData>, AnswerOf<GetFacetsResponses>> = {
  id: 'getFacets',
  method: 'GET',
  path: '/api/catalog/{catalog}/facets',
  query: [],
  required: [],
  errors: [404],
};

/** The front pictures of products, in the order asked for; products that are unknown or have none are left out. `POST /api/catalog/{catalog}/front-images` */
export const getFrontImages: Operation<'getFrontImages', ArgumentsOf<GetFrontImagesData>, AnswerOf<GetFrontImagesResponses>> = {
  id: 'getFrontImages',
  method: 'POST',
  path: '/api/catalog/{catalog}/front-images',
  query: [],
  required: [],
  errors: [400,404],
};

/** The style option that has the article number. `GET /api/catalog/{catalog}/product-by-ean/{ean}` */
export const getProductByEan: Operation<'getProductByEan', ArgumentsOf<GetProductByEanData>, AnswerOf<GetProductByEanResponses>> = {
  id: 'getProductByEan',
  method: 'GET',
  path: '/api/catalog/{catalog}/product-by-ean/{ean}',
  query: [],
  required: [],
  errors: [400,404],
};

/** The product that a promotion gives as a reward. `GET /api/catalog/{catalog}/product-by-reward` */
export const getProductByReward: Operation<'getProductByReward', ArgumentsOf<GetProductByRewardData>, AnswerOf<GetProductByRewardResponses>> = {
  id: 'getProductByReward',
  method: 'GET',
  path: '/api/catalog/{catalog}/product-by-reward',
  query: ["promotionId","rewardId"],
  required: ["promotionId","rewardId"],
  errors: [400,404],
};

/** What a shopper may choose from as a reward (BSK-107). `GET /api/catalog/{catalog}/product-cards-by-reward` */
export const getProductCardsByReward: Operation<'getProductCardsByReward', ArgumentsOf<GetProductCardsByRewardData>, AnswerOf<GetProductCardsByRewardResponses>> = {
  id: 'getProductCardsByReward',
  method: 'GET',
  path: '/api/catalog/{catalog}/product-cards-by-reward',
  query: ["promotionId","rewardId","promocode","numberOfProducts"],
  required: ["promotionId","rewardId"],
  errors: [400,404],
};

/** One style option, opened at one of its sizes; its ean is that of the size. `GET /api/catalog/{catalog}/product/{productId}/{sku}` */
export const getProductBySku: Operation<'getProductBySku', ArgumentsOf<GetProductBySkuData>, AnswerOf<GetProductBySkuResponses>> = {
  id: 'getProductBySku',
  method: 'GET',
  path: '/api/catalog/{catalog}/product/{productId}/{sku}',
  query: [],
  required: [],
  errors: [400,404],
};

/** Products with the pictures asked for and little else, in the order asked for; unknown ids are left out. `POST /api/catalog/{catalog}/products-simple` */
export const findSimpleProducts: Operation<'findSimpleProducts', ArgumentsOf<FindSimpleProductsData>, AnswerOf<FindSimpleProductsResponses>> = {
  id: 'findSimpleProducts',
  method: 'POST',
  path: '/api/catalog/{catalog}/products-simple',
  query: ["FrontFacingId","BackFacingId","FallbackFrontFacingId","FallbackBackFacingId","location"],
  required: [],
  errors: [400,404],
};

/** Products with the pictures asked for and little else, their ids in the address. `GET /api/catalog/{catalog}/products-simple` */
export const getSimpleProducts: Operation<'getSimpleProducts', ArgumentsOf<GetSimpleProductsData>, AnswerOf<GetSimpleProductsResponses>> = {
  id: 'getSimpleProducts',
  method: 'GET',
  path: '/api/catalog/{catalog}/products-simple',
  query: ["FrontFacingId","BackFacingId","FallbackFrontFacingId","FallbackBackFacingId","location","productIds","returnSorted"],
  required: [],
  errors: [400,404],
};

/** Which of these products are on sale in the market, in the order asked for. `POST /api/catalog/{catalog}/search-ids` */
export const searchProductIds: Operation<'searchProductIds', ArgumentsOf<SearchProductIdsData>, AnswerOf<SearchProductIdsResponses>> = {
  id: 'searchProductIds',
  method: 'POST',
  path: '/api/catalog/{catalog}/search-ids',
  query: [],
  required: [],
  errors: [400,404],
};

/** What the tags of a promotion find, gift cards aside; a promotion without tags finds nothing. `POST /api/catalog/{catalog}/search-promotion-tags` */
export const searchPromotionTags: Operation<'searchPromotionTags', ArgumentsOf<SearchPromotionTagsData>, AnswerOf<SearchPromotionTagsResponses>> = {
  id: 'searchPromotionTags',
  method: 'POST',
  path: '/api/catalog/{catalog}/search-promotion-tags',
  query: [],
  required: [],
  errors: [400,404],
};

/** What tags find; without a tag nothing is found. `POST /api/catalog/{catalog}/search-tags` */
export const searchTags: Operation<'searchTags', ArgumentsOf<SearchTagsData>, AnswerOf<SearchTagsResponses>> = {
  id: 'searchTags',
  method: 'POST',
  path: '/api/catalog/{catalog}/search-tags',
  query: [],
  required: [],
  errors: [400,404],
};

/** One style option as a store sells it; what only stores have is in stock. `GET /api/catalog/{catalog}/store-product/{productId}` */
export const getStoreProduct: Operation<'getStoreProduct', ArgumentsOf<GetStoreProductData>, AnswerOf<GetStoreProductResponses>> = {
  id: 'getStoreProduct',
  method: 'GET',
  path: '/api/catalog/{catalog}/store-product/{productId}',
  query: [],
  required: [],
  errors: [400,404],
};
