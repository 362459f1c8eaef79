import { showToast } from '@selvedge/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, basketId, problem, SampleCheckout, sampleEnvelope, scarceLines, withShipment, withTerms, type Asked } from '../checkout.sample.tsx';

vi.mock('@selvedge/ui', async (importOriginal) => ({ ...(await importOriginal<typeof import('@selvedge/ui')>()), showToast: vi.fn() }));

const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
beforeEach(() => void assign.mockClear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.mocked(showToast).mockClear();
});

/** The summary step over an API that gives these answers to what is written, one after another. */
function open(basket: Parameters<typeof sampleEnvelope>[0] = withShipment, ...answers: unknown[]) {
  const asked: Asked[] = [];
  const answer = (one: Asked) => {
    if (one.what.startsWith('GET')) return sampleEnvelope(basket);
    asked.push(one);
    return answers.shift();
  };
  return { asked, ...render(<SampleCheckout at="/summary" envelope={sampleEnvelope(basket)} answer={answer} />) };
}
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept the/ });
const newsletter = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'checkout.accept_newsletter' });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'checkout.to_payment' }));

describe('the summary', () => {
  it('shows who, where, how and what, each with a way to change it (CHK-006, CHK-136, CHK-137)', () => {
    open();
    const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement!);
    expect(parts.map((part) => within(part).getByRole('link').getAttribute('href'))).toEqual(['customer', 'details', 'details', 'shipping'].map((step) => `/en-gb/checkout/${step}`));
    expect(parts.map((part) => within(part).getByRole('link').textContent)).toEqual(['email', 'shipping_address', 'billing_address', 'shipping_method'].map((name) => `checkout.change: checkout.${name}`));
    expect(parts[0]!.textContent).toContain('ada@example.com');
    expect(parts[1]!.textContent).toContain('7 Loom Lane');
    expect(parts[2]!.textContent).toContain('checkout.same_address');
    expect(parts[3]!.textContent).toContain('Home delivery · £4.90');
    expect(screen.getByText('The lines')).toBeTruthy();
  });

  it('shows another billing address (CHK-137)', () => {
    open({ ...withShipment, useBillingAddressForShipping: false, billingAddress: { ...address, firstName: 'Bill' } });
    expect(screen.getByText('Bill Weaver')).toBeTruthy();
    expect(screen.queryByText('checkout.same_address')).toBeNull();
  });

  it('leads back to the basket when something is no longer there in this quantity', () => {
    open({ ...withShipment, ...scarceLines });
    expect(screen.getByRole('alert').textContent).toContain('checkout.lines_short');
    expect(screen.queryByRole('button', { name: 'checkout.to_payment' })).toBeNull();
    expect(screen.getByRole('link', { name: 'checkout.back_to_basket' }).getAttribute('href')).toBe('/en-gb/basket');
  });
});

describe('newsletter and terms', () => {
  it('are not ticked beforehand; the terms can be read in another tab (CHK-036)', () => {
    open();
    expect([newsletter().checked, terms().checked]).toEqual([false, false]);
    const link = screen.getByRole('link', { name: 'checkout.terms_new_tab' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.textContent]).toEqual(['/en-gb/terms', '_blank', 'checkout.terms']);
  });

  it('the terms must be accepted before paying, said at the box (CHK-036)', async () => {
    const { asked } = open();
    send();
    await screen.findByRole('group');
    expect(document.getElementById(terms().getAttribute('aria-describedby')!)!.textContent).toBe('checkout.terms_required');
    expect([asked, assign.mock.calls]).toEqual([[], []]);
  });

  it.each([true, false])('are saved together, and then a document of its own brings the payment; newsletter %s (CHK-007, CHK-033, CHK-036)', async (wants) => {
    const { asked } = open(withShipment, sampleEnvelope(withTerms));
    fireEvent.click(terms());
    if (wants) fireEvent.click(newsletter());
    send();
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/en-gb/checkout/payment'));
    expect(asked.map(({ what, query }) => ({ what, query }))).toEqual([{ what: 'PUT accept-newsletter-and-terms', query: { acceptNewsletter: String(wants), acceptTerms: 'true', basketId } }]);
  });

  it('keep their ticks over a reload and over a failure', async () => {
    const { unmount } = open();
    fireEvent.click(newsletter());
    unmount();
    open(withShipment, problem(500, 'x'));
    expect(newsletter().checked).toBe(true);
    fireEvent.click(terms());
    send();
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'danger', text: 'feedback.error_checkout_update', immediate: true }));
    expect([newsletter().checked, terms().checked, assign.mock.calls.length]).toEqual([true, true, 0]);
  });
});
