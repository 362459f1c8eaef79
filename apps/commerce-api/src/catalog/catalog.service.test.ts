import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Category, Product, ProductCard } from '@selvedge/api-catalog';
import { openTestShop, type TestShop } from '../test-shop.ts';

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

describe('a product', () => {
  it('has everything its page shows, in the language and currency of the market', async () => {
    const product = await ask<Product>('de-de/product/100001_indigo_1');
    expect(product).toEqual({
      id: '100001_indigo_1',
      styleNumber: '100001',
      optionId: '1',
      styleOptionNumber: '100001_indigo_1',
      name: 'Schmale Jeans',
      url: '/product/slim-jeans-indigo-100001_indigo_1',
      brand: 'Kettle & Co',
      price: { salesPrice: { amount: 79.95, currency: 'EUR' }, listPrice: { amount: 79.95, currency: 'EUR' }, percentage: 0, discounts: [] },
      badges: [],
      calloutAttributes: [],
      isNew: false,
      isProductSet: false,
      inStock: true,
      comingSoonProduct: false,
      hasEcom: true,
      hasRetail: false,
      isDigital: false,
      isPreorder: false,
      allowInStockNotifications: true,
      frontImage: { url: '/api/media/products/100001_indigo_1/front.jpg', alt: 'Vorne' },
      backImage: { url: 'https://pictures.example/100001_indigo_1/back.jpg', alt: 'Schmale Jeans, Indigoblau' },
      images: { urlTemplate: '{index}.{format}', indexes: [{ index: '/api/media/products/100001_indigo_1/front', format: 'jpg' }, { index: 'https://pictures.example/100001_indigo_1/back', format: 'jpg' }] },
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

  it('is found by its style alone: the first colour', async () => {
    expect((await ask<Product>('en-gb/product-from-id/100001')).id).toBe('100001_indigo_1');
  });
});

describe('product cards by id', () => {
  it('come in the order asked for, without the unknown and what is not on sale here', async () => {
    const cards = await ask<ProductCard[]>('de-de/products?productIds=100003_multi_1&productIds=1_2_3&productIds=100002_red_1&productIds=100001_black_1');
    expect(cards.map(({ id }) => id)).toEqual(['100003_multi_1', '100001_black_1']);
    expect(cards[0]).not.toHaveProperty('description');
  });
});
