import type { ProductView } from '../catalog.queries.ts';
import { priceShown } from '../product-price/price-shown.ts';
import { faceValueOf, nameOfVariant, type Variant } from './sizes.rules.ts';

type Availability = 'InStock' | 'InStoreOnly' | 'PreOrder' | 'OutOfStock';

/** A product as search engines read it: schema.org Product with an Offer for each article (SHELL-100). Addresses are absolute. */
export function productStructuredData(product: ProductView, { url, origin, hasClub = false }: { url: string; origin: string; hasClub?: boolean }) {
  const { name, brand, description, colourName, styleNumber, fabricComposition, variants, inStock, images } = product;
  const offer = { '@type': 'Offer', url, itemCondition: 'https://schema.org/NewCondition' };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: styleNumber,
    color: colourName,
    ...(fabricComposition ? { material: fabricComposition } : {}),
    brand: { '@type': 'Brand', name: brand },
    image: images.indexes.map(({ index, format }) => new URL(images.urlTemplate.replace('{index}', () => index).replace('{format}', () => format), origin).href),
    offers:
      variants.length > 0
        ? variants.map((variant) => ({
            ...offer,
            name: `${name}, ${nameOfVariant(variant)}`,
            sku: variant.articleNumber ?? variant.id,
            ...gtinOf(variant),
            ...pricesOf(product, origin, hasClub, variant),
            ...availabilityOf(product, variant),
          }))
        : // A set is sold by its pieces.
          [{ ...offer, ...pricesOf(product, origin, hasClub), availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}` }],
  };
}

/** The property of schema.org that an article's code belongs to, by its length. */
function gtinOf({ ean = '' }: Variant): Partial<Record<'gtin8' | 'gtin12' | 'gtin13' | 'gtin14', string>> {
  return /^(\d{8}|\d{12,14})$/.test(ean) ? { [`gtin${ean.length}`]: ean } : {};
}

/** What it costs; beside it what it cost before, and what members pay where there is a club. @param variant where one is offered; a gift card costs what it is worth */
function pricesOf(product: ProductView, origin: string, hasClub: boolean, variant?: Variant) {
  const { price: { salesPrice, listPrice }, memberPrice } = priceShown(product, variant);
  const faceValue = variant && faceValueOf(variant);
  const priceCurrency = salesPrice.currency;
  const unit = (price: number) => ({ '@type': 'UnitPriceSpecification', price, priceCurrency });
  if (product.isDigital && faceValue !== undefined) return { price: faceValue, priceCurrency };
  const others = [
    ...(listPrice.amount > salesPrice.amount ? [{ ...unit(listPrice.amount), priceType: 'https://schema.org/StrikethroughPrice' }] : []),
    ...(hasClub && memberPrice ? [{ ...unit(memberPrice.amount), validForMemberTier: { '@type': 'MemberProgramTier', '@id': `${origin}/#member` } }] : []),
  ];
  return { price: salesPrice.amount, priceCurrency, ...(others.length > 0 ? { priceSpecification: [unit(salesPrice.amount), ...others] } : {}) };
}

/** Whether an article can be had, and from when where it is ordered in advance. */
function availabilityOf({ isPreorder, comingSoonProduct }: ProductView, { inStockEcom, inStockRetail, inDeliveryDateSet }: Variant) {
  const as = (availability: Availability) => ({ availability: `https://schema.org/${availability}` });
  // What is coming soon cannot be ordered, not even in advance.
  if (comingSoonProduct) return as('OutOfStock');
  if (!inStockEcom) return as(inStockRetail ? 'InStoreOnly' : 'OutOfStock');
  if (!isPreorder) return as('InStock');
  return { ...as('PreOrder'), ...(inDeliveryDateSet ? { availabilityStarts: inDeliveryDateSet } : {}) };
}
