/** The flyouts of the catalogue, each loaded when it is opened. */
export const catalogFlyouts = {
  advancedSearch: () => import('./search/SearchFlyout.tsx'),
  notifyMe: () => import('./notify-me/NotifyMe.tsx'),
  storeStock: () => import('./store-stock/StoreStock.tsx'),
  sizeGuide: () => import('./size-guide/SizeGuide.tsx'),
};
