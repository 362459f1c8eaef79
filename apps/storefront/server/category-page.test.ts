import type { ProductCard } from '@selvedge/api-catalog';
import type { Shop } from '@selvedge/api-content';
import { gridScript } from '@selvedge/catalog/grid-script';
import { sampleShop } from '@selvedge/cms-widgets/sample';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, page, type FakeApi } from './fake-api.ts';
import { testStorefront } from './test-storefront.ts';

const price = { amount: 90, currency: 'GBP' };
const card = (id: string): ProductCard => ({
  id: `${id}_indigo_1`, styleNumber: id, optionId: '1', name: `Jeans ${id}`, url: `/product/${id}`, brand: 'Selvedge', price: { salesPrice: price, listPrice: price, percentage: 0, discounts: [] }, badges: [], calloutAttributes: [], isNew: false, isProductSet: false, inStock: true,
  comingSoonProduct: false, isDigital: false, isPreorder: false, allowInStockNotifications: true, frontImage: { url: `/tile-${id}.jpg`, alt: '' }, images: { urlTemplate: '{index}.{format}', indexes: [] }, colourName: 'Indigo', styleOptionCount: 1, productRelations: [],
});
const row = (fullWidth: boolean, alias: string, settings: object) => ({ id: 'top', fullWidth, widgets: [{ id: 'top-1', alias, settings }] });
const picture = row(true, 'canvasWidget', { headline: 'Denim', text: 'Soft', cta: 'Shop', url: '/women', image: '/campaign.jpg', alt: 'Denim' });
const words = row(false, 'textWidget', { markdownContent: 'About denim.', alignment: 'left' });

let api: FakeApi;
let shop: FastifyInstance;
beforeEach(async () => {
  api = await fakeApi();
  shop = await testStorefront(api.url);
  api.answers.search = () => ({ results: Array.from({ length: 14 }, (_, index) => card(String(100_000 + index))), totalResults: 14, startingFrom: 0, facets: [], sortings: [], hasError: false });
});
afterEach(() => Promise.all([shop.close(), api.close()]));

/** Addresses of the pictures that the page asks for first. */
async function firstPictures(top: object[]): Promise<string[]> {
  const category = page({ alias: 'categoryPage', title: 'Jeans', categoryId: 'jeans' });
  api.answers.page = () => ({ ...category, content: { ...category.content, areas: { top } } });
  const { body } = await shop.inject({ url: '/en-gb/women/jeans', headers: { host: 'shop.example' } });
  return (body.match(/<img[^>]*>/g) ?? []).filter((img) => img.includes('fetchPriority="high"')).map((img) => /src="([^"?]+)/.exec(img)![1]!);
}

it('has the script for the grid in its head, which a home page does without', async () => {
  const headOf = async (url: string, about: Parameters<typeof page>[0]) => {
    api.answers.page = () => page(about);
    return (await shop.inject({ url, headers: { host: 'shop.example' } })).body.split('</head>')[0]!;
  };
  const heads = [await headOf('/en-gb/women/jeans', { alias: 'categoryPage', title: 'Jeans', categoryId: 'jeans' }), await headOf('/en-gb', { alias: 'homePage', title: 'Home' })];
  expect(heads.map((head) => head.includes(`<script>${gridScript}</script>`))).toEqual([true, false]);
});

it('wears the brand that it is narrowed to, if that has a page', async () => {
  const { shop: answer } = api.answers;
  api.answers.shop = async (...args) => ({ ...((await answer(...args)) as Shop), navigation: { ...sampleShop.navigation, brands: [{ title: 'Nord', url: '/nord' }] }, searchConfigurations: { ...sampleShop.searchConfigurations, facets: ['brand'] } });
  const brandOf = async (url: string, about: Parameters<typeof page>[0]) => {
    api.answers.page = () => page(about);
    return /<html[^>]* data-brand="(\w+)"/.exec((await shop.inject({ url, headers: { host: 'shop.example' } })).body)?.[1];
  };
  const knitwear = { alias: 'categoryPage', title: 'Knitwear', categoryId: 'knitwear' };
  expect(await brandOf('/en-gb/knitwear?brand=Nord', knitwear)).toBe('nord');
  for (const url of ['/en-gb/knitwear', '/en-gb/knitwear?brand=Nord,Kiosk', '/en-gb/knitwear?brand=Else']) expect(await brandOf(url, knitwear)).toBe(sampleShop.brand);
});

describe('a category page asks first', () => {
  it('for the first tiles where it opens with them, or with words above them', async () => {
    const tiles = ['/tile-100000.jpg', '/tile-100001.jpg', '/tile-100002.jpg', '/tile-100003.jpg'];
    expect(await firstPictures([])).toEqual(tiles);
    expect(await firstPictures([words])).toEqual(tiles);
  });

  it('for a picture across the page alone, where it opens with one', async () => {
    expect(await firstPictures([picture])).toEqual(['/campaign.jpg']);
  });
});
