import type { ProductView } from '../catalog.queries.ts';

/** A product as search engines read it: schema.org Product with one Offer (SHELL-100). Addresses are absolute. */
export function productStructuredData(product: ProductView, { url, origin }: { url: string; origin: string }) {
  const { name, brand, description, colourName, styleNumber, price, inStock, isPreorder, comingSoonProduct, images } = product;
  // What is coming soon cannot be ordered, not even in advance.
  const availability = comingSoonProduct ? 'OutOfStock' : isPreorder ? 'PreOrder' : inStock ? 'InStock' : 'OutOfStock';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: styleNumber,
    color: colourName,
    brand: { '@type': 'Brand', name: brand },
    image: images.indexes.map(({ index, format }) => new URL(images.urlTemplate.replace('{index}', () => index).replace('{format}', () => format), origin).href),
    offers: {
      '@type': 'Offer',
      url,
      price: price.salesPrice.amount,
      priceCurrency: price.salesPrice.currency,
      availability: `https://schema.org/${availability}`,
    },
  };
}
