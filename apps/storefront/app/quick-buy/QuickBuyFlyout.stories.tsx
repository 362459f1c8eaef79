import { getProduct } from '@selvedge/api-catalog';
import { addBasketLine } from '@selvedge/api-order';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import { fillSlots } from '@selvedge/cms-widgets';
import { lineIn } from '@selvedge/orders/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { basketIs } from '../basket.sample.ts';
import { samplePage } from '../page.sample.tsx';
import { fillings } from '../slots.ts';

/** A listing as it is in the shop, with what can be done on its cards. */
const meta = {
  title: 'storefront/QuickBuy',
  beforeEach() {
    fillSlots(fillings);
    return () => fillSlots(new Map());
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

const named = (text: string) => new RegExp(`^${text.split('{name}').join('.+')}$`);

/** Opens the sizes of the first product of the listing. */
async function opened(canvas: Canvas, texts: Record<string, string>) {
  const [button] = await canvas.findAllByRole('button', { name: named(texts['product.quick_buy']!) });
  // By key: under a pointer its place is the sizes'.
  button!.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: texts['product_page.choose_size'] }));
}

const added = (catalog: string) => [lineIn(catalog, 'jeans', 1, { sku: '100032_rawindigo_1-26-30' })];
export const Bought: Story = {
  ...samplePage({ place: 'listing', browserApi: [{ ...basketIs({ lines: added }), operation: addBasketLine }, basketIs({ lines: added })] }),
  name: 'Bought beside the listing, and shown in the basket',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const flyout = await opened(canvas, texts);
    for (const [group, name] of [['size', '26'], ['length', '30']]) await userEvent.click(within(await flyout.findByRole('group', { name: texts[`product_page.${group}`] })).getByRole('radio', { name }));
    await userEvent.click(flyout.getByRole('button', { name: texts['product.add_to_basket'] }));
    await expect(await screen.findByRole('dialog', { name: texts['basket.added'] })).toBeVisible();
  },
};
export const NothingChosen: Story = {
  ...samplePage({ place: 'listing' }),
  name: 'Without a size it says what is missing and stays open',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const flyout = await opened(canvas, texts);
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
    await userEvent.hover((await canvas.findAllByRole('article'))[0]!);
    const sizes = within(await canvas.findByRole('list', { name: named(texts['product.quick_sizes']!) }));
    await userEvent.click(sizes.getByRole('button', { name: '26' }));
    const flyout = within(await screen.findByRole('dialog', { name: texts['product_page.choose_size'] }));
    await expect(await flyout.findByRole('radio', { name: '26' })).toBeChecked();
  },
};
export const Loading: Story = {
  ...samplePage({ place: 'listing', browserApi: [keepsWaiting(getProduct)] }),
  play: async ({ canvas, loaded }) => expect((await opened(canvas, loaded.market.shop.translations)).queryByRole('radio')).toBeNull(),
};
export const Failed: Story = {
  ...samplePage({ place: 'listing', browserApi: [refuses(getProduct)] }),
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    const flyout = await opened(canvas, texts);
    await expect(await flyout.findByRole('alert')).toBeVisible();
    await expect(flyout.getByRole('button', { name: texts['feedback.try_again'] })).toBeEnabled();
  },
};
