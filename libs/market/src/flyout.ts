import { closeFlyout, openFlyout } from '@selvedge/ui';
import type { MouseEvent } from 'react';
import { blockingFlyouts, passingFlyouts, type FlyoutAlias, type FlyoutParameters } from './flyout-aliases.ts';
import { usePageLink, type LinkedPage } from './page-link.ts';
import { useMarketHref } from './shop.context.tsx';

type ParametersOf<Alias extends FlyoutAlias> = Alias extends keyof FlyoutParameters ? [parameters: FlyoutParameters[Alias]] : [];

/** Opens a flyout of the shop, whoever it belongs to: `useOpenFlyout('miniBasket')({ sku })`. */
export const useOpenFlyout =
  <Alias extends FlyoutAlias>(alias: Alias) =>
  (...[parameters]: ParametersOf<Alias>): void =>
    openFlyout(alias, parameters, { blocking: blockingFlyouts.has(alias), thenBack: passingFlyouts.has(alias) });

/** What makes a link to a page open a flyout instead: spread it. Without JavaScript, and into a new tab, goes the page. */
export function useFlyoutLink(page: LinkedPage, alias: Exclude<FlyoutAlias, keyof FlyoutParameters>) {
  const href = useMarketHref()(usePageLink(page));
  const open = useOpenFlyout(alias);
  return {
    href,
    'aria-haspopup': 'dialog',
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open();
    },
  } as const;
}

/** Closes whichever flyout is open. */
export const useCloseFlyout = (): (() => void) => closeFlyout;
