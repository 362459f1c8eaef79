/** Every flyout of the shop by its alias (SHELL-103…117). */
export const flyoutAliases = [
  'login', 'basket', 'miniBasket', 'bonusProduct', 'addToWishlist', 'createWishlist', 'shareWishlist', 'accountTermsAndConditions',
  'burgerMenu', 'advancedSearch', 'topNavigationMenu', 'geoLocator', 'appBanner', 'idle',
  // What a product page opens beside itself.
  'notifyMe', 'storeStock', 'sizeGuide', 'quickBuy',
] as const;

export type FlyoutAlias = (typeof flyoutAliases)[number];

/** Flyouts that must be answered: no other takes their place (SHELL-111, SHELL-122). */
export const blockingFlyouts: ReadonlySet<FlyoutAlias> = new Set<FlyoutAlias>(['accountTermsAndConditions']);

/** What a flyout is opened with; nothing for those that are not listed. */
export interface FlyoutParameters {
  miniBasket: { sku: string };
  /** `stock` waits for an article, `goingLive` for a product that has not come yet; `ended` confirms that no more mails come, and ends them first when it is given the secret of one. */
  notifyMe: { kind: 'stock' | 'goingLive' | 'ended'; productId: string; name: string; sku?: string; ean?: string; size?: string; token?: string };
  storeStock: { name: string; ean: string; size?: string };
  /** Categories and sizes of what somebody wants to fit into. */
  sizeGuide: { categories: string[]; sizes: string[] };
  quickBuy: { productId: string; size?: string };
}
