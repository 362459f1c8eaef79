import type { FrontImage, SimpleProduct } from '@selvedge/api-catalog';
import { textIn } from '../content/in-language.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { IndexedProduct } from '../search/indexed-product.ts';
import type { PictureRow } from '../storage/schema.ts';
import { moneyOf, priceOf } from './price.rules.ts';
import { badgesOf, imageOf, isInStock, pathOf, type InMarket } from './product-card.ts';

/** Views by name, such as `detail`, and the place of badges. */
export interface AskedViews {
  FrontFacingId?: string;
  BackFacingId?: string;
  FallbackFrontFacingId?: string;
  FallbackBackFacingId?: string;
  location?: string;
}

/** What a picture shows: the last part of its address, such as `front`. */
export const viewOf = ({ index }: PictureRow): string => index.slice(index.lastIndexOf('/') + 1);

/** The first of the views that there is; when none is asked for, the picture at a place. */
function facing(pictures: PictureRow[], views: (string | undefined)[], place: number): PictureRow | undefined {
  const asked = views.filter((view) => view !== undefined);
  return asked.length === 0 ? pictures[place] : asked.map((view) => pictures.find((one) => viewOf(one) === view)).find((one) => one !== undefined);
}

/** A product with the pictures asked for and little else. It must be on sale in the market. */
export function simpleProductOf(product: IndexedProduct, index: CatalogueIndex, { language, currency }: InMarket, asked: AskedViews): SimpleProduct {
  const { id, style, option } = product;
  const price = product.prices.get(currency)!;
  const { pictures } = option;
  const front = facing(pictures, [asked.FrontFacingId, asked.FallbackFrontFacingId], 0);
  const back = facing(pictures, [asked.BackFacingId, asked.FallbackBackFacingId], 1);
  return {
    id,
    name: textIn(style.name, language),
    url: pathOf(product),
    brand: style.brand,
    price: priceOf(price),
    ...(product.priceVaries(currency) ? { priceVaries: true } : {}),
    ...(price.member === null ? {} : { staticClubPrice: moneyOf(price.member, currency) }),
    badges: badgesOf(product, index, language).filter(({ places }) => asked.location === undefined || (places && Object.hasOwn(places, asked.location))),
    inStock: isInStock(product, index, { currency }),
    colourName: textIn(option.colour.name, language),
    ...(front ? { frontImage: imageOf(front, product, language) } : {}),
    ...(back ? { backImage: imageOf(back, product, language) } : {}),
  };
}

export function frontImageOf(product: IndexedProduct, { language }: InMarket): FrontImage[] {
  const [front] = product.option.pictures;
  return front ? [{ id: product.id, frontImage: imageOf(front, product, language) }] : [];
}
