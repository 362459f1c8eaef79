import { checkSubscription } from '@selvedge/api-notify-me';
import { apiOf, createApi, provideApi } from '@selvedge/api-runtime';
import type { FlyoutParameters } from '@selvedge/market';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SampleShop } from '../shop.sample.tsx';
import { notifyMeQueries } from './notify-me.queries.ts';
import { Flyout } from './NotifyMe.tsx';

afterEach(cleanup);

const texts = { 'notify_me.done_text': 'To {email}', 'notify_me.stock_text': 'When {product} is back', 'notify_me.goingLive_text': 'When {product} is here', 'notify_me.product_size': '{name}, size {size}', 'notify_me.ended_text': 'Off for {product}' };
const article: FlyoutParameters['notifyMe'] = { kind: 'stock', product: { id: '100001_indigo_1', name: 'Harbour' }, variant: { id: 'harbour-31-32', ean: '2000000000017', size: { name: '31' }, length: { name: '32' } } };
const nothing = () => new Response(null, { status: 204 });
const problem = (errors?: { field: string; message: string }[]) => Response.json({ status: 400, title: 'No', message: 'Not like this.', ...(errors ? { errors } : {}) }, { status: 400 });

/** The flyout over a service that gives these answers; whoever waits is told so by `check`. */
function open(parameters: FlyoutParameters['notifyMe'], { check = nothing, change = nothing }: { check?: () => unknown; change?: () => unknown } = {}) {
  const asked: { path: string; body: unknown }[] = [];
  const close = vi.fn();
  const answer = (path: string, body: unknown) => {
    if (path.includes('check-existing-subscription')) return check();
    asked.push({ path, body });
    return change();
  };
  render(<SampleShop answer={answer} shop={{ translations: texts }}><Flyout parameters={parameters} close={close} /></SampleShop>);
  return { asked, close };
}
const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'notify_me.email', hidden: true });
const terms = () => screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true })[0]!;
const send = () => fireEvent.click(screen.getByRole('button', { name: 'notify_me.send', hidden: true }));
async function fill(address = ' ada@example.com ') {
  fireEvent.change(await email(), { target: { value: address } });
  fireEvent.click(terms());
}

describe('whoever waits for a size', () => {
  it('is asked for an address and the terms, and is told that the mail will come (CAT-194, STO-002, STO-024, STO-032)', async () => {
    const { asked } = open(article);
    await fill();
    expect(screen.getByText('When Harbour, size W31L32 is back')).toBeTruthy();
    send();
    expect(await screen.findByText('To ada@example.com')).toBeTruthy();
    expect(asked).toEqual([{ path: '/api/notifyme/en-gb/optin', body: { email: 'ada@example.com', productId: '100001_indigo_1', sku: 'harbour-31-32', ean: '2000000000017', acceptTerms: true, acceptNewsletter: false } }]);
    expect(document.activeElement!.textContent).toContain('notify_me.done');
  });

  it('finds nothing ticked, and nothing is sent without the terms (STO-032)', async () => {
    const { asked } = open(article);
    fireEvent.change(await email(), { target: { value: 'ada@example.com' } });
    expect(screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true }).map(({ checked }) => checked)).toEqual([false, false]);
    send();
    const summary = await screen.findByRole('group', { name: /errors/, hidden: true });
    expect(summary.textContent).toContain('notify_me.terms_required');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(asked).toEqual([]);
  });

  it.each(['', 'ada', 'ada@example', `${'a'.repeat(250)}@example.com`])('is told at the field what is wrong with “%s”', async (address) => {
    const { asked } = open(article);
    await fill(address);
    send();
    await screen.findByRole('group', { name: /errors/, hidden: true });
    expect((await email()).getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });

  it('reads the words of the server at the field, and keeps what was typed', async () => {
    open(article, { change: () => problem([{ field: 'email', message: 'No mail reaches this address.' }]) });
    await fill('ada@example.invalid');
    send();
    expect(await screen.findByRole('link', { name: /No mail reaches/, hidden: true })).toBeTruthy();
    const field = await email();
    expect([field.value, document.getElementById(field.getAttribute('aria-describedby')!)!.textContent]).toEqual(['ada@example.invalid', 'No mail reaches this address.']);
  });

  it('reads the words of the server that belong to no field', async () => {
    open(article, { change: () => problem() });
    await fill();
    send();
    expect(await screen.findByText('Not like this.')).toBeTruthy();
  });

  it('is told when no answer comes, and can send it again', async () => {
    let works = false;
    const { asked } = open(article, { change: () => { if (!works) throw new TypeError('cut'); return nothing(); } });
    await fill();
    send();
    expect(await screen.findByText('notify_me.failed')).toBeTruthy();
    works = true;
    send();
    expect(await screen.findByText('To ada@example.com')).toBeTruthy();
    expect(asked).toHaveLength(2);
  });

  it('hears it when it waits already (STO-025, STO-026)', async () => {
    const { close } = open(article, { check: () => ({ productId: article.product.id, waiting: [{ kind: 'stock', sku: 'harbour-31-32', token: 'secret' }] }) });
    expect(await screen.findByText('notify_me.subscribed')).toBeTruthy();
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'notify_me.close', hidden: true }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('may ask for this size when it waits for another', async () => {
    open(article, { check: () => ({ productId: article.product.id, waiting: [{ kind: 'stock', sku: 'harbour-30-32', token: 'secret' }] }) });
    expect(await email()).toBeTruthy();
  });

  it('is asked at once when the service says that it does not wait: that has no content, and is no failure to anybody (STO-033)', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let status = 204;
    provideApi(client, createApi({ fetch: async () => (status === 204 ? nothing() : problem()) }));
    await expect(apiOf(client).call(checkSubscription, { catalog: 'en-gb', productId: article.product.id })).rejects.toMatchObject({ status: 204, message: 'No Content' });
    const { queryKey, queryFn } = notifyMeQueries.awaited('en-gb', article.product.id);
    expect(await client.fetchQuery({ queryKey, queryFn })).toEqual([]);
    status = 400;
    await expect(client.fetchQuery({ queryKey, queryFn })).rejects.toMatchObject({ status: 400 });

    open(article);
    expect(await email()).toBeTruthy();
    expect(screen.queryAllByRole('alert', { hidden: true })).toEqual([]);
  });

  it.each([['for any size', [{ kind: 'stock', token: 'secret' }]], ['for something that the service does not name', undefined]])('hears it when it waits %s', async (_, waiting) => {
    open(article, { check: () => ({ productId: article.product.id, waiting }) });
    expect(await screen.findByText('notify_me.subscribed')).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'notify_me.end', hidden: true })).toHaveLength(waiting ? 1 : 0);
  });

  it('may ask when the service cannot say whether it waits', async () => {
    open(article, { check: () => new Response('{}', { status: 400 }) });
    expect(await email()).toBeTruthy();
  });
});

it('is the same form for a product that has not come yet, at the other address (STO-029)', async () => {
  const { asked } = open({ kind: 'goingLive', product: article.product });
  await fill();
  expect(screen.getByText('When Harbour is here')).toBeTruthy();
  send();
  await screen.findByText('To ada@example.com');
  expect(asked).toEqual([{ path: '/api/productgoinglive/en-gb/optin', body: { email: 'ada@example.com', productId: '100001_indigo_1', acceptTerms: true, acceptNewsletter: false } }]);
});

describe('whoever wants no more mails', () => {
  /** Waits for this size and for another one, until the first is ended. */
  function list() {
    const waiting = [{ kind: 'stock', sku: 'harbour-31-32', token: 'secret' }, { kind: 'stock', sku: 'harbour-30-32', token: 'other' }];
    return { waiting, check: () => ({ productId: article.product.id, waiting }) };
  }
  const end = async (name = 'notify_me.end') => fireEvent.click(await screen.findByRole('button', { name, hidden: true }));

  it.each([['found elsewhere', 302], ['led on to a page', 200]])('is taken off the list for this size by its secret: %s is done (STO-028, STO-034)', async (_, status) => {
    const { waiting, check } = list();
    const { asked } = open(article, { check, change: () => (waiting.shift(), new Response('<!doctype html>', { status })) });
    await end();
    expect((await screen.findByText('Off for Harbour, size W31L32')).parentElement).toBe(document.activeElement);
    expect(asked.map(({ path }) => path)).toEqual(['/api/notifyme/en-gb/optout?token=secret']);
  });

  it('is told when that failed, and tries again', async () => {
    let works = false;
    const { check } = list();
    open(article, { check, change: () => new Response('{}', { status: works ? 302 : 400 }) });
    await end();
    await screen.findByText('notify_me.end_failed');
    works = true;
    await end('feedback.try_again');
    expect(await screen.findByText('Off for Harbour, size W31L32')).toBeTruthy();
  });
});
