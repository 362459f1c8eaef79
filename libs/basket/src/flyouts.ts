/** The flyouts of the basket, each loaded when it is opened. */
export const basketFlyouts = {
  basket: () => import('./basket-flyout/BasketFlyout.tsx'),
  miniBasket: () => import('./mini-basket/MiniBasket.tsx'),
};
