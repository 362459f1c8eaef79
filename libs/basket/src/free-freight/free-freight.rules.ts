import type { FreeFreight } from '@selvedge/api-content';
import type { Basket, Money } from '@selvedge/api-order';
import { money, thousandths } from '../basket.rules.ts';
import { isDigitalOnly } from '../lines.rules.ts';

/** What a basket lacks until its delivery is free; nothing where no amount makes it free, and for what is not delivered (BSK-126). */
export function missingForFreeFreight({ freightValue = 0 }: FreeFreight, basket: Pick<Basket, 'lines' | 'subtotal' | 'totalDiscount' | 'freeShipping'>): Money | undefined {
  if (freightValue <= 0 || isDigitalOnly(basket)) return undefined;
  const { subtotal, totalDiscount, freeShipping } = basket;
  const missing = thousandths({ amount: freightValue }) - (thousandths(subtotal) - thousandths(totalDiscount));
  return money(freeShipping ? 0 : Math.max(missing, 0), subtotal);
}
