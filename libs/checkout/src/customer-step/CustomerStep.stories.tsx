import { continueAsGuest, getBasketWithSettings } from '@selvedge/api-order';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutPage, sampleCountries, sampleEnvelope, textsOf, withEmail } from '../checkout.sample.tsx';

const known = answers(getBasketWithSettings, sampleEnvelope());
const meta = { title: 'checkout/CustomerStep', component: CheckoutPage, parameters: { path: '/checkout/customer', api: [known] } } satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvas: ReturnType<typeof within>, email: string) => {
  const field = await canvas.findByRole('textbox');
  await userEvent.type(field, `${email}{Enter}`);
  return field;
};

export const Empty: Story = { play: async ({ canvas }) => expect(await canvas.findByRole('textbox')).toHaveValue('') };
export const Filled: Story = { parameters: { api: [answers(getBasketWithSettings, sampleEnvelope(withEmail))] }, play: async ({ canvas }) => expect(await canvas.findByRole('textbox')).toHaveValue('ada@example.com') };
export const Invalid: Story = {
  name: 'Invalid, says why above and at the field, and keeps what was typed',
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    const field = await send(canvas, 'ada@');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${t('checkout.email_invalid')}`));
    await expect(field).toHaveValue('ada@');
    const summary = canvas.getByRole('group');
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link'));
    await expect(field).toHaveFocus();
  },
};
export const Guest: Story = {
  name: 'Guest, no account is promised where there are none',
  async play({ canvas, loaded }) {
    await canvas.findByText(textsOf(loaded)('checkout.guest_text'));
    await expect(canvas.queryByText(textsOf(loaded)('checkout.guest_text_accounts'))).toBeNull();
  },
};
export const GuestOrAccount: Story = {
  name: 'Guest, or an account later where there are some',
  parameters: { features: { customerAccounts: true } },
  play: async ({ canvas, loaded }) => void (await canvas.findByText(textsOf(loaded)('checkout.guest_text_accounts'))),
};
export const Busy: Story = {
  parameters: { api: [known, keepsWaiting(continueAsGuest)] },
  async play({ canvas, loaded }) {
    await send(canvas, 'ada@example.com');
    await waitFor(() => expect(canvas.getByRole('button', { name: textsOf(loaded)('checkout.continue_as_guest') })).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Refused: Story = {
  name: 'Refused, with the words of the server at the field',
  parameters: { api: [known, refuses(continueAsGuest, 400, { errors: [{ field: 'email', message: 'Nobody gets mail there.' }] })] },
  async play({ canvas }) {
    const field = await send(canvas, 'ada@example.com');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Nobody gets mail there\./));
    await expect(field).toHaveValue('ada@example.com');
  },
};
export const Failed: Story = {
  parameters: { api: [known, refuses(continueAsGuest)] },
  async play({ canvas, loaded }) {
    const field = await send(canvas, 'ada@example.com');
    await screen.findByText(textsOf(loaded)('feedback.error_checkout_update'), undefined, { timeout: 9_000 });
    await expect(field).toHaveValue('ada@example.com');
  },
};
export const Done: Story = {
  name: 'Done, leads on to the address (CHK-003)',
  parameters: { api: [known, answers(continueAsGuest, sampleEnvelope(withEmail)), sampleCountries] },
  async play({ canvas, loaded }) {
    await send(canvas, 'ada@example.com');
    const heading = await canvas.findByRole('heading', { name: textsOf(loaded)('checkout.title_details') });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
