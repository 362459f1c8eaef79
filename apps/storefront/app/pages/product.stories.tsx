import { getProduct, type Product } from '@selvedge/api-catalog';
import { addBasketLine } from '@selvedge/api-order';
import { createApi } from '@selvedge/api-runtime';
import { answers, keepsWaiting, recordedApi, recordingOf, refuses, type SampleAnswer, type SampleMarket } from '@selvedge/api-samples';
import { lineIn } from '@selvedge/orders/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { basketIs, hasBasket } from '../basket.sample.ts';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Product' } satisfies Meta;
export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

/** The recorded product of the market, with this about it otherwise. */
const productWith = (change: (product: Product) => Partial<Product>): SampleAnswer => ({
  operation: getProduct,
  async respond(args: { catalog: string; productId: string }) {
    const product = await createApi({ fetch: recordedApi(await recordingOf(args.catalog as SampleMarket)) }).call(getProduct, args);
    return answers(getProduct, { ...product, ...change(product) }).respond(args as never);
  },
});

const buy = (canvas: Canvas, texts: Record<string, string>) => canvas.findByRole('button', { name: texts['product.add_to_basket'] });

async function chooseAndBuy(canvas: Canvas, texts: Record<string, string>) {
  const choose = async (key: string, name: string) => userEvent.click(within(await canvas.findByRole('group', { name: texts[key] })).getByRole('radio', { name }));
  await choose('product_page.size', '26');
  await choose('product_page.length', '30');
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
const added = (catalog: string) => [lineIn(catalog, 'jeans', 1, { sku: '100032_rawindigo_1-26-30' })];
export const Added: Story = {
  ...samplePage({ place: 'product', browserApi: [{ ...basketIs({ lines: added }), operation: addBasketLine }, basketIs({ lines: added })] }),
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
