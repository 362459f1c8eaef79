import type { Product, ProductCard, StyleOption, Variant } from '@selvedge/api-catalog';
import { listIn, textIn } from '../content/texts.ts';
import type { MarketRow } from '../http/caller.ts';
import type { CatalogueIndex, ColourRow, IndexedProduct, PictureRow, VariantRow } from '../search/catalogue-index.ts';
import { isOnSale, moneyOf, priceOf } from './price.rules.ts';

type InMarket = Pick<MarketRow, 'language' | 'currency'>;

/** A product's path below the market. */
export const pathOf = ({ id, option }: IndexedProduct): string => `/product/${option.slug}-${id}`;

/** Name and colour, as a page's title says them. */
export function titleOf({ style, option }: IndexedProduct, language: string): string {
  const colour = textIn(option.colour.name, language);
  return [textIn(style.name, language), ...(colour ? [colour] : [])].join(', ');
}

/** The colours of a product's style that are on sale in the market, itself included. */
export const siblingsOf = (product: IndexedProduct, index: CatalogueIndex, { currency }: InMarket): IndexedProduct[] =>
  (index.productsOfStyle.get(product.style.number) ?? []).filter((one) => isOnSale(one, currency));

/** A style option as a tile shows it, in the market's language and currency (CAT-001…040). It must be on sale there. */
export function cardOf(product: IndexedProduct, index: CatalogueIndex, market: InMarket): ProductCard {
  const { option, style, variants } = product;
  const { language, currency } = market;
  const price = product.prices.get(currency)!;
  const siblings = siblingsOf(product, index, market);
  const [front, back] = option.pictures;
  const picture = (one: PictureRow) => ({ url: addressOf(one), alt: textIn(one.alt, language) || titleOf(product, language) });
  const inStock = variants.some(({ stock }) => stock > 0);
  return {
    id: product.id,
    styleNumber: style.number,
    optionId: product.id.split('_')[2]!,
    name: textIn(style.name, language),
    url: pathOf(product),
    brand: style.brand,
    ...(style.subBrand ? { subBrand: style.subBrand } : {}),
    ...(variants[0]?.ean ? { ean: variants[0].ean } : {}),
    price: priceOf(price),
    ...(price.member === null ? {} : { staticClubPrice: moneyOf(price.member, currency) }),
    badges: [],
    calloutAttributes: listIn(style.facts.calloutAttributes, language),
    isNew: option.flags.isNew ?? false,
    isProductSet: false,
    inStock,
    comingSoonProduct: option.flags.comingSoon ?? false,
    hasEcom: inStock,
    hasRetail: variants.some(({ retailStock }) => retailStock > 0),
    isDigital: option.flags.digital ?? false,
    isPreorder: option.flags.preorder ?? false,
    allowInStockNotifications: !option.flags.digital,
    ...(front ? { frontImage: picture(front) } : {}),
    ...(back ? { backImage: picture(back) } : {}),
    images: { urlTemplate: '{index}.{format}', indexes: option.pictures.map(({ index, format }) => ({ index, format })) },
    colourFamilyName: option.colour.base,
    colourName: textIn(option.colour.name, language),
    styleOptionCount: siblings.length,
    productRelations: siblings.map((one) => ({ id: one.id, url: pathOf(one), colour: textIn(one.option.colour.name, language), ...(one.option.colour.hex ? { pantoneCode: one.option.colour.hex } : {}) })),
    ...(style.composition ? { fabricComposition: textIn(style.composition, language) } : {}),
  };
}

/** A style option as its own page shows it (CAT-041…057). It must be on sale in the market. */
export function productOf(product: IndexedProduct, index: CatalogueIndex, market: InMarket): Product {
  const { style, option } = product;
  const { language } = market;
  const { sustainability, modelMeasurements, tags } = style.facts;
  return {
    ...cardOf(product, index, market),
    description: textIn(style.description, language),
    ...(style.care ? { careInstructions: listIn(style.care, language) } : {}),
    styleOptionNumber: product.id,
    ...(style.composition ? { englishFabricComposition: textIn(style.composition, 'en') } : {}),
    colour: colourOf(option.colour, language),
    variants: product.variants.map(variantOf),
    styleOptions: siblingsOf(product, index, market).map((one) => styleOptionOf(one, market)),
    ...(sustainability
      ? {
          sustainabilityText: textIn(sustainability.text, language),
          sustainabilityReasons: sustainability.reasons.map(({ id, reason, supportText }) => ({ id, reason: textIn(reason, language), supportText: textIn(supportText, language) })),
        }
      : {}),
    tags: tags ?? [],
    ...(modelMeasurements ? { modelMeasurements } : {}),
  };
}

function styleOptionOf(product: IndexedProduct, { language, currency }: InMarket): StyleOption {
  const [front] = product.option.pictures;
  return {
    id: product.id,
    optionId: product.id.split('_')[2]!,
    name: textIn(product.style.name, language),
    url: pathOf(product),
    ...(front ? { image: { url: addressOf(front), alt: textIn(front.alt, language) || titleOf(product, language) } } : {}),
    variants: product.variants.map(variantOf),
    colour: colourOf(product.option.colour, language),
    price: priceOf(product.prices.get(currency)!),
    inStock: product.variants.some(({ stock }) => stock > 0),
  };
}

export const addressOf = ({ index, format }: PictureRow): string => `${index}.${format}`;

const colourOf = ({ id, name, base, nuance, hex }: ColourRow, language: string) => ({ id, name: textIn(name, language), base, ...(nuance ? { nuance } : {}), ...(hex ? { pantoneHexCode: hex } : {}) });

const variantOf = ({ id, ean, sizeId, sizeName, lengthId, lengthName, stock, retailStock }: VariantRow): Variant => ({
  id,
  ...(ean ? { ean } : {}),
  size: { sizeId, name: sizeName },
  ...(lengthId ? { length: { lengthId, name: lengthName ?? lengthId } } : {}),
  inStockEcom: stock > 0,
  inStockRetail: retailStock > 0,
});
