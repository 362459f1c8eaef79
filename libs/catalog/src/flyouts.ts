/** The flyouts of the catalogue, each loaded when it is opened. */
export const catalogFlyouts = {
  notifyMe: () => import('./notify-me/NotifyMe.tsx'),
  storeStock: () => import('./store-stock/StoreStock.tsx'),
  sizeGuide: () => import('./size-guide/SizeGuide.tsx'),
};
