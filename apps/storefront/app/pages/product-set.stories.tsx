import { getProduct, type Product } from '@selvedge/api-catalog';
import { createApi } from '@selvedge/api-runtime';
import { answers, recordedApi, recordingOf, refuses, type SampleAnswer, type SampleMarket } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Product set' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** The recorded product stands for a set, and for its pieces. */
const set: SampleAnswer = {
  operation: getProduct,
  async respond({ catalog, productId }: { catalog: string; productId: string }) {
    const { calls, places } = await recordingOf(catalog as SampleMarket);
    const id = /[^-]+_[^_]+_[^_]+$/.exec(places.product)![0];
    const product: Product = await createApi({ fetch: recordedApi({ calls, places }) }).call(getProduct, { catalog, productId: id });
    const pieces = ['1', '2'].map((option) => id.replace(/_[^_]+$/, `_piece${option}`));
    return answers(getProduct, productId === id ? { ...product, isProductSet: true, variants: [], productSetOptions: pieces, shopTheLook: [] } : { ...product, id: productId }).respond({} as never);
  },
};

export const Filled: Story = {
  ...samplePage({ place: 'product', alias: 'productSetPage', api: [set] }),
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    await expect(await canvas.findAllByRole('button', { name: texts['product.add_to_basket'] })).toHaveLength(2);
  },
};
export const Failed: Story = {
  ...samplePage({ place: 'product', alias: 'productSetPage', api: [refuses(getProduct)] }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['feedback.try_again'] })).toBeVisible(),
};
