import type { Product } from '@selvedge/api-catalog';
import { array, check, is, literal, looseObject, minLength, number, optional, picklist, pipe, regex, string, strictObject, url, minValue } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ProductView } from '../catalog.queries.ts';
import { samplePrices, sampleProduct } from '../shop.sample.tsx';
import { productStructuredData } from './product.structured-data.ts';

const origin = 'https://shop.example';
const address = pipe(string(), url(), regex(/^https:\/\/shop\.example\//));
const price = pipe(number(), minValue(0));
const currency = pipe(string(), regex(/^[A-Z]{3}$/));
const specification = looseObject({
  '@type': literal('UnitPriceSpecification'), price, priceCurrency: currency,
  priceType: optional(literal('https://schema.org/StrikethroughPrice')),
  validForMemberTier: optional(strictObject({ '@type': literal('MemberProgramTier'), '@id': address })),
});
const gtin = (digits: number) => optional(pipe(string(), regex(new RegExp(`^\\d{${digits}}$`))));
/** What schema.org knows of an Offer and search engines ask of it; nothing else is written. */
const offer = strictObject({
  '@type': literal('Offer'), url: address, itemCondition: literal('https://schema.org/NewCondition'), name: optional(string()), sku: optional(pipe(string(), minLength(1))), gtin8: gtin(8), gtin12: gtin(12), gtin13: gtin(13), gtin14: gtin(14),
  price, priceCurrency: currency, priceSpecification: optional(pipe(array(specification), minLength(2), check((all) => all[0]!.priceType === undefined && all[0]!.validForMemberTier === undefined))),
  availability: picklist(['InStock', 'InStoreOnly', 'PreOrder', 'OutOfStock'].map((one) => `https://schema.org/${one}`)), availabilityStarts: optional(pipe(string(), regex(/^\d{4}-\d\d-\d\d/))),
});
const schema = strictObject({
  '@context': literal('https://schema.org'), '@type': literal('Product'), name: pipe(string(), minLength(1)), description: string(), sku: string(), color: string(), material: optional(string()),
  brand: strictObject({ '@type': literal('Brand'), name: pipe(string(), minLength(1)) }), image: array(address), offers: pipe(array(offer), minLength(1)),
});

const variant = (size: string, rest: Partial<Product['variants'][number]> = {}) => ({ id: `harbour-${size}`, size: { sizeId: size, name: size }, inStockEcom: true, inStockRetail: false, ...rest });
const factsOf = (rest: Partial<Product> = {}, hasClub = false) => {
  const { styleOptions: _, productRelations: __, badges: ___, ...product } = { ...sampleProduct, variants: [variant('30')], ...rest };
  return productStructuredData({ ...product, styleOptions: [] } as ProductView, { url: `${origin}/x`, origin, hasClub });
};
const availabilities = (rest: Partial<Product>) => factsOf(rest).offers.map(({ availability }) => availability.replace('https://schema.org/', ''));

describe('what search engines read of a product', () => {
  it.each<[string, Partial<Product>]>([
    ['in stock', {}], ['reduced, with a member price', { price: samplePrices.reducedWithHistory, staticClubPrice: { amount: 54, currency: 'GBP' } }], ['sold out', { variants: [variant('30', { inStockEcom: false })] }],
    ['a pre-order', { isPreorder: true, variants: [variant('30', { inDeliveryDateSet: '2027-04-05', ean: '2000000022093' })] }], ['a set', { variants: [], isProductSet: true }], ['without pictures', { images: { urlTemplate: '', indexes: [] } }],
    ['a gift card', { isDigital: true, variants: [variant('25', { id: '100261_ecru_1,25.00' })] }],
  ])('is what schema.org expects: %s (SHELL-097, SHELL-100)', (_, rest) => {
    // It has been through JSON, as on the page.
    expect(is(schema, JSON.parse(JSON.stringify(factsOf(rest))))).toBe(true);
  });

  it('has an offer for each article, and says of each whether it can be had (SHELL-100)', () => {
    expect(availabilities({ variants: [variant('30'), variant('31', { inStockEcom: false }), variant('32', { inStockEcom: false, inStockRetail: true })] })).toEqual(['InStock', 'OutOfStock', 'InStoreOnly']);
    expect(availabilities({ isPreorder: true, variants: [variant('30'), variant('31', { inStockEcom: false })] })).toEqual(['PreOrder', 'OutOfStock']);
    expect(availabilities({ comingSoonProduct: true, variants: [variant('30')] })).toEqual(['OutOfStock']);
    expect(availabilities({ variants: [], inStock: true })).toEqual(['InStock']);
  });

  it('names the article and its code, and from when a pre-order is sent', () => {
    const [first] = factsOf({ isPreorder: true, variants: [variant('30', { length: { lengthId: '32', name: '32' }, inDeliveryDateSet: '2027-04-05', ean: '2000000022093' })] }).offers;
    expect(first).toMatchObject({ name: 'Harbour straight jeans, W30L32', sku: 'harbour-30', gtin13: '2000000022093', availabilityStarts: '2027-04-05' });
    expect(Object.keys(factsOf({ variants: [variant('30', { ean: '123' })] }).offers[0]!).filter((key) => key.startsWith('gtin'))).toEqual([]);
  });

  it.each([['96385074', 'gtin8'], ['012345678905', 'gtin12'], ['4006381333931', 'gtin13'], ['00012345600012', 'gtin14']])('writes the code %s as %s, and the merchant\'s number', (ean, property) => {
    const { offers: [offer] } = factsOf({ variants: [variant('30', { ean, articleNumber: 'EX-1' })] });
    expect(offer).toMatchObject({ sku: 'EX-1', [property]: ean });
    expect(is(schema, JSON.parse(JSON.stringify(factsOf({ variants: [variant('30', { ean })] }))))).toBe(true);
  });

  it('offers each variant at its own price', () => {
    const { price } = sampleProduct;
    const own = { ...price, salesPrice: { amount: 96, currency: 'GBP' }, listPrice: { amount: 120, currency: 'GBP' } };
    const { offers } = factsOf({ priceVaries: true, staticClubPrice: { amount: 80, currency: 'GBP' }, variants: [variant('30'), variant('31', { price: own })] }, true);
    expect(offers.map((one) => [one.price, one.priceSpecification?.length])).toEqual([[90, 2], [96, 2]]);
  });

  it('tells apart what it costs, what it cost and what members pay (CAT-071)', () => {
    const gbp = { '@type': 'UnitPriceSpecification', priceCurrency: 'GBP' };
    expect(factsOf({ price: samplePrices.reduced, staticClubPrice: { amount: 54, currency: 'GBP' } }, true).offers[0]).toMatchObject({
      price: 60, priceCurrency: 'GBP',
      priceSpecification: [{ ...gbp, price: 60 }, { ...gbp, price: 90, priceType: 'https://schema.org/StrikethroughPrice' }, { ...gbp, price: 54, validForMemberTier: { '@type': 'MemberProgramTier', '@id': `${origin}/#member` } }],
    });
    expect(factsOf().offers[0]).not.toHaveProperty('priceSpecification');
    expect(factsOf({ staticClubPrice: { amount: 54, currency: 'GBP' } }).offers[0], 'without a club').not.toHaveProperty('priceSpecification');
  });

  it('costs what a gift card is worth (CAT-058)', () => {
    expect(factsOf({ isDigital: true, variants: [variant('25', { id: '100261_ecru_1,25.00' }), variant('50', { id: '100261_ecru_1,50.00' })] }).offers.map((one) => one.price)).toEqual([25, 50]);
  });
});
