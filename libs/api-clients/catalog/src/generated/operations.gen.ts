// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { GetCategoriesData, GetCategoriesResponses, SearchProductsData, SearchProductsResponses, GetProductData, GetProductResponses, GetProductFromIdData, GetProductFromIdResponses, GetProductsData, GetProductsResponses } from './types.gen.ts';

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
