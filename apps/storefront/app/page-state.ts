import type { ShopView } from '@selvedge/market';
import type { DehydratedState } from '@tanstack/react-query';
import type { ResolvedPage } from './define-page.ts';

/** What the HTML carries for the browser to go on with, in a script element of type application/json. */
export interface PageState {
  shop: ShopView;
  page: ResolvedPage;
  queries: DehydratedState;
  /** Public address of the shop. */
  origin: string;
  /** Where pictures come from that are not in view when a page opens, if that is another host. */
  pictures?: string;
}
