import type { Order } from '@selvedge/api-order';
import { showToast } from '@selvedge/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maskedOrder, openOrder, orderId, problem, SampleShop } from '../orders.sample.tsx';
import { Receipt, type ReceiptProps } from './Receipt.tsx';

vi.mock('@selvedge/ui', async (importOriginal) => ({ ...(await importOriginal<typeof import('@selvedge/ui')>()), showToast: vi.fn() }));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const later = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** A receipt over an API that gives these answers one after another, the last again and again. */
function open(props: Partial<ReceiptProps>, ...answers: unknown[]) {
  const asked: { what: string; body: unknown }[] = [];
  const answer = (what: string, body: unknown) => {
    asked.push({ what, body });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    return next instanceof Response ? next.clone() : next;
  };
  const view = render(<SampleShop answer={answer}><Receipt orderId={orderId} {...props} /></SampleShop>);
  return { asked, ...view };
}
const headline = (name: string) => screen.findByRole('heading', { level: 1, name });
const inState = (orderState: Order['orderState'], more: Partial<Order> = {}): Order => ({ ...maskedOrder, orderState, ...more });

describe('a receipt', () => {
  it('is read by market and order id, and says what was bought and what it costs (ORD-007, ORD-017, ORD-020, ORD-038, ORD-045)', async () => {
    const { asked } = open({}, maskedOrder);
    await headline('receipt.thanks');
    expect(asked.map(({ what }) => what)).toEqual([`GET order/receipt/${orderId}`]);
    expect(screen.getByText('100234')).toBeTruthy();
    expect(screen.getByText('Placed')).toBeTruthy();
    const [line] = within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem');
    expect(line!.textContent).toMatch(/Harbour straight jeansIndigoSize: W32L34Quantity: 2£90.00$/);
    expect(within(line!).getByRole('link').getAttribute('href')).toBe('/en-gb/product/harbour');
    const rows = screen.getByRole('region', { name: 'receipt.totals' }).textContent;
    expect(rows).toBe('receipt.subtotal£90.00receipt.discount−£10.00receipt.shipping£4.90receipt.total£84.90receipt.vat_included£14.15Gift card …1234−£20.00receipt.paid£64.90');
    expect(screen.getByText('Home delivery')).toBeTruthy();
    expect(screen.getByText('Expected on 25/11/2026')).toBeTruthy();
  });

  it('has two taxes where a market has two, by their names, and says when delivery is free (ORD-021)', async () => {
    const money = (amount: number) => ({ amount, currency: 'CAD' });
    open({}, { ...maskedOrder, giftCards: [], shippingTotal: money(0), totalDiscount: money(0), totalVat1: money(5), totalVat2: money(9.98), vatName: 'GST', vatName2: 'QST' });
    await headline('receipt.thanks');
    const rows = screen.getByRole('region', { name: 'receipt.totals' }).textContent;
    expect(rows).toContain('receipt.shippingreceipt.free');
    expect(rows).toMatch(/GST.*5\.00QST.*9\.98$/);
    expect(rows).not.toContain('receipt.discount');
  });

  it('says where the confirmation went to the buyer alone', async () => {
    open({}, openOrder);
    await headline('receipt.thanks');
    expect(screen.getByText('receipt.sent')).toBeTruthy();
    cleanup();
    open({}, { ...maskedOrder, email: 'ada@example.com' });
    await headline('receipt.thanks');
    expect(screen.queryByText('receipt.sent')).toBeNull();
  });

  it('tells once that the order is placed', async () => {
    const onLoaded = vi.fn();
    const { rerender } = open({ onLoaded }, openOrder);
    await headline('receipt.thanks');
    rerender(<SampleShop answer={() => openOrder}><Receipt orderId={orderId} onLoaded={onLoaded} /></SampleShop>);
    await headline('receipt.thanks');
    expect(onLoaded).toHaveBeenCalledExactlyOnceWith(openOrder);
  });
});

describe('a payment that is not decided', () => {
  it('is asked for every two seconds until the order is placed', async () => {
    const onLoaded = vi.fn();
    const { asked } = open({ onLoaded }, inState('paymentprocessing'), inState('paymentprocessing'), maskedOrder);
    await headline('receipt.processing');
    expect(onLoaded).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).toBeNull();
    await later(4_000);
    await headline('receipt.thanks');
    expect(onLoaded).toHaveBeenCalledOnce();
    await later(10_000);
    expect(asked).toHaveLength(3);
  });

  it('is asked for no longer than a minute, and then when the shopper wants to', async () => {
    const { asked } = open({}, inState('paymentprocessing'));
    await headline('receipt.processing');
    await later(61_000);
    expect(screen.getByRole('status').textContent).toBe('receipt.processing_late');
    const before = asked.length;
    expect(before).toBeLessThanOrEqual(31);
    await later(30_000);
    expect(asked).toHaveLength(before);
    fireEvent.click(screen.getByRole('button', { name: 'receipt.ask_again' }));
    await waitFor(() => expect(asked.length).toBe(before + 1));
    expect(screen.getByRole('status').textContent).toBe('receipt.processing_text');
  });
});

it('says why an order was cancelled, and leads back to the basket', async () => {
  const onLoaded = vi.fn();
  open({ onLoaded }, inState('cancelled', { message: 'Your payment was declined. Nothing was charged.' }));
  await headline('receipt.cancelled');
  expect(screen.getByRole('status').textContent).toBe('Your payment was declined. Nothing was charged.');
  expect(screen.getByRole('link', { name: 'receipt.to_basket' }).getAttribute('href')).toBe('/en-gb/basket');
  expect(screen.queryByText('Home delivery')).toBeNull();
  expect(onLoaded).not.toHaveBeenCalled();
});

describe('names and addresses', () => {
  const email = () => screen.findByRole('textbox', { name: 'receipt.email' }) as Promise<HTMLInputElement>;
  const prove = async (value: string) => {
    fireEvent.change(await email(), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'receipt.open' }));
  };

  it('are there for the browser that bought', async () => {
    const { asked } = open({ basketId: 'basket-basket-basket-basket' }, openOrder);
    expect((await screen.findAllByText(/Loom Lane/)).length).toBe(2);
    expect(screen.getByText('ada@example.com')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(asked[0]!.what).toBe(`GET order/receipt/${orderId}?basketId=basket-basket-basket-basket`);
  });

  it('open with the e-mail address of the order', async () => {
    const { asked } = open({}, maskedOrder, openOrder);
    await prove(' ada@example.com ');
    expect((await screen.findAllByText(/Loom Lane/)).length).toBe(2);
    expect(asked[1]).toEqual({ what: `POST order/receipt/${orderId}`, body: { email: 'ada@example.com' } });
    await later(5_000);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('stay closed with another one, said at the field, which keeps what was typed and takes the focus', async () => {
    open({}, maskedOrder, problem(400, 'Not the address of the order.', 'email'));
    await prove('eve@example.com');
    expect(await screen.findByText('Not the address of the order.')).toBeTruthy();
    const field = await email();
    expect([field.value, field.getAttribute('aria-invalid'), document.activeElement === field]).toEqual(['eve@example.com', 'true', true]);
    expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toBe('Not the address of the order.');
  });

  it('ask for an address before anything is sent, and say the words of the server when it is asked too often', async () => {
    const { asked } = open({}, maskedOrder, problem(429, 'Please wait a minute.'));
    await prove('  ');
    expect(await screen.findByText('receipt.email_missing')).toBeTruthy();
    expect(asked).toHaveLength(1);
    await prove('ada@example.com');
    expect(await screen.findByText('Please wait a minute.')).toBeTruthy();
  });

  it('say so when no answer comes', async () => {
    open({}, maskedOrder, new TypeError('cut'));
    await prove('ada@example.com');
    expect(await screen.findByText('feedback.error_generic')).toBeTruthy();
  });
});

describe('a page without an order', () => {
  it('says so and leads home when its address has no order id, and asks nothing (ORD-036, ORD-037, ORD-043)', async () => {
    const { asked, rerender } = open({}, maskedOrder);
    await headline('receipt.thanks');
    rerender(<SampleShop answer={() => maskedOrder}><Receipt orderId={null} /></SampleShop>);
    expect(screen.getByRole('heading', { name: 'receipt.none_title' })).toBeTruthy();
    expect(screen.queryByText('100234')).toBeNull();
    expect(screen.getByRole('link', { name: 'receipt.home' }).getAttribute('href')).toBe('/en-gb');
    expect(asked).toHaveLength(1);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('warns when nobody knows the order (ORD-040, ORD-042, ORD-043)', async () => {
    open({}, problem(404, 'Unknown.'));
    expect(await screen.findByRole('heading', { name: 'receipt.none_title' })).toBeTruthy();
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'warning', text: 'feedback.error_no_order' });
  });

  it('can be tried again when the server fails (ORD-040, ORD-041)', async () => {
    open({}, problem(500, 'x'), maskedOrder);
    fireEvent.click(await screen.findByRole('button', { name: 'feedback.try_again' }));
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'danger', text: 'feedback.error_order_return' });
    await headline('receipt.thanks');
  });

  it('is the same for everybody as the server renders it: places for what is coming', () => {
    const answer = vi.fn();
    const html = renderToString(<SampleShop answer={answer}><Receipt /></SampleShop>);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('receipt.none');
    expect(answer).not.toHaveBeenCalled();
  });
});
