import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'ui/DateField',
  component: DateField,
  args: { label: 'Date of birth', hint: 'For a word on the day', min: '1900-01-01', max: '2010-12-31', wrong: { incomplete: 'Please give day, month and year.', tooEarly: 'Please give a year after 1900.', tooLate: 'Members are 16 or older.' } },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: '1987-05-14' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('Date of birth'));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date of birth')).toBeValid();
  },
};
export const OutOfRange: Story = {
  name: 'Out of range: said when the field is left and never while it is filled in, gone once it is right',
  async play({ canvas }) {
    const field = canvas.getByLabelText('Date of birth');
    await userEvent.type(field, '2020-02-03');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Members are 16 or older. For a word on the day');
    await userEvent.clear(field);
    await userEvent.type(field, '1850-02-03');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Please give a year after 1900. For a word on the day');
    await userEvent.clear(field);
    await userEvent.type(field, '1999-02-03');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};
export const Invalid: Story = {
  name: 'What the form says outranks what the browser finds',
  args: { error: 'We need it for your voucher.', defaultValue: '2020-02-03' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('Date of birth'));
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date of birth')).toHaveAccessibleDescription('We need it for your voucher. For a word on the day');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '1987-05-14' } };
export const LongText: Story = { args: { label: 'Geburtsdatum der oder des Erziehungsberechtigten', optional: 'freiwillig' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'تاريخ الميلاد', hint: 'لنهنئك في يومك', defaultValue: '1987-05-14' } };
