import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Category, Facet, FrontImage, Product, ProductCard, SimpleProduct } from '@selvedge/api-catalog';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import { variant } from '../storage/schema.ts';
import { addressPartsOf } from '../media/merchant-picture.address.ts';
import { openTestShop, smallCatalogue, type TestShop } from '../test-shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'))));
afterAll(() => shop?.close());

const ask = async <Answer>(path: string) => (await shop.api.inject(`/api/catalog/${path}`)).json<Answer>();

describe('the categories of a market', () => {
  it('come parents first, each with the number of products on sale in it and below', async () => {
    expect(await ask<Category[]>('de-de/categories')).toEqual([
      { id: 'women', name: 'Damen', url: '/women', productCount: 2 },
      { id: 'women-jeans', parentId: 'women', name: 'Jeans', description: 'Alle Jeans', url: '/women/jeans', productCount: 2 },
      { id: 'women-coats', parentId: 'women', name: 'Mäntel', url: '/women/coats', productCount: 0 },
      { id: 'gifts', name: 'Gifts', url: '/gifts', productCount: 1 },
    ]);
  });
});

/** The picture of another host, as this API offers it. */
const merchant = addressPartsOf({ index: 'https://pictures.example/100001_indigo_1/back', format: 'jpg' }, { id: '100001_indigo_1' }).index;

describe('a product', () => {
  it('has everything its page shows, in the language and currency of the market (CAT-205)', async () => {
    const product = await ask<Product>('de-de/product/100001_indigo_1');
    expect(product).toEqual({
      id: '100001_indigo_1',
      styleNumber: '100001',
      optionId: '1',
      styleOptionNumber: '100001_indigo_1',
      name: 'Schmale Jeans',
      url: '/product/slim-jeans-indigo-100001_indigo_1',
      brand: 'Kettle & Co',
      price: { salesPrice: { amount: 79.95, currency: 'EUR' }, listPrice: { amount: 79.95, currency: 'EUR' }, percentage: 0, discounts: [], vatAmount: { amount: 12.77, currency: 'EUR' } },
      badges: [],
      calloutAttributes: [],
      isNew: false,
      isProductSet: false,
      inStock: true,
      comingSoonProduct: false,
      isInDeliverySet: false,
      hasCompleteTheLook: false,
      hasEcom: true,
      hasRetail: false,
      isDigital: false,
      isPreorder: false,
      isNoos: false,
      allowInStockNotifications: true,
      frontImage: { url: '/api/media/products/100001_indigo_1/front.jpg', alt: 'Vorne' },
      backImage: { url: `${merchant}.jpg`, alt: 'Schmale Jeans, Indigoblau' },
      images: { urlTemplate: '{index}.{format}', indexes: [{ index: '/api/media/products/100001_indigo_1/front', format: 'jpg', alt: 'Vorne' }, { index: merchant, format: 'jpg' }] },
      colourFamilyName: 'blue',
      colourName: 'Indigoblau',
      styleOptionCount: 2,
      productRelations: [
        { id: '100001_indigo_1', url: '/product/slim-jeans-indigo-100001_indigo_1', colour: 'Indigoblau', pantoneCode: '#3f51b5' },
        { id: '100001_black_1', url: '/product/slim-jeans-black-100001_black_1', colour: 'Schwarz', pantoneCode: '#000000' },
      ],
      fabricComposition: '100 % Baumwolle',
      englishFabricComposition: '100% cotton',
      description: 'Schmal.',
      careInstructions: ['Kalt waschen'],
      colour: { id: 'indigo', name: 'Indigoblau', base: 'blue', pantoneHexCode: '#3f51b5' },
      variants: [
        { id: '100001_indigo_1-28', size: { sizeId: '28', name: '28' }, length: { lengthId: '32', name: '32' }, inStockEcom: true, inStockRetail: false },
        { id: '100001_indigo_1-30', size: { sizeId: '30', name: '30' }, length: { lengthId: '32', name: '32' }, inStockEcom: false, inStockRetail: false },
      ],
      styleOptions: [expect.objectContaining({ id: '100001_indigo_1', optionId: '1', inStock: true }), expect.objectContaining({ id: '100001_black_1', price: expect.objectContaining({ salesPrice: { amount: 89.95, currency: 'EUR' } }) })],
      tags: ['denim'],
    });
  });

  it('has its reduction and what members pay where they are (CAT-011, CAT-012)', async () => {
    expect(await ask<Product>('en-gb/product/100001_indigo_1')).toMatchObject({
      price: { salesPrice: { amount: 59.95 }, listPrice: { amount: 79.95 }, percentage: 25, historicPrice: { amount: 65 }, historicPercentage: 7 },
      staticClubPrice: { amount: 55, currency: 'GBP' },
    });
  });

  it('may be a gift card, without a picture and without a note when it is back (CAT-025, CAT-028)', async () => {
    const card = await ask<Product>('en-gb/product/100003_multi_1');
    expect(card).toMatchObject({ isDigital: true, allowInStockNotifications: false, images: { indexes: [] } });
    expect(card).not.toHaveProperty('frontImage');
  });

  it('does not exist where it has no price', async () => {
    for (const path of ['de-de/product/100002_red_1', 'de-de/product-from-id/100002', 'en-gb/product/1_2_3']) {
      expect((await shop.api.inject(`/api/catalog/${path}`)).statusCode).toBe(404);
    }
  });

  it('is found by its style alone: the first colour (CAT-204)', async () => {
    expect((await ask<Product>('en-gb/product-from-id/100001')).id).toBe('100001_indigo_1');
  });
});

describe('product cards by id', () => {
  it('come in the order asked for, without the unknown and what is not on sale here (CAT-207)', async () => {
    const cards = await ask<ProductCard[]>('de-de/products?productIds=100003_multi_1&productIds=1_2_3&productIds=100002_red_1&productIds=100001_black_1');
    expect(cards.map(({ id }) => id)).toEqual(['100003_multi_1', '100001_black_1']);
    expect(cards[0]).not.toHaveProperty('description');
  });
});

const statusOf = async (path: string) => (await shop.api.inject(`/api/catalog/${path}`)).statusCode;
const post = async <Answer>(path: string, payload: object) => (await shop.api.inject({ method: 'POST', url: `/api/catalog/${path}`, payload })).json<Answer>();

describe('a product by one of its sizes', () => {
  it('is found by article number, where it is on sale (CAT-201)', async () => {
    const { db } = shop.database;
    await db.update(variant).set({ ean: '4006381333931' }).where(eq(variant.id, '100002_red_1-XL'));
    expect((await ask<Product>('en-gb/product-by-ean/4006381333931')).id).toBe('100002_red_1');
    expect(await statusOf('de-de/product-by-ean/4006381333931')).toBe(404);
    expect(await statusOf('en-gb/product-by-ean/4006381333932')).toBe(404);
  });

  it('is found by its sku, and has no size of another product (CAT-206)', async () => {
    expect((await ask<Product>('en-gb/product/100001_indigo_1/100001_indigo_1-30')).id).toBe('100001_indigo_1');
    expect(await statusOf('en-gb/product/100001_indigo_1/100001_black_1-28')).toBe(404);
    expect(await statusOf('de-de/product/100002_red_1/100002_red_1-M')).toBe(404);
  });

  it('says the article number of that size (CAT-206)', async () => {
    const rows = smallCatalogue();
    rows.variants = rows.variants.map((one, place) => ({ ...one, ean: `400638133393${place}` }));
    const own = await openTestShop(inject('postgresUrl'));
    await writeCatalogue(own.database.db, rows);
    const eanOf = async (path: string) => (await own.api.inject(`/api/catalog/en-gb/product/${path}`)).json<Product>().ean;
    await expect.poll(() => eanOf('100001_indigo_1')).toBe('4006381333930');
    expect(await eanOf('100001_indigo_1/100001_indigo_1-30')).toBe('4006381333931');
    await own.close();
  });
});

describe('a product in a store', () => {
  it('is in stock when only stores have it (CAT-023, CAT-024, CAT-214)', async () => {
    const rows = smallCatalogue();
    const coats = rows.variants.filter(({ styleOptionId }) => styleOptionId === '100002_red_1');
    for (const one of coats) one.stock = 0;
    rows.stores = [{ id: 'york', shopNumber: '1', name: 'York', country: 'GB', street: 'High Street 1', city: 'York', latitude: 53.96, longitude: -1.08, openingHours: [] }];
    rows.storeStock = coats.map(({ id }) => ({ sku: id, storeId: 'york', quantity: 2 }));
    const own = await openTestShop(inject('postgresUrl'));
    await writeCatalogue(own.database.db, rows);
    const read = async (path: string) => (await own.api.inject(`/api/catalog/en-gb/${path}`)).json<Product>();
    await expect.poll(() => read('product/100002_red_1')).toMatchObject({ inStock: false, hasEcom: false, hasRetail: true });
    expect(await read('store-product/100002_red_1')).toMatchObject({ inStock: true, hasEcom: false, hasRetail: true });
    expect(await read('store-product/1_2_3')).toMatchObject({ status: 404 });
    await own.close();
  });
});

describe('products with little else than their pictures', () => {
  const ids = ['100003_multi_1', '100001_indigo_1', '1_2_3', '100002_red_1'];

  it('are asked for by body or by address, in the order asked for or in that of the shop (CAT-208, CAT-209)', async () => {
    const idsOf = (products: SimpleProduct[]) => products.map(({ id }) => id);
    const query = ids.map((id) => `productIds=${id}`).join('&');
    expect(idsOf(await post('en-gb/products-simple', ids))).toEqual(['100003_multi_1', '100001_indigo_1', '100002_red_1']);
    expect(idsOf(await post('de-de/products-simple', ids))).toEqual(['100003_multi_1', '100001_indigo_1']);
    expect(idsOf(await ask(`en-gb/products-simple?${query}`))).toEqual(['100003_multi_1', '100001_indigo_1', '100002_red_1']);
    expect(idsOf(await ask(`en-gb/products-simple?${query}&returnSorted=true`))).toEqual(['100001_indigo_1', '100002_red_1', '100003_multi_1']);
    expect(await ask('en-gb/products-simple')).toEqual([]);
  });

  it('have the views asked for, or those instead of them (CAT-208, CAT-215)', async () => {
    const viewsOf = async (query: string) => {
      const [{ frontImage, backImage }] = await post<[SimpleProduct]>(`en-gb/products-simple?${query}`, ['100001_indigo_1']);
      return [frontImage, backImage].map((image) => image && (image.url === `${merchant}.jpg` ? 'back' : /\w+(?=\.jpg$)/.exec(image.url)![0]));
    };
    expect(await viewsOf('')).toEqual(['front', 'back']);
    expect(await viewsOf('FrontFacingId=back&BackFacingId=front')).toEqual(['back', 'front']);
    expect(await viewsOf('FrontFacingId=detail&FallbackFrontFacingId=back')).toEqual(['back', 'back']);
    expect(await viewsOf('FrontFacingId=detail&BackFacingId=detail&FallbackBackFacingId=front')).toEqual([undefined, 'front']);
  });

  it('are what a small list shows', async () => {
    expect(await post('en-gb/products-simple?location=plp', ['100001_indigo_1'])).toEqual([{
      id: '100001_indigo_1', name: 'Slim jeans', url: '/product/slim-jeans-indigo-100001_indigo_1', brand: 'Kettle & Co', badges: [], inStock: true, colourName: 'Indigo',
      price: expect.objectContaining({ salesPrice: { amount: 59.95, currency: 'GBP' } }), staticClubPrice: { amount: 55, currency: 'GBP' },
      frontImage: { url: '/api/media/products/100001_indigo_1/front.jpg', alt: 'Front' }, backImage: { url: `${merchant}.jpg`, alt: 'Slim jeans, Indigo' },
    }]);
  });

  it('are known by their ids alone, or by their front pictures (CAT-200, CAT-211, CAT-215)', async () => {
    expect(await post('de-de/search-ids', ids)).toEqual(['100003_multi_1', '100001_indigo_1']);
    expect(await post<FrontImage[]>('de-de/front-images', ids)).toEqual([{ id: '100001_indigo_1', frontImage: { url: '/api/media/products/100001_indigo_1/front.jpg', alt: 'Vorne' } }]);
  });
});

describe('the facets of a market', () => {
  it('are all it has, with how many products each value shows, none of them chosen (CAT-199, CAT-215)', async () => {
    const facets = await ask<Facet[]>('de-de/facets');
    expect(facets.map(({ id }) => id)).toEqual(['category', 'brand', 'colour', 'size', 'length', 'fit', 'material']);
    expect(facets.find(({ id }) => id === 'colour')!.values).toEqual([{ value: 'black', name: 'Black', count: 1, selected: false }, { value: 'blue', name: 'Blue', count: 1, selected: false }, { value: 'multi', name: 'Multi', count: 1, selected: false }]);
  });
});

describe('what a promotion gives', () => {
  it.each(['product-by-reward', 'product-cards-by-reward'])('cannot be asked for without the promotion and the reward: %s (CAT-228)', async (path) => {
    for (const query of ['', '?promotionId=1', '?rewardId=1', '?promotionId=&rewardId=1']) expect(await statusOf(`en-gb/${path}${query}`)).toBe(400);
    expect(await statusOf(`en-gb/${path}?promotionId=1&rewardId=1`)).toBe(501);
  });
});
