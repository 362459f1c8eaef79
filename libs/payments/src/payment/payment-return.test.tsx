import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPayment, setOpenPayment } from '../payment.state.ts';
import { checkoutBasketId, problem, SampleShop, type Asked } from '../payments.sample.tsx';
import { PaymentReturn, usePaymentProgress } from './PaymentReturn.tsx';

const replace = vi.fn();
const receipt = '/en-gb/receipt?orderid=1';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(location, 'replace').mockImplementation(replace);
});
afterEach(() => {
  cleanup();
  setOpenPayment(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

const Step = () => <p>The step. {usePaymentProgress().news?.text}</p>;

function comeTo(search: string, ...answers: unknown[]) {
  history.replaceState(null, '', `/en-gb/checkout/payment${search}`);
  const asked: Asked[] = [];
  const answer = (one: Asked) => {
    asked.push(one);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    return next instanceof Response ? next.clone() : next;
  };
  render(<StrictMode><SampleShop answer={answer}><PaymentReturn><Step /></PaymentReturn></SampleShop></StrictMode>);
  return asked;
}
const back = `?checkoutBasketId=${checkoutBasketId}&redirectResult=proof`;
const later = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

describe('coming back from the provider', () => {
  it('asks with what the provider sent along, cleans the address, and goes on to the receipt (PAY-043, PAY-044)', async () => {
    const asked = comeTo(back, { paymentState: 'Authorised', url: receipt });
    expect(location.search).toBe('');
    expect(screen.queryByText(/The step/)).toBeNull();
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
    expect(asked.every(({ what, query }) => what === 'GET return' && query.redirectResult === 'proof')).toBe(true);
    expect(openPayment()).toBeUndefined();
  });

  it('without success shows the methods again, and why (PAY-038, PAY-044)', async () => {
    comeTo(back, { paymentState: 'Cancelled', error: 'You cancelled the payment.' });
    expect((await screen.findByText(/The step/)).textContent).toContain('You cancelled the payment.');
    expect(replace).not.toHaveBeenCalled();
    expect(openPayment()).toBeUndefined();
  });

  it('asks for a minute while the bank has not decided, then says what will happen and can ask again', async () => {
    const asked = comeTo(back, { paymentState: 'Received' });
    expect(await screen.findByText('payment.waiting')).toBeTruthy();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    const before = asked.length;
    await later(2_000);
    expect(asked.length).toBe(before + 1);
    expect(asked.at(-1)!.query).toEqual({});
    await later(60_000);
    expect(await screen.findByText('payment.undecided')).toBeTruthy();
    const afterMinute = asked.length;
    await later(20_000);
    expect(asked.length).toBe(afterMinute);
    fireEvent.click(screen.getByRole('button', { name: 'payment.ask_again' }));
    await waitFor(() => expect(asked.length).toBe(afterMinute + 1));
    expect(screen.getByText('payment.waiting')).toBeTruthy();
  });

  it('lets the shopper pay another way when it takes too long', async () => {
    comeTo(back, { paymentState: 'Pending' });
    await later(62_000);
    fireEvent.click(await screen.findByRole('button', { name: 'payment.other_way' }));
    expect(screen.getByText(/The step/)).toBeTruthy();
    expect(openPayment()).toBeUndefined();
  });

  it('keeps asking while no answer comes, with what the provider sent along', async () => {
    const asked = comeTo(back, new TypeError('cut'), new TypeError('cut'), new TypeError('cut'), new TypeError('cut'), { paymentState: 'Authorised', url: receipt });
    await later(6_000);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
    expect(asked.every(({ query }) => query.redirectResult === 'proof')).toBe(true);
  });

  it('does not send a shopper away again whom the provider has just sent back: the bank may have said yes', async () => {
    comeTo(back, { paymentState: 'Pending', adyenAction: { type: 'redirect' } }, { paymentState: 'Pending', adyenAction: { type: 'redirect' } }, { paymentState: 'Authorised', url: receipt });
    await later(6_000);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
  });

  it('with an id that nobody knows says so', async () => {
    comeTo(back, problem(404, 'Unknown.'));
    expect((await screen.findByText(/The step/)).textContent).toContain('payment.not_started');
  });
});

describe('opening the payment page', () => {
  it('shows the step at once, on the server as in the browser, and asks nothing', async () => {
    const asked = comeTo('');
    expect(screen.getByText(/The step/)).toBeTruthy();
    expect(renderToString(<SampleShop answer={() => undefined}><PaymentReturn><Step /></PaymentReturn></SampleShop>)).toContain('The step.');
    await later(100);
    expect(asked).toEqual([]);
  });

  it('in the middle of a payment asks how that one stands', async () => {
    setOpenPayment({ checkoutBasketId, attemptId: 'a'.repeat(36) });
    const asked = comeTo('', { paymentState: 'Authorised', url: receipt });
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
    expect(asked.at(-1)).toMatchObject({ what: 'GET return', query: {} });
  });

  it('after a press that never arrived keeps its attempt', async () => {
    const open = { checkoutBasketId, attemptId: 'a'.repeat(36) };
    setOpenPayment(open);
    comeTo('', problem(404, 'Unknown.'));
    await screen.findByText(/The step/);
    expect(openPayment()).toEqual(open);
  });
});
