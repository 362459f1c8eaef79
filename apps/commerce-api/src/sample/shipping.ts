import type { ShippingRow } from '../order/shipping.rules.ts';
import { convertValue } from './rates.ts';
import { say } from './say.ts';

/** How the sample shop delivers, in every currency of its prices. */
export const shippingMethods = (currencies: readonly string[]): ShippingRow[] => {
  const prices = (cents: number, freeFrom?: number): ShippingRow['prices'] =>
    Object.fromEntries(currencies.map((currency) => [currency, { price: convertValue(cents, currency), ...(freeFrom === undefined ? {} : { freeFrom: convertValue(freeFrom, currency) }) }]));
  return [
    { id: 'online', name: say('Home delivery', 'Lieferung nach Hause', 'التوصيل إلى المنزل'), deliveryType: 'home', days: 3, prices: prices(500, 10_000) },
    { id: 'express', name: say('Express delivery', 'Expresslieferung', 'توصيل سريع'), deliveryType: 'home', days: 1, prices: prices(1_200) },
  ];
};
