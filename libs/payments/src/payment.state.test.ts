import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptFor, openPayment, setOpenPayment, takeReturn } from './payment.state.ts';

afterEach(() => {
  vi.restoreAllMocks();
  setOpenPayment(undefined);
  history.replaceState(null, '', '/');
});

describe('a press of pay', () => {
  it('is the same attempt until it is answered, also after a reload, and a new one afterwards', () => {
    const first = attemptFor('basket-a');
    expect(first).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(attemptFor('basket-a')).toBe(first);
    expect(JSON.parse(sessionStorage.getItem('payment')!)).toEqual({ checkoutBasketId: 'basket-a', attemptId: first });
    setOpenPayment(undefined);
    expect(attemptFor('basket-a')).not.toBe(first);
  });

  it('of another basket is another attempt', () => {
    expect(attemptFor('basket-a')).not.toBe(attemptFor('basket-b'));
  });

  it('is remembered while the page is open in a browser that stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('denied', 'SecurityError'); });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => { throw new DOMException('denied', 'SecurityError'); });
    const first = attemptFor('basket-a');
    expect(attemptFor('basket-a')).toBe(first);
    expect(openPayment()).toEqual({ checkoutBasketId: 'basket-a', attemptId: first });
  });

  it('does not stumble over what somebody else has stored', () => {
    for (const rubbish of ['not json', '7', 'null', '{"attemptId":"x"}']) {
      sessionStorage.setItem('payment', rubbish);
      expect(openPayment()).toBeUndefined();
      expect(attemptFor('basket-a')).toMatch(/^[0-9a-f]{36}$/);
    }
  });
});

describe('the way back from the provider', () => {
  it('is taken off the address at once and remembered for a reload (PAY-043)', () => {
    history.replaceState({ place: 7 }, '', '/en-gb/checkout/payment?checkoutBasketId=abc&redirectResult=xyz&keep=1#there');
    expect(takeReturn()).toEqual({ checkoutBasketId: 'abc', redirectResult: 'xyz' });
    expect(location.pathname + location.search + location.hash).toBe('/en-gb/checkout/payment?keep=1#there');
    expect(history.state).toEqual({ place: 7 });
    expect(takeReturn()).toBeUndefined();
    expect(openPayment()).toEqual({ checkoutBasketId: 'abc', redirectResult: 'xyz' });
  });

  it('is none for everybody else, and touches no address', () => {
    const replaceState = vi.spyOn(history, 'replaceState');
    expect(takeReturn()).toBeUndefined();
    expect(replaceState).not.toHaveBeenCalled();
  });
});
