import { createSlot } from '@selvedge/cms-widgets';
import type { ProductTile } from './product-tile.ts';

export interface ProductCardActionsProps {
  product: ProductTile;
  /** A pointer rests on the card. */
  isPointedAt: boolean;
}

/** What can be done with a product from its card, over its picture: a heart, its sizes. */
export const ProductCardActions = createSlot<ProductCardActionsProps>('ProductCardActions');
