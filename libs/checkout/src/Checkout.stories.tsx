import { getBasketWithSettings } from '@selvedge/api-order';
import { answers } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkout } from './Checkout.tsx';
import { basketId, CheckoutPage, sampleCountries, sampleEnvelope, textsOf, withEmail, withTerms } from './checkout.sample.tsx';

/** Each step has stories of its own; here is what they have in common. */
const meta = { title: 'checkout/Checkout', component: CheckoutPage } satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooFar: Story = {
  name: 'Too far, leads to the first step where something is missing (CHK-025)',
  parameters: { path: '/checkout/payment', api: [answers(getBasketWithSettings, sampleEnvelope(withEmail)), sampleCountries] },
  play: async ({ canvas, loaded }) => void (await canvas.findByRole('heading', { name: textsOf(loaded)('checkout.title_details') })),
};
export const Payment: Story = {
  args: { children: <p>The payment step, which its own page brings.</p> },
  parameters: { path: '/checkout/payment', api: [answers(getBasketWithSettings, sampleEnvelope(withTerms))] },
  async play({ canvas }) {
    await canvas.findByText(/payment step/);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
/** Shown until the address is the right one. */
export const Leaving: Story = { name: 'Leaving, a basket without lines leads to the basket page', render: () => <Checkout step="customer" basketId={basketId} envelope={sampleEnvelope({ quantity: 0, lines: [] })} /> };
