import type { Product } from '@selvedge/api-catalog';
import { badgesAt } from '@selvedge/market';
import type { ProductView } from './catalog.queries.ts';
import { tilePrice } from './product-tile.ts';

export { waysOut } from './listing/ways-out.ts';
export { productTile } from './product-tile.ts';

/** A product as its page shows it: no more, because it travels in the HTML. */
export function productView({ productRelations: _, badges, styleOptions, price, variants, ...product }: Product): ProductView {
  return {
    ...product,
    badges: badgesAt('pdp', badges),
    price: shown(price),
    variants: variants.map((variant) => (variant.price ? { ...variant, price: shown(variant.price) } : variant)),
    styleOptions: styleOptions.map(({ id, url, image, inStock = true, colour }) => ({ id, url, image, inStock, colourName: colour.name })),
  };
}

const shown = (price: Product['price']): Product['price'] => ({ ...tilePrice(price), discounts: [] });
