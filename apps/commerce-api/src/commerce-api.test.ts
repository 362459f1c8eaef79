import ajvCompiler from '@fastify/ajv-compiler';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contractPackages } from './commerce-api.ts';
import { operationsOf, readContract } from './http/contract.ts';
import { formOf } from './http/sample-request.ts';
import { isUnanswered } from './http/unanswered.ts';
import { giftCardProof } from './order/basket.service.ts';
import { address, callerOf, COAT, JEANS, paymentOf, readyBasket } from './order/test-basket.ts';
import { TestProvider } from './payment/test-provider.ts';
import { giftCard, variant } from './storage/schema.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'), {}, new TestProvider());
  await shop.database.db.update(variant).set({ ean: '4006381333931' }).where(eq(variant.id, JEANS));
  await shop.database.db.insert(giftCard).values({ number: '6006', codeHash: giftCardProof('6006', '123'), currency: 'GBP', balance: 1_000_000 });
});
afterAll(() => shop?.close());

const contracts = await Promise.all(contractPackages.map(readContract));
const operations = contracts.flatMap(operationsOf).filter(({ operationId }) => !isUnanswered(operationId));
const compile = ajvCompiler()({}, { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: true } });

/** What is wrong with an answer, by the schema its contract has for its status. */
function faultsOf(operation: (typeof operations)[number], status: number, body: unknown) {
  const schema = operation.responses[status]?.content?.['application/json']?.schema;
  expect(schema, `${operation.operationId} has no contract for status ${status}`).toBeDefined();
  const fits = compile({ schema: schema! } as never) as ((value: unknown) => boolean) & { errors?: unknown };
  return fits(body) ? [] : fits.errors;
}

function send(operation: (typeof operations)[number], url: string, body?: unknown) {
  const [type = 'application/json'] = Object.keys(operation.requestBody?.content ?? {});
  const payload = type === 'application/json' ? JSON.stringify(body) : formOf(body);
  return shop.api.inject({ method: operation.method as 'GET', url, headers: { 'x-shop-call': '1', ...(body === undefined ? {} : { 'content-type': type }) }, ...(body === undefined ? {} : { payload }) });
}

/** Puts a new basket, its line, its payment or an order where a call names them: `:basket`, `:line`, `:checkout`, `:order`. */
async function withFixtures<Call extends { url: string; body?: unknown }>(call: Call): Promise<Call> {
  const text = JSON.stringify(call);
  if (!/:(basket|line|checkout|order)/.test(text)) return call;
  const ask = callerOf(shop.api);
  const ready = await readyBasket(ask, [COAT]);
  const names: Record<string, string> = { basket: ready.basketId, line: ready.envelope.basket.lines[0]!.id, checkout: ready.checkoutBasketId };
  if (text.includes(':order') || text.includes('return')) {
    const { url } = (await ask('POST', 'basket/create-payment', paymentOf(ready))).json<{ url: string }>();
    names.order = new URL(url, 'http://shop').searchParams.get('orderid')!;
  }
  if (text.includes('complete-payment')) {
    await ask('POST', `basket/add-giftcard?basketId=${ready.basketId}`, { giftCardNumber: '6006', giftCardNumberValidationCode: '123' });
    await ask('PUT', `basket/accept-terms?basketId=${ready.basketId}`, true);
  }
  return JSON.parse(text.replace(/:(basket|line|checkout|order)/g, (_, name: string) => names[name]!)) as Call;
}

const basketOf = (path: string) => `/api/order/en-gb/basket${path}`;

/** At least one call of each operation that finds something, and its status where that is not the usual one. */
const calls: Record<string, { url: string; body?: unknown; status?: number }[]> = {
  getStart: [{ url: '/api/f' }],
  getMarkets: [{ url: '/api/f/de-de/markets' }],
  getFreeFreightValue: [{ url: '/api/f/en-gb/free-freight-value' }],
  getSizeGuideSettings: [{ url: '/api/f/de-de/size-guide-settings' }],
  getTranslations: [{ url: '/api/f/de-de/translations' }],
  getShop: [{ url: '/api/f/de-de/shop' }, { url: '/api/f/ar-ae/shop?preview=true' }],
  getPage: ['/', '/about', '/old', '/women', '/women/jeans', '/product/slim-jeans-indigo-100001_indigo_1', '/Women/', '/nowhere'].map((path) => ({ url: `/api/f/de-de/page?path=${path}&type=json` })),
  getMedia: ['/front.jpg', '/front.jpg?width=96&format=avif', '/back.jpg?width=160&format=webp'].map((file) => ({ url: `/api/media/garments/gift-card.e9e1cf.paper${file}` })),
  getCategories: [{ url: '/api/catalog/en-gb/categories' }],
  searchProducts: [{ url: '/api/catalog/en-gb/search', body: {} }, { url: '/api/catalog/de-de/search?useNewIndex=true', body: { category: 'women', facets: [{ id: 'colour', values: ['blue'] }], priceRange: { lowerBoundingValue: 10 }, sorting: 'price-asc' } }],
  getProduct: [{ url: '/api/catalog/en-gb/product/100001_indigo_1' }, { url: '/api/catalog/en-gb/product/100003_multi_1' }],
  getProductFromId: [{ url: '/api/catalog/en-gb/product-from-id/100002' }],
  getProducts: [{ url: '/api/catalog/en-gb/products?productIds=100001_indigo_1&productIds=1_2_3' }, { url: '/api/catalog/en-gb/products?productIds=100001_black_1' }],
  getFacets: [{ url: '/api/catalog/de-de/facets' }],
  getFrontImages: [{ url: '/api/catalog/en-gb/front-images', body: ['100001_indigo_1', '100003_multi_1'] }],
  getProductByEan: [{ url: '/api/catalog/en-gb/product-by-ean/4006381333931' }],
  getProductBySku: [{ url: '/api/catalog/en-gb/product/100001_indigo_1/100001_indigo_1-28' }],
  findSimpleProducts: [{ url: '/api/catalog/en-gb/products-simple?FrontFacingId=back&location=plp', body: ['100001_indigo_1', '100003_multi_1'] }],
  getSimpleProducts: [{ url: '/api/catalog/en-gb/products-simple' }, { url: '/api/catalog/en-gb/products-simple?productIds=100001_indigo_1&returnSorted=true' }],
  searchProductIds: [{ url: '/api/catalog/en-gb/search-ids', body: ['100001_indigo_1', '1_2_3'] }],
  searchTags: [{ url: '/api/catalog/en-gb/search-tags', body: { tags: ['denim'] } }, { url: '/api/catalog/en-gb/search-tags', body: {} }],
  searchPromotionTags: [{ url: '/api/catalog/en-gb/search-promotion-tags', body: { tags: ['denim'] } }],
  getStoreProduct: [{ url: '/api/catalog/en-gb/store-product/100001_indigo_1' }],
  recommendProducts: [{ url: '/api/recommendation/en-gb/recommendations', body: {} }, { url: '/api/recommendation/en-gb/recommendations', body: { type: 'SimilarProducts', productIds: ['100001_indigo_1'] } }],
  recommendProducts3: [{ url: '/api/recommendation/de-de/recommendations3', body: { type: 'PopularProducts', numberOfRecommendations: 2 } }],
  getBasket: [{ url: `${basketOf('')}?basketId=:basket` }],
  getBasketWithSettings: [{ url: `${basketOf('/get-with-settings')}?basketId=:basket` }],
  deleteBasket: [{ url: `${basketOf('')}?basketId=:basket` }],
  deleteBasketById: [{ url: basketOf('/:basket') }, { url: basketOf('/basket/:basket') }],
  addBasketLine: [{ url: basketOf('/line'), body: { sku: JEANS, quantity: 2 } }, { url: `${basketOf('/line')}?basketId=:basket`, body: { sku: JEANS, quantity: 1 } }],
  addBasketLines: [{ url: basketOf('/lines'), body: [{ sku: JEANS, quantity: 1 }, { sku: COAT, quantity: 1 }] }],
  changeBasketLine: [{ url: `${basketOf('/line')}?basketId=:basket`, body: { id: ':line', quantity: 2 } }],
  changeBasketLineById: [{ url: `${basketOf('/line/:line')}?basketId=:basket`, body: { quantity: 2 } }, { url: `${basketOf('/line/:line')}?basketId=:basket`, body: { sku: JEANS, quantity: 1 } }],
  changeBasketLines: [{ url: `${basketOf('/lines')}?basketId=:basket`, body: [{ id: ':line', quantity: 2 }] }],
  removeBasketLine: [{ url: `${basketOf('/lines/:line')}?basketId=:basket` }],
  removeBasketLines: [{ url: `${basketOf('/lines')}?id=:line&basketId=:basket` }],
  writeBasketNote: [{ url: `${basketOf('/note')}?basketId=:basket`, body: { note: 'Ring twice' } }],
  continueAsGuest: [{ url: `${basketOf('/continue-as-guest')}?basketId=:basket`, body: { email: 'anna@mail.example' } }],
  acceptNewsletter: [{ url: `${basketOf('/accept-newsletter')}?basketId=:basket`, body: true }],
  acceptTerms: [{ url: `${basketOf('/accept-terms')}?basketId=:basket`, body: false }],
  acceptNewsletterAndTerms: [{ url: `${basketOf('/accept-newsletter-and-terms')}?acceptNewsletter=false&acceptTerms=true&basketId=:basket` }],
  setBasketAddress: [{ url: `${basketOf('/address')}?basketId=:basket`, body: { shippingAddress: address, useBillingAddressForShipping: true } }],
  getShippingMethods: [{ url: `${basketOf('/get-shipping-methods')}?basketId=:basket` }],
  setBasketShipment: [{ url: `${basketOf('/shipment')}?basketId=:basket`, body: { shippingMethodId: 'online' } }],
  addGiftCard: [{ url: `${basketOf('/add-giftcard')}?basketId=:basket`, body: { giftCardNumber: '6006', giftCardNumberValidationCode: '123' } }],
  checkGiftCardBalance: [{ url: `${basketOf('/check-balance-giftcard')}?basketId=:basket`, body: { giftCardNumber: '6006', giftCardNumberValidationCode: '123' } }],
  removeGiftCard: [{ url: `${basketOf('/remove-giftcard/6006')}?basketId=:basket` }],
  getPaymentMethods: [{ url: `${basketOf('/get-payment-methods')}?basketId=:basket` }],
  createPayment: [{ url: basketOf('/create-payment'), body: { checkoutBasketId: ':checkout', attemptId: 'a-press-of-the-button', paymentMethod: { type: 'scheme' }, returnUrl: 'http://shop.test/en-gb/checkout/payment', total: { amount: 199, currency: 'GBP' }, acceptTerms: true } }],
  completePaymentUsingGiftCard: [{ url: `${basketOf('/complete-payment-using-giftcard')}?basketId=:basket` }],
  returnFromPayment: [{ url: basketOf('/:checkout/return') }, { url: basketOf('/basket/:checkout/return') }],
  getCountries: [{ url: '/api/order/de-de/countries' }],
  getReceipt: [{ url: '/api/order/en-gb/order/receipt/:order' }, { url: '/api/order/en-gb/order/receipt/:order?basketId=:basket' }],
  openReceipt: [{ url: '/api/order/en-gb/order/receipt/:order', body: { email: 'Anna@mail.example' } }],
  getAvailability: [{ url: '/api/inventory/en-gb/get-availability?ShipFromStore=true&EanCodes=1&EanCodes=2' }],
  getRetailAvailability: [{ url: '/api/retail-stock/en-gb/get-retail-availability?Ean=1' }],
  checkSubscription: [{ url: '/api/notifyme/en-gb/check-existing-subscription?productId=100001_indigo_1', status: 204 }],
  subscribeToStock: [{ url: '/api/notifyme/en-gb/optin', body: { email: 'anna@mail.example', productId: '100001_indigo_1', sku: JEANS, acceptTerms: true }, status: 409 }],
  confirmSubscription: [{ url: '/api/notifyme/en-gb/confirm', body: { token: 'unknown' }, status: 404 }],
  unsubscribeFromStock: [{ url: '/api/notifyme/en-gb/optout?token=unknown', status: 302 }],
  subscribeToGoingLive: [{ url: '/api/productgoinglive/en-gb/optin', body: { email: 'anna@mail.example', productId: '100001_indigo_1', acceptTerms: true }, status: 409 }],
};

describe('every operation of the contracts but for those that wait', () => {
  it('is known to this test', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(operations.flatMap((operation) => calls[operation.operationId]!.map((call) => ({ name: `${operation.operationId} ${call.url}`, operation, ...call }))))('answers $name as its contract says', async ({ operation, status = operation.responses['200'] ? 200 : 204, ...call }) => {
    const { url, body } = await withFixtures(call);
    await shop.database.db.execute('UPDATE variant SET stock = 50');
    const answer = await send(operation, url, body);
    expect(answer.statusCode, answer.body).toBe(status);
    const types = Object.keys(operation.responses[status]?.content ?? {});
    if (types.includes('application/json')) expect(faultsOf(operation, status, answer.json())).toEqual([]);
    else if (types.length > 0) expect(types).toContain(String(answer.headers['content-type']).split(';')[0]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(operations.filter(({ path }) => /\{(market|catalog)\}/.test(path)))('says 404 for a market that does not exist: $operationId', async (operation) => {
    for (const market of ['zz-zz', 'EN-GB', 'nonsense', '-', '%20']) {
      const known = JSON.parse(JSON.stringify(calls[operation.operationId]![0]!).replace(/:(basket|line|checkout|order)/g, 'x'.repeat(32))) as { url: string; body?: unknown };
      const answer = await send(operation, known.url.replace(/\/[a-z]{2}-[a-z]{2}(?=[/?]|$)/, `/${market}`), known.body);
      expect(answer.statusCode).toBe(404);
      expect(faultsOf(operation, 404, answer.json())).toEqual([]);
    }
  });
});

const long = 'x'.repeat(100_000);
const badCalls: Record<string, { url: string; body?: unknown }[]> = {
  getStart: ['/api/f?x=%', `/api/f?x=${long}`, '/api/f?x=%00', '/api/f/%zz', '/api/%c0%af'].map((url) => ({ url })),
  getMarkets: ['/api/f/de-de/markets?%zz', '/api/f/de-de%00/markets', `/api/f/${long}/markets`].map((url) => ({ url })),
  getShop: ['/api/f/de-de/shop?preview=maybe', '/api/f/de-de/shop?preview=true&preview=false', `/api/f/de-de/shop?${long}`].map((url) => ({ url })),
  getPage: ['', '?path=', '?path=x', '?path=/%00', '?path=/%zz', '?path=/%', `?path=/${'x'.repeat(2_000)}`, `?path=/${long}`, '?path=/a&path=/b', '?path=/&type=xml', `?path=/&cgid=${'x'.repeat(201)}`].map((query) => ({ url: `/api/f/de-de/page${query}` })),
  getMedia: ['/api/media/UP/x/1.jpg', '/api/media/garments/a%00/1.jpg', '/api/media/garments/..%2f..%2fetc/passwd.jpg', '/api/media/garments/x/noformat', `/api/media/garments/${long}/1.jpg`, ...['width=many', 'width=96&width=160', 'width=1e999', 'width=-1', `format=${long}`, 'format=__proto__'].map((query) => `/api/media/garments/gift-card.e9e1cf.paper/front.jpg?${query}`)].map((url) => ({ url })),
  getCategories: ['/api/catalog/en-gb/categories?%', '/api/catalog/en%00gb/categories'].map((url) => ({ url })),
  searchProducts: [
    ...[undefined, null, [], 'text', 1, { size: '3' }, { size: 201 }, { size: 1e9 }, { size: 1.5 }, { from: -1e10 }, { from: null }, { facets: {} }, { facets: [{ id: 'colour' }] }, { facets: [{ id: 'colour', values: [1] }] }, { facets: Array.from({ length: 31 }, () => ({ id: 'a', values: [] })) }, { priceRange: { lowerBoundingValue: '1' } }, { searchTerms: 'x'.repeat(201) }, { searchTerms: 'a\0b' }, { unknown: 1 }].map((body) => ({ url: '/api/catalog/en-gb/search', body })),
    { url: '/api/catalog/en-gb/search?useNewIndex=perhaps', body: {} },
    { url: '/api/catalog/en-gb/search', body: { searchTerms: long } },
  ],
  getProduct: ['none', 'a_b', 'a_b_c_d', '%00', `a_b_${'c'.repeat(120)}`].map((id) => ({ url: `/api/catalog/en-gb/product/${id}` })),
  getProductFromId: [`${'1'.repeat(61)}`, '%00', '%zz'].map((id) => ({ url: `/api/catalog/en-gb/product-from-id/${id}` })),
  getProducts: ['', '?productIds=', '?productIds=a', `?${Array.from({ length: 101 }, () => 'productIds=1_2_3').join('&')}`, '?productIds=1_2_%00'].map((query) => ({ url: `/api/catalog/en-gb/products${query}` })),
};

/** Ids that are too short to be secret, that nobody has given out, and bodies that make no sense. */
function unknownIds({ operationId, requestBody }: (typeof operations)[number]): { url: string; body?: unknown }[] {
  const [{ url, body }] = calls[operationId]! as [{ url: string; body?: unknown }];
  const named = (id: string) => ({ url: url.replace(/:\w+/g, id), body: body && (JSON.parse(JSON.stringify(body).replace(/:(basket|line|checkout|order)/g, id)) as unknown) });
  const hasId = /:(basket|line|checkout|order)/.test(JSON.stringify({ url, body }));
  const bodies = requestBody ? [undefined, null, 'text', { unknown: 1 }, [[]], { sku: 1, quantity: 'x' }, [{ sku: JEANS, quantity: 0 }], { sku: JEANS, quantity: -1 }, { sku: JEANS, quantity: 1.5 }, { sku: JEANS, quantity: 1e9 }, { email: 'a\0b@mail.example' }] : [];
  return [...(hasId ? ['x'.repeat(32), 'short', '%00', '../../etc', 'ü'.repeat(32)].map(named) : []), ...bodies.map((bad) => ({ url: url.replace(/:\w+/g, 'x'.repeat(32)), body: bad })), ...(hasId || requestBody ? [] : [{ url: `${url}?%zz` }])];
}

describe('bad input', () => {
  it.each(operations.flatMap((operation) => (badCalls[operation.operationId] ?? unknownIds(operation)).map((call) => ({ name: `${operation.operationId} ${call.url.slice(0, 80)} ${JSON.stringify(call.body)?.slice(0, 80) ?? ''}`, operation, ...call }))))('is refused with a problem document: $name', async ({ operation, url, body }) => {
    const answer = await send(operation, url, body);
    expect([400, 404, 413]).toContain(answer.statusCode);
    expect(answer.json()).toEqual({ status: answer.statusCode, title: expect.any(String), message: expect.stringMatching(/\w/), ...(answer.json().errors ? { errors: expect.any(Array) } : {}) });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d/);
  });

  it.each([
    ['an unknown product', '/api/catalog/en-gb/product/1_2_3'],
    ['an unknown style', '/api/catalog/en-gb/product-from-id/nothing'],
    ['an unknown picture', '/api/media/nothing/nothing/1.jpg'],
    ['an unknown address', '/api/nothing'],
    ['the root', '/'],
  ])('is answered with 404 for %s (PLT-064)', async (_name, url) => {
    const answer = await shop.api.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 404, title: 'Not Found' });
  });

  it('finds nothing, and breaks nothing, for unknown categories, facets, values, sortings and far pages', async () => {
    const search = operations.find(({ operationId }) => operationId === 'searchProducts')!;
    for (const body of [{ category: 'nothing' }, { facets: [{ id: 'colour', values: ['nothing'] }] }, { from: 1e9, size: 200 }, { priceRange: { lowerBoundingValue: 5, upperBoundingValue: 1 } }, { searchTerms: '⚠ %_\\' + "'; DROP TABLE style; --" }]) {
      const answer = await send(search, '/api/catalog/en-gb/search', body);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().results).toEqual([]);
    }
    for (const body of [{ facets: [{ id: 'nothing', values: ['x'] }] }, { facets: [{ id: '__proto__', values: ['x'] }] }, { sorting: 'constructor' }, { size: -1 }, { size: 0 }, { from: -1 }]) {
      const answer = await send(search, '/api/catalog/en-gb/search', body);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().results.length).toBeGreaterThan(0);
    }
  });
});
