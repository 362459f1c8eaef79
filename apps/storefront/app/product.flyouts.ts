import { catalogFlyouts } from '@selvedge/catalog/flyouts';
import type { FlyoutModule } from '@selvedge/ui';

/** What opens beside products, wherever they stand, and to find them; each loaded when it is opened. */
export const productFlyouts: Record<keyof typeof catalogFlyouts | 'quickBuy', () => Promise<FlyoutModule>> = { ...catalogFlyouts, quickBuy: () => import('./quick-buy/QuickBuyFlyout.tsx') };
