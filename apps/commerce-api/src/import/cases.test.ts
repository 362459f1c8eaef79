import { fileURLToPath } from 'node:url';
import type { Category, Product, ProductCard, SearchResult } from '@selvedge/api-catalog';
import type { Page } from '@selvedge/api-content';
import type { BasketEnvelope, Order, PaymentResult } from '@selvedge/api-order';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callerOf, paymentOf, readyBasket } from '../order/test-basket.ts';
import { TestProvider } from '../payment/test-provider.ts';
import { category, page, style } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { runImport } from './import.command.ts';

/** Files as merchants have them, imported into a shop whose answers shoppers then get. */
const file = (name: string) => fileURLToPath(new URL(`cases/${name}.csv`, import.meta.url));

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop(inject('postgresUrl'), {}, new TestProvider())));
afterAll(() => shop?.close());

async function importFile(name: string, ...args: string[]) {
  const lines: string[] = [];
  const code = await runImport([file(name), ...args], { DATABASE_URL: shop.database.url, SHOP_ENV: 'test' }, (line) =>
    lines.push(line),
  );
  return { code, said: lines.join('\n') };
}

const ask = async <Answer>(path: string) => (await shop.api.inject(`/api/${path}`)).json<Answer>();
const found = async (searchTerms: string, market = 'en-gb') =>
  (
    await shop.api.inject({
      method: 'POST',
      url: `/api/catalog/${market}/search`,
      payload: { searchTerms, origin: 'search' },
    })
  ).json<SearchResult>();

/** The products of a name, as soon as the API has read them. */
async function productsCalled(name: string, market = 'en-gb'): Promise<Product[]> {
  const cards = async (): Promise<ProductCard[]> =>
    (await found(name, market)).results.filter((card) => card.name === name);
  await expect.poll(async () => (await cards()).length).toBeGreaterThan(0);
  return Promise.all((await cards()).map(({ id }) => ask<Product>(`catalog/${market}/product/${id}`)));
}

describe('01: one number for all sizes of a colour', () => {
  it('is 5 variants, each with its own stock, and nothing new the second time', async () => {
    expect(await importFile('01-one-number-for-all-sizes')).toMatchObject({
      code: 0,
      said: expect.stringMatching(/1 products: 2 options, 5 variants[\s\S]*Rejected: none/),
    });
    expect(await importFile('01-one-number-for-all-sizes')).toMatchObject({
      code: 0,
      said: expect.stringContaining('0 new, 0 changed, 1 unchanged'),
    });
    const products = await productsCalled('Harbour top');
    const variants = products.flatMap((product) =>
      product.variants.map(({ size, articleNumber }) => [product.colourName, size.name, articleNumber]),
    );
    expect(variants.toSorted()).toEqual([
      ['Ink', 'M', 'EX-TOP-INK'],
      ['Ink', 'S', 'EX-TOP-INK'],
      ['Sand', 'L', 'EX-TOP-SAND'],
      ['Sand', 'M', 'EX-TOP-SAND'],
      ['Sand', 'S', 'EX-TOP-SAND'],
    ]);
    expect(new Set(products.flatMap((product) => product.variants.map(({ id }) => id))).size).toBe(5);

    const stock: Record<string, number | undefined> = {};
    for (const product of products) {
      for (const { id, size } of product.variants) {
        const { basket } = (
          await callerOf(shop.api)('POST', 'basket/line', { sku: id, quantity: 1 })
        ).json<BasketEnvelope>();
        expect(basket.lines).toMatchObject([
          { sku: id, variant: { size: size.name }, articleNumber: expect.stringContaining('EX-TOP') },
        ]);
        stock[`${product.colourName} ${size.name}`] = basket.lines[0]!.maximumQuantity;
      }
    }
    expect(stock).toEqual({ 'Sand S': 5, 'Sand M': 4, 'Sand L': 3, 'Ink S': 2, 'Ink M': 1 });
  });

  it('is found by the number: that colour alone', async () => {
    expect((await found('ex-top-ink')).results.map(({ colourName }) => colourName)).toEqual(['Ink']);
    const [{ styleNumber }] = (await productsCalled('Harbour top')) as [Product];
    expect((await found(styleNumber)).results.map(({ colourName }) => colourName).toSorted()).toEqual(['Ink', 'Sand']);
  });
});

describe('02: larger sizes cost more', () => {
  const prices = { M: 30, L: 30, XXL: 36, '3XL': 39 };

  it('says that the price of the tile is the lowest', async () => {
    expect(await importFile('02-larger-sizes-cost-more')).toMatchObject({
      code: 0,
      said: expect.stringContaining('4 variants'),
    });
    const [product] = (await productsCalled('Quay shirt')) as [Product];
    expect(product).toMatchObject({ priceVaries: true, price: { salesPrice: { amount: 30 } } });
    expect(
      Object.fromEntries(
        product.variants.map(({ size, price }) => [size.name, (price ?? product.price).salesPrice.amount]),
      ),
    ).toEqual(prices);
  });

  it('sorts and filters by the lowest', async () => {
    await productsCalled('Quay shirt');
    const cheap = await shop.api.inject({
      method: 'POST',
      url: '/api/catalog/en-gb/search',
      payload: { category: 'shop-shirts', priceRange: { upperBoundingValue: 30 } },
    });
    expect(cheap.json<SearchResult>()).toMatchObject({
      totalResults: 1,
      priceFacet: { available: { lowerBoundingValue: 30, upperBoundingValue: 30 } },
    });
  });

  it('sells every size at its own price, in the basket, the payment and the order', async () => {
    const call = callerOf(shop.api);
    const [product] = (await productsCalled('Quay shirt')) as [Product];
    const skus = product.variants.map(({ id }) => id);
    const ready = await readyBasket(call, skus);
    const { lines, subtotal } = ready.envelope.basket;
    expect(
      Object.fromEntries(
        lines.map(({ variant, unitPrice, totalPrice }) => [
          variant!.size,
          [unitPrice.salesPrice.amount, totalPrice.amount],
        ]),
      ),
    ).toEqual(Object.fromEntries(Object.entries(prices).map(([size, amount]) => [size, [amount, amount]])));
    expect(subtotal.amount).toBe(135);
    const wrong = await call(
      'POST',
      'basket/create-payment',
      paymentOf(ready, { total: { amount: ready.envelope.basket.remainingTotal.amount - 15, currency: 'GBP' } }),
    );
    expect(wrong.statusCode).toBe(409);
    const { url } = (await call('POST', 'basket/create-payment', paymentOf(ready))).json<PaymentResult>();
    const receipt = (
      await call(
        'GET',
        `order/receipt/${new URL(url!, 'http://shop').searchParams.get('orderid')}?basketId=${ready.basketId}`,
      )
    ).json<Order>();
    expect(receipt.subtotal.amount).toBe(135);
  });
});

describe('03: a currency that no market sells in', () => {
  it.each([[['--dry-run']], [[]]])('is refused and leaves nothing, with %j', async (args) => {
    const before = [
      await shop.database.db.$count(style),
      await shop.database.db.$count(category),
      await shop.database.db.select().from(page),
    ];
    const { code, said } = await importFile('03-a-currency-of-no-market', '--currency', 'INR', ...args);
    expect([code, said]).toEqual([
      1,
      expect.stringContaining('No market of this shop sells in INR, so nobody would see these products.'),
    ]);
    expect([
      await shop.database.db.$count(style),
      await shop.database.db.$count(category),
      await shop.database.db.select().from(page),
    ]).toEqual(before);
  });
});

describe('04: a type with a path', () => {
  it('is the category of its last part', async () => {
    expect(await importFile('04-type-with-a-path')).toMatchObject({ code: 0 });
    await productsCalled('Lido suit');
    expect(await ask<Category[]>('catalog/en-gb/categories')).toContainEqual({
      id: 'shop-one-pieces',
      name: 'One-pieces',
      url: '/shop/one-pieces',
      productCount: 1,
    });
  });
});

describe('05: an alternative text and a UPC', () => {
  it('stand on the product page, and the UPC finds it', async () => {
    expect(await importFile('05-alt-text-and-upc')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Rejected: none'),
    });
    const [product] = (await productsCalled('Mole cap')) as [Product];
    expect(product.images.indexes).toMatchObject([{ alt: 'A cap seen from the side' }]);
    expect(product.frontImage?.alt).toBe('A cap seen from the side');
    expect(product.variants).toMatchObject([{ ean: '012345678905', articleNumber: 'EX-C-1' }]);
    for (const term of ['012345678905', 'EX-C-1', product.styleNumber, product.id])
      expect(
        (await found(term)).results.map(({ id }) => id),
        term,
      ).toEqual([product.id]);
  });
});

describe('06: saved by a German spreadsheet', () => {
  it('is imported at its price', async () => {
    expect(await importFile('06-saved-by-a-german-spreadsheet')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Rejected: none'),
    });
    const [product] = (await productsCalled('Dock scarf')) as [Product];
    expect([product.price.salesPrice.amount, product.isDigital]).toEqual([19.95, false]);
  });
});

describe('07: a name in another script', () => {
  it('stands in the addresses of product and category', async () => {
    expect(await importFile('07-a-name-in-another-script', '--language', 'ar', '--currency', 'AED')).toMatchObject({
      code: 0,
    });
    const [product] = (await productsCalled('فستان تجريبي', 'ar-ae')) as [Product];
    expect(product.url).toBe(`/product/فستان-تجريبي-${product.id}`);
    expect(product.id).toMatch(/^[a-z0-9_]+$/);
    const pageAt = async (path: string) => ask<Page>(`f/ar-ae/page?path=${encodeURIComponent(path)}`);
    expect(await pageAt(product.url)).toMatchObject({
      statusCode: 200,
      content: { productId: product.id, breadcrumbs: [{ title: 'فساتين', url: '/shop/فساتين' }] },
    });
    expect(await pageAt('/shop/فساتين')).toMatchObject({
      statusCode: 200,
      content: { metadata: { title: 'فساتين' }, categoryId: 'shop-فساتين' },
    });
    expect(await pageAt(`/product/anything-${product.id}`)).toMatchObject({ statusCode: 301, location: product.url });
    const listed = await shop.api.inject({
      method: 'POST',
      url: '/api/catalog/ar-ae/search',
      payload: { category: 'shop-فساتين' },
    });
    expect(listed.json<SearchResult>()).toMatchObject({ totalResults: 1 });
  });
});

describe('a term without letters', () => {
  it.each(['%', '\\', '👗'])('finds nothing: %s', async (term) => {
    expect(await found(term)).toMatchObject({ totalResults: 0, results: [], hasError: false });
  });
});
