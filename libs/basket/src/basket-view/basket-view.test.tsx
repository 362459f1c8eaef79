import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BasketView } from './BasketView.tsx';
import { rememberBasket, storedBasketId } from '../basket.cookie.ts';
import { freshPage, patientServer } from '../basket.page.sample.tsx';
import { sampleLine, sampleServer, SampleShop, type Fate } from '../basket.sample.tsx';

freshPage();

describe('the basket page', () => {
  type Server = Pick<ReturnType<typeof sampleServer>, 'send' | 'fill'>;
  const open = (server: Server, ...lines: Parameters<Server['fill']>) => {
    const basketId = server.fill(...lines);
    rememberBasket(basketId);
    render(<SampleShop send={server.send}><BasketView /></SampleShop>);
    return basketId;
  };
  const lineOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);

  it('is empty without a basket, with somewhere to go and no way to the checkout (BSK-058, BSK-063)', () => {
    render(<SampleShop send={sampleServer().send}><BasketView /></SampleShop>);
    expect(screen.getByText('basket.empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'basket.continue_shopping' })).toBeTruthy();
    expect(screen.queryByText('basket.to_checkout')).toBeNull();
  });

  it('shows lines and sums, and changes at once what the server answers later (BSK-008, BSK-009)', async () => {
    const server = patientServer();
    const basketId = open(server, 'a', 'b');
    const line = await lineOf('Jeans a');
    fireEvent.click(line.getByRole('button', { name: 'One more of Jeans a' }));
    expect(await line.findByText('£39.98')).toBeTruthy();
    expect(screen.getByText('basket.total').nextSibling!.textContent).toBe('£59.97');
    expect(server.basketOf(basketId)!.quantity).toBe(2);
    await server.letGo();
    await vi.waitFor(() => expect(server.basketOf(basketId)!.quantity).toBe(3));
    expect(line.getByRole<HTMLInputElement>('textbox').value).toBe('2');
  });

  it('takes a line out, goes on at the next one, and puts it back on request', async () => {
    const server = sampleServer();
    const basketId = open(server, 'a', sampleLine('b', 2));
    fireEvent.click((await lineOf('Jeans b')).getByRole('button', { name: 'Remove Jeans b' }));
    expect(document.activeElement?.textContent).toBe('Jeans a');
    await vi.waitFor(() => expect(server.basketOf(basketId)!.lines.map(({ sku }) => sku)).toEqual(['a']));
    fireEvent.click(await screen.findByRole('button', { name: 'basket.undo' }));
    await vi.waitFor(() => expect(server.basketOf(basketId)!.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['b', 2], ['a', 1]]));
  });

  it('can have its last line back when there is nothing left to look at', async () => {
    const server = sampleServer();
    open(server, 'a');
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Jeans a' }));
    expect(await screen.findByText('basket.empty')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'basket.undo' }));
    expect(await screen.findByText('Jeans a')).toBeTruthy();
  });

  it('goes back to what the server has when a change was refused (BSK-053)', async () => {
    const server = patientServer('refuse');
    open(server, 'a', 'b');
    const line = await lineOf('Jeans a');
    fireEvent.click(line.getByRole('button', { name: 'One more of Jeans a' }));
    expect(await line.findByDisplayValue('2')).toBeTruthy();
    await server.letGo();
    expect(await screen.findByText('Only 1 left.')).toBeTruthy();
    expect(await line.findByDisplayValue('1')).toBeTruthy();
  });

  it('asks again when an answer was lost, and shows what was done (BSK-055)', async () => {
    const server = patientServer('lose');
    open(server, 'a', 'b');
    const line = await lineOf('Jeans a');
    fireEvent.click(line.getByRole('button', { name: 'Remove Jeans a' }));
    await server.letGo();
    expect((await screen.findByRole('alert')).textContent).toContain('feedback.error_remove_from_basket');
    await vi.waitFor(() => expect(server.asked.filter((call) => call.startsWith('GET'))).toHaveLength(2));
    expect(screen.queryByText('Jeans a')).toBeNull();
  });

  it('stays while a payment is under way, and says that', async () => {
    const server = patientServer('wait');
    const basketId = open(server, 'a');
    fireEvent.click(await screen.findByRole('button', { name: 'One more of Jeans a' }));
    expect(await screen.findByDisplayValue('2')).toBeTruthy();
    await server.letGo();
    expect(await screen.findByText('A payment is under way.')).toBeTruthy();
    expect(storedBasketId()).toBe(basketId);
    expect(await screen.findByDisplayValue('1')).toBeTruthy();
  });

  it('is empty when it was ordered meanwhile, and the next one is a new one (BSK-171)', async () => {
    const server = sampleServer();
    const ordered = open(server, 'a');
    const more = await screen.findByRole('button', { name: 'One more of Jeans a' });
    server.order(ordered);
    fireEvent.click(more);
    expect(await screen.findByText('basket.empty')).toBeTruthy();
    expect(await screen.findByText('This basket has been ordered already.')).toBeTruthy();
    expect(storedBasketId()).toBeUndefined();
  });

  it('forgets a basket that is gone, and says so (BSK-065, BSK-067)', async () => {
    rememberBasket('b'.repeat(32));
    render(<SampleShop send={sampleServer().send}><BasketView /></SampleShop>);
    expect(await screen.findByText('feedback.error_basket_not_found')).toBeTruthy();
    expect(screen.getByText('basket.empty')).toBeTruthy();
    expect(storedBasketId()).toBeUndefined();
  });

  it('says when it cannot be loaded, keeps it, and tries again (BSK-057, BSK-064)', async () => {
    const fates: Fate[] = ['break'];
    const basketId = open(sampleServer(() => fates.shift() ?? 'do'), 'a');
    expect(screen.queryByText('basket.empty')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'feedback.try_again' }));
    expect(await screen.findByText('Jeans a')).toBeTruthy();
    expect(storedBasketId()).toBe(basketId);
  });

  it('shows what another tab has changed', async () => {
    const server = sampleServer();
    const basketId = open(server, 'a');
    await screen.findByText('Jeans a');
    await server.send(`/api/order/en-gb/basket/line?basketId=${basketId}`, { method: 'POST', body: '{"sku":"b","quantity":1}' });
    const otherTab = new BroadcastChannel('basket');
    otherTab.postMessage(basketId);
    expect(await screen.findByText('Jeans b')).toBeTruthy();
    otherTab.close();
  });

  it('says what has become scarce or sold out, and leaves the choice', async () => {
    open(sampleServer(), sampleLine('a', 3, { maximumQuantity: 1 }), sampleLine('b', 1, { maximumQuantity: 0 }), sampleLine('c', 1, { maximumQuantity: 1 }));
    const [scarce, gone, last] = [await lineOf('Jeans a'), await lineOf('Jeans b'), await lineOf('Jeans c')];
    expect([scarce.getByText('Only 1 left'), gone.getByText('basket.line_sold_out')].every(Boolean)).toBe(true);
    expect([scarce, gone, last].map((line) => line.queryByRole('textbox') !== null)).toEqual([true, false, true]);
    expect(last.queryByText(/Only/)).toBeNull();
    expect(gone.getByRole('button', { name: 'Remove Jeans b' })).toBeTruthy();
  });

  it('shows the price of one, and a reduction with the lowest price before it (BSK-039)', async () => {
    const money = (amount: number) => ({ amount, currency: 'GBP' });
    open(sampleServer(), sampleLine('a', 1, { unitPrice: { salesPrice: money(14.99), listPrice: money(19.99), percentage: 25, historicPrice: money(16), discounts: [] } }), sampleLine('b', 2), sampleLine('c'));
    const reduced = await lineOf('Jeans a');
    expect(['Reduced from £14.99', 'Reduced from £19.99 to £14.99', '−25%', 'Lowest: £16.00'].map((text) => reduced.queryByText(text) !== null)).toEqual([false, true, true, true]);
    expect((await lineOf('Jeans b')).getByText('£19.99 each')).toBeTruthy();
    // Also of one: the line that a second would bring would push the button away.
    expect((await lineOf('Jeans c')).getByText('£19.99 each')).toBeTruthy();
  });
});
