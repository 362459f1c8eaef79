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

/** Flyouts that only say something: what was open when they were asked for comes back after them. */
export const passingFlyouts: ReadonlySet<FlyoutAlias> = new Set<FlyoutAlias>(['sizeGuide']);

/** A product in one size. */
export interface ArticleOfProduct {
  id: string;
  ean?: string;
  size: { name: string };
  length?: { name: string };
}

/** What a flyout is opened with; nothing for those that are not listed. */
export interface FlyoutParameters {
  /** `closesItself` for a shopper with a mouse, who loses no place by it. */
  miniBasket: { sku: string; closesItself?: boolean };
  /** `stock` waits for an article, `goingLive` for a product that has not come yet. */
  notifyMe: { kind: 'stock' | 'goingLive'; product: { id: string; name: string }; variant?: ArticleOfProduct };
  storeStock: { product: { name: string }; variant: ArticleOfProduct };
  /** What somebody wants to fit into. */
  sizeGuide: { product: { ediCategory?: string; ediSubCategory?: string; subGroup?: string; tags: string[]; variants: Pick<ArticleOfProduct, 'size'>[] } };
  quickBuy: { productId: string; size?: string; length?: string };
}
