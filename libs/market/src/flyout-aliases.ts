/** Every flyout of the shop by its alias (SHELL-103…117). */
export const flyoutAliases = [
  'login', 'basket', 'miniBasket', 'bonusProduct', 'addToWishlist', 'createWishlist', 'shareWishlist', 'accountTermsAndConditions',
  'burgerMenu', 'advancedSearch', 'topNavigationMenu', 'geoLocator', 'appBanner', 'idle',
] as const;

export type FlyoutAlias = (typeof flyoutAliases)[number];

/** What a flyout is opened with; nothing for those that are not listed. */
export interface FlyoutParameters {
  miniBasket: { sku: string };
}
