import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AddToBasket } from './AddToBasket.tsx';
import { BasketButton } from '../basket-button/BasketButton.tsx';
import { rememberBasket, storedBasketId } from '../basket.cookie.ts';
import { add, button, freshPage, patientServer, press } from '../basket.page.sample.tsx';
import { sampleServer, SampleShop, type Fate } from '../basket.sample.tsx';

freshPage();

describe('the button that fills the basket', () => {
  it('leads to what is still to be chosen, and adds nothing', () => {
    const lead = vi.fn();
    const server = sampleServer();
    render(<SampleShop send={server.send}><AddToBasket onMissing={lead} /></SampleShop>);
    press(add);
    expect(lead).toHaveBeenCalledOnce();
    expect(server.asked).toEqual([]);
  });

  it('makes a basket, remembers it, counts on its icon and shows what came in (BSK-016, BSK-132, BSK-152)', async () => {
    render(<SampleShop send={sampleServer().send}><BasketButton /><AddToBasket sku="a" /></SampleShop>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en-gb/basket');
    press(add);
    expect(await screen.findByRole('link', { name: 'Basket, 1 items' })).toBeTruthy();
    expect(storedBasketId()).toBe('b'.repeat(31) + '0');
    expect(within(await screen.findByRole('dialog', { name: 'basket.added' })).getByText('Jeans a')).toBeTruthy();
  });

  it('puts one of each into the basket when there are several, and shows the whole basket', async () => {
    const server = sampleServer();
    render(<SampleShop send={server.send}><AddToBasket sku={['a', 'b']} /></SampleShop>);
    press(add);
    expect(await screen.findByRole('dialog', { name: 'basket.title' })).toBeTruthy();
    expect(server.basketOf(storedBasketId())?.lines.map(({ sku, quantity }) => [sku, quantity]).sort()).toEqual([['a', 1], ['b', 1]]);
  });

  it('shows the basket also when one of several was refused, and says so', async () => {
    const fates: Fate[] = ['refuse', 'do'];
    render(<SampleShop send={sampleServer((method) => (method === 'GET' ? 'do' : fates.shift()!)).send}><AddToBasket sku={['a', 'b']} /></SampleShop>);
    press(add);
    expect(await screen.findByText('Only 1 left.')).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: 'basket.title' })).toBeTruthy();
  });

  it('says that it is a pre-order where it is one, and not where it is sold out (CAT-030)', () => {
    render(<SampleShop send={sampleServer().send}><AddToBasket sku="a" words="Pre-order, sent on 05-04-2027" /><AddToBasket sku="b" words="Pre-order" soldOut /></SampleShop>);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Pre-order, sent on 05-04-2027', 'product.sold_out']);
  });

  it('adds two when it is pressed twice, into one basket, though there was none', async () => {
    const server = patientServer();
    render(<SampleShop send={server.send}><AddToBasket sku="a" /></SampleShop>);
    press(add);
    press(add);
    await server.letGo();
    await server.letGo();
    await vi.waitFor(() => expect(server.basketOf(storedBasketId())?.quantity).toBe(2));
    expect(server.asked.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  });

  it('takes a double click for one press', async () => {
    const server = sampleServer();
    render(<SampleShop send={server.send}><AddToBasket sku="a" /></SampleShop>);
    fireEvent.click(button(add), { detail: 1 });
    fireEvent.click(button(add), { detail: 2 });
    await screen.findByRole('dialog', { name: 'basket.added' });
    expect(server.basketOf(storedBasketId())?.quantity).toBe(1);
  });

  it('shows what came in, also when the press after it was refused', async () => {
    const fates: Fate[] = ['do', 'refuse'];
    render(<SampleShop send={sampleServer((method) => (method === 'GET' ? 'do' : fates.shift()!)).send}><AddToBasket sku="a" /></SampleShop>);
    press(add);
    press(add);
    expect(await screen.findByText('Only 1 left.')).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: 'basket.added' })).toBeTruthy();
  });

  it('keeps the basket and says why when a payment for it is under way', async () => {
    const server = sampleServer((method) => (method === 'GET' ? 'do' : 'wait'));
    rememberBasket(server.fill('b'));
    render(<SampleShop send={server.send}><AddToBasket sku="a" /></SampleShop>);
    press(add);
    expect(await screen.findByText('A payment is under way.')).toBeTruthy();
    expect(server.basketOf(storedBasketId())?.lines).toHaveLength(1);
  });

  it('says the server’s own words when there is no more, and can be tried again (BSK-053)', async () => {
    const fates: Fate[] = ['refuse', 'do'];
    render(<SampleShop send={sampleServer(() => fates.shift() ?? 'do').send}><AddToBasket sku="a" /></SampleShop>);
    press(add);
    expect(await screen.findByText('Only 1 left.')).toBeTruthy();
    expect(storedBasketId()).toBeUndefined();
    press(add);
    await vi.waitFor(() => expect(storedBasketId()).toBeDefined());
  });

  it('says that it failed when nobody knows why (BSK-054, BSK-055)', async () => {
    render(<SampleShop send={sampleServer(() => 'break').send}><AddToBasket sku="a" /></SampleShop>);
    press(add);
    expect((await screen.findByRole('alert')).textContent).toContain('feedback.error_add_to_basket');
  });

  it.each([[{ soldOut: true }, 'product.sold_out'], [{ comingSoon: true }, 'product.coming_soon']])('cannot be pressed for what cannot be had: %j', (state, words) => {
    render(<SampleShop send={sampleServer().send}><AddToBasket sku="a" {...state} /></SampleShop>);
    expect(button(words).hasAttribute('disabled')).toBe(true);
  });
});
