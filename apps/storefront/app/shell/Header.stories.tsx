import { getBasketWithSettings } from '@selvedge/api-order';
import { keepsWaiting } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { basketIs, freeFreight, hasBasket } from '../basket.sample.ts';
import { flyouts } from '../flyouts.ts';
import { Header } from './Header.tsx';

const meta = { title: 'storefront/shell/Header', component: Header, parameters: { layout: 'fullscreen', flyouts } } satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /Selvedge|Nord|Kiosk/ })).toHaveAttribute('href', expect.stringMatching(/^\/\w\w-\w\w(\/nord|\/kiosk)?$/)) };
export const Filled: Story = {
  name: 'Filled, the basket says how many pieces it holds',
  parameters: { api: [basketIs()] },
  beforeEach: hasBasket,
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: /3/ })).toHaveAttribute('href', expect.stringMatching(/\/basket$/)),
};
export const Loading: Story = { parameters: { api: [keepsWaiting(getBasketWithSettings)] }, beforeEach: hasBasket };
export const BasketOpen: Story = {
  name: 'The basket opens, Escape closes it and the focus returns',
  parameters: { api: [basketIs(), freeFreight] },
  beforeEach: hasBasket,
  async play({ canvas }) {
    const basket = await canvas.findByRole('link', { name: /3/ });
    await userEvent.click(basket);
    // What the browser does at Escape; a key that a script presses does not reach it.
    (await screen.findByRole<HTMLDialogElement>('dialog')).requestClose();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(basket).toHaveFocus();
  },
};
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, loaded }) => expect(canvas.getByText(loaded.market.shop.market.country.name)).toBeVisible(),
};
