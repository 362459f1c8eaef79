import { getBasketWithSettings } from '@selvedge/api-order';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import { lineIn } from '@selvedge/orders/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { basketIs, freeFreight, hasBasket, hasNoBasket } from '../basket.sample.ts';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Basket', beforeEach: hasBasket } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Filled: Story = {
  ...samplePage({ place: 'basket', browserApi: [basketIs(), freeFreight] }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('link', { name: loaded.market.shop.translations['basket.to_checkout'] })).toHaveAttribute('href', expect.stringMatching(/\/checkout$/)),
};
export const OneItem: Story = samplePage({ place: 'basket', browserApi: [basketIs({ lines: (catalog) => [lineIn(catalog, 'beanie')] }), freeFreight] });
export const SoldOut: Story = samplePage({ place: 'basket', browserApi: [basketIs({ lines: (catalog) => [lineIn(catalog, 'jeans', 2, { maximumQuantity: 1 }), lineIn(catalog, 'beanie', 1, { maximumQuantity: 0 })] }), freeFreight] });
/** Nothing has been put into a basket yet, or everything has been taken out. */
export const Empty: Story = samplePage({ place: 'basket', browserApi: [basketIs({ lines: () => [] }), freeFreight] });
export const WithoutBasket: Story = { ...samplePage({ place: 'basket', browserApi: [freeFreight] }), beforeEach: hasNoBasket };
export const Loading: Story = samplePage({ place: 'basket', browserApi: [keepsWaiting(getBasketWithSettings), freeFreight] });
export const Failed: Story = samplePage({ place: 'basket', browserApi: [refuses(getBasketWithSettings), freeFreight] });
