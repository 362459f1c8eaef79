import { getBasketWithSettings } from '@selvedge/api-order';
import { ask } from '@selvedge/api-runtime';
import { showToast } from '@selvedge/ui';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { basketId, express, homeDelivery, problem, SampleCheckout, sampleEnvelope, withAddress, withShipment, type Asked } from '../checkout.sample.tsx';

vi.mock('@selvedge/ui', async (importOriginal) => ({ ...(await importOriginal<typeof import('@selvedge/ui')>()), showToast: vi.fn() }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.clearAllMocks();
});

type Surroundings = Parameters<typeof sampleEnvelope>[1];

/** The shipping step over an API that gives these answers to what is written, one after another. */
function open({ basket = withAddress, surroundings }: { basket?: Parameters<typeof sampleEnvelope>[0]; surroundings?: Surroundings } = {}, ...answers: unknown[]) {
  const asked: Asked[] = [];
  const answer = (one: Asked) => {
    if (one.what === 'GET countries') return [{ name: 'United Kingdom', country: 'GB' }];
    if (one.what.startsWith('GET')) return sampleEnvelope(basket);
    asked.push(one);
    return answers.shift();
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = () => queryClient.getQueryData(ask(getBasketWithSettings, { catalog: 'en-gb', basketId }).queryKey);
  return { asked, basket: shown, ...render(<SampleCheckout at="/shipping" envelope={sampleEnvelope(basket, surroundings)} answer={answer} queryClient={queryClient} />) };
}
const methods = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => (checked ? `(${value})` : value));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
const chosenIn = (asked: Asked[]) => asked.map(({ body }) => (body as { shippingMethodId: string }).shippingMethodId);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'checkout.to_summary' }));
const path = () => screen.getByRole('status', { name: 'address' }).textContent;
const toasts = () => vi.mocked(showToast).mock.calls.map(([{ text }]) => text);

describe('the ways of delivery', () => {
  it('are cards with price and time; free is a word (CHK-108, CHK-124)', () => {
    open();
    const cards = screen.getByRole('group', { name: 'checkout.shipping_methods' });
    expect([...cards.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(['Home deliveryExpected on 25/11/2026£4.90', 'ExpressTomorrowcheckout.free']);
  });

  it('begin with the first one, and send what is chosen (CHK-113, CHK-114, CHK-124)', async () => {
    const { asked } = open({}, sampleEnvelope(withShipment));
    expect(methods()).toEqual(['(online)', 'express']);
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/summary'));
    expect(asked).toEqual([{ what: 'PUT shipment', query: { basketId }, body: { id: '1', shippingMethodId: 'online' } }]);
  });

  it('are in the basket as soon as one is chosen, so that its sums are right before anybody goes on', async () => {
    const chosen = sampleEnvelope({ ...withAddress, shipments: [{ id: '1', shippingMethodId: 'express' }] });
    const { asked, basket } = open({}, chosen);
    choose('Express');
    await waitFor(() => expect(basket()).toEqual(chosen));
    expect(asked).toEqual([{ what: 'PUT shipment', query: { basketId }, body: { id: '1', shippingMethodId: 'express' } }]);
    expect(path()).toBe('/en-gb/checkout/shipping');
  });

  it('say at once that a choice cannot be saved, in the words of the server if it has any; going on sends it again (CHK-115, CHK-116)', async () => {
    const { asked } = open({}, problem(500, 'x'), sampleEnvelope(withShipment));
    choose('Express');
    await waitFor(() => expect(toasts()).toEqual(['feedback.error_shipping_methods_update']));
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/summary'));
    expect(chosenIn(asked)).toEqual(['express', 'express']);
    expect(toasts()).toHaveLength(1);
  });

  it('are sent one after another, of several chosen meanwhile only the newest', async () => {
    const first = Promise.withResolvers<unknown>();
    const { asked, basket } = open({ surroundings: { shippingMethods: [homeDelivery, express, { ...express, id: 'bicycle', name: 'Bicycle' }] } }, first.promise, sampleEnvelope(withShipment));
    for (const name of ['Express', 'Bicycle', 'Express', 'Home delivery']) choose(name);
    first.resolve(sampleEnvelope(withAddress));
    await waitFor(() => expect(basket()).toEqual(sampleEnvelope(withShipment)));
    expect(chosenIn(asked)).toEqual(['express', 'online']);
  });

  it('stay as they were sent when another one is pressed on the way: what the basket has and what is shown are the same', async () => {
    const sent = Promise.withResolvers<unknown>();
    const { asked, basket, unmount } = open({}, sent.promise);
    send();
    await waitFor(() => expect(asked).toHaveLength(1));
    choose('Express');
    sent.resolve(sampleEnvelope(withShipment));
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/summary'));
    expect([chosenIn(asked), basket()]).toEqual([['online'], sampleEnvelope(withShipment)]);
    unmount();
    open({ basket: withShipment });
    expect(methods()).toEqual(['(online)', 'express']);
  });

  it('say nothing of a faulty address before one goes on, which leads there (CHK-026)', async () => {
    const fault = () => new Response('{}', { status: 303 });
    const { asked } = open({}, fault(), fault());
    choose('Express');
    await waitFor(() => expect(asked).toHaveLength(1));
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/details'));
    expect(toasts()).toEqual(['feedback.error_address_update']);
  });

  it('begin with the one that was chosen before (CHK-124)', () => {
    open({ basket: { ...withAddress, shipments: [{ id: '1', shippingMethodId: 'express' }] } });
    expect(methods()).toEqual(['online', '(express)']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keep a choice over a reload', () => {
    const { unmount } = open();
    choose('Express');
    unmount();
    open();
    expect(methods()).toEqual(['online', '(express)']);
  });

  it('say when the chosen one is no longer offered, and propose the first (CHK-025)', async () => {
    const { unmount } = open({}, sampleEnvelope(withShipment), sampleEnvelope(withShipment));
    choose('Express');
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/summary'));
    unmount();
    open({ surroundings: { shippingMethods: [homeDelivery] } });
    expect(screen.getByRole('alert').textContent).toBe('checkout.method_gone');
    expect(methods()).toEqual(['(online)']);
  });

  it('say so when there is none, and ask again (CHK-111)', async () => {
    open({ surroundings: { shippingMethods: [] } });
    expect(screen.getByRole('alert').textContent).toContain('checkout.no_methods');
    fireEvent.click(screen.getByRole('button', { name: 'feedback.try_again' }));
    expect(await screen.findByRole('radio', { name: /Home delivery/ })).toBeTruthy();
    expect(methods()).toEqual(['(online)', 'express']);
  });

  it('show the refusal of a method at the choice, with the words of the server (CHK-113)', async () => {
    open({}, problem(400, 'Not for this basket.', 'shippingMethodId'));
    send();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Not for this basket.' })).toBeTruthy());
    expect(screen.getByRole('group', { name: 'checkout.shipping_methods' }).getAttribute('aria-describedby')).toBeTruthy();
    expect(toasts()).toEqual([]);
  });

  it.each([
    [problem(400, 'The carrier is away.'), 'The carrier is away.'],
    [problem(500, 'x'), 'feedback.error_shipping_methods_update'],
  ])('say when the choice cannot be saved, in the words of the server if it has any (CHK-115, CHK-116)', async (failure, text) => {
    open({}, failure);
    send();
    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(path()).toBe('/en-gb/checkout/shipping');
  });

  it('lead back to the address when that is at fault (CHK-026, CHK-027)', async () => {
    open({}, new Response('{}', { status: 303 }));
    send();
    await waitFor(() => expect(path()).toBe('/en-gb/checkout/details'));
    expect(toasts()).toEqual(['feedback.error_address_update']);
  });
});

it('tells until when to order, where that is known (CHK-108)', () => {
  open({ surroundings: { shippingMethods: [{ ...homeDelivery, predictionCutoffLocale: '14:00' }, { ...express, deliveryPrediction: undefined, predictedDeliveryDate: '2026-11-25' }] } });
  expect(screen.getByText('checkout.expected_before')).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Express/ }).closest('label')!.textContent).toBe('ExpressExpected on 25/11/2026checkout.free');
});
