import { eq } from 'drizzle-orm';
import type { BasketEnvelope } from '@selvedge/api-order';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { TestProvider } from '../payment/test-provider.ts';
import { basket, giftCard, price, rateLimit, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { giftCardProof } from './basket.service.ts';
import { address, callerOf, COAT, JEANS, paymentOf, readyBasket, type Call } from './test-basket.ts';

let shop: TestShop;
let call: Call;
beforeAll(async () => {
  shop = await openTestShop(inject('postgresUrl'), {}, new TestProvider());
  call = callerOf(shop.api);
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.database.db.update(variant).set({ stock: 3 }).where(eq(variant.id, JEANS));
  await shop.database.db.update(variant).set({ stock: 5 }).where(eq(variant.id, COAT));
});

const added = async (sku: string, quantity: number, basketId?: string) => (await call('POST', `basket/line${basketId ? `?basketId=${basketId}` : ''}`, { sku, quantity })).json<BasketEnvelope>().basket;

describe('a basket', () => {
  it('comes with the first line and has an id that nobody can guess (BSK-132)', async () => {
    const first = await added(JEANS, 1);
    expect(first.basketId).toMatch(/^[\w-]{32}$/);
    expect((await added(JEANS, 1)).basketId).not.toBe(first.basketId);
  });

  it('says of a line what it is, and sums up in minor units (BSK-024, BSK-027, BSK-040, BSK-042, BSK-044, BSK-045)', async () => {
    const { basketId } = await added(JEANS, 2);
    const full = await added(COAT, 1, basketId);
    expect(full.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[COAT, 1], [JEANS, 2]]);
    expect(full.lines[1]).toMatchObject({
      name: 'Slim jeans', productUrl: '/product/slim-jeans-indigo-100001_indigo_1', imageUrl: '/api/media/products/100001_indigo_1/front.jpg', colour: { name: 'Indigo', base: 'blue' }, variant: { size: '28', length: '32' },
      unitPrice: { salesPrice: { amount: 59.95, currency: 'GBP' }, listPrice: { amount: 79.95 }, historicPrice: { amount: 65 } }, totalPrice: { amount: 119.9 }, maximumQuantity: 3, brand: 'Kettle & Co', lineItemStockLocation: 'warehouse',
    });
    // 20 % of British tax are in 119.90 and 199.00: 19.98 and 33.17.
    expect(full).toMatchObject({ quantity: 3, subtotal: { amount: 318.9 }, totalDiscount: { amount: 0 }, total: { amount: 318.9 }, totalVat: { amount: 53.15 }, remainingTotal: { amount: 318.9 } });
  });

  it('adds to the line that is there, and changes size and quantity of a line', async () => {
    const { basketId } = await added(JEANS, 1);
    const [line] = (await added(JEANS, 1, basketId)).lines;
    expect(line!.quantity).toBe(2);
    const changed = (await call('PUT', `basket/line/${line!.id}?basketId=${basketId}`, { quantity: 3 })).json<BasketEnvelope>().basket;
    expect(changed.lines.map(({ quantity }) => quantity)).toEqual([3]);
    const other = (await call('PUT', `basket/line/${line!.id}?basketId=${basketId}`, { sku: COAT, quantity: 1 })).json<BasketEnvelope>().basket;
    expect(other.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([[COAT, 1]]);
  });

  it('is empty after its last line has gone, which may be taken away twice (BSK-144, BSK-145)', async () => {
    const { basketId, lines } = await added(JEANS, 1);
    for (let twice = 0; twice < 2; twice++) expect((await call('DELETE', `basket/lines/${lines[0]!.id}?basketId=${basketId}`)).json<BasketEnvelope>().basket.lines).toEqual([]);
    expect((await call('DELETE', `basket/lines?id=${lines[0]!.id}&id=x&basketId=${basketId}`)).statusCode).toBe(200);
  });

  it('is gone when it was deleted (BSK-133, BSK-134)', async () => {
    const { basketId } = await added(JEANS, 1);
    expect((await call('DELETE', `basket?basketId=${basketId}`)).statusCode).toBe(204);
    expect((await call('GET', `basket?basketId=${basketId}`)).statusCode).toBe(404);
  });

  it.each([
    ['more than there is', { sku: JEANS, quantity: 4 }, 'Only 3 of Slim jeans left.'],
    ['what is sold out', { sku: '100001_indigo_1-30', quantity: 1 }, 'Slim jeans is sold out.'],
    ['what nobody knows', { sku: 'nothing', quantity: 1 }, 'This product is no longer available.'],
    ['a gift card, which has a call of its own', { sku: '100003_multi_1-One size', quantity: 1 }, 'Gift cards cannot be bought here yet.'],
  ])('refuses %s and says why (BSK-053, BSK-056)', async (_what, body, message) => {
    const answer = await call('POST', 'basket/line', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, message, errors: [{ field: 'lineItem', message }] });
  });

  it('adds all of several lines or none', async () => {
    const { basketId } = await added(JEANS, 1);
    expect((await call('POST', `basket/lines?basketId=${basketId}`, [{ sku: COAT, quantity: 1 }, { sku: 'nothing', quantity: 1 }])).statusCode).toBe(400);
    expect((await call('GET', `basket?basketId=${basketId}`)).json<BasketEnvelope>().basket.lines).toHaveLength(1);
  });

  it('keeps a line that has become scarce, says what can be had, and lets it be made less', async () => {
    const { basketId, lines } = await added(JEANS, 3);
    await shop.database.db.update(variant).set({ stock: 1 }).where(eq(variant.id, JEANS));
    expect((await call('GET', `basket?basketId=${basketId}`)).json<BasketEnvelope>().basket.lines[0]).toMatchObject({ quantity: 3, maximumQuantity: 1 });
    expect((await call('PUT', `basket/line/${lines[0]!.id}?basketId=${basketId}`, { quantity: 2 })).statusCode).toBe(200);
  });

  it('is priced in the market that asks, and forgets an address of another country (BSK-003, CHK-041)', async () => {
    const { basketId } = await readyBasket(call);
    const german = callerOf(shop.api, 'de-de');
    const { basket: there } = (await german('GET', `basket/get-with-settings?basketId=${basketId}`)).json<BasketEnvelope>();
    expect(there).toMatchObject({ subtotal: { amount: 79.95, currency: 'EUR' }, lines: [{ name: 'Schmale Jeans' }] });
    expect(there.shippingAddress).toBeUndefined();
    await german('PUT', `basket/note?basketId=${basketId}`, { note: 'Hallo' });
    expect((await call('GET', `basket?basketId=${basketId}`)).json<BasketEnvelope>().basket.shippingAddress).toBeUndefined();
  });

  it('stands alone in a plain read, and with what surrounds it in the other (BSK-032, BSK-137, BSK-138)', async () => {
    const { basketId } = await added(JEANS, 1);
    expect(Object.keys((await call('GET', `basket?basketId=${basketId}`)).json<object>())).toEqual(['basket']);
    expect((await call('GET', `basket/get-with-settings?basketId=${basketId}`)).json()).toMatchObject({ shippingMethods: [{ id: 'online', freeShipping: true }], cheapestPredictedDeliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    const american = callerOf(shop.api, 'en-us');
    expect((await american('GET', `basket/get-with-settings?basketId=${basketId}`)).json<BasketEnvelope>().allowedStates).toHaveLength(51);
    expect((await callerOf(shop.api, 'fr-ca')('GET', `basket/get-with-settings?basketId=${basketId}`)).json<BasketEnvelope>().allowedProvinces).toContainEqual({ name: 'Ontario', abbreviation: 'ON', vatNameEnglish: 'HST', vatNameFrench: 'TVH' });
  });

  it('is answered to nobody but the one who asks: no cache keeps it', async () => {
    const { basketId } = await added(JEANS, 1);
    expect((await call('GET', `basket?basketId=${basketId}`)).headers['cache-control']).toBe('private, no-store');
  });
});

describe('on the way to payment', () => {
  it('a guest says where to write to, once it is an address (CHK-030, CHK-031)', async () => {
    const { basketId } = await added(JEANS, 1);
    for (const email of ['anna', 'anna@', '@mail.example', 'an na@mail.example', 'anna@mail', 'anna@mail..example', 'anna@.example']) {
      expect((await call('PUT', `basket/continue-as-guest?basketId=${basketId}`, { email })).json(), email).toMatchObject({ status: 400, errors: [{ field: 'email' }] });
    }
    expect((await call('PUT', `basket/continue-as-guest?basketId=${basketId}`, { email: ' anna@mail.example ' })).json<BasketEnvelope>().basket.email).toBe('anna@mail.example');
  });

  it('an address belongs to the market\'s country and is whole; the bill may go elsewhere (CHK-041, CHK-095, CHK-096, CHK-097)', async () => {
    const { basketId } = await added(JEANS, 1);
    const put = async (body: unknown) => (await call('PUT', `basket/address?basketId=${basketId}`, body)).json<BasketEnvelope & { errors?: unknown }>();
    expect((await put({ shippingAddress: { ...address, country: 'FR' }, useBillingAddressForShipping: true })).basket.shippingAddress?.country).toBe('GB');
    expect((await put({ shippingAddress: { ...address, lastName: ' ' }, useBillingAddressForShipping: true })).errors).toEqual([{ field: 'shippingAddress.lastName', message: 'Please fill in this field.' }]);
    expect((await put({ shippingAddress: address, useBillingAddressForShipping: false })).errors).toHaveLength(3);
    expect((await put({ shippingAddress: { ...address, postalCode: '???' }, useBillingAddressForShipping: true })).errors).toEqual([
      { field: 'shippingAddress.postalCode', message: 'Enter a postcode like EC1A 1HQ' },
    ]);
    const tidied = await put({ shippingAddress: { ...address, postalCode: 'n11aa', mobilePhoneNumber: '07400123456' }, useBillingAddressForShipping: true });
    expect(tidied.basket.shippingAddress).toMatchObject({ postalCode: 'N1 1AA', phoneCountryCode: '44', mobilePhoneNumber: '7400123456' });
    const both = await put({ shippingAddress: address, billingAddress: { ...address, city: 'Leeds' }, useBillingAddressForShipping: false });
    expect(both.basket).toMatchObject({ useBillingAddressForShipping: false, billingAddress: { city: 'Leeds' }, shippingAddress: { city: 'London' } });
  });

  it('a way of delivery is chosen from those that are offered (CHK-112, CHK-113)', async () => {
    const { basketId } = await added(JEANS, 1);
    expect((await call('GET', `basket/get-shipping-methods?basketId=${basketId}`)).json()).toMatchObject([{ id: 'online', deliveryType: 'home' }]);
    expect((await call('PUT', `basket/shipment?basketId=${basketId}`, { shippingMethodId: 'pigeon' })).statusCode).toBe(400);
    expect((await call('PUT', `basket/shipment?basketId=${basketId}`, { shippingMethodId: 'online' })).json()).toMatchObject({ basket: { shipments: [{ shippingMethodId: 'online', shippingMethodName: 'Home delivery' }] } });
  });

  it('newsletter and terms are what the shopper says (CHK-032, CHK-033, CHK-034, CHK-035)', async () => {
    const { basketId } = await added(JEANS, 1);
    expect((await call('PUT', `basket/accept-terms?basketId=${basketId}`, true)).json<BasketEnvelope>().basket).toMatchObject({ acceptTerms: true, acceptNewsletter: false });
    expect((await call('PUT', `basket/accept-newsletter?basketId=${basketId}`, true)).json<BasketEnvelope>().basket).toMatchObject({ acceptTerms: true, acceptNewsletter: true });
    expect((await call('PUT', `basket/accept-newsletter-and-terms?acceptNewsletter=false&acceptTerms=false&basketId=${basketId}`)).json<BasketEnvelope>().basket).toMatchObject({ acceptTerms: false, acceptNewsletter: false });
  });
});

describe('a gift card', () => {
  beforeAll(async () => {
    await shop.database.db.insert(giftCard).values([
      { number: '6006', codeHash: giftCardProof('6006', '123'), currency: 'GBP', balance: 2_000 },
      { number: '7007', codeHash: giftCardProof('7007', '123'), currency: 'EUR', balance: 2_000 },
    ]);
  });

  it('pays as far as it goes, and not twice (BSK-089, BSK-030)', async () => {
    const { basketId } = await added(JEANS, 1);
    for (let twice = 0; twice < 2; twice++) {
      const { basket: paid } = (await call('POST', `basket/add-giftcard?basketId=${basketId}`, { giftCardNumber: '60 06', giftCardNumberValidationCode: '123' })).json<BasketEnvelope>();
      expect(paid).toMatchObject({ giftCards: [{ giftCardNumber: '6006', balance: { amount: 20 } }], total: { amount: 59.95 }, remainingTotal: { amount: 39.95 } });
    }
    expect((await call('GET', `basket/remove-giftcard/6006?basketId=${basketId}`)).json<BasketEnvelope>().basket.remainingTotal.amount).toBe(59.95);
  });

  it('tells its balance to whoever has its code, and the same to a wrong number and a wrong code (BSK-090)', async () => {
    const { basketId } = await added(JEANS, 1);
    const ask = (giftCardNumber: string, giftCardNumberValidationCode: string) => callerOf(shop.api, 'en-gb', '203.0.113.8')('POST', `basket/check-balance-giftcard?basketId=${basketId}`, { giftCardNumber, giftCardNumberValidationCode });
    expect((await ask('6006', '123')).json()).toEqual({ giftCardNumber: '6006', balance: { amount: 20, currency: 'GBP' } });
    const [wrongNumber, wrongCode] = [await ask('1', '123'), await ask('6006', '1')];
    expect(wrongNumber.statusCode).toBe(400);
    expect(wrongNumber.body).toBe(wrongCode.body);
  });

  it('cannot be guessed: after ten tries in an hour there is a pause', async () => {
    const { basketId } = await added(JEANS, 1);
    await shop.database.db.delete(rateLimit);
    const guesser = callerOf(shop.api, 'en-gb', '203.0.113.9');
    const statuses = [];
    for (let guess = 0; guess < 12; guess++) statuses.push((await guesser('POST', `basket/check-balance-giftcard?basketId=${basketId}`, { giftCardNumber: '6006', giftCardNumberValidationCode: String(guess) })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });

  it('is refused in another currency', async () => {
    const { basketId } = await added(JEANS, 1);
    expect((await call('POST', `basket/add-giftcard?basketId=${basketId}`, { giftCardNumber: '7007', giftCardNumberValidationCode: '123' })).json()).toMatchObject({ status: 400, errors: [{ field: 'giftCard', message: 'This gift card is in EUR and cannot be used here.' }] });
  });

  it('is not taken off by a page of another site: a GET that changes something needs a header that such a page cannot send', async () => {
    const { basketId } = await added(JEANS, 1);
    expect((await shop.api.inject(`/api/order/en-gb/basket/remove-giftcard/6006?basketId=${basketId}`)).statusCode).toBe(403);
  });
});

describe('a basket that was ordered', () => {
  it('is closed: nobody reads or changes it any more (BSK-171)', async () => {
    const ready = await readyBasket(call);
    expect((await call('POST', 'basket/create-payment', paymentOf(ready))).json()).toMatchObject({ paymentState: 'Authorised' });
    expect((await call('GET', `basket?basketId=${ready.basketId}`)).statusCode).toBe(409);
    for (const answer of [
      await call('POST', `basket/line?basketId=${ready.basketId}`, { sku: COAT, quantity: 1 }),
      await call('DELETE', `basket?basketId=${ready.basketId}`),
      await call('PUT', `basket/note?basketId=${ready.basketId}`, { note: 'more' }),
    ]) expect(answer.json()).toMatchObject({ status: 409, message: 'This basket has been ordered already.' });
  });
});

it('costs what the catalogue says now, not what it said when the line was added', async () => {
  const { basketId } = await added(COAT, 1);
  await shop.database.db.update(price).set({ sales: 15_000 }).where(eq(price.styleOptionId, '100002_red_1'));
  await shop.database.db.execute('NOTIFY catalogue');
  await expect.poll(async () => (await call('GET', `basket?basketId=${basketId}`)).json<BasketEnvelope>().basket.subtotal.amount).toBe(150);
  expect(await shop.database.db.$count(basket)).toBeGreaterThan(0);
});
