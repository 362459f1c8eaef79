import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = { title: 'ui/Button', component: Button, args: { children: 'Add to basket', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Secondary: Story = { args: { look: 'secondary' } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const Busy: Story = {
  args: { busy: true },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { children: 'Benachrichtigen, sobald dieser Artikel in meiner Größe wieder verfügbar ist' } };
