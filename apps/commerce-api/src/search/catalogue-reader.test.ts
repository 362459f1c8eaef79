import { expect, inject, it } from 'vitest';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';
import { writeCatalogue } from '../storage/catalogue.writer.ts';
import { testDatabase } from '../storage/test-database.ts';
import { catalogueOfRows } from './catalogue-of-rows.ts';
import { readCatalogue } from './catalogue-reader.ts';

const places = [...Array(1_000).keys()];
const id = (place: number) => `${place}_blue_1`;

/** Some of the options come without variants, some without prices; variants are written in another order than theirs. */
const rows: CatalogueRows = {
  categories: [{ id: 'all', path: '/all', name: { en: 'All' } }],
  styles: places.map((place) => ({ number: String(place), handle: String(place), source: 'test', brand: 'Selvedge', categoryId: 'all', name: { en: `Coat ${place}` }, description: { en: `A coat, ${place % 7}` }, facts: {} })),
  options: places.map((place) => ({ id: id(place), styleNumber: String(place), position: 0, slug: 'coat', colour: { id: 'blue', name: { en: 'Blue' }, base: 'blue' }, pictures: [{ index: String(place % 3), format: 'jpg', alt: { en: 'معطف' } }], flags: {}, popularity: (place * 7) % 1_000, publishedAt: new Date('2026-01-01') })),
  variants: places.filter((place) => place % 3 > 0).flatMap((place) => ['m', 's'].map((size, at) => ({ id: `${id(place)}-${size}`, styleOptionId: id(place), position: 1 - at, ean: place % 2 ? `20000${place}${at}` : null, merchantSku: place % 5 ? null : `Maß ${place}`, sizeId: size, sizeName: size.toUpperCase(), stock: place + at }))),
  prices: places.filter((place) => place % 4 > 0).flatMap((place) => [{ styleOptionId: id(place), currency: 'GBP', sales: place, list: place }, { styleOptionId: id(place), currency: 'EUR', sales: place, list: 2 * place, historic: place % 2 ? place : null, member: place % 5 ? null : 1 }]),
  variantPrices: places.filter((place) => place % 9 === 1).map((place) => ({ variantId: `${id(place)}-m`, currency: 'EUR', sales: place + 1, list: 2 * place, historic: place % 2 ? place : null, member: null })),
  stores: ['a', 'b'].map((store) => ({ id: store, shopNumber: store, name: store, country: 'GB', street: 'x', city: 'x', latitude: 0, longitude: 0, openingHours: [] })),
  storeStock: ['a', 'b'].map((storeId) => ({ sku: `${id(1)}-m`, storeId, quantity: 2 })),
};

it.each([{ isAside: false }, { isAside: true }])('reads what belongs together, of options with and without variants and prices: beside others: $isAside', async (reading) => {
  const database = await testDatabase(inject('postgresUrl'));
  try {
    await writeCatalogue(database.db, rows);
    const [read, expected] = [await readCatalogue(database.db, reading), catalogueOfRows(rows)];
    const contents = (catalogue: typeof read) => places.map((place) => {
      const { option, style, variants, prices, ...product } = catalogue.product(id(place))!;
      return { place: product.place, name: style.name, description: style.description, pictures: option.pictures, variants, prices: ['GBP', 'EUR'].map((currency) => prices.get(currency)) };
    });
    expect(read.size).toBe(places.length);
    expect(contents(read)).toEqual(contents(expected));
    const found = async (text: string) => (await read.engine.search({ currency: 'GBP', language: 'en', text, from: 0, size: 9 })).ids;
    expect([await found('2000071'), await found('maß 25'), await found(`${id(2)}-s`), await found('997')]).toEqual([[id(7)], [id(25)], [id(2)], [id(997)]]);
    expect(read.product(id(1))!.variants).toMatchObject([{ id: '1_blue_1-s', retailStock: 0 }, { id: '1_blue_1-m', retailStock: 4 }]);
  } finally {
    await database.close();
  }
});
