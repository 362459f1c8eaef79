import type { Navigation } from '@selvedge/api-content';
import { ShopProvider, useShop } from '@selvedge/market';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** Around a story: the market's navigation, with these parts otherwise. */
export const withNavigation = (parts: Partial<Navigation>): Decorator => (Story) => <OtherNavigation parts={parts}><Story /></OtherNavigation>;

function OtherNavigation({ parts, children }: { parts: Partial<Navigation>; children: ReactNode }) {
  const shop = useShop();
  return <ShopProvider shop={{ ...shop, navigation: { ...shop.navigation, ...parts } }}>{children}</ShopProvider>;
}
