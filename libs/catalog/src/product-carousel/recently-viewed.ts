import { keptAtom } from '../kept.state.ts';
import { idsIn, recentlyViewedName } from './remember-product.ts';

/** Ids of the products that were looked at in this browser, the last one first; empty until a component has asked for them, and without consent. `remember-product.ts` writes them, and imports nothing from here: a product's page would have to load it. */
export const recentlyViewed = keptAtom(recentlyViewedName, idsIn);
