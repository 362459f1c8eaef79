import { closeFlyout, FlyoutStage, ToastRegion } from '@selvedge/ui';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddToBasket } from './add-to-basket/AddToBasket.tsx';
import { BasketButton } from './basket-button/BasketButton.tsx';
import { BasketSummary } from './basket-summary/BasketSummary.tsx';
import { BasketView } from './basket-view/BasketView.tsx';
import { clearBasketCookie, rememberBasket, storedBasketId } from './basket.cookie.ts';
import { sampleBasket, sampleLine, sampleServer, SampleShop, type Fate } from './basket.sample.tsx';

configure({ asyncUtilTimeout: 5_000 });
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) { this.open = true; };
});
beforeEach(() => clearBasketCookie());
afterEach(() => {
  cleanup();
  // Flyouts and toasts belong to the page, not to a test: let them have their time.
  vi.useFakeTimers();
  render(<><FlyoutStage flyouts={{}} /><ToastRegion closeLabel="Close" /></>);
  act(() => closeFlyout());
  while (vi.getTimerCount() > 0) act(() => vi.runOnlyPendingTimers());
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const add = 'product.add_to_basket';

/** A server whose calls wait until they are let go. */
function patientServer(fate: Fate = 'do') {
  const waiting: (() => void)[] = [];
  const server = sampleServer((method) => (method === 'GET' ? 'do' : new Promise((resolve) => waiting.push(() => resolve(fate)))));
  const letGo = () => vi.waitFor(() => (expect(waiting.length).toBeGreaterThan(0), waiting.shift()!()));
  return { ...server, letGo };
}

it('is remembered for a day, anew with each answer (BSK-153)', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const server = sampleServer();
  render(<SampleShop send={server.send}><AddToBasket sku="a" /></SampleShop>);
  press(add);
  await screen.findByRole('dialog', { name: 'basket.added' });
  fireEvent.click(button(add));
  await vi.waitFor(() => expect(server.basketOf(storedBasketId())?.quantity).toBe(2));
  await vi.waitFor(() => expect(written.mock.calls.filter(([cookie]) => cookie.startsWith(`basket=${storedBasketId()};`) && cookie.includes('Max-Age=86400')).length).toBeGreaterThanOrEqual(2));
});

describe('the button that fills the basket', () => {
  it('asks for a size first, and leads there', () => {
    const lead = vi.fn();
    render(<SampleShop send={sampleServer().send}><AddToBasket missing="size" onMissing={lead} /></SampleShop>);
    press(add);
    expect(lead).toHaveBeenCalledOnce();
    expect(button(add).getAttribute('aria-describedby')).toBe(screen.getByText('product.choose_size').id);
  });

  it('makes a basket, remembers it, counts on its icon and shows what came in (BSK-016, BSK-132, BSK-152)', async () => {
    render(<SampleShop send={sampleServer().send}><BasketButton /><AddToBasket sku="a" /></SampleShop>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en-gb/basket');
    press(add);
    expect(await screen.findByRole('link', { name: 'Basket, 1 items' })).toBeTruthy();
    expect(storedBasketId()).toBe('b'.repeat(31) + '0');
    expect(within(await screen.findByRole('dialog', { name: 'basket.added' })).getByText('Jeans a')).toBeTruthy();
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

describe('the basket in the header', () => {
  it('shows 99 of more, and says how many there really are (BSK-022, BSK-023)', async () => {
    const server = sampleServer();
    rememberBasket(server.fill(sampleLine('a', 120)));
    render(<SampleShop send={server.send}><BasketButton /></SampleShop>);
    const link = await screen.findByRole('link', { name: 'Basket, more than 99 items: 120' });
    expect(link.textContent).toBe('99');
    fireEvent.click(link);
    expect(await screen.findByRole('dialog', { name: 'basket.title' })).toBeTruthy();
  });

  it('leaves a press for a new tab to the browser', () => {
    render(<SampleShop send={sampleServer().send}><BasketButton /></SampleShop>);
    const goes = fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
    expect([goes, screen.queryByRole('dialog')]).toEqual([true, null]);
  });
});

describe('what was just put in', () => {
  const opened = async () => {
    render(<SampleShop send={sampleServer().send}><AddToBasket sku="a" /></SampleShop>);
    press(add);
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
    vi.useFakeTimers();
    // A touch, so that its clock starts under these timers.
    fireEvent.pointerOver(within(dialog).getByText('Jeans a'));
    return dialog;
  };
  const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

  it('goes by itself after four seconds, not while it is pointed at (SHELL-179, SHELL-180)', async () => {
    const dialog = await opened();
    pass(60_000);
    expect(dialog.open).toBe(true);
    // The veil beside it.
    fireEvent.pointerOver(dialog);
    pass(3_999);
    expect(dialog.open).toBe(true);
    pass(1);
    expect(dialog.open).toBe(false);
  });

  it('stays for who goes through it by keyboard', async () => {
    const dialog = await opened();
    fireEvent.keyDown(within(dialog).getByRole('button', { name: 'shell.close' }), { key: 'Tab' });
    fireEvent.pointerOver(dialog);
    pass(60_000);
    expect(dialog.open).toBe(true);
  });
});

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
    otherTab.postMessage('changed');
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
    expect((await lineOf('Jeans c')).queryByText(/each/)).toBeNull();
  });
});

describe('the bill', () => {
  const bill = async (envelope: ReturnType<typeof sampleBasket>) => {
    rememberBasket(envelope.basket.basketId);
    render(<SampleShop send={async () => Response.json(envelope)}><BasketSummary /></SampleShop>);
    const list = (await screen.findByText('basket.total')).closest('dl')!;
    return [...list.querySelectorAll('dt')].map((name) => [name.textContent, name.nextSibling!.textContent]);
  };
  const money = (amount: number) => ({ amount, currency: 'GBP' });

  it('has a row for everything that makes the total, and for what gift cards leave of it (BSK-034)', async () => {
    const rows = await bill(sampleBasket([sampleLine('a', 2)], {
      subtotal: money(39.98), promoCodeAmounts: [{ promoCode: 'SPRING', amount: money(-4) }], totalDiscount: money(4), shippingTotal: money(5), freeShipping: false, total: money(40.98),
      giftCards: [{ giftCardNumber: '6006000011112222', balance: money(30) }, { giftCardNumber: '6006000033334444', balance: money(50) }], remainingTotal: money(0),
    }));
    expect(rows).toEqual([
      ['basket.subtotal', '£39.98'], ['SPRING', '−£4.00'], ['basket.discount', '−£4.00'], ['basket.shipping', '£5.00'], ['basket.total', '£40.98'],
      ['Gift card 2222', '−£30.00'], ['Gift card 4444', '−£10.98'], ['basket.remaining', '£0.00'],
    ]);
  });

  it('has nothing to say about delivery when everything is digital (BSK-059, BSK-063)', async () => {
    expect((await bill(sampleBasket([sampleLine('a', 1, { isDigital: true })]))).map(([name]) => name)).toEqual(['basket.subtotal', 'basket.total']);
  });

  it('says when the order comes, and in how many parcels (BSK-035, BSK-062)', async () => {
    await bill({ ...sampleBasket([sampleLine('a'), sampleLine('b', 1, { lineItemStockLocation: 'store' })]), cheapestPredictedDeliveryDate: '2030-05-02' });
    expect(screen.getByText('basket.several_parcels')).toBeTruthy();
    expect(screen.getByText('basket.expected_delivery')).toBeTruthy();
  });
});
