import type { ProductCard } from '@selvedge/api-catalog';

/** What a tile shows of a product: no more, because it travels in the HTML. */
export type ProductTile = Pick<
  ProductCard,
  'id' | 'name' | 'url' | 'brand' | 'staticClubPrice' | 'isNew' | 'inStock' | 'comingSoonProduct' | 'isPreorder' | 'colourName' | 'styleOptionCount'
> & {
  price: TilePrice;
  front?: string;
  back?: string;
  /** Colours of the style, at most five (CAT-040). */
  swatches: string[];
};

export type TilePrice = Pick<ProductCard['price'], 'salesPrice' | 'listPrice' | 'percentage' | 'historicPrice' | 'historicPercentage'>;

const mostSwatches = 5;

export function productTile(card: ProductCard): ProductTile {
  const { id, name, url, brand, staticClubPrice, isNew, inStock, comingSoonProduct, isPreorder, colourName, styleOptionCount } = card;
  return {
    id, name, url, brand, staticClubPrice, isNew, inStock, comingSoonProduct, isPreorder, colourName, styleOptionCount,
    price: tilePrice(card.price),
    front: card.frontImage?.url,
    back: card.backImage?.url,
    swatches: card.productRelations.flatMap(({ pantoneCode }) => pantoneCode ?? []).slice(0, mostSwatches),
  };
}

export const tilePrice = ({ salesPrice, listPrice, percentage, historicPrice, historicPercentage }: ProductCard['price']): TilePrice => ({
  salesPrice, listPrice, percentage, historicPrice, historicPercentage,
});
