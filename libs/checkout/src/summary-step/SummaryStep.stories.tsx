import { acceptNewsletterAndTerms, getBasketWithSettings, type BasketEnvelope } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { address, CheckoutPage, digitalLines, sampleEnvelope, scarceLines, textsOf, withAddress, withShipment } from '../checkout.sample.tsx';

const knows = (basket: Partial<BasketEnvelope['basket']>) => answers(getBasketWithSettings, sampleEnvelope(basket));
const known = knows(withShipment);
const meta = { title: 'checkout/SummaryStep', component: CheckoutPage, parameters: { path: '/checkout/summary', api: [known] } } satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, nothing is ticked beforehand, and all can be changed (CHK-036, CHK-137)',
  async play({ canvas, loaded }) {
    for (const box of await canvas.findAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.getAllByRole('link', { name: new RegExp(`^${textsOf(loaded)('checkout.change')}`) })).toHaveLength(4);
  },
};
export const AnotherBillingAddress: Story = {
  parameters: { api: [knows({ ...withShipment, useBillingAddressForShipping: false, billingAddress: { ...address, firstName: 'Bill', organizationName: 'Looms Ltd' } })] },
  play: async ({ canvas }) => void (await canvas.findByText('Bill Weaver')),
};
export const NothingToShip: Story = { parameters: { api: [knows({ ...withAddress, ...digitalLines })] }, play: async ({ canvas }) => expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(2) };
export const LongText: Story = {
  parameters: {
    api: [knows({ ...withShipment, email: 'maximiliane-friederike.von-hohenlohe-waldenburg-schillingsfuerst@baumwollspinnerei.example', shippingAddress: { ...address, lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst', organizationName: 'Baumwollspinnereimaschinenersatzteilhandelsgesellschaft' } })],
  },
};
export const Invalid: Story = {
  name: 'Invalid, the terms must be accepted',
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: t('checkout.to_payment') }));
    const terms = canvas.getAllByRole('checkbox')[1]!;
    await waitFor(() => expect(terms).toBeInvalid());
    await expect(terms).toHaveAccessibleDescription(t('checkout.terms_required'));
    await expect(document.activeElement).toHaveAttribute('role', 'group');
  },
};
const accept: Story['play'] = async ({ canvas, loaded }) => {
  await userEvent.click((await canvas.findAllByRole('checkbox'))[1]!);
  await userEvent.click(canvas.getByRole('button', { name: textsOf(loaded)('checkout.to_payment') }));
};
export const Busy: Story = {
  parameters: { api: [known, keepsWaiting(acceptNewsletterAndTerms)] },
  async play(context) {
    await accept(context);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: textsOf(context.loaded)('checkout.to_payment') })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Failed: Story = {
  parameters: { api: [known, refuses(acceptNewsletterAndTerms)] },
  async play(context) {
    await accept(context);
    await screen.findByText(textsOf(context.loaded)('feedback.error_checkout_update'), undefined, { timeout: 9_000 });
    await expect(context.canvas.getAllByRole('checkbox')[1]).toBeChecked();
  },
};
export const Scarce: Story = {
  name: 'Scarce, cannot be paid as it is and leads back to the basket',
  parameters: { api: [knows({ ...withShipment, ...scarceLines })] },
  async play({ canvas, loaded }) {
    await canvas.findByText(textsOf(loaded)('checkout.lines_short'));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
