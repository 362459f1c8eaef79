import type { Order } from '@selvedge/api-order';

const known = ['completed', 'placed', 'paymentprocessing', 'cancelled'];

/** The text key of an order's state; for a state that nobody foresaw the state itself, which gives itself in lower case (ORD-027, ORD-028). */
export function stateKey(state: string): string {
  const name = state.toLowerCase();
  return known.includes(name) ? `order.state_${name}` : state;
}

/** How a size is written: `W32L34`, or the size alone (ORD-065, ORD-066). */
export const sizeOf = ({ size, length }: { size?: string; length?: string }): string | undefined => (size && length ? `W${size}L${length}` : size);

type Amounts = Pick<Order, 'subtotal' | 'totalDiscount' | 'shippingTotal' | 'total'>;

/** Whether the tax is part of the prices or comes on top. Compared in hundred-thousandths, finer than any currency. */
export function includesVat({ subtotal, totalDiscount, shippingTotal, total }: Amounts): boolean {
  const fine = ({ amount }: { amount: number }) => Math.round(amount * 100_000);
  return fine(subtotal) - fine(totalDiscount) + fine(shippingTotal) === fine(total);
}
