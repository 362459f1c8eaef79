import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CheckboxField } from './CheckboxField.tsx';

const meta = { title: 'ui/CheckboxField', component: CheckboxField, args: { label: 'Send me news once a month' } } satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  name: 'Unticked, its words tick it',
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByText('Send me news once a month'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Invalid: Story = {
  args: { label: <>I have read the <a href="#terms">terms</a></>, error: 'Please accept the terms to go on.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms to go on.');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledTicked: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = { args: { label: 'Ich habe die Allgemeinen Geschäftsbedingungen einschließlich der Widerrufsbelehrung und der Datenschutzbestimmungen gelesen und bin mit ihnen einverstanden.' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'أرسلوا لي الأخبار مرة في الشهر', defaultChecked: true } };
