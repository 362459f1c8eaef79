import { fill, fillSlots } from '@selvedge/cms-widgets';
import type { FlyoutParameters } from '@selvedge/market';
import { closeFlyout } from '@selvedge/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductCardActions, type ProductCardActionsProps } from '../catalog.slots.ts';
import { catalogFlyouts } from '../flyouts.ts';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { productTile } from '../product-tile.ts';
import { sampleCard, sampleProduct, SampleShop } from '../shop.sample.tsx';
import { QuickBuy } from './QuickBuy.tsx';
import { QuickBuyButton } from './QuickBuyButton.tsx';
import { QuickSizes } from './QuickSizes.tsx';

// Loaded when it is asked for, in a time that stands still here.
beforeAll(() => catalogFlyouts.sizeGuide());

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  act(() => {
    closeFlyout();
    fillSlots(new Map());
  });
  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
  cleanup();
});

const texts = { 'product.quick_buy': 'Sizes of {name}', 'product.quick_sizes': 'Buy {name}', 'product.size_sold_out': '{size}, sold out' };
const variant = (size: string, inStockEcom: boolean, length?: string) => ({ id: `${size}${length ?? ''}`, size: { sizeId: size, name: size }, ...(length ? { length: { lengthId: length, name: length } } : {}), inStockEcom, inStockRetail: false });
const letters = { ...sampleProduct, variants: [variant('S', true), variant('M', false)] };

/** A card as the storefront fills it. @param answer what the product is */
function card(rest: Partial<typeof sampleCard> = {}, answer: () => unknown = () => letters) {
  const asked = vi.fn(answer);
  const bought = vi.fn();
  const Actions = ({ product, isPointedAt }: ProductCardActionsProps) => (
    <>
      <QuickBuyButton product={product} />
      {isPointedAt && <QuickSizes product={product} buy={({ sku, words }) => <button type="button" onClick={() => bought(sku)}>{words}</button>} />}
    </>
  );
  const flyouts = { ...catalogFlyouts, quickBuy: async () => ({ Flyout: ({ parameters, close }: { parameters: FlyoutParameters['quickBuy']; close: () => void }) => <QuickBuy {...parameters} close={close} buy={({ sku }) => <button type="button" onClick={() => bought(sku)}>buy {sku}</button>} /> }) };
  fillSlots(new Map([fill(ProductCardActions, Actions)]));
  render(
    <SampleShop answer={() => asked()} flyouts={flyouts} shop={{ translations: texts }}>
      <ProductCard product={productTile({ ...sampleCard, ...rest })} />
    </SampleShop>,
  );
  return { asked, bought };
}
const point = async () => {
  fireEvent.pointerEnter(screen.getByRole('article'));
  await act(async () => vi.advanceTimersByTime(200));
};

describe('a card', () => {
  it('asks for its sizes when a pointer rests on it, and one press buys one', async () => {
    const { asked, bought } = card();
    fireEvent.pointerEnter(screen.getByRole('article'));
    fireEvent.pointerLeave(screen.getByRole('article'));
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(asked).not.toHaveBeenCalled();
    await point();
    const sizes = within(await screen.findByRole('list', { name: 'Buy Harbour straight jeans' }));
    fireEvent.click(sizes.getByRole('button', { name: 'S' }));
    expect(bought.mock.calls).toEqual([['S']]);
  });

  it('opens in full what is sold out, or has lengths, with the size chosen', async () => {
    const { bought } = card({}, () => ({ ...sampleProduct, variants: [variant('30', true, '32'), variant('30', true, '34'), variant('31', false, '32')] }));
    await point();
    await screen.findByRole('list', { name: 'Buy Harbour straight jeans' });
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['Sizes of Harbour straight jeans', '30', '31, sold out']);
    fireEvent.click(screen.getByRole('button', { name: '30' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect((await dialog.findByRole<HTMLInputElement>('radio', { name: '30', hidden: true })).checked).toBe(true);
    fireEvent.click(dialog.getByRole('radio', { name: '34', hidden: true }));
    fireEvent.click(dialog.getByRole('button', { name: 'buy 3034', hidden: true }));
    expect(bought.mock.calls).toEqual([['3034']]);
  });

  it('has a button for who has no pointer, and asks for nothing before it is pressed', async () => {
    const { asked } = card();
    expect(asked).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Sizes of Harbour straight jeans' }));
    expect(await screen.findByRole('heading', { name: 'Harbour straight jeans', level: 3, hidden: true })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'product_page.to_product', hidden: true }).getAttribute('href')).toBe(`/en-gb${sampleCard.url}`);
  });

  it('comes back, with what is chosen, after the size guide', async () => {
    card({}, () => ({ ...sampleProduct, guides: [], variants: [variant('30', true, '32'), variant('30', true, '34'), variant('31', true, '32')] }));
    fireEvent.click(screen.getByRole('button'));
    const leaves = () => act(async () => void vi.advanceTimersByTime(500));
    const pick = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name, hidden: true }));
    await pick('30');
    await pick('34');
    fireEvent.click(screen.getByRole('link', { name: 'product_page.size_guide', hidden: true }));
    await leaves();
    expect(await screen.findByRole('heading', { name: 'product_page.size_guide', hidden: true })).toBeTruthy();
    expect(screen.queryByRole('radio', { hidden: true })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'shell.close', hidden: true }));
    await leaves();
    expect((await screen.findAllByRole<HTMLInputElement>('radio', { checked: true, hidden: true })).map(({ value }) => value)).toEqual(['30', '34']);
    expect(screen.getByRole('button', { name: 'buy 3034', hidden: true })).toBeTruthy();
  });

  it.each([[{ inStock: false }], [{ comingSoonProduct: true }], [{ isProductSet: true }], [{ isDigital: true }]])('offers nothing of what cannot be bought by choosing a size: %j', (flags) => {
    card(flags);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when its product could not be read, and tries again', async () => {
    let works = false;
    card({}, () => (works ? letters : new Response('{}', { status: 400 })));
    fireEvent.click(screen.getByRole('button'));
    await screen.findByRole('alert', { hidden: true });
    works = true;
    fireEvent.click(screen.getByRole('button', { name: 'feedback.try_again', hidden: true }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 3, hidden: true })).toBeTruthy());
  });
});
