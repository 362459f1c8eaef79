import { getProduct } from '@selvedge/api-catalog';
import { addBasketLine } from '@selvedge/api-order';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { basketIs, hasBasket } from '../basket.sample.ts';
import { samplePage } from '../page.sample.tsx';
import { chooseJeans, productWith, takesJeans } from '../product.sample.ts';

const meta = { title: 'storefront/pages/Product' } satisfies Meta;
export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

const buy = (canvas: Canvas, texts: Record<string, string>) => canvas.findByRole('button', { name: texts['product.add_to_basket'] });

async function chooseAndBuy(canvas: Canvas, texts: Record<string, string>) {
  await chooseJeans(canvas, texts);
  await userEvent.click(await buy(canvas, texts));
}

export const Filled: Story = samplePage({ place: 'product' });
export const SizeMissing: Story = {
  ...samplePage({ place: 'product' }),
  name: 'A size is missing: says so, and the focus goes to the sizes',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    await userEvent.click(await buy(canvas, texts));
    await expect(canvas.getByText(texts['product_page.choose_size'])).toBeVisible();
    await expect(canvas.getByRole('group', { name: texts['product_page.size'] })).toHaveAccessibleDescription(texts['product_page.choose_size']);
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
};
export const Added: Story = {
  ...samplePage({ place: 'product', browserApi: takesJeans }),
  name: 'Added to the basket, and shown there',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    await chooseAndBuy(canvas, texts);
    const flyout = await screen.findByRole('dialog', { name: texts['basket.added'] });
    await expect(within(flyout).getAllByRole('link').map((link) => link.getAttribute('href'))).toContainEqual(expect.stringMatching(/\/checkout$/));
  },
};
export const AddingFailed: Story = {
  ...samplePage({ place: 'product', browserApi: [refuses(addBasketLine), basketIs()] }),
  beforeEach: hasBasket,
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    await chooseAndBuy(canvas, texts);
    // Its turn comes after the toast of the story before.
    await canvas.findByText(texts['feedback.error_add_to_basket'], undefined, { timeout: 9_000 });
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
export const SoldOut: Story = {
  ...samplePage({ place: 'product', api: [productWith(({ variants }) => ({ inStock: false, variants: variants.map((variant) => ({ ...variant, inStockEcom: false })) }))] }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['product_page.notify_stock'] })).toBeEnabled(),
};
export const ComingSoon: Story = {
  ...samplePage({ place: 'product', api: [productWith(() => ({ comingSoonProduct: true }))] }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['product_page.notify_goingLive'] })).toBeEnabled(),
};
export const Reduced: Story = samplePage({
  place: 'product',
  api: [productWith(({ price }) => ({ price: { ...price, salesPrice: { ...price.listPrice, amount: price.listPrice.amount / 2 }, percentage: 50, historicPrice: price.listPrice } }))],
});
export const OnePicture: Story = samplePage({ place: 'product', api: [productWith(({ images }) => ({ images: { ...images, indexes: images.indexes.slice(0, 1) } }))] });
export const LongText: Story = samplePage({ place: 'product', api: [productWith(({ description }) => ({ name: 'Baumwollmischgewebeschlaghosenjeans Donaudampfschifffahrtsgesellschaft', colourName: 'Nachtschattengewächsdunkelblauschwarz', description: `${description} `.repeat(6) }))] });
export const GiftCard: Story = samplePage({ place: 'giftCard' });
export const Failed: Story = {
  ...samplePage({ place: 'product', api: [refuses(getProduct)] }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['feedback.try_again'] })).toBeVisible(),
};
/** Whom the catalogue does not know, nobody finds. */
export const Unknown: Story = {
  ...samplePage({ place: 'product', api: [refuses(getProduct, 404)] }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('heading', { name: loaded.market.shop.translations['not_found.title'], level: 1 })).toBeVisible(),
};
export const Slow: Story = samplePage({ place: 'product', api: [keepsWaiting(getProduct)] });
