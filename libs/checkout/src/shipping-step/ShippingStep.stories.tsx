import { getBasketWithSettings, setBasketShipment, type ShippingMethod } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutPage, express, homeDelivery, sampleCountries, sampleEnvelope, textsOf, withAddress, withShipment } from '../checkout.sample.tsx';

const offering = (shippingMethods: ShippingMethod[], basket = withAddress) => answers(getBasketWithSettings, sampleEnvelope(basket, { shippingMethods }));
const known = offering([homeDelivery, express]);
const meta = { title: 'checkout/ShippingStep', component: CheckoutPage, parameters: { path: '/checkout/shipping', api: [known] } } satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: ReturnType<typeof within>, loaded: Record<string, unknown>) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /Express/ }));
  const button = canvas.getByRole('button', { name: textsOf(loaded)('checkout.to_summary') });
  await userEvent.click(button);
  return button;
};

export const Filled: Story = { name: 'Filled, the first is chosen', play: async ({ canvas }) => expect(await canvas.findByRole('radio', { name: /Home delivery/ })).toBeChecked() };
export const OneItem: Story = { parameters: { api: [offering([homeDelivery])] } };
export const LongText: Story = { parameters: { api: [offering([{ ...homeDelivery, name: 'Klimaneutrale Nachmittagslieferung mit Wunschterminvereinbarung', deliveryPrediction: 'Voraussichtliche Zustellung zwischen Donnerstagnachmittag und Samstagvormittag' }, express])] } };
export const FormerGone: Story = {
  name: 'The one that was chosen before is gone, and that is said',
  parameters: { api: [offering([express], withShipment)] },
  play: async ({ canvas, loaded }) => void (await canvas.findByText(textsOf(loaded)('checkout.method_gone'))),
};
export const Empty: Story = {
  name: 'Empty, nobody delivers this at the moment',
  parameters: { api: [offering([])] },
  play: async ({ canvas, loaded }) => void (await canvas.findByText(textsOf(loaded)('checkout.no_methods'))),
};
export const Busy: Story = {
  parameters: { api: [known, keepsWaiting(setBasketShipment)] },
  async play({ canvas, loaded }) {
    const button = await choose(canvas, loaded);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Failed: Story = {
  name: 'Failed, with the words of the server (CHK-116)',
  parameters: { api: [known, refuses(setBasketShipment, 400, { message: 'Express is full for today.' })] },
  async play({ canvas, loaded }) {
    await choose(canvas, loaded);
    await screen.findByText('Express is full for today.', undefined, { timeout: 9_000 });
    await expect(canvas.getByRole('radio', { name: /Express/ })).toBeChecked();
  },
};
export const AddressAtFault: Story = {
  name: 'The address is at fault, leads back to it (CHK-026)',
  parameters: { api: [known, sampleCountries, refuses(setBasketShipment, 302)] },
  async play({ canvas, loaded }) {
    await choose(canvas, loaded);
    await canvas.findByRole('heading', { name: textsOf(loaded)('checkout.title_details') });
  },
};
export const Done: Story = {
  name: 'Done, leads on to the summary',
  parameters: { api: [known, answers(setBasketShipment, sampleEnvelope({ ...withShipment, shipments: [{ id: '1', shippingMethodId: 'express' }] }))] },
  async play({ canvas, loaded }) {
    await choose(canvas, loaded);
    await canvas.findByRole('heading', { name: textsOf(loaded)('checkout.title_summary') });
  },
};
