import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const codes = [{ value: '44', label: '+44 United Kingdom' }, { value: '49', label: '+49 Germany' }, { value: '971', label: '+971 United Arab Emirates' }];
const meta = { title: 'ui/PhoneField', component: PhoneField, args: { label: 'Telephone', hint: 'For the courier only', autoComplete: 'tel-national', dialCode: { label: 'Dial code', codes, name: 'code', defaultValue: '44' } } } satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty, a code is chosen and a number typed',
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dial code' }), '49');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telephone' }), '30 901820');
    await expect(canvas.getByRole('combobox')).toHaveValue('49');
    await expect(canvas.getByRole('textbox')).toHaveValue('30 901820');
  },
};
export const Filled: Story = { args: { defaultValue: '20 7946 0000' } };
export const WholeNumber: Story = { name: 'One field for the whole number', args: { dialCode: undefined, autoComplete: 'tel', defaultValue: '+44 20 7946 0000' }, play: async ({ canvas }) => expect(canvas.queryByRole('combobox')).toBeNull() };
export const Invalid: Story = { args: { error: 'A number has 6 to 14 digits.', defaultValue: '12' }, play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('A number has 6 to 14 digits. For the courier only') };
export const Disabled: Story = { args: { disabled: true, defaultValue: '20 7946 0000' }, play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toBeDisabled() };
export const LongText: Story = { args: { label: 'Telefonnummer für Rückfragen des Zustelldienstes', optional: 'freiwillig', defaultValue: '20 7946 0000 0000' } };
export const Arabic: Story = {
  name: 'Arabic: code and number run from left to right',
  globals: { language: 'ar' },
  args: { label: 'الهاتف', hint: 'لمندوب التوصيل فقط', dialCode: { label: 'رمز الدولة', codes: [{ value: '971', label: '+971 الإمارات' }], defaultValue: '971' }, defaultValue: '50 123 4567' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().left).toBeLessThan(canvas.getByRole('textbox').getBoundingClientRect().left);
  },
};
