import { basketFlyouts } from '@selvedge/basket/flyouts';
import type { FlyoutAlias } from '@selvedge/market';

/** Flyouts whose domain is not built yet, or that are part of the shell's own markup. */
export const flyoutsToCome = [
  'login', 'bonusProduct', 'addToWishlist', 'createWishlist', 'shareWishlist', 'accountTermsAndConditions',
  'burgerMenu', 'advancedSearch', 'topNavigationMenu', 'geoLocator', 'appBanner', 'idle',
] as const satisfies readonly FlyoutAlias[];

/** The flyout-alias registry: each loaded when it is opened. */
export const flyouts = { ...basketFlyouts } satisfies Record<Exclude<FlyoutAlias, (typeof flyoutsToCome)[number]>, unknown>;
