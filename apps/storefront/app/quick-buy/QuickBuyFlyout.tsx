import { AddToBasket } from '@selvedge/basket';
import { QuickBuy } from '@selvedge/catalog';
import type { FlyoutParameters } from '@selvedge/market';

/** A product's sizes and the button that puts one into the basket, from wherever its card stands. */
export function Flyout({ parameters, close }: { parameters: FlyoutParameters['quickBuy']; close: () => void }) {
  return <QuickBuy {...parameters} close={close} buy={({ isDigital, comingSoon, ...choice }) => <AddToBasket {...choice} comingSoon={comingSoon || isDigital} />} />;
}
