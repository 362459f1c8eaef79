import { getReceipt } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses, type SampleAnswer } from '@selvedge/api-samples';
import { lastPurchase } from '@selvedge/orders';
import { maskedOrderIn, orderIn } from '@selvedge/orders/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { basketId, hasBasket } from '../basket.sample.ts';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Receipt' } satisfies Meta;
export default meta;
type Story = StoryObj;

const receipt = (answer: SampleAnswer) => samplePage({ place: 'receipt', search: '?orderid=order-order-order-order-12345678', browserApi: [answer] });

/** Right after the payment: the basket that was bought is forgotten, and proves who bought it. */
export const Placed: Story = {
  ...receipt(answers(getReceipt, ({ catalog, basketId: proof }) => (proof === basketId ? orderIn(catalog) : maskedOrderIn(catalog)))),
  name: 'Placed, the basket becomes the proof (ORD-044)',
  beforeEach: hasBasket,
  async play({ canvas }) {
    await expect(await canvas.findByText('ada@example.com')).toBeVisible();
    await waitFor(() => expect(lastPurchase()).toBe(basketId));
    await expect(document.cookie).not.toMatch(/(^|; )basket=/);
  },
};
export const Masked: Story = {
  ...receipt(answers(getReceipt, ({ catalog }) => maskedOrderIn(catalog))),
  play: async ({ canvas }) => expect(await canvas.findByRole('textbox')).toBeVisible(),
};
export const Processing: Story = {
  ...receipt(answers(getReceipt, ({ catalog }) => maskedOrderIn(catalog, { orderState: 'paymentprocessing' }))),
  name: 'Processing, the basket is kept until it is decided',
  beforeEach: hasBasket,
  async play({ canvas }) {
    await expect(await canvas.findByText('100234')).toBeVisible();
    await expect(document.cookie).toMatch(/(^|; )basket=/);
  },
};
export const Cancelled: Story = {
  ...receipt(answers(getReceipt, ({ catalog }) => orderIn(catalog, { orderState: 'cancelled' }))),
  name: 'Cancelled, the basket is still there',
  beforeEach: hasBasket,
  async play({ canvas }) {
    await expect(await canvas.findByText('100234')).toBeVisible();
    await expect(document.cookie).toMatch(/(^|; )basket=/);
  },
};
export const Loading: Story = receipt(keepsWaiting(getReceipt));
export const Failed: Story = {
  ...receipt(refuses(getReceipt)),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['feedback.try_again'] })).toBeVisible(),
};
export const Unknown: Story = receipt(refuses(getReceipt, 404));
export const WithoutOrder: Story = samplePage({ place: 'receipt' });
