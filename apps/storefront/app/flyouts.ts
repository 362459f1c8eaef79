import { basketFlyouts } from '@selvedge/basket/flyouts';
import type { FlyoutAlias } from '@selvedge/market';
import type { FlyoutModule } from '@selvedge/ui';
import type { productFlyouts } from './product.flyouts.ts';

/** Flyouts whose domain is not built yet, or that are part of the shell's own markup. */
export const flyoutsToCome = [
  'login', 'bonusProduct', 'addToWishlist', 'createWishlist', 'shareWishlist', 'accountTermsAndConditions',
  'burgerMenu', 'topNavigationMenu', 'geoLocator', 'appBanner', 'idle',
] as const satisfies readonly FlyoutAlias[];

/** What opens beside products, and to find them, behind one name more: every page knows the names here, few open any of these. */
const ofProduct = (alias: keyof typeof productFlyouts) => async () => (await import('./product.flyouts.ts')).productFlyouts[alias]();

/** The flyout-alias registry: each loaded when it is opened. */
export const flyouts: Record<Exclude<FlyoutAlias, (typeof flyoutsToCome)[number]>, () => Promise<FlyoutModule>> = {
  ...basketFlyouts,
  advancedSearch: ofProduct('advancedSearch'),
  notifyMe: ofProduct('notifyMe'),
  storeStock: ofProduct('storeStock'),
  sizeGuide: ofProduct('sizeGuide'),
  quickBuy: ofProduct('quickBuy'),
};
