import type { Basket, BasketEnvelope, LineItem, Money } from '@selvedge/api-order';

/** A change that the server has not answered yet. */
export type Change =
  | { kind: 'add'; sku: string; quantity: number }
  | { kind: 'quantity'; lineItemId: string; quantity: number }
  | { kind: 'remove'; lineItemId: string };

/** No currency has more than three decimals, so thousandths hold every amount exactly. */
export const thousandths = ({ amount }: Pick<Money, 'amount'>): number => Math.round(amount * 1000);
export const money = (value: number, { currency }: Pick<Money, 'currency'>): Money => ({ amount: value / 1000, currency });
const plus = (base: Money, change: number): Money => money(thousandths(base) + change, base);

/**
 * The basket as it will be: the server's last answer with what is still on its way. Lines, pieces and sums of goods are
 * worked out; a line that the server has not described yet only counts. Shipping, tax and promotions stay the server's.
 */
export function withPending(envelope: BasketEnvelope, changes: readonly Change[]): BasketEnvelope {
  return changes.length === 0 ? envelope : { ...envelope, basket: changes.reduce(changed, envelope.basket) };
}

function changed(basket: Basket, change: Change): Basket {
  switch (change.kind) {
    case 'add': {
      const line = basket.lines.find(({ sku }) => sku === change.sku);
      return line ? withQuantity(basket, line, line.quantity + change.quantity) : { ...basket, quantity: basket.quantity + change.quantity };
    }
    case 'quantity': {
      const line = basket.lines.find(({ id }) => id === change.lineItemId);
      return line ? withQuantity(basket, line, change.quantity) : basket;
    }
    case 'remove': {
      const line = basket.lines.find(({ id }) => id === change.lineItemId);
      return line ? withQuantity(basket, line, 0) : basket;
    }
  }
}

function withQuantity(basket: Basket, line: LineItem, quantity: number): Basket {
  const lineTotal = thousandths(line.unitPrice.salesPrice) * quantity;
  const difference = lineTotal - thousandths(line.totalPrice);
  const lines = basket.lines.flatMap((one) => {
    if (one.id !== line.id) return [one];
    return quantity === 0 ? [] : [{ ...one, quantity, totalPrice: money(lineTotal, one.totalPrice), groupTotalPrice: plus(one.groupTotalPrice, difference) }];
  });
  const total = plus(basket.total, difference);
  const covered = giftCardShares({ ...basket, total }).reduce((sum, { amount }) => sum + thousandths(amount), 0);
  return {
    ...basket,
    lines,
    quantity: basket.quantity + quantity - line.quantity,
    subtotal: plus(basket.subtotal, difference),
    total,
    remainingTotal: plus(total, -covered),
  };
}

/** What each gift card pays: as much as it can, one after another. */
export function giftCardShares({ giftCards, total }: Pick<Basket, 'giftCards' | 'total'>): { giftCardNumber: string; amount: Money }[] {
  let left = thousandths(total);
  return giftCards.map(({ giftCardNumber, balance }) => {
    const share = Math.min(thousandths(balance), left);
    left -= share;
    return { giftCardNumber, amount: money(share, total) };
  });
}

/** Two digits are what has room on the icon. */
export const mostCounted = 99;

/** What stands on the icon: pieces, 99 at most, nothing for none (BSK-022, BSK-023). */
export const iconCount = (quantity: number): string => (quantity > 0 ? String(Math.min(quantity, mostCounted)) : '');
