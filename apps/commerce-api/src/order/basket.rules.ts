import { vatIn } from './vat-rates.ts';

/** What the sums of a basket are made of, in minor units of one currency. */
export interface ToSum {
  lines: readonly { unit: number; quantity: number }[];
  shipping: number;
  /** Balances of the gift cards, in the order in which they are used. */
  giftCards: readonly { number: string; balance: number }[];
  country: string;
}

/** Sums in minor units. Prices include the tax. */
export interface Sums {
  subtotal: number;
  totalDiscount: number;
  shipping: number;
  shippingVat: number;
  total: number;
  /** Of goods and shipping. */
  totalVat: number;
  /** What each gift card pays. */
  giftCards: { number: string; amount: number }[];
  /** What is left to pay. */
  remaining: number;
}

/** How much one shopper can take away from others, in pieces. */
export interface BasketLimits {
  piecesOfALine: number;
  /** What one open payment can hold. */
  piecesOfAnOrder: number;
}

export const basketLimits: BasketLimits = { piecesOfALine: 10, piecesOfAnOrder: 50 };

/** Works out what a basket costs, the tax line by line, and what its gift cards pay. */
export function sumsOf({ lines, shipping, giftCards, country }: ToSum): Sums {
  const totals = lines.map(({ unit, quantity }) => unit * quantity);
  const subtotal = totals.reduce((sum, one) => sum + one, 0);
  const shippingVat = vatIn(shipping, country);
  const total = subtotal + shipping;
  let remaining = total;
  const used = giftCards.map(({ number, balance }) => {
    const amount = Math.min(balance, remaining);
    remaining -= amount;
    return { number, amount };
  });
  return {
    subtotal, totalDiscount: 0, shipping, shippingVat, total,
    totalVat: totals.reduce((sum, one) => sum + vatIn(one, country), 0) + shippingVat,
    giftCards: used, remaining,
  };
}
