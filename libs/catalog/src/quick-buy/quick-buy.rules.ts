import type { ProductTile } from '../product-tile.ts';

/** Whether a size of it is all that a shopper has to choose: not of a set, whose pieces each have their own, nor of a gift card. */
export const hasQuickBuy = ({ inStock, comingSoonProduct, isProductSet, isDigital }: Pick<ProductTile, 'inStock' | 'comingSoonProduct' | 'isProductSet' | 'isDigital'>): boolean => inStock && !(comingSoonProduct || isProductSet || isDigital);
