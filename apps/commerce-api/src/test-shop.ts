import type { FastifyInstance, InjectOptions } from 'fastify';
import { contractPackages, createCommerceApi, type CommerceApiOptions } from './commerce-api.ts';
import { operationsOf, readContract } from './http/contract.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { Settings } from './settings.ts';
import type { CatalogueRows } from './storage/catalogue.rows.ts';
import { writeCatalogue } from './storage/catalogue.writer.ts';
import type { OpenDatabase } from './storage/database.ts';
import { page, shopDocument } from './storage/schema.ts';
import { testDatabase } from './storage/test-database.ts';

export interface TestShop {
  api: FastifyInstance;
  database: OpenDatabase;
  close(): Promise<void>;
}

/** A small shop for a test: four products in a tree of categories, a few pages. Pounds for all, euros for all but the coat. */
export async function openTestShop(serverUrl: string, settings: Partial<Settings> = {}, provider?: PaymentProvider, others: Pick<CommerceApiOptions, 'readPicture'> = {}): Promise<TestShop> {
  const database = await testDatabase(serverUrl);
  await writeCatalogue(database.db, smallCatalogue());
  await database.db.insert(page).values(pages);
  await database.db.insert(shopDocument).values({ key: 'searchConfigurations', document: { giftCardsOnLists: true } });
  const api = await createCommerceApi({ settings: { environment: 'test', shopOrigins: ['http://shop.test'], ...settings }, database, provider, ...others });
  return {
    api: heldToItsContracts(api),
    database,
    async close() {
      await api.close();
      await database.close();
    },
  };
}

/** By address; of two that fit, the one that names more of it comes first. */
const operations = (await Promise.all(contractPackages.map(readContract)))
  .flatMap(operationsOf)
  .flatMap(({ path, 'x-also-at': others = [], ...rest }) => [path, ...others].map((address) => ({ ...rest, unnamed: address.split('{').length, address: new RegExp(`^${address.replaceAll(/\{\w+\}/g, '[^/]+')}$`) })))
  .sort((one, other) => one.unnamed - other.unnamed);

/** What any call may get before it is looked at which one it is, and one that nobody answers yet. */
const ofAnyCall = [304, 400, 403, 413, 415, 429, 501];

/** The API, held to its contracts in every test. @throws Error for a status that the contract of the operation does not name */
function heldToItsContracts(api: FastifyInstance): FastifyInstance {
  const inject = async (request: InjectOptions | string) => {
    const answer = await api.inject(request);
    const { method = 'GET', url } = typeof request === 'string' ? { url: request } : request;
    const { pathname } = new URL(String(url), 'http://shop.test');
    const operation = operations.find((one) => one.method === method.toUpperCase() && one.address.test(pathname));
    if (operation && !operation.responses[answer.statusCode] && !ofAnyCall.includes(answer.statusCode)) throw new Error(`The contract of ${operation.operationId} names no ${answer.statusCode}: ${answer.body}`);
    return answer;
  };
  return new Proxy(api, { get: (target, name) => (name === 'inject' ? inject : (Reflect.get(target, name, target) as unknown)) });
}

type Option = CatalogueRows['options'][number];

const colours = {
  indigo: { id: 'indigo', name: { en: 'Indigo', de: 'Indigoblau' }, base: 'blue', hex: '#3f51b5' },
  black: { id: 'black', name: { en: 'Black', de: 'Schwarz' }, base: 'black', hex: '#000000' },
  red: { id: 'red', name: { en: 'Crème red', de: 'Cremerot' }, base: 'red' },
  card: { id: 'multi', name: { en: 'Multi' }, base: 'multi' },
};

const option = (id: string, styleNumber: string, position: number, slug: string, colour: Option['colour'], rest: Partial<Option> = {}): Option => ({
  id,
  styleNumber,
  position,
  slug,
  colour,
  pictures: [
    { index: `/api/media/products/${id}/front`, format: 'jpg', alt: { en: 'Front', de: 'Vorne' } },
    { index: `https://pictures.example/${id}/back`, format: 'jpg' },
  ],
  flags: {},
  popularity: 10,
  publishedAt: new Date('2026-01-01T00:00:00Z'),
  ...rest,
});

const variant = (styleOptionId: string, position: number, sizeName: string, stock: number, lengthName?: string): CatalogueRows['variants'][number] => ({
  id: `${styleOptionId}-${sizeName}`,
  styleOptionId,
  position,
  sizeId: sizeName.toLowerCase(),
  sizeName,
  stock,
  ...(lengthName ? { lengthId: lengthName, lengthName } : {}),
});

/** Rows of their own each time, so that a test may change them. */
export const smallCatalogue = (): CatalogueRows => ({
  categories: [
    { id: 'women-jeans', parentId: 'women', path: '/women/jeans', position: 1, name: { en: 'Jeans' }, description: { en: 'All our jeans', de: 'Alle Jeans' } },
    { id: 'women', path: '/women', position: 0, name: { en: 'Women', de: 'Damen' }, areas: { top: [{ id: 'hidden', isHidden: true, widgets: [{ id: 'w', alias: 'textWidget', settings: {} }] }, { id: 'empty' }, { id: 'shown', widgets: [{ id: 'w', alias: 'textWidget', settings: { text: { $text: { en: 'Hello', de: 'Hallo' } } } }] }] } },
    { id: 'women-coats', parentId: 'women', path: '/women/coats', position: 2, name: { en: 'Coats', de: 'Mäntel' } },
    { id: 'gifts', path: '/gifts', position: 1, name: { en: 'Gifts' } },
  ],
  styles: [
    { number: '100001', handle: 'slim-jeans', source: 'test', brand: 'Kettle & Co', categoryId: 'women-jeans', name: { en: 'Slim jeans', de: 'Schmale Jeans' }, description: { en: 'Slim.', de: 'Schmal.' }, composition: { en: '100% cotton', de: '100 % Baumwolle' }, care: { en: ['Wash cold'], de: ['Kalt waschen'] }, facts: { fit: 'slim', material: 'cotton', tags: ['denim'] } },
    { number: '100002', handle: 'wool-coat', source: 'test', brand: 'Nordlys', categoryId: 'women-coats', name: { en: 'Wool coat', de: 'Wollmantel' }, description: { en: 'Warm.' }, facts: { material: 'wool', tags: ['winter'] } },
    { number: '100003', handle: 'gift-card', source: 'test', brand: 'Selvedge', categoryId: 'gifts', name: { en: 'Gift card' }, description: { en: 'A gift.' }, facts: {} },
  ],
  options: [
    option('100001_indigo_1', '100001', 0, 'slim-jeans-indigo', colours.indigo, { popularity: 50 }),
    option('100001_black_1', '100001', 1, 'slim-jeans-black', colours.black, { popularity: 40, publishedAt: new Date('2026-03-01T00:00:00Z') }),
    option('100002_red_1', '100002', 0, 'wool-coat-red', colours.red, { popularity: 30, publishedAt: new Date('2026-02-01T00:00:00Z') }),
    option('100003_multi_1', '100003', 0, 'gift-card', colours.card, { popularity: 20, flags: { digital: true }, pictures: [] }),
  ],
  variants: [
    variant('100001_indigo_1', 0, '28', 3, '32'),
    variant('100001_indigo_1', 1, '30', 0, '32'),
    variant('100001_black_1', 0, '28', 1, '34'),
    variant('100002_red_1', 0, 'M', 5),
    variant('100002_red_1', 1, 'XL', 2),
    variant('100003_multi_1', 0, 'One size', 1_000),
  ],
  prices: [
    { styleOptionId: '100001_indigo_1', currency: 'GBP', sales: 5_995, list: 7_995, historic: 6_500, member: 5_500 },
    { styleOptionId: '100001_indigo_1', currency: 'EUR', sales: 7_995, list: 7_995 },
    { styleOptionId: '100001_black_1', currency: 'GBP', sales: 7_995, list: 7_995 },
    { styleOptionId: '100001_black_1', currency: 'EUR', sales: 8_995, list: 8_995 },
    { styleOptionId: '100002_red_1', currency: 'GBP', sales: 19_900, list: 24_900 },
    { styleOptionId: '100003_multi_1', currency: 'GBP', sales: 5_000, list: 5_000 },
    { styleOptionId: '100003_multi_1', currency: 'EUR', sales: 5_000, list: 5_000 },
  ],
});

const text = { en: 'English', de: 'Deutsch' };

export const pages: (typeof page.$inferInsert)[] = [
  { id: 'home', path: '/', alias: 'homePage', document: { metadata: { title: { en: 'Welcome', de: 'Willkommen' }, description: text }, areas: { rows: [{ id: 'web-only', hideOnISO: true, widgets: [{ id: 'w', alias: 'textWidget', settings: {} }] }, { id: 'for-all', widgets: [{ id: 'w', alias: 'textWidget', settings: {} }] }] } } },
  { id: 'about', path: '/about', alias: 'contentPage', document: { metadata: { title: text, description: text, robots: 'noindex' }, areas: {} } },
  { id: 'nordlys', path: '/nordlys', alias: 'contentPage', document: { metadata: { title: text, description: text, brand: 'nordlys' }, areas: {} } },
  { id: 'lost', path: '/not-found', alias: 'notFoundPage', document: { metadata: { title: { en: 'Nothing here', de: 'Nichts hier' }, description: text }, areas: { rows: [{ id: 'help', widgets: [{ id: 'w', alias: 'textWidget', settings: {} }] }] } } },
  { id: 'old', path: '/old', redirectTo: 'about', redirectStatus: 308 },
  { id: 'older', path: '/older', redirectTo: '//elsewhere.example/x', redirectStatus: 200 },
  { id: 'away', path: '/away', redirectTo: 'https://elsewhere.example/x', redirectStatus: 301 },
  { id: 'circle', path: '/circle', redirectTo: '/circle', redirectStatus: 301 },
];
