import { fill, fillSlots } from '@selvedge/cms-widgets';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductCardActions } from '../catalog.slots.ts';
import { QuickBuyButton } from '../quick-buy/QuickBuyButton.tsx';
import { sampleCard, sampleProduct, SampleShop } from '../shop.sample.tsx';
import { ProductDetail } from './ProductDetail.tsx';

afterEach(() => {
  act(() => fillSlots(new Map()));
  cleanup();
});

const worn = ['200001_a_1', '200002_b_1'];
const cards = worn.map((id, place) => ({ ...sampleCard, id, name: `Piece ${place}` }));

/** A product page whose product is like this; gives what was asked for. */
async function show(rest: Partial<typeof sampleProduct>, answerCards: () => unknown = () => cards) {
  fillSlots(new Map([fill(ProductCardActions, QuickBuyButton)]));
  const asked = vi.fn((path: string) => (path.startsWith('products?') ? answerCards() : { ...sampleProduct, ...rest }));
  render(<SampleShop answer={asked} shop={{ translations: { 'product.quick_buy': 'Sizes of {name}' } }}><ProductDetail productId={sampleProduct.id} /></SampleShop>);
  await screen.findByRole('heading', { level: 1 });
  return asked;
}
const look = () => screen.queryByRole('region', { name: 'product_page.look' });

it.each([true, undefined])('shows what is worn with a product as cards, each with a quick choice of its sizes, when it has a complete look: %s (CAT-193, CAT-197)', async (hasCompleteTheLook) => {
  const asked = await show({ shopTheLook: worn, hasCompleteTheLook });
  await waitFor(() => expect(within(look()!).getAllByRole('article')).toHaveLength(2));
  expect(asked).toHaveBeenCalledWith(`products?productIds=${worn[0]}&productIds=${worn[1]}`, undefined);
  expect(within(look()!).getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Sizes of Piece 0', 'Sizes of Piece 1']);
});

it.each([['nothing is worn with it', { shopTheLook: [] }], ['no look is named', {}], ['its look is not complete', { shopTheLook: worn, hasCompleteTheLook: false }]])('shows nothing and asks for nothing when %s (CAT-197)', async (_, rest) => {
  const asked = await show(rest);
  expect([look(), asked.mock.calls.filter(([path]) => path.startsWith('products?'))]).toEqual([null, []]);
});

it('shows nothing when none of it is there (CAT-197)', async () => {
  await show({ shopTheLook: worn }, () => []);
  await waitFor(() => expect(look()).toBeNull());
});
