import { getProduct } from '@selvedge/api-catalog';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { samplePage } from '../page.sample.tsx';
import { chooseJeans, takesJeans } from '../product.sample.ts';
import { cardsAsInTheShop, findSizes, openFirst, pointAtFirst } from './quick-buy.sample.ts';

/** A listing as it is in the shop, with what can be done on its cards. */
const meta = {
  title: 'storefront/QuickBuy',
  beforeEach: cardsAsInTheShop,
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Bought: Story = {
  ...samplePage({ place: 'listing', browserApi: takesJeans }),
  name: 'Bought beside the listing, and shown in the basket',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const flyout = await openFirst(canvas, texts);
    await chooseJeans(flyout, texts);
    await userEvent.click(flyout.getByRole('button', { name: texts['product.add_to_basket'] }));
    await expect(await screen.findByRole('dialog', { name: texts['basket.added'] })).toBeVisible();
  },
};
export const NothingChosen: Story = {
  ...samplePage({ place: 'listing' }),
  name: 'Without a size it says what is missing and stays open',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const flyout = await openFirst(canvas, texts);
    await userEvent.click(await flyout.findByRole('button', { name: texts['product.add_to_basket'] }));
    await expect(flyout.getByRole('group', { name: texts['product_page.size'] })).toHaveAccessibleDescription(texts['product_page.choose_size']);
  },
};
export const PointedAt: Story = {
  ...samplePage({ place: 'listing' }),
  name: 'Under a pointer a card shows its sizes; one that needs a length opens in full',
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const sizes = await pointAtFirst(canvas, texts);
    await userEvent.click(sizes.getByRole('button', { name: '26' }));
    await expect(await (await findSizes(texts)).findByRole('radio', { name: '26' })).toBeChecked();
  },
};
export const Loading: Story = {
  ...samplePage({ place: 'listing', browserApi: [keepsWaiting(getProduct)] }),
  async play({ canvas, loaded }) {
    await openFirst(canvas, loaded.market.shop.translations);
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[aria-busy=true]')).toBeVisible());
  },
};
export const Failed: Story = {
  ...samplePage({ place: 'listing', browserApi: [refuses(getProduct)] }),
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const flyout = await openFirst(canvas, texts);
    await expect(await flyout.findByRole('alert')).toBeVisible();
    await expect(flyout.getByRole('button', { name: texts['feedback.try_again'] })).toBeEnabled();
  },
};
