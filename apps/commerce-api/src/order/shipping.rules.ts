import type { ShippingMethod } from '@selvedge/api-order';
import { moneyOf } from '../catalog/price.rules.ts';
import { textIn } from '../content/in-language.ts';
import type { MarketRow } from '../http/caller.ts';
import type { Localised } from '../storage/schema.ts';

/** A way of delivery as the shop's document `shippingMethods` has it. */
export interface ShippingRow {
  /** `online` is home delivery (CHK-110). */
  id: string;
  name: Localised;
  deliveryType: ShippingMethod['deliveryType'];
  /** Working days until it arrives, at the earliest. */
  days: number;
  /** By currency, in minor units; a currency that is missing does not have the method. Without any it costs nothing anywhere. */
  prices: Record<string, { price: number; freeFrom?: number }>;
}

export interface OfferedMethod {
  id: string;
  name: string;
  deliveryType: ShippingMethod['deliveryType'];
  price: number;
  predictedDeliveryDate: string;
}

/** From what goods' worth (minor units) home delivery is free in a currency, if it ever is. */
export const freeFrom = (rows: readonly ShippingRow[], currency: string): number | undefined => rows.find(({ id }) => id === 'online')?.prices[currency]?.freeFrom;

/** What can be chosen for goods worth `subtotal` (minor units), in the shop's order. */
export function offeredMethods(rows: readonly ShippingRow[], { language, currency }: Pick<MarketRow, 'language' | 'currency'>, subtotal: number, now: Date): OfferedMethod[] {
  return rows.flatMap(({ id, name, deliveryType, days, prices }) => {
    const own = Object.keys(prices).length === 0 ? { price: 0 } : prices[currency];
    if (!own) return [];
    const isFree = 'freeFrom' in own && own.freeFrom !== undefined && subtotal >= own.freeFrom;
    return [{ id, name: textIn(name, language), deliveryType, price: isFree ? 0 : own.price, predictedDeliveryDate: dayAfter(now, days) }];
  });
}

export const methodOf = ({ price, ...method }: OfferedMethod, currency: string): ShippingMethod => ({ ...method, price: moneyOf(price, currency), freeShipping: price === 0 });

/** The day after so many working days; nobody delivers at weekends. */
export function dayAfter(from: Date, workingDays: number): string {
  const day = new Date(from);
  for (let left = workingDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left--;
  }
  return day.toISOString().slice(0, 10);
}
