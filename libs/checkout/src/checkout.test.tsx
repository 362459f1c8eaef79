import { showToast } from '@selvedge/ui';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleCheckout, sampleEnvelope, withAddress, withEmail, withShipment, withTerms, digitalLines } from './checkout.sample.tsx';

vi.mock('@selvedge/ui', async (importOriginal) => ({ ...(await importOriginal<typeof import('@selvedge/ui')>()), showToast: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(showToast).mockClear();
  sessionStorage.clear();
});

const answer = vi.fn(({ what }: { what: string }) => (what === 'GET countries' ? [{ name: 'United Kingdom', country: 'GB' }] : undefined));
const path = () => screen.getByRole('status', { name: 'address' }).textContent;
const open = (at: string, basket?: Parameters<typeof sampleEnvelope>[0]) =>
  render(
    <SampleCheckout at={at} envelope={basket && sampleEnvelope(basket)} answer={answer}>
      <p>The payment</p>
    </SampleCheckout>,
  );

describe('the way through the checkout', () => {
  it.each([
    ['', '/customer'],
    ['/gift', '/customer'],
    ['/payment', '/customer'],
  ])('begins with the customer: %s leads to %s (CHK-009, CHK-010, CHK-025)', async (at, right) => {
    open(at, {});
    await waitFor(() => expect(path()).toBe(`/en-gb/checkout${right}`));
    expect(screen.getByRole('heading', { level: 1, name: 'checkout.title_customer' })).toBeTruthy();
  });

  it.each([
    ['details', withEmail],
    ['shipping', withAddress],
    ['summary', withShipment],
  ] as const)('leads whoever asks for the payment to what is missing first: %s (CHK-025)', async (step, basket) => {
    open('/payment', basket);
    await waitFor(() => expect(path()).toBe(`/en-gb/checkout/${step}`));
    expect(screen.getByRole('heading', { level: 1, name: `checkout.title_${step}` })).toBeTruthy();
    expect(screen.queryByText('The payment')).toBeNull();
  });

  it('shows the payment when nothing is missing, and any earlier step when it is asked for (CHK-007, CHK-025)', async () => {
    const { unmount } = open('/payment', withTerms);
    expect(screen.getByText('The payment')).toBeTruthy();
    unmount();
    open('/details', withTerms);
    expect(path()).toBe('/en-gb/checkout/details');
    expect(await screen.findByText('Delivery to United Kingdom')).toBeTruthy();
  });

  it('goes back to the basket when there is nothing to buy (CHK-025)', async () => {
    const { unmount } = open('/details', { quantity: 0, lines: [] });
    await waitFor(() => expect(path()).toBe('/en-gb/basket'));
    unmount();
    open('/details');
    await waitFor(() => expect(path()).toBe('/en-gb/basket'));
    // Nobody has taken it away.
    expect(showToast).not.toHaveBeenCalled();
  });

  it('says why it is left when another tab has ordered or emptied the basket', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    render(<SampleCheckout at="/payment" envelope={sampleEnvelope(withTerms)} answer={answer} queryClient={queryClient}><p>The payment</p></SampleCheckout>);
    expect(screen.getByText('The payment')).toBeTruthy();
    expect(showToast).not.toHaveBeenCalled();
    queryClient.setQueriesData({}, sampleEnvelope({ quantity: 0, lines: [] }));
    await waitFor(() => expect(path()).toBe('/en-gb/basket'));
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'info', text: 'checkout.basket_gone' });
  });

  it('leaves out the delivery when nothing is carried, and asks for the billing address alone (CHK-028)', async () => {
    open('/shipping', { ...withEmail, ...digitalLines });
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/details'));
    expect(screen.getByRole('heading', { level: 1, name: 'checkout.billing_address' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('address.first_name').autocomplete).toBe('billing given-name');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['checkout.step_customer', 'checkout.step_details', 'checkout.step_summary', 'checkout.step_payment']);
  });
});

describe('the progress', () => {
  it('marks the current step and leads back to earlier ones, not ahead', () => {
    open('/shipping', withTerms);
    const steps = within(screen.getByRole('navigation', { name: 'checkout.progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
    expect(steps.map((step) => within(step).queryByRole('link')?.getAttribute('href'))).toEqual(['/en-gb/checkout/customer', '/en-gb/checkout/details', undefined, undefined, undefined]);
  });
});

it('gives the focus to the heading of the next step, and not to that of the first', async () => {
  const saved = sampleEnvelope(withEmail);
  render(<SampleCheckout at="/customer" envelope={sampleEnvelope()} answer={({ what }) => (what === 'GET countries' ? [{ name: 'United Kingdom', country: 'GB' }] : saved)} />);
  expect(document.activeElement).toBe(document.body);
  fireEvent.change(screen.getByLabelText('checkout.email'), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'checkout.continue_as_guest' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'checkout.title_details' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
