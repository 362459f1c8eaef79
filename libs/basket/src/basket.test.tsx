import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AddToBasket } from './add-to-basket/AddToBasket.tsx';
import { BasketButton } from './basket-button/BasketButton.tsx';
import { BasketView } from './basket-view/BasketView.tsx';
import { clearBasketCookie, rememberBasket, storedBasketId } from './basket.cookie.ts';
import { sampleServer, SampleShop } from './basket.sample.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true; };
});
beforeEach(() => clearBasketCookie());
afterEach(cleanup);

describe('the button that fills the basket', () => {
  it('asks for a size first, and leads there', () => {
    let led = 0;
    render(<SampleShop send={sampleServer().send}><AddToBasket missing="size" onMissing={() => led++} /></SampleShop>);
    fireEvent.click(screen.getByRole('button', { name: 'product.add_to_basket' }));
    expect(led).toBe(1);
    expect(screen.getByRole('button', { name: 'product.add_to_basket' }).getAttribute('aria-describedby')).toBe(screen.getByText('product.choose_size').id);
  });

  it('makes a basket, remembers it for a day, and counts on its icon (BSK-132, BSK-152, BSK-153)', async () => {
    render(<SampleShop send={sampleServer().send}><BasketButton /><AddToBasket sku="a" /></SampleShop>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en-gb/basket');
    fireEvent.click(screen.getByRole('button', { name: 'product.add_to_basket' }));
    expect(await within(screen.getByRole('link')).findByText('1')).toBeTruthy();
    expect(storedBasketId()).toBe('b'.repeat(32));
  });

  it('says the server’s own words when there is no more (BSK-053), and can be tried again', async () => {
    render(<SampleShop send={sampleServer(async () => 'refuse').send}><AddToBasket sku="a" /></SampleShop>);
    fireEvent.click(screen.getByRole('button', { name: 'product.add_to_basket' }));
    expect(await screen.findByText('Only 1 left.')).toBeTruthy();
    expect(storedBasketId()).toBeUndefined();
  });

  it.each([[{ soldOut: true }, 'product.sold_out'], [{ comingSoon: true }, 'product.coming_soon']])('cannot be pressed for what cannot be had: %j', (state, words) => {
    render(<SampleShop send={sampleServer().send}><AddToBasket sku="a" {...state} /></SampleShop>);
    expect(screen.getByRole('button', { name: words }).hasAttribute('disabled')).toBe(true);
  });
});

describe('the basket page', () => {
  const opened = (before?: Parameters<typeof sampleServer>[0]) => {
    const server = sampleServer(before);
    server.fill('a', 'b');
    rememberBasket('b'.repeat(32));
    render(<SampleShop send={server.send}><BasketView /></SampleShop>);
    return server;
  };

  it('is empty without a basket, with somewhere to go and no way to the checkout (BSK-058, BSK-063)', () => {
    render(<SampleShop send={sampleServer().send}><BasketView /></SampleShop>);
    expect(screen.getByText('basket.empty')).toBeTruthy();
    expect(screen.queryByText('basket.to_checkout')).toBeNull();
  });

  it('shows lines and sums, and changes at once what the server answers later (BSK-009)', async () => {
    let release = () => {};
    const server = opened(() => new Promise((resolve) => (release = () => resolve('do'))));
    const first = within((await screen.findAllByRole('listitem'))[0]!);
    fireEvent.click(first.getByRole('button', { name: 'basket.more_of' }));
    expect(await first.findByDisplayValue('2')).toBeTruthy();
    expect(screen.getAllByText('£59.97').length).toBeGreaterThan(0);
    expect(server.now()!.basket.quantity).toBe(2);
    release();
    await expect.poll(() => server.now()!.basket.quantity).toBe(3);
  });

  it('takes a line out, and puts it back on request', async () => {
    const server = opened();
    fireEvent.click((await screen.findAllByRole('button', { name: 'basket.remove' }))[0]!);
    await expect.poll(() => server.now()!.basket.lines.length).toBe(1);
    fireEvent.click(await screen.findByRole('button', { name: 'basket.undo' }));
    await expect.poll(() => server.now()!.basket.lines.length).toBe(2);
  });

  it('goes back to what the server has when a change was refused (BSK-053, BSK-055)', async () => {
    opened(() => new Promise((resolve) => setTimeout(() => resolve('refuse'), 10)));
    const first = within((await screen.findAllByRole('listitem'))[0]!);
    fireEvent.click(first.getByRole('button', { name: 'basket.more_of' }));
    expect(await screen.findByText('Only 1 left.')).toBeTruthy();
    expect(await first.findByDisplayValue('1')).toBeTruthy();
  });

  it('forgets a basket that is gone (BSK-065, BSK-067)', async () => {
    rememberBasket('b'.repeat(32));
    render(<SampleShop send={sampleServer().send}><BasketView /></SampleShop>);
    expect(await screen.findByText('basket.empty')).toBeTruthy();
    await expect.poll(storedBasketId).toBeUndefined();
  });
});
