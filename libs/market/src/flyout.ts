import { closeFlyout, openFlyout } from '@selvedge/ui';
import { blockingFlyouts, type FlyoutAlias, type FlyoutParameters } from './flyout-aliases.ts';

type ParametersOf<Alias extends FlyoutAlias> = Alias extends keyof FlyoutParameters ? [parameters: FlyoutParameters[Alias]] : [];

/** Opens a flyout of the shop, whoever it belongs to: `useOpenFlyout('miniBasket')({ sku })`. */
export const useOpenFlyout =
  <Alias extends FlyoutAlias>(alias: Alias) =>
  (...[parameters]: ParametersOf<Alias>): void =>
    openFlyout(alias, parameters, { blocking: blockingFlyouts.has(alias) });

/** Closes whichever flyout is open. */
export const useCloseFlyout = (): (() => void) => closeFlyout;
