import type { Availability, RetailAvailability } from '@selvedge/api-inventory';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { callerOf, COAT, JEANS, paymentOf, readyBasket } from '../order/test-basket.ts';
import { workOff } from '../payment/payment-work.ts';
import { TestProvider } from '../payment/test-provider.ts';
import { store, storeStock, variant } from '../storage/schema.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

const jeans = '2000000000015';
const coat = '2000000000022';

let shop: TestShop;
let provider: TestProvider;
beforeAll(async () => {
  provider = new TestProvider();
  shop = await openTestShop(inject('postgresUrl'), {}, provider);
  const { db } = shop.database;
  await db.update(variant).set({ ean: jeans }).where(eq(variant.id, JEANS));
  await db.update(variant).set({ ean: coat }).where(eq(variant.id, COAT));
  const place = { street: 'Street 1', latitude: 52.5, longitude: 13.4, openingHours: [{ dayOfWeek: 'Monday' as const, opens: '10:00', closes: '19:00' }] };
  await db.insert(store).values([
    { id: 'york', shopNumber: 'GB2', name: 'Selvedge York', country: 'GB', city: 'York', postalCode: 'YO1 7HH', ...place },
    { id: 'bath', shopNumber: 'GB1', name: 'Selvedge Bath', country: 'GB', city: 'Bath', clickAndCollect: true, ...place },
    { id: 'berlin', shopNumber: 'DE1', name: 'Selvedge Berlin', country: 'DE', city: 'Berlin', ...place },
  ]);
});
afterAll(() => shop?.close());
beforeEach(async () => {
  const { db } = shop.database;
  await db.update(variant).set({ stock: 5 });
  await db.delete(storeStock);
  await db.insert(storeStock).values([{ sku: JEANS, storeId: 'york', quantity: 2 }, { sku: JEANS, storeId: 'bath', quantity: 3 }, { sku: JEANS, storeId: 'berlin', quantity: 7 }, { sku: COAT, storeId: 'berlin', quantity: 4 }, { sku: COAT, storeId: 'york', quantity: 0 }]);
});

const ask = async <Answer>(path: string) => {
  const answer = await shop.api.inject(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const availability = (eans: string[], { market = 'en-gb', ShipFromStore = false, IsRetail }: { market?: string; ShipFromStore?: boolean; IsRetail?: boolean } = {}) =>
  ask<Availability[]>(`/api/inventory/${market}/get-availability?${new URLSearchParams({ ShipFromStore: String(ShipFromStore), ...(IsRetail === undefined ? {} : { IsRetail: String(IsRetail) }) })}${eans.map((ean) => `&EanCodes=${ean}`).join('')}`);
const inStores = (ean: string, market = 'en-gb') => ask<RetailAvailability[]>(`/api/retail-stock/${market}/get-retail-availability?Ean=${ean}`);

describe('what can be ordered', () => {
  it('is answered for each code in the order asked; what nobody knows, and what the market does not sell, is not available (STO-020, STO-022, CAT-220, CAT-223)', async () => {
    const nothing = { available: false, quantity: 0 };
    expect(await availability([coat, 'unknown', jeans])).toEqual([{ ean: coat, available: true, quantity: 5, source: 'Warehouse' }, { ean: 'unknown', ...nothing }, { ean: jeans, available: true, quantity: 5, source: 'Warehouse' }]);
    expect(await availability([coat, jeans], { market: 'de-de', ShipFromStore: true })).toEqual([{ ean: coat, ...nothing }, { ean: jeans, available: true, quantity: 12, source: 'Warehouse' }]);
  });

  it('adds the stock of the market’s stores when they ship, and counts only them when stores are asked for (STO-023, CAT-222)', async () => {
    expect(await availability([jeans], { ShipFromStore: true })).toMatchObject([{ quantity: 10, source: 'Warehouse' }]);
    for (const ShipFromStore of [true, false]) expect(await availability([jeans, coat], { ShipFromStore, IsRetail: true })).toEqual([{ ean: jeans, available: true, quantity: 5, source: 'ShipFromStore' }, { ean: coat, available: false, quantity: 0 }]);
    await shop.database.db.update(variant).set({ stock: 0 });
    expect(await availability([jeans], { ShipFromStore: true, IsRetail: false })).toEqual([{ ean: jeans, available: true, quantity: 5, source: 'ShipFromStore' }]);
    expect(await availability([jeans])).toEqual([{ ean: jeans, available: false, quantity: 0 }]);
  });

  it('is less at once when somebody begins to pay, and as before when that comes to nothing', async () => {
    provider.decide = 'action';
    const call = callerOf(shop.api);
    const ready = await readyBasket(call, [JEANS]);
    await call('POST', 'basket/create-payment', paymentOf(ready));
    expect(await availability([jeans])).toMatchObject([{ quantity: 4 }]);
    await workOff(shop.database.db, provider, new Date(Date.now() + 16 * 60_000));
    expect(await availability([jeans])).toMatchObject([{ quantity: 5 }]);
  });

  it('is kept by no cache', async () => {
    for (const path of [`/api/inventory/en-gb/get-availability?ShipFromStore=false&EanCodes=${jeans}`, `/api/retail-stock/en-gb/get-retail-availability?Ean=${jeans}`]) expect((await shop.api.inject(path)).headers['cache-control']).toBe('private, no-store');
  });

  it.each(['', '?EanCodes=1', '?ShipFromStore=true', '?ShipFromStore=perhaps&EanCodes=1', `?ShipFromStore=true&EanCodes=${'1'.repeat(21)}`])('needs codes and whether stores ship, and says so: %s (STO-020, CAT-227)', async (query) => {
    const answer = await shop.api.inject(`/api/inventory/en-gb/get-availability${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, message: expect.stringMatching(/ShipFromStore|EanCodes/) });
  });
});

describe('the stores that have an article', () => {
  it('are those of the market with at least one piece, by city, each with how many and whether it hands out parcels (STO-021, STO-022, CAT-221)', async () => {
    expect(await inStores(jeans)).toEqual([
      { quantity: 3, level: 'high', clickAndCollect: true, store: expect.objectContaining({ physicalId: 'bath', name: 'Selvedge Bath' }) },
      { quantity: 2, level: 'low', clickAndCollect: false, store: { physicalId: 'york', shopNumber: 'GB2', name: 'Selvedge York', openingHours: [{ dayOfWeek: 'Monday', opens: '10:00', closes: '19:00' }], address: { countryCode: 'GB', street: 'Street 1', city: 'York', postalCode: 'YO1 7HH', latitude: 52.5, longitude: 13.4 } } },
    ]);
    expect((await inStores(jeans, 'de-de')).map(({ store: { physicalId } }) => physicalId)).toEqual(['berlin']);
  });

  it('are none for what no store of the market has, what nobody knows, and what the market does not sell', async () => {
    expect([await inStores(coat), await inStores('unknown'), await inStores(coat, 'de-de'), await inStores('')]).toEqual([[], [], [], []]);
  });
});
