import { basketFlyouts } from '@selvedge/basket/flyouts';
import { catalogFlyouts } from '@selvedge/catalog/flyouts';
import type { FlyoutAlias } from '@selvedge/market';
import type { FlyoutModule } from '@selvedge/ui';

/** Flyouts whose domain is not built yet, or that are part of the shell's own markup. */
export const flyoutsToCome = [
  'login', 'bonusProduct', 'addToWishlist', 'createWishlist', 'shareWishlist', 'accountTermsAndConditions',
  'burgerMenu', 'advancedSearch', 'topNavigationMenu', 'geoLocator', 'appBanner', 'idle',
] as const satisfies readonly FlyoutAlias[];

/** The flyout-alias registry: each loaded when it is opened. */
export const flyouts: Record<Exclude<FlyoutAlias, (typeof flyoutsToCome)[number]>, () => Promise<FlyoutModule>> = { ...basketFlyouts, ...catalogFlyouts, quickBuy: () => import('./quick-buy/QuickBuyFlyout.tsx') };
