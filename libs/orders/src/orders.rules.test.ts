import { vOrder } from '@selvedge/api-order/schemas';
import { describe, expect, it } from 'vitest';
import { includesVat, sizeOf, stateKey } from './orders.rules.ts';
import { maskedOrder, openOrder } from './orders.sample.tsx';

it('tries itself out on orders that the contract allows', () => {
  for (const order of [maskedOrder, openOrder]) expect(vOrder['~standard'].validate(order)).toMatchObject({ value: order });
});

describe('the state of an order', () => {
  it('has a label for each of the four, whatever their case (ORD-027, ORD-028)', () => {
    expect(['placed', 'Completed', 'PaymentProcessing', 'CANCELLED'].map(stateKey)).toEqual(['order.state_placed', 'order.state_completed', 'order.state_paymentprocessing', 'order.state_cancelled']);
  });

  it('is its own key when nobody foresaw it (ORD-028)', () => {
    expect(stateKey('OnHold')).toBe('OnHold');
  });
});

it('writes a size with its length, or alone (ORD-065, ORD-066)', () => {
  expect([sizeOf({ size: '32', length: '34' }), sizeOf({ size: 'M' }), sizeOf({})]).toEqual(['W32L34', 'M', undefined]);
});

describe('the tax', () => {
  const money = (amount: number) => ({ amount, currency: 'GBP' });
  const sums = (subtotal: number, discount: number, shipping: number, total: number) => ({ subtotal: money(subtotal), totalDiscount: money(discount), shippingTotal: money(shipping), total: money(total) });

  it('is in the prices when the sums come out without it, for all that floats do', () => {
    expect(includesVat(sums(0.1, 0, 0.2, 0.3))).toBe(true);
    expect(includesVat(sums(90, 10, 4.9, 84.9))).toBe(true);
    expect(includesVat(sums(90, 0, 0, 97.65))).toBe(false);
  });
});
