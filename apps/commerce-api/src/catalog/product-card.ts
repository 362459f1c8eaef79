import type { Badge, Product, ProductCard, StyleOption, Variant } from '@selvedge/api-catalog';
import { listIn, textIn } from '../content/in-language.ts';
import type { MarketRow } from '../http/caller.ts';
import type { CatalogueIndex } from '../search/catalogue-index.ts';
import type { IndexedProduct, IndexedVariant } from '../search/indexed-product.ts';
import type { ColourRow, Localised, PictureRow, StyleFacts } from '../storage/schema.ts';
import { addressOf, addressPartsOf } from '../media/merchant-picture.address.ts';
import { vatIn } from '../order/vat-rates.ts';
import { isOnSale, moneyOf, priceOf } from './price.rules.ts';
import { sizeNameIn } from './size.rules.ts';

export type InMarket = Pick<MarketRow, 'language' | 'currency' | 'country'>;

/** A product's path below the market. */
export const pathOf = ({ id, option }: { id: string; option: { slug: string } }): string => `/product/${option.slug}-${id}`;

/** Name and colour, as a page's title says them. */
export function titleOf({ style, option }: { style: { name: Localised }; option: { colour: { name: Localised } } }, language: string): string {
  const colour = textIn(option.colour.name, language);
  return [textIn(style.name, language), ...(colour ? [colour] : [])].join(', ');
}

/** The colours of a product's style that are on sale in the market, itself included. */
export const siblingsOf = (product: IndexedProduct, index: CatalogueIndex, { currency }: Pick<InMarket, 'currency'>): IndexedProduct[] =>
  index.productsOfStyle(product.style.number).filter((one) => isOnSale(one, currency));

/** A style option as a tile shows it, in the market's language and currency (CAT-001…040). It must be on sale there. */
export function cardOf(product: IndexedProduct, index: CatalogueIndex, market: InMarket): ProductCard {
  const { option, style, variants } = product;
  const { language, currency } = market;
  const price = product.prices.get(currency)!;
  const siblings = siblingsOf(product, index, market);
  const { pictures } = option;
  const [front, back] = pictures;
  const set = onSaleAmong(option.setOptions, index, market);
  const inStock = isInStock(product, index, market);
  const { flags, disclaimer } = option;
  return {
    id: product.id,
    styleNumber: style.number,
    optionId: product.id.split('_')[2]!,
    name: textIn(style.name, language),
    url: pathOf(product),
    brand: style.brand,
    ...(style.subBrand ? { subBrand: style.subBrand } : {}),
    ...(variants[0]?.ean ? { ean: variants[0].ean } : {}),
    ...(style.facts.ediCategory ? { ediCategory: style.facts.ediCategory } : {}),
    ...(style.facts.ediSubCategory ? { ediSubCategory: style.facts.ediSubCategory } : {}),
    price: priceOf(price),
    ...(product.priceVaries(currency) ? { priceVaries: true } : {}),
    ...(price.member === null ? {} : { staticClubPrice: moneyOf(price.member, currency) }),
    badges: badgesOf(product, index, language),
    ...(disclaimer ? { disclaimer: textIn(disclaimer, language) } : {}),
    calloutAttributes: listIn(style.facts.calloutAttributes, language),
    isNew: flags.isNew ?? false,
    isProductSet: option.setOptions.length > 0,
    ...(option.setOptions.length > 0 ? { productSetOptionsCount: set.length } : {}),
    inStock,
    comingSoonProduct: flags.comingSoon ?? false,
    isInDeliverySet: option.availableFrom !== null,
    hasCompleteTheLook: onSaleAmong(option.look, index, market).length > 0,
    hasEcom: inStock,
    hasRetail: variants.some(({ retailStock }) => retailStock > 0),
    isDigital: flags.digital ?? false,
    isPreorder: flags.preorder ?? false,
    isNoos: flags.noos ?? false,
    allowInStockNotifications: !flags.digital && !flags.lastOfItsKind,
    ...(front ? { frontImage: imageOf(front, product, language) } : {}),
    ...(back ? { backImage: imageOf(back, product, language) } : {}),
    images: { urlTemplate: '{index}.{format}', indexes: pictures.map((picture) => ({ ...addressPartsOf(picture, product), ...altOf(picture, language) })) },
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
  const { language, currency, country } = market;
  const { sustainability, modelMeasurements, tags, subGroup } = style.facts;
  const card = cardOf(product, index, market);
  const look = onSaleAmong(option.look, index, market);
  const set = onSaleAmong(option.setOptions, index, market);
  return {
    ...card,
    price: { ...card.price, vatAmount: moneyOf(vatIn(product.prices.get(currency)!.sales, country), currency) },
    description: textIn(style.description, language),
    ...(style.care ? { careInstructions: listIn(style.care, language) } : {}),
    styleOptionNumber: product.id,
    ...(style.composition ? { englishFabricComposition: textIn(style.composition, 'en') } : {}),
    colour: colourOf(option.colour, language),
    variants: product.variants.map((one) => variantOf(one, product, market)),
    styleOptions: siblingsOf(product, index, market).map((one) => styleOptionOf(one, index, market)),
    ...(look.length > 0 ? { shopTheLook: look.map(({ id }) => id) } : {}),
    ...(set.length > 0 ? { productSetOptions: set.map(({ id }) => id) } : {}),
    ...(subGroup ? { subGroup } : {}),
    ...(sustainability
      ? {
          sustainabilityText: textIn(sustainability.text, language),
          sustainabilityReasons: sustainability.reasons.map(({ id, reason, supportText }) => ({ id, reason: textIn(reason, language), supportText: textIn(supportText, language) })),
        }
      : {}),
    tags: tags ?? [],
    ...(modelMeasurements ? { modelMeasurements: measuredIn(`${language}-${country}`, modelMeasurements) } : {}),
  };
}

/** Centimetres as the market writes them. */
function measuredIn(locale: string, measurements: NonNullable<StyleFacts['modelMeasurements']>): Record<string, string> {
  const centimetres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'centimeter' });
  return Object.fromEntries(Object.entries(measurements).map(([name, measured]) => [name, typeof measured === 'number' ? centimetres.format(measured) : measured]));
}

function styleOptionOf(product: IndexedProduct, index: CatalogueIndex, market: InMarket): StyleOption {
  const { language, currency } = market;
  const [front] = product.option.pictures;
  return {
    id: product.id,
    optionId: product.id.split('_')[2]!,
    name: textIn(product.style.name, language),
    url: pathOf(product),
    ...(front ? { image: imageOf(front, product, language) } : {}),
    variants: product.variants.map((one) => variantOf(one, product, market)),
    colour: colourOf(product.option.colour, language),
    price: priceOf(product.prices.get(currency)!),
    ...(product.style.facts.subGroup ? { subGroup: product.style.facts.subGroup } : {}),
    inStock: isInStock(product, index, market),
  };
}

/** A product, or its card, as stores sell it: what only they have is in stock. */
export const inStores = <Card extends ProductCard>(card: Card): Card => ({ ...card, inStock: card.inStock || card.hasRetail === true });

/** A picture; without an alternative text of its own it has the product's name. */
export const imageOf = (picture: PictureRow, product: IndexedProduct, language: string) => ({ url: addressOf(picture, product), alt: textIn(picture.alt, language) || titleOf(product, language) });

const altOf = ({ alt }: PictureRow, language: string): { alt?: string } => {
  const text = textIn(alt, language);
  return text ? { alt: text } : {};
};

const colourOf = ({ id, name, base, nuance, hex }: ColourRow, language: string) => ({ id, name: textIn(name, language), base, ...(nuance ? { nuance } : {}), ...(hex ? { pantoneHexCode: hex } : {}) });

function variantOf(variant: IndexedVariant, product: IndexedProduct, { language, currency }: InMarket): Variant {
  const { id, ean, merchantSku, prices, sizeId, sizeName, lengthId, lengthName, stock, retailStock } = variant;
  const { availableFrom } = product.option;
  const own = prices.has(currency) ? product.priceOf(variant, currency) : undefined;
  return {
    id,
    ...(merchantSku ? { articleNumber: merchantSku } : {}),
    ...(ean ? { ean } : {}),
    ...(own ? { price: priceOf(own) } : {}),
    ...(own && own.member !== null ? { staticClubPrice: moneyOf(own.member, currency) } : {}),
    size: { sizeId, name: sizeNameIn(language, { sizeId, sizeName }) },
    ...(lengthId ? { length: { lengthId, name: lengthName ?? lengthId } } : {}),
    inStockEcom: stock > 0,
    inStockRetail: retailStock > 0,
    ...(availableFrom ? { inDeliveryDateSet: availableFrom } : {}),
  };
}

/** Some size of it is there; a set, when all of it is. */
export function isInStock(product: IndexedProduct, index: CatalogueIndex, market: Pick<InMarket, 'currency'>): boolean {
  const set = onSaleAmong(product.option.setOptions, index, market);
  return product.hasPieces || (set.length > 0 && set.every(({ hasPieces }) => hasPieces));
}

/** Those of the products that are on sale in a market, in their order. */
export const onSaleAmong = (ids: readonly string[], index: CatalogueIndex, { currency }: Pick<InMarket, 'currency'>): IndexedProduct[] =>
  ids.flatMap((id) => {
    const one = index.product(id);
    return one && isOnSale(one, currency) ? [one] : [];
  });

/** What a product wears, in its order; unknown ones are left out. @param at the places that are asked for; all of them when left out */
export const badgesOf = ({ option }: IndexedProduct, index: CatalogueIndex, language: string, at?: readonly string[]): Badge[] =>
  option.badgeIds.flatMap((badgeId) => {
    const found = index.badgeById.get(badgeId);
    const places = found && Object.entries(found.places).filter(([place]) => !at || at.includes(place));
    // In none of the places that are asked for there is nothing to show.
    return !found || !places || (at && places.length === 0) ? [] : [{ badgeId, badgeTitle: textIn(found.title, language), places: Object.fromEntries(places) }];
  });
