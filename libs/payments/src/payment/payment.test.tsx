import { getBasketWithSettings } from '@selvedge/api-order';
import { showToast } from '@selvedge/ui';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPaymentForm } from '../adyen/adyen-core.ts';
import type { PaymentFormSettings } from '../payment-form.ts';
import { openPayment, setOpenPayment } from '../payment.state.ts';
import { basketId, checkoutBasketId, coveredMethods, freeMethods, problem, sampleEnvelope, sampleMethods, SampleShop, type Asked } from '../payments.sample.tsx';
import { Payment } from './Payment.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';

vi.mock('../adyen/adyen-core.ts', () => ({ openPaymentForm: vi.fn() }));
vi.mock('@selvedge/ui', async (importOriginal) => ({ ...(await importOriginal<typeof import('@selvedge/ui')>()), showToast: vi.fn() }));

const typed = { paymentMethod: { type: 'scheme', encryptedCardNumber: 'sealed' }, browserInfo: { language: 'en' }, riskData: { clientData: 'x' }, origin: 'http://localhost' };
const form = { read: vi.fn(), setBusy: vi.fn(), perform: vi.fn() };
const replace = vi.fn();
const receipt = '/en-gb/receipt?orderid=1';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(location, 'replace').mockImplementation(replace);
  form.read.mockResolvedValue(typed);
  vi.mocked(openPaymentForm).mockResolvedValue(form);
  history.replaceState(null, '', '/en-gb/checkout/payment');
});
afterEach(() => {
  cleanup();
  setOpenPayment(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

/** The payment step over an API that answers `what` one after another; the last answer again and again. */
function step(answers: Record<string, unknown[]>) {
  const asked: Asked[] = [];
  const all: Record<string, unknown[]> = { 'GET get-payment-methods': [sampleMethods], ...answers };
  const answer = (one: Asked) => {
    asked.push(one);
    const left = all[one.what];
    if (!left) throw new Error(`Nobody foresaw ${one.what}.`);
    const next = left.length > 1 ? left.shift() : left[0];
    if (next instanceof Error) throw next;
    return next instanceof Response ? next.clone() : next;
  };
  const queryClient = new QueryClient();
  render(<SampleShop answer={answer} queryClient={queryClient}><PaymentReturn><Payment basketId={basketId} envelope={sampleEnvelope} /></PaymentReturn></SampleShop>);
  return { queryClient, of: (what: string) => asked.filter((one) => one.what === what) };
}

const payButton = () => screen.findByRole('button', { name: /^Pay £/ });
const ready = async () => {
  const button = await payButton();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  return button;
};
const press = async () => fireEvent.click(await ready());
const later = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const attempts = (asked: Asked[]) => asked.map(({ body }) => (body as { attemptId: string }).attemptId);

describe('the payment step', () => {
  it('offers what the provider lists, by name, and opens the form of the first', async () => {
    const { of } = step({});
    await ready();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['scheme', 'paysafecard']);
    expect(screen.getByRole('radio', { name: /Credit Card/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /paysafecard/ })).toBeTruthy();
    expect(vi.mocked(openPaymentForm).mock.calls[0]![0]).toMatchObject({ type: 'scheme', session: sampleMethods.adyenSession });
    expect(of('GET get-payment-methods')[0]!.query).toEqual({ basketId });
    expect((await payButton()).textContent).toBe('Pay £94.90');
  });

  it('pays with what was typed, unread, for what the button says, and goes on to the receipt (PAY-018, PAY-036, PAY-040, PAY-041)', async () => {
    const { of } = step({ 'POST create-payment': [{ paymentState: 'Authorised', url: receipt }] });
    await press();
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
    expect(of('POST create-payment')[0]!.query).toEqual({});
    expect(of('POST create-payment')[0]!.body).toEqual({
      ...typed, checkoutBasketId, attemptId: expect.stringMatching(/^[0-9a-f]{36}$/), total: { amount: 94.9, currency: 'GBP' }, acceptTerms: true, acceptNewsletter: false,
      returnUrl: `${location.origin}/en-gb/checkout/payment?checkoutBasketId=${checkoutBasketId}`,
    });
    expect(openPayment()).toBeUndefined();
  });

  it('sends one payment for a double press, and none while one is under way (PAY-046)', async () => {
    let decide = (_: unknown) => {};
    const { of } = step({ 'POST create-payment': [new Promise((resolve) => (decide = resolve))] });
    const button = await ready();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(button);
    expect(form.setBusy).toHaveBeenLastCalledWith(true);
    expect(screen.getAllByRole('radio').every((radio) => (radio as HTMLInputElement).disabled)).toBe(true);
    decide({ paymentState: 'Authorised', url: receipt });
    await waitFor(() => expect(replace).toHaveBeenCalled());
    fireEvent.click(button);
    expect(of('POST create-payment')).toHaveLength(1);
  });

  it('sends nothing before everything is typed', async () => {
    form.read.mockResolvedValue(undefined);
    const { of } = step({});
    await press();
    expect(form.read).toHaveBeenCalled();
    expect(of('POST create-payment')).toEqual([]);
  });

  it('pays when Enter is pressed in a field', async () => {
    const { of } = step({ 'POST create-payment': [{ paymentState: 'Authorised', url: receipt }] });
    await ready();
    act(() => vi.mocked(openPaymentForm).mock.calls[0]![0].onEnter());
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
    expect(of('POST create-payment')).toHaveLength(1);
  });

  it('opens another form for another method, and closes the first', async () => {
    step({});
    await ready();
    fireEvent.click(screen.getByRole('radio', { name: /paysafecard/ }));
    expect(await screen.findByText('You will go to paysafecard.')).toBeTruthy();
    const [first, second] = vi.mocked(openPaymentForm).mock.calls.map(([settings]) => settings) as [PaymentFormSettings, PaymentFormSettings];
    expect([first.signal.aborted, second.signal.aborted, second.type]).toEqual([true, false, 'paysafecard']);
  });
});

describe('an answer', () => {
  const action = { type: 'redirect', url: 'http://bank.test', method: 'GET' };

  it('with an action is performed by the form, and remembered for who comes back another way (PAY-035, PAY-036)', async () => {
    step({ 'POST create-payment': [{ paymentState: 'Pending', adyenAction: action }] });
    await press();
    await waitFor(() => expect(form.perform).toHaveBeenCalledWith(action));
    expect(openPayment()).toEqual({ checkoutBasketId });
    expect((await payButton()).getAttribute('aria-busy')).toBe('true');
  });

  it('is asked for when the page comes back as it was left', async () => {
    const { of } = step({ 'POST create-payment': [{ paymentState: 'Pending', adyenAction: action }], 'GET return': [{ paymentState: 'Pending', adyenAction: action }] });
    await press();
    await waitFor(() => expect(form.perform).toHaveBeenCalled());
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect((await screen.findByRole('alert')).textContent).toContain('payment.not_finished');
    expect(of('GET return')).toHaveLength(1);
    expect((await payButton()).getAttribute('aria-busy')).not.toBe('true');
  });

  it('of refusal is told beside the form, which keeps what was typed; the next press is another attempt (PAY-036, PAY-038)', async () => {
    const { of } = step({ 'POST create-payment': [{ paymentState: 'Refused', error: 'Your card was declined.' }, { paymentState: 'Authorised', url: receipt }] });
    await press();
    const message = await screen.findByRole('alert');
    expect(message.textContent).toContain('Your card was declined.');
    expect(document.activeElement).toBe(message);
    expect(openPaymentForm).toHaveBeenCalledOnce();
    expect(form.setBusy).toHaveBeenLastCalledWith(false);
    await press();
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(new Set(attempts(of('POST create-payment'))).size).toBe(2);
  });

  it('that the form is of no use brings another form, and says that it is empty', async () => {
    const { of } = step({ 'POST create-payment': [{ paymentState: 'Error', error: 'Unusable.' }] });
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('Unusable. payment.type_again');
    await waitFor(() => expect(openPaymentForm).toHaveBeenCalledTimes(2));
    expect(of('GET get-payment-methods')).toHaveLength(2);
  });

  it('that leaves everything open is waited for (PAY-043)', async () => {
    const { of } = step({ 'POST create-payment': [{ paymentState: 'Received' }], 'GET return': [{ paymentState: 'Received' }, { paymentState: 'Refused', error: 'Declined after all.' }] });
    await press();
    expect(await screen.findByRole('heading', { name: 'payment.waiting_title' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay £/ })).toBeNull();
    await later(2_000);
    expect((await screen.findByRole('alert')).textContent).toContain('Declined after all.');
    expect(of('GET return')).toHaveLength(2);
    await ready();
  });
});

describe('a lost answer', () => {
  it('is asked for again under the same attempt', async () => {
    const { of } = step({ 'POST create-payment': [new TypeError('cut'), new Response('', { status: 502 }), { paymentState: 'Authorised', url: receipt }] });
    await press();
    await later(1_000);
    await later(2_000);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
    expect(of('POST create-payment')).toHaveLength(3);
    expect(new Set(attempts(of('POST create-payment'))).size).toBe(1);
  });

  it('that stays lost is not taken for a no: it is asked how the payment stands', async () => {
    const { of } = step({ 'POST create-payment': [new TypeError('cut')], 'GET return': [{ paymentState: 'Authorised', url: receipt }] });
    await press();
    await later(1_000);
    await later(2_000);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
    expect(of('POST create-payment')).toHaveLength(3);
    expect(of('GET return')).toHaveLength(1);
  });

  it('of a payment that the server has never seen is told, and the next press repeats the attempt', async () => {
    const { of } = step({ 'POST create-payment': [new TypeError('cut'), new TypeError('cut'), new TypeError('cut'), { paymentState: 'Authorised', url: receipt }], 'GET return': [problem(404, 'Unknown.')] });
    await press();
    await later(1_000);
    await later(2_000);
    expect((await screen.findByRole('alert')).textContent).toContain('payment.not_started');
    await press();
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(new Set(attempts(of('POST create-payment'))).size).toBe(1);
  });
});

describe('a payment that is refused before it starts', () => {
  const refused = async (answer: Response) => {
    const { queryClient, of } = step({ 'POST create-payment': [answer], 'GET return': [{ paymentState: 'Received' }] });
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    await press();
    return { of, isBasketAskedAgain: () => invalidate.mock.calls.some(([filters]) => filters?.queryKey?.[0] === getBasketWithSettings.id) };
  };

  it('because it costs something else now, says so, and shows the basket as it is', async () => {
    const { isBasketAskedAgain } = await refused(problem(409, 'It was £94.90 and is £99.90.', 'total'));
    expect((await screen.findByRole('alert')).textContent).toContain('It was £94.90 and is £99.90.');
    expect(screen.queryByRole('link')).toBeNull();
    expect(isBasketAskedAgain()).toBe(true);
    expect(openPayment()).toBeUndefined();
  });

  it('because something is sold out, leads to the basket', async () => {
    const { isBasketAskedAgain } = await refused(problem(409, 'Jeans are sold out.', 'lineItem'));
    expect((await screen.findByRole('alert')).textContent).toContain('Jeans are sold out.');
    expect(screen.getByRole('link', { name: 'payment.to_basket' }).getAttribute('href')).toBe('/en-gb/basket');
    expect(isBasketAskedAgain()).toBe(true);
  });

  it('because an earlier step lacks something, leads there (PAY-040)', async () => {
    await refused(problem(400, 'Please accept the terms.', 'acceptTerms'));
    expect((await screen.findByRole('alert')).textContent).toContain('Please accept the terms.');
    expect(screen.getByRole('link', { name: 'payment.to_checkout' }).getAttribute('href')).toBe('/en-gb/checkout');
  });

  it('because another one is under way, waits for that one', async () => {
    const { of } = await refused(problem(409, 'Under way.'));
    expect(await screen.findByRole('heading', { name: 'payment.waiting_title' })).toBeTruthy();
    await waitFor(() => expect(of('GET return')).toHaveLength(1));
  });

  it('because there were too many, says it in the words of the server', async () => {
    await refused(problem(429, 'Please wait a minute.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait a minute.');
  });
});

it('cannot be waited for where nobody would wait', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<SampleShop answer={() => sampleMethods}><Payment basketId={basketId} envelope={sampleEnvelope} /></SampleShop>)).toThrow('<PaymentReturn>');
});

describe('what cannot be prepared', () => {
  it('as the form of the provider, is told and can be tried again (PAY-045)', async () => {
    vi.mocked(openPaymentForm).mockRejectedValueOnce(new Error('not ready'));
    step({});
    fireEvent.click(await screen.findByRole('button', { name: 'feedback.try_again' }));
    expect(showToast).toHaveBeenCalledWith({ kind: 'danger', text: 'feedback.error_payment_providers_initialization' });
    await ready();
    expect(openPaymentForm).toHaveBeenCalledTimes(2);
  });

  it('as the list of methods, is told and can be tried again (PAY-045)', async () => {
    step({ 'GET get-payment-methods': [problem(503, 'x'), problem(503, 'x'), problem(503, 'x'), sampleMethods] });
    await later(2_000);
    expect((await screen.findByRole('alert')).textContent).toContain('payment.methods_failed');
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'danger', text: 'feedback.error_payment_providers_initialization' });
    fireEvent.click(screen.getByRole('button', { name: 'feedback.try_again' }));
    await ready();
  });

  it.each([400, 409])('because the basket cannot be paid, %i, is told in the words of the server (PAY-042)', async (status) => {
    const { of } = step({ 'GET get-payment-methods': [problem(status, 'Ordered already.')] });
    expect((await screen.findByRole('alert')).textContent).toContain('Ordered already.');
    expect(of('GET get-payment-methods')[0]!.query).toEqual({ basketId });
  });

  it('because nothing is offered that this shop can open, is told', async () => {
    step({ 'GET get-payment-methods': [{ ...sampleMethods, adyenSession: { ...sampleMethods.adyenSession, paymentMethodsResponse: { paymentMethods: [{ type: 'applepay' }] } } }] });
    expect((await screen.findByRole('alert')).textContent).toContain('payment.no_methods');
  });

  it('after half an hour: the form is emptied, nothing is sent, and the shopper is told', async () => {
    const { of } = step({});
    await ready();
    await later(31 * 60_000);
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain('payment.form_expired');
    await waitFor(() => expect(openPaymentForm).toHaveBeenCalledTimes(2));
    expect(of('POST create-payment')).toEqual([]);
  });
});

describe('gift cards that cover everything', () => {
  const cover = (...answers: unknown[]) => step({ 'GET get-payment-methods': [coveredMethods], 'GET complete-payment-using-giftcard': answers });
  const payByCard = async () => fireEvent.click(await screen.findByRole('button', { name: 'payment.pay_with_gift_card' }));

  it('leave one button and no other method, and place the order at once (PAY-021, PAY-050, PAY-051, PAY-054)', async () => {
    const { of } = cover({ paymentState: 'Authorised', url: receipt });
    await payByCard();
    fireEvent.click(screen.getByRole('button', { name: 'payment.pay_with_gift_card' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(of('GET complete-payment-using-giftcard').map(({ query }) => query)).toEqual([{ basketId }]);
    expect(openPaymentForm).not.toHaveBeenCalled();
  });

  it('and cannot pay after all, say so and why (PAY-052)', async () => {
    cover(problem(409, 'Jeans are sold out.', 'lineItem'));
    await payByCard();
    expect((await screen.findByRole('alert')).textContent).toContain('Jeans are sold out.');
    expect(showToast).toHaveBeenCalledWith({ kind: 'danger', text: 'feedback.error_gift_card_complete_payment' });
  });

  it('lead nowhere but to a receipt (PAY-053)', async () => {
    cover({ paymentState: 'Authorised', url: '/en-gb/basket' });
    await payByCard();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith({ kind: 'danger', text: 'feedback.error_gift_card_complete_payment' }));
    expect(replace).not.toHaveBeenCalled();
  });
});

describe('an order that costs nothing', () => {
  const free = (...answers: unknown[]) => step({ 'GET get-payment-methods': [freeMethods], 'GET complete-payment-using-giftcard': answers });

  it('is placed with one button, without a word of gift cards', async () => {
    free({ paymentState: 'Authorised', url: receipt });
    fireEvent.click(await screen.findByRole('button', { name: 'payment.place_order' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(receipt));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/gift|covered/);
  });

  it('says that it was not placed when it fails', async () => {
    free(problem(409, 'Jeans are sold out.', 'lineItem'));
    fireEvent.click(await screen.findByRole('button', { name: 'payment.place_order' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Jeans are sold out.');
    expect(showToast).toHaveBeenCalledWith({ kind: 'danger', text: 'feedback.error_place_order' });
  });
});
