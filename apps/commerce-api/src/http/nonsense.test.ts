import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { giftCardProof } from '../order/basket.service.ts';
import { hashOf, mailToken } from '../notify-me/proof.ts';
import { address, callerOf, COAT, paymentOf, readyBasket } from '../order/test-basket.ts';
import { TestProvider } from '../payment/test-provider.ts';
import { giftCard, order, rateLimit, styleOption, subscription, subscriptionProof, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { operationsOf, readContract } from './contract.ts';
import { nonsenseFor } from './nonsense.ts';
import { formOf } from './sample-request.ts';
import { rateLimits } from './rate-limits.ts';
import { isUnanswered } from './unanswered.ts';

const EAN = '2000000000039';
const gone = { productId: '100001_indigo_1', sku: '100001_indigo_1-30' };

let shop: TestShop;
const provider = new TestProvider();
beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'), {}, provider);
  const { db } = shop.database;
  await db.update(variant).set({ stock: 100_000 });
  await db.insert(giftCard).values({ number: '6006', codeHash: giftCardProof('6006', '1'), currency: 'GBP', balance: 10_000_000 });
  // So that it can be waited for.
  await db.update(variant).set({ stock: 0, ean: EAN }).where(eq(variant.styleOptionId, gone.productId));
  await db.update(styleOption).set({ flags: { comingSoon: true } }).where(eq(styleOption.id, gone.productId));
});
afterAll(() => shop?.close());

const operations = (await Promise.all(['catalog', 'recommendation', 'inventory', 'notify-me', 'order', 'content'].map((service) => readContract(`@selvedge/api-${service}`)))).flatMap(operationsOf).filter(({ operationId }) => !isUnanswered(operationId) && operationId !== 'getMedia');

/** What people, and programs that mean no good, put where a word is expected. */
const words = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', '\u0000', '\u202egnimoc', '👗👖\u{1f9e5}', '\ud83d', '\udc57', '../../etc/passwd', '%', '%zz', '%00', '%c0%af', "'; DROP TABLE style; --", '<script>alert(1)</script>', '${7*7}', 'NaN', '-1', '1e309', '9'.repeat(400), 'ﷺ'.repeat(60), 'İıßẞÅ', 'null', 'undefined', '[object Object]'),
  fc.constantFrom('100001_indigo_1', '100001', '100001_indigo_1-28', 'colour', 'blue', 'denim', 'front', 'SimilarProducts', 'PurchasedWithProduct', 'women', 'plp'),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const numbers = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, -1, 1, 3, 60, 200, 1e9, -1e9, 2 ** 31, 2 ** 53, 1e308, -1e308));
const values = fc.oneof(words, numbers, fc.boolean(), fc.constant(null), fc.array(words, { maxLength: 4 }), fc.array(fc.array(numbers, { maxLength: 2 }), { maxLength: 2 }), fc.dictionary(words, words, { maxKeys: 3 }));

let count = 0;
/** Opt-ins are counted by machine and by address. */
const newMachine = () => `198.51.${(++count >> 8) & 255}.${count & 255}`;
const newAddress = () => `shopper.${++count}@mail.example`;
const likelyOfAll: Record<string, fc.Arbitrary<unknown>> = { email: fc.constant(null).map(newAddress), acceptTerms: fc.constant(true), productId: fc.constant(gone.productId), sku: fc.constant(gone.sku) };

type Fixture = Record<string, () => unknown>;

/** What makes sense to the order service: a basket that only has to be paid, with an order of before. Cards are refused, so that it stays one. */
async function readyFixture(operationId: string): Promise<Fixture> {
  provider.decide = 'refused';
  const call = callerOf(shop.api, 'en-gb', newMachine());
  const ready = await readyBasket(call, [COAT]);
  await call('POST', 'basket/create-payment', paymentOf(ready));
  await call('PUT', `basket/accept-terms?basketId=${ready.basketId}`, true);
  if (operationId === 'completePaymentUsingGiftCard') await call('POST', `basket/add-giftcard?basketId=${ready.basketId}`, { giftCardNumber: '6006', giftCardNumberValidationCode: '1' });
  const [{ id: orderId } = { id: '' }] = await shop.database.db.select().from(order).where(eq(order.basketId, ready.basketId));
  const [{ id: line } = { id: '' }] = ready.envelope.basket.lines;
  return {
    basketId: () => ready.basketId, checkoutBasketId: () => ready.checkoutBasketId, orderId: () => orderId, id: () => line, lineItemId: () => line, sku: () => COAT, quantity: () => 1,
    attemptId: () => `attempt-of-nonsense-${++count}`, returnUrl: () => 'http://shop.test/en-gb/checkout/payment', total: () => ready.envelope.basket.remainingTotal, paymentMethod: () => ({ type: 'scheme' }), acceptTerms: () => true,
    giftCardNumber: () => '6006', giftCardNumberValidationCode: () => '1', email: () => 'anna@mail.example', note: () => 'Ring twice', shippingMethodId: () => 'online', shippingAddress: () => address, billingAddress: () => address,
  };
}

const limited = new Set<string>(rateLimits.flatMap(({ operations: names }) => names));
/** A limit that is used up would hide what comes behind it. */
const forgetLimits = async ({ operationId }: { operationId: string }) => void (limited.has(operationId) && (await shop.database.db.delete(rateLimit)));

/** The secret of a mail that asks to confirm. */
async function mailedToken(): Promise<string> {
  const [row] = await shop.database.db.insert(subscription).values({ kind: 'stock', email: newAddress(), market: 'en-gb', ...gone }).returning();
  const token = mailToken();
  await shop.database.db.insert(subscriptionProof).values({ tokenHash: hashOf(token), subscriptionId: row!.id });
  return token;
}

let likely = likelyOfAll;

interface Schema {
  type?: string;
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
}

/** What a schema takes, though nobody would ask for it. */
function odd(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  return Object.hasOwn(likely, name) ? fc.oneof({ weight: 3, arbitrary: likely[name]! }, { weight: 1, arbitrary: oddest(schema) }) : oddest(schema);
}

function oddest({ type, enum: known, pattern, minimum = -1e9, maximum = 1e9, minLength = 0, maxLength = Infinity, maxItems = 5, items, required = [], properties = {} }: Schema): fc.Arbitrary<unknown> {
  if (known) return fc.constantFrom(...known);
  if (pattern) {
    const ids = ['100001_indigo_1', '100001_black_1', '100002_red_1', '100003_multi_1', '1_2_3', '__proto___a_b', '👗_👖_1', '%_%_%'].filter((id) => new RegExp(pattern, 'u').test(id));
    return ids.length > 0 ? fc.constantFrom(...ids) : fc.stringMatching(new RegExp(pattern));
  }
  if (type === 'array') return fc.array(odd(items!), { maxLength: Math.min(maxItems, 5) });
  if (type === 'object') return fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, odd(one, name)])), { requiredKeys: [...required, ...('acceptTerms' in properties ? ['acceptTerms'] : [])] });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(-1, 0, 1, 3, 60, minimum, maximum).filter((one) => one >= minimum && one <= maximum));
  if (type === 'number') return numbers.filter(Number.isFinite);
  return words.map((text) => text.replaceAll('\0', '').slice(0, maxLength).padEnd(minLength, 'x'));
}

/** Somewhere in it, something else altogether. */
function broken(schema: Schema): fc.Arbitrary<unknown> {
  const { type, items, properties = {} } = schema;
  const inside: fc.Arbitrary<unknown>[] = type === 'array' ? [fc.array(broken(items!), { maxLength: 3 })] : Object.entries(properties).map(([name, one]) => fc.tuple(odd(schema), broken(one)).map(([whole, part]) => ({ ...(whole as object), [name]: part })));
  return fc.oneof(values, ...inside);
}

const nearly = (schema: Schema, name = '') => fc.oneof({ weight: 3, arbitrary: odd(schema, name) }, { weight: 1, arbitrary: broken(schema) });

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const encoded = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());
/** Addresses may be broken as well. */
const raw = (value: unknown) => asText(value).replace(/[^\x21-\x7e]|[?#&]/g, '');

interface Answered {
  statusCode: number;
  body: string;
  json(): unknown;
}

/** @param responses of the operation */
function expectSense({ statusCode, body, json }: Answered, responses: object, what: string): void {
  expect([...Object.keys(responses).map(Number), 400, 404, 413, 415], `${what}: ${body.slice(0, 300)}`).toContain(statusCode);
  if (statusCode < 400) return void expect(body, what).not.toContain('"hasError":true');
  expect(json(), what).toMatchObject({ status: statusCode, message: expect.stringMatching(/\w/) });
  expect(body, what).not.toMatch(/node_modules|\.ts:\d/);
}

describe('nonsense', () => {
  it.each(operations)('in one place is answered or refused as the contract says: $operationId', async (operation) => {
    const known = await shop.api.inject({ method: 'PUT', url: '/api/notifyme/en-gb/optin', remoteAddress: newMachine(), payload: { ...gone, email: newAddress(), acceptTerms: true } });
    const token = await mailedToken();
    const isBySku = operation.operationId === 'getProductBySku';
    const isOrder = operation.path.startsWith('/api/order/');
    const sense = isOrder ? await readyFixture(operation.operationId) : { email: newAddress, acceptTerms: () => true, productId: () => gone.productId, styleId: () => '100001', ean: () => EAN, Ean: () => EAN, EanCodes: () => [EAN], token: () => token, path: () => '/women', ...(isBySku ? { sku: () => gone.sku } : {}) };
    const answers: Record<number, number> = {};
    for (const { what, ...request } of nonsenseFor(operation, 'en-gb', sense)) {
      await forgetLimits(operation);
      const answer = await shop.api.inject({ cookies: { 'notify-me': known.cookies[0]!.value }, ...request, remoteAddress: newMachine() });
      expectSense(answer, operation.responses, what);
      answers[answer.statusCode] = (answers[answer.statusCode] ?? 0) + 1;
    }
    // Refusing everything would be no proof.
    expect(Object.keys(answers).filter((status) => Number(status) < 400), JSON.stringify(answers)).not.toEqual([]);
  });

  it.each(operations)('gets an answer or is refused with a sentence, and never makes the server fail: $operationId', async ({ operationId, path, method, parameters = [], requestBody, responses }) => {
    likely = path.startsWith('/api/order/') ? Object.fromEntries(Object.entries(await readyFixture(operationId)).map(([name, value]) => [name, fc.constant(null).map(value)])) : likelyOfAll;
    const [[type = '', content] = []] = Object.entries(requestBody?.content ?? {});
    const schema = content?.schema as Schema | undefined;
    const given = fc.record(Object.fromEntries(parameters.map(({ name, schema: one }) => [name, name === 'catalog' ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom('en-gb', 'de-de', 'ar-ae') as fc.Arbitrary<unknown> }, words) : nearly(one as Schema, name)])), { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) });
    const calls = fc.record({ given, query: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.dictionary(words, values, { maxKeys: 2 })), body: schema ? nearly(schema) : fc.constant(undefined), write: fc.oneof({ weight: 9, arbitrary: fc.constant(encoded) }, { weight: 1, arbitrary: fc.constant(raw) }) });

    let understood = 0;
    await fc.assert(
      fc.asyncProperty(calls, async ({ given, query, body, write }) => {
        const inQuery = [...parameters.filter(({ in: where, name }) => where === 'query' && name in given).map(({ name }) => [name, given[name]] as const), ...Object.entries(query)];
        const address = parameters.filter(({ in: where }) => where === 'path').reduce((text, { name }) => text.replace(`{${name}}`, () => write(given[name])), path);
        const url = `${address}?${inQuery.flatMap(([name, value]) => [value].flat().map((one) => `${write(name)}=${write(one)}`)).join('&')}`;
        await forgetLimits({ operationId });
        const answer = await shop.api.inject({ method: method as 'GET', url, remoteAddress: newMachine(), ...(schema ? { headers: { 'content-type': type, 'x-shop-call': '1' }, payload: type === 'application/json' ? (JSON.stringify(body) ?? '') : formOf(body) } : { headers: { 'x-shop-call': '1' } }) });

        expectSense(answer, responses, url);
        if (answer.statusCode !== 400) understood++;
      }),
      { numRuns: 150 },
    );
    // Refusing everything would be no proof.
    expect(understood).toBeGreaterThan(10);
  });

  it.each([
    ['10,000 values of a facet', ['search', 'search-tags', 'search-promotion-tags'], { facets: [{ id: 'colour', values: Array.from({ length: 10_000 }, (_, place) => `v${place}`) }] }, 400],
    ['2 MB of text', ['search', 'search-tags', 'search-promotion-tags'], { searchTerms: 'jeans '.repeat(350_000) }, 413],
    ['more ids than anybody needs', ['products-simple', 'front-images', 'search-ids'], Array(101).fill(gone.productId), 400],
  ])('is refused before anybody looks for it: %s', async (_what, paths, payload, status) => {
    for (const path of paths) {
      const answer = await shop.api.inject({ method: 'POST', url: `/api/catalog/en-gb/${path}`, payload });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ status, message: expect.stringMatching(/\w/) });
    }
  });
});
