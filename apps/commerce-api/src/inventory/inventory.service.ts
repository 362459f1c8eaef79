import type { Availability, RetailAvailability } from '@selvedge/api-inventory';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MarketRow } from '../http/caller.ts';
import type { InventoryHandlers } from '../http/handlers.ts';
import type { Database } from '../storage/database.ts';
import { price, store, storeStock, variant } from '../storage/schema.ts';

/** A store with fewer pieces has few left. */
const PLENTY = 3;

/** Answers what can be had, from the tables themselves: the warehouse's stock is there without what is held for payments under way (payment/holdings.ts). */
export const inventoryHandlers = ({ db }: { db: Database }): InventoryHandlers => ({
  async getAvailability({ EanCodes: eans, ShipFromStore, IsRetail = false }, { market }) {
    const asksStores = IsRetail || ShipFromStore === true;
    const pieces = await piecesOf(db, eans, market, asksStores);
    return eans.map((ean): Availability => {
      const { warehouse, stores } = pieces.get(ean) ?? { warehouse: 0, stores: 0 };
      const central = IsRetail ? 0 : warehouse;
      const quantity = central + stores;
      return { ean, available: quantity > 0, quantity, ...(quantity > 0 ? { source: central > 0 ? 'Warehouse' : 'ShipFromStore' } : {}) };
    });
  },

  async getRetailAvailability({ Ean: ean }, { market }) {
    if (!ean) return [];
    const rows = await db.select({ store, quantity: storeStock.quantity }).from(storeStock)
      .innerJoin(store, eq(store.id, storeStock.storeId)).innerJoin(variant, eq(variant.id, storeStock.sku)).innerJoin(price, pricedIn(market))
      .where(and(eq(variant.ean, ean), eq(store.country, market.country), gt(storeStock.quantity, 0))).orderBy(asc(store.city), asc(store.name), asc(store.id));
    return rows.map(({ store: { clickAndCollect, ...row }, quantity }): RetailAvailability => ({ store: storeOf(row), quantity, level: quantity < PLENTY ? 'low' : 'high', clickAndCollect }));
  },
});

/** What the warehouse and, when they are asked, the market's stores have, by EAN; what has no price in the market is not there. */
async function piecesOf(db: Database, eans: string[], market: MarketRow, asksStores: boolean): Promise<Map<string, { warehouse: number; stores: number }>> {
  const inStores = sql`(SELECT coalesce(sum(${storeStock.quantity}), 0) FROM ${storeStock} JOIN ${store} ON ${store.id} = ${storeStock.storeId} WHERE ${storeStock.sku} = ${variant.id} AND ${store.country} = ${market.country})`;
  const rows = await db.select({ ean: variant.ean, warehouse: sql<number>`sum(${variant.stock})::int`, stores: asksStores ? sql<number>`sum(${inStores})::int` : sql<number>`0` })
    .from(variant).innerJoin(price, pricedIn(market)).where(inArray(variant.ean, eans)).groupBy(variant.ean);
  return new Map(rows.map(({ ean, ...pieces }) => [ean!, pieces]));
}

const pricedIn = ({ currency }: Pick<MarketRow, 'currency'>) => and(eq(price.styleOptionId, variant.styleOptionId), eq(price.currency, currency));

/** A store as the contract says it. */
function storeOf({ id, name, shopNumber, country, street, city, postalCode, phone, latitude, longitude, openingHours }: Omit<typeof store.$inferSelect, 'clickAndCollect'>): RetailAvailability['store'] {
  return {
    physicalId: id, name, shopNumber, openingHours: openingHours.map((hours) => ({ ...hours })),
    address: { countryCode: country, street, city, ...(postalCode ? { postalCode } : {}), ...(phone ? { phone } : {}), latitude, longitude },
  };
}
