import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutProgress } from './CheckoutProgress.tsx';

const meta = { title: 'checkout/CheckoutProgress', component: CheckoutProgress, args: { step: 'shipping' } } satisfies Meta<typeof CheckoutProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { step: 'customer' }, play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull() };
export const Middle: Story = {
  name: 'Middle, earlier steps lead back (CHK-025)',
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('listitem', { current: 'step' })).toBe(canvas.getAllByRole('listitem')[2]);
  },
};
export const Last: Story = { args: { step: 'payment' }, play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(4) };
export const NothingToShip: Story = { name: 'Nothing to ship, without a step for it (CHK-028)', args: { step: 'details', steps: ['customer', 'details', 'summary', 'payment'] } };
