import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const options = ['Choose', '28', '30', '32', '34'].map((size) => <option key={size} value={size === 'Choose' ? '' : size}>{size}</option>);

const meta = { title: 'ui/SelectField', component: SelectField, args: { label: 'Size', children: options } } satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size' }), '32');
    await expect(canvas.getByRole('combobox')).toHaveValue('32');
  },
};
export const Filled: Story = { args: { defaultValue: '30' } };
export const Optional: Story = { args: { optional: 'optional' } };
export const Invalid: Story = {
  args: { error: 'Please choose a size.', hint: 'Between two sizes, take the larger one.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please choose a size. Between two sizes, take the larger one.');
  },
};
export const Disabled: Story = { args: { defaultValue: '30', disabled: true } };
export const LongText: Story = { args: { label: 'Lieferländerauswahl', children: <option>Vereinigtes Königreich Großbritannien und Nordirland</option> } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'الإمارة', children: <option>رأس الخيمة</option> } };
