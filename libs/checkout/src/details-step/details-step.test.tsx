import { showToast } from '@selvedge/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, problem, SampleCheckout, sampleEnvelope, withAddress, withEmail, type Asked } from '../checkout.sample.tsx';

vi.mock('@selvedge/ui', async (importOriginal) => ({ ...(await importOriginal<typeof import('@selvedge/ui')>()), showToast: vi.fn() }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.clearAllMocks();
});

const countries: unknown = [{ name: 'Vereinigtes Königreich', country: 'GB' }];

/** The details step over an API that gives these answers to what is written, one after another. */
function open({ basket = withEmail, known = countries }: { basket?: Parameters<typeof sampleEnvelope>[0]; known?: unknown } = {}, ...answers: unknown[]) {
  const asked: Asked[] = [];
  const answer = (one: Asked) => {
    if (one.what === 'GET countries') return known;
    if (one.what.startsWith('GET')) return sampleEnvelope(basket);
    asked.push(one);
    return answers.shift();
  };
  return { asked, ...render(<SampleCheckout at="/details" envelope={sampleEnvelope(basket)} answer={answer} />) };
}
type Form = Pick<typeof screen, 'getByLabelText'>;
const field = (name: string, form: Form = screen) => form.getByLabelText<HTMLInputElement>(new RegExp(`^address\\.${name}`));
const fill = (values: Record<string, string>, form?: Form) => {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name, form), { target: { value } });
};
const whole = { first_name: 'Ada', last_name: 'Weaver', street_and_number: '7 Loom  Lane', postal_code: 'ls1 4dy', city: 'Leeds', phone: '07700 900123' };
const send = () => fireEvent.click(screen.getByRole('button', { name: 'checkout.to_shipping' }));
const path = () => screen.getByRole('status', { name: 'address' }).textContent;
const errorOf = (one: HTMLElement) => one.getAttribute('aria-invalid') && document.getElementById(one.getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent;
const toasts = () => vi.mocked(showToast).mock.calls.map(([{ text }]) => text);

describe('the address', () => {
  it('is sent in the words of the contract, once for both, and leads to the delivery (CHK-004, CHK-041, CHK-076, CHK-095, CHK-096, CHK-097)', async () => {
    const { asked } = open({}, sampleEnvelope(withAddress));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'checkout.same_for_billing' }).checked).toBe(true);
    fill(whole);
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/shipping'));
    expect(asked.map(({ what, body }) => ({ what, body }))).toEqual([{ what: 'PUT address', body: { shippingAddress: address, useBillingAddressForShipping: true } }]);
  });

  it('can be another one for the bill (CHK-097)', async () => {
    const { asked } = open({}, sampleEnvelope(withAddress));
    fill(whole);
    fireEvent.click(screen.getByRole('checkbox'));
    const billing = within(await screen.findByRole('region', { name: 'checkout.billing_address' }));
    send();
    await screen.findByRole('group');
    expect(asked).toEqual([]);
    expect(screen.getByRole('link', { name: 'address.first_name_required (billing)' })).toBeTruthy();
    fill({ ...whole, first_name: 'Bill' }, billing);
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/shipping'));
    expect(asked[0]!.body).toEqual({ shippingAddress: address, billingAddress: { ...address, firstName: 'Bill' }, useBillingAddressForShipping: false });
  });

  it('asks for no billing address any more when it is the same after all, also in the summary', async () => {
    open();
    fill(whole);
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    const summary = within(await screen.findByRole('group'));
    expect(summary.getAllByRole('link')).toHaveLength(6);
    fireEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(summary.queryAllByRole('link')).toEqual([]));
  });

  it('names every field that is missing, above and at the field, in the order of the form (CHK-077, CHK-078)', async () => {
    const { asked } = open();
    send();
    const summary = await screen.findByRole('group');
    expect(document.activeElement).toBe(summary);
    expect(within(summary).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      ['first_name', 'last_name', 'street_and_number', 'postal_code', 'city', 'phone'].map((name) => `address.${name}_required`),
    );
    expect(errorOf(field('city'))).toBe('address.city_required');
    expect(asked).toEqual([]);
  });

  it('strikes from the summary what is solved, and says what is wrong now', async () => {
    open();
    send();
    const summary = within(await screen.findByRole('group'));
    fill({ city: 'Leeds', postal_code: 'X' });
    fireEvent.blur(field('postal_code'));
    expect(await summary.findByRole('link', { name: 'address.postal_code_invalid' })).toBeTruthy();
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      ['first_name_required', 'last_name_required', 'street_and_number_required', 'postal_code_invalid', 'phone_required'].map((line) => `address.${line}`),
    );
    expect(summary.getByText('address.city_required').closest('[aria-hidden=true]')).not.toBeNull();
  });

  it('stands in the form when it is known already (CHK-025)', () => {
    open({ basket: withAddress });
    expect(Object.keys(whole).map((name) => field(name).value)).toEqual(['Ada', 'Weaver', '7 Loom Lane', 'LS1 4DY', 'Leeds', '+44 7700900123']);
  });

  it("reads the server's refusals at their fields, also where the form has other ones (CHK-095)", async () => {
    open({}, problem(400, 'Too short.', 'shippingAddress.houseNumber', 'shippingAddress.mobilePhoneNumber'));
    fill(whole);
    send();
    await waitFor(() => expect(errorOf(field('street_and_number'))).toBe('Too short.'));
    expect(errorOf(field('phone'))).toBe('Too short.');
    expect(field('first_name').value).toBe('Ada');
    expect(toasts()).toEqual([]);
  });

  it.each([[problem(500, 'x')], [problem(400, 'x', 'somewhere')]])('says so when it cannot be saved, and keeps everything (CHK-098)', async (failure) => {
    open({}, failure, sampleEnvelope(withAddress));
    fill(whole);
    send();
    await waitFor(() => expect(toasts()).toEqual(['feedback.error_address_update']));
    expect(Object.keys(whole).map((name) => field(name).value)).toEqual(Object.values(whole));
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/shipping'));
  });

  it('says nothing of its own when the basket is gone, for the basket says it', async () => {
    const { asked } = open({}, problem(404, 'Gone.'));
    fill(whole);
    send();
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'checkout.to_shipping' }).getAttribute('aria-busy')).toBeNull());
    expect(toasts()).toEqual([]);
  });

  it('is still there after a reload, with the choice for the bill', async () => {
    const { unmount } = open();
    fill({ first_name: 'Ada', city: 'Le' });
    fireEvent.click(screen.getByRole('checkbox'));
    fill({ first_name: 'Bill' }, within(await screen.findByRole('region', { name: 'checkout.billing_address' })));
    unmount();
    open();
    const billing = within(screen.getByRole('region', { name: 'checkout.billing_address' }));
    expect([screen.getAllByLabelText<HTMLInputElement>('address.first_name')[0]!.value, field('first_name', billing).value, screen.getAllByLabelText<HTMLInputElement>('address.city')[0]!.value]).toEqual(['Ada', 'Bill', 'Le']);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('the country', () => {
  it("is the market's, with a way to another one (CHK-041, CHK-101)", async () => {
    open();
    expect(await screen.findByText('Delivery to Vereinigtes Königreich')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'checkout.change_country' }).getAttribute('href')).toBe('/checkout');
    expect(toasts()).toEqual([]);
  });

  it.each([[problem(500, 'x')], [[]]])('is told to be missing from the list, and the form can be used all the same (CHK-103)', async (known) => {
    open({ known });
    await waitFor(() => expect(toasts()).toEqual(['feedback.error_no_countries']), { timeout: 3_000 });
    expect(screen.getByText('Delivery to United Kingdom')).toBeTruthy();
    expect(field('first_name')).toBeTruthy();
  });
});
