import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuantityField } from './QuantityField.tsx';

const meta = {
  title: 'ui/QuantityField',
  component: QuantityField,
  args: { label: 'Quantity', value: 2, max: 5, decreaseLabel: 'One less', increaseLabel: 'One more', correctedText: (quantity) => `Set to ${quantity}: 1 to 5 can be ordered.`, onChange: fn() },
} satisfies Meta<typeof QuantityField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, one more and one less',
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(args.onChange.mock.calls).toEqual([[3], [2], [1]]);
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'One less' })).toHaveFocus();
  },
};
export const Corrected: Story = {
  name: 'Corrected, and says so',
  async play({ args, canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    await expect(field).toHaveValue('5');
    await expect(field).toHaveAccessibleDescription('Set to 5: 1 to 5 can be ordered.');
    await expect(args.onChange.mock.calls).toEqual([[5]]);
  },
};
export const ArabicDigits: Story = {
  name: 'Typed in Arabic digits',
  async play({ args, canvas }) {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '٤');
    await userEvent.tab();
    await expect(args.onChange.mock.calls).toEqual([[4]]);
  },
};
export const Lowest: Story = { args: { value: 1 } };
export const Highest: Story = {
  args: { value: 5 },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('Set to 5: 1 to 5 can be ordered.')).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  async play({ canvas }) {
    for (const control of [...canvas.getAllByRole('button'), canvas.getByRole('textbox')]) await expect(control).toBeDisabled();
  },
};
export const LongText: Story = {
  args: { value: 5, correctedText: (quantity) => `Auf ${quantity} gesetzt: Verfügbarkeitsbedingt sind höchstens ${quantity} Stück bestellbar.` },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByText(/Verfügbarkeitsbedingt/)).toBeVisible();
  },
};
