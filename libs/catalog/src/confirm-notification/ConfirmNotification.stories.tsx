import { confirmSubscription } from '@selvedge/api-notify-me';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConfirmNotification } from './ConfirmNotification.tsx';

const meta = {
  title: 'catalog/ConfirmNotification',
  component: ConfirmNotification,
  args: { text: 'Press the button and we will write to you as soon as there is news.', button: 'Confirm', confirmed: 'Thank you, that is confirmed.', failed: 'This did not work. Please open the link in our e-mail again.' },
  parameters: { api: [answers(confirmSubscription, undefined)] },
} satisfies Meta<typeof ConfirmNotification>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Confirmed: Story = {
  name: 'Confirmed, says so and takes the focus',
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByText(args.confirmed)).toHaveFocus());
  },
};
export const Failed: Story = {
  name: 'A link that is no longer valid: says so, and can be tried again',
  parameters: { api: [refuses(confirmSubscription, 404)] },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(args.failed)).toBeVisible();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};
export const Busy: Story = {
  parameters: { api: [keepsWaiting(confirmSubscription)] },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  },
};
export const LongText: Story = { args: { text: 'Benachrichtigungseinstellungsbestätigung, die auch auf einem schmalen Bildschirm ganz zu lesen ist', button: 'Benachrichtigungseinstellungen bestätigen' } };
