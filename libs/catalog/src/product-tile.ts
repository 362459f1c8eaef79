import type { ProductCard } from '@selvedge/api-catalog';
import { badgesAt, type BadgePlace, type PlacedBadge } from '@selvedge/market';

/** What a tile shows of a product: no more, because it travels in the HTML. */
export type ProductTile = Pick<
  ProductCard,
  'id' | 'name' | 'url' | 'brand' | 'staticClubPrice' | 'isNew' | 'inStock' | 'comingSoonProduct' | 'isPreorder' | 'colourName' | 'styleOptionCount'
> & {
  /** Missing where it is not, as on most tiles. */
  isProductSet?: true;
  isDigital?: true;
  /** Variants cost different amounts: the price is the lowest. */
  priceVaries?: true;
  price: TilePrice;
  front?: string;
  back?: string;
  /** Colours of the style, at most five (CAT-040). */
  swatches: string[];
  /** Short texts about it (CAT-016); missing when there are none. */
  callouts?: string[];
  /** Missing when there are none. */
  badges?: PlacedBadge[];
};

export type TilePrice = Pick<ProductCard['price'], 'salesPrice' | 'listPrice' | 'percentage' | 'historicPrice' | 'historicPercentage'>;

const mostSwatches = 5;

/** `place` is where the tile stands: its badges differ. */
export function productTile(card: ProductCard, place: BadgePlace = 'plp'): ProductTile {
  const { id, name, url, brand, staticClubPrice, isNew, inStock, comingSoonProduct, isPreorder, colourName, styleOptionCount, calloutAttributes } = card;
  return {
    id, name, url, brand, staticClubPrice, isNew, inStock, comingSoonProduct, isPreorder, colourName, styleOptionCount,
    ...(card.isProductSet ? { isProductSet: true } : {}),
    ...(card.isDigital ? { isDigital: true } : {}),
    ...(card.priceVaries ? { priceVaries: true } : {}),
    price: tilePrice(card.price),
    front: card.frontImage?.url,
    back: card.backImage?.url,
    swatches: card.productRelations.flatMap(({ pantoneCode }) => pantoneCode ?? []).slice(0, mostSwatches),
    ...(calloutAttributes.length > 0 ? { callouts: calloutAttributes } : {}),
    badges: badgesAt(place, card.badges),
  };
}

export const tilePrice = ({ salesPrice, listPrice, percentage, historicPrice, historicPercentage }: ProductCard['price']): TilePrice => ({
  salesPrice, listPrice, percentage, historicPrice, historicPercentage,
});
