/** Every flyout of the shop by its alias (SHELL-103…117). */
export const flyoutAliases = [
  'login', 'basket', 'miniBasket', 'bonusProduct', 'addToWishlist', 'createWishlist', 'shareWishlist', 'accountTermsAndConditions',
  'burgerMenu', 'advancedSearch', 'topNavigationMenu', 'geoLocator', 'appBanner', 'idle',
] as const;

export type FlyoutAlias = (typeof flyoutAliases)[number];

/** Flyouts that must be answered: no other takes their place (SHELL-111, SHELL-122). */
export const blockingFlyouts: ReadonlySet<FlyoutAlias> = new Set<FlyoutAlias>(['accountTermsAndConditions']);

/** What a flyout is opened with; nothing for those that are not listed. */
export interface FlyoutParameters {
  miniBasket: { sku: string };
}
