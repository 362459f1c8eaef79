// This file is auto-generated from contract.yaml by `npm run generate`

import type { AnswerOf, ArgumentsOf, Operation } from '@selvedge/api-runtime';
import type { DeleteWishlistData, DeleteWishlistResponses, GetSharedWishlistData, GetSharedWishlistResponses, GetWishlistData, GetWishlistResponses, AddWishlistProductData, AddWishlistProductResponses, AddWishlistProductsData, AddWishlistProductsResponses, GetWishlistShareLinkData, GetWishlistShareLinkResponses, RemoveWishlistProductData, RemoveWishlistProductResponses, ShareWishlistByMailData, ShareWishlistByMailResponses, CreateWishlistData, CreateWishlistResponses, RenameWishlistData, RenameWishlistResponses, GetWishlistsData, GetWishlistsResponses } from './types.gen.ts';

/** Deletes a list; never the default one. `DELETE /api/wishlist/{catalog}/delete-wishlist` */
export const deleteWishlist: Operation<'deleteWishlist', ArgumentsOf<DeleteWishlistData>, AnswerOf<DeleteWishlistResponses>> = {
  id: 'deleteWishlist',
  method: 'DELETE',
  path: '/api/wishlist/{catalog}/delete-wishlist',
  query: ["wishlistId"],
  required: ["wishlistId"],
  errors: [400,401,404],
};

/** A list that somebody shared. `GET /api/wishlist/{catalog}/shared-wishlist` */
export const getSharedWishlist: Operation<'getSharedWishlist', ArgumentsOf<GetSharedWishlistData>, AnswerOf<GetSharedWishlistResponses>> = {
  id: 'getSharedWishlist',
  method: 'GET',
  path: '/api/wishlist/{catalog}/shared-wishlist',
  query: ["shareLinkReference"],
  required: ["shareLinkReference"],
  errors: [400,404],
};

/** A list of the shopper or a shared one; the default one when none is named (WSH-037). `GET /api/wishlist/{catalog}/wishlist` */
export const getWishlist: Operation<'getWishlist', ArgumentsOf<GetWishlistData>, AnswerOf<GetWishlistResponses>> = {
  id: 'getWishlist',
  method: 'GET',
  path: '/api/wishlist/{catalog}/wishlist',
  query: ["wishlistId","shareReference"],
  required: [],
  errors: [400,404],
};

/** Puts a product on a list; one that is there already stays (WSH-051). `POST /api/wishlist/{catalog}/wishlist/add` */
export const addWishlistProduct: Operation<'addWishlistProduct', ArgumentsOf<AddWishlistProductData>, AnswerOf<AddWishlistProductResponses>> = {
  id: 'addWishlistProduct',
  method: 'POST',
  path: '/api/wishlist/{catalog}/wishlist/add',
  query: ["sku","wishlistId"],
  required: ["sku","wishlistId"],
  errors: [204,400,401,404],
};

/** Puts several products on a list. `POST /api/wishlist/{catalog}/wishlist/add-range` */
export const addWishlistProducts: Operation<'addWishlistProducts', ArgumentsOf<AddWishlistProductsData>, AnswerOf<AddWishlistProductsResponses>> = {
  id: 'addWishlistProducts',
  method: 'POST',
  path: '/api/wishlist/{catalog}/wishlist/add-range',
  query: ["skus","wishlistId"],
  required: ["skus","wishlistId"],
  errors: [204,400,401,404],
};

/** Makes a list known to whoever has its link. `POST /api/wishlist/{catalog}/wishlist/get-wishlist-share-link` */
export const getWishlistShareLink: Operation<'getWishlistShareLink', ArgumentsOf<GetWishlistShareLinkData>, AnswerOf<GetWishlistShareLinkResponses>> = {
  id: 'getWishlistShareLink',
  method: 'POST',
  path: '/api/wishlist/{catalog}/wishlist/get-wishlist-share-link',
  query: ["wishlistId"],
  required: ["wishlistId"],
  errors: [204,400,401,404],
};

/** Takes a product off a list. `POST /api/wishlist/{catalog}/wishlist/remove` */
export const removeWishlistProduct: Operation<'removeWishlistProduct', ArgumentsOf<RemoveWishlistProductData>, AnswerOf<RemoveWishlistProductResponses>> = {
  id: 'removeWishlistProduct',
  method: 'POST',
  path: '/api/wishlist/{catalog}/wishlist/remove',
  query: ["sku","wishlistId"],
  required: ["sku","wishlistId"],
  errors: [204,400,401,404],
};

/** Sends the link of a list to somebody. `POST /api/wishlist/{catalog}/wishlist/share-wishlist-mail` */
export const shareWishlistByMail: Operation<'shareWishlistByMail', ArgumentsOf<ShareWishlistByMailData>, AnswerOf<ShareWishlistByMailResponses>> = {
  id: 'shareWishlistByMail',
  method: 'POST',
  path: '/api/wishlist/{catalog}/wishlist/share-wishlist-mail',
  query: ["wishlistId"],
  required: ["wishlistId"],
  errors: [400,401,404],
};

/** Makes a list. `POST /api/wishlist/createwishlist` */
export const createWishlist: Operation<'createWishlist', ArgumentsOf<CreateWishlistData>, AnswerOf<CreateWishlistResponses>> = {
  id: 'createWishlist',
  method: 'POST',
  path: '/api/wishlist/createwishlist',
  query: [],
  required: [],
  errors: [400,401],
};

/** Names a list anew. `PUT /api/wishlist/updatewishlistname` */
export const renameWishlist: Operation<'renameWishlist', ArgumentsOf<RenameWishlistData>, AnswerOf<RenameWishlistResponses>> = {
  id: 'renameWishlist',
  method: 'PUT',
  path: '/api/wishlist/updatewishlistname',
  query: ["wishlistId"],
  required: ["wishlistId"],
  errors: [400,401,404],
};

/** All lists of the shopper. `GET /api/wishlist/wishlists` */
export const getWishlists: Operation<'getWishlists', ArgumentsOf<GetWishlistsData>, AnswerOf<GetWishlistsResponses>> = {
  id: 'getWishlists',
  method: 'GET',
  path: '/api/wishlist/wishlists',
  query: [],
  required: [],
  errors: [401],
};
