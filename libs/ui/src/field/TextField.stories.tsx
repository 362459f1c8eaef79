import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = { title: 'ui/TextField', component: TextField, args: { label: 'Street' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty, its label leads into it',
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Street'));
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveFocus();
    await userEvent.keyboard('Indigo Road 7');
    await expect(canvas.getByRole('textbox')).toHaveValue('Indigo Road 7');
  },
};
export const Filled: Story = { args: { defaultValue: 'Indigo Road 7' } };
export const Placeholder: Story = { args: { placeholder: 'Street and number' } };
export const Optional: Story = { args: { label: 'Company', optional: 'optional' } };
export const Hint: Story = {
  args: { label: 'Telephone', type: 'tel', hint: 'For the driver only.' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('For the driver only.'),
};
export const Invalid: Story = {
  name: 'Invalid, says why and keeps what was typed',
  args: { label: 'Email', type: 'email', defaultValue: 'ada@', hint: 'We send the receipt there.', error: 'Please enter an address like name@example.org.' },
  async play({ args, canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(`${args.error!} ${args.hint as string}`);
    await expect(field).toHaveValue('ada@');
  },
};
export const Disabled: Story = { args: { defaultValue: 'Indigo Road 7', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'Indigo Road 7', readOnly: true } };
/** Runs from left to right in every language, and begins where the language begins. */
export const Number: Story = {
  args: { label: 'Postcode', inputMode: 'numeric', defaultValue: '10115' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('dir', 'ltr'),
};
export const LongText: Story = {
  args: { label: 'Umsatzsteueridentifikationsnummer des auftraggebenden Unternehmens', defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur', error: 'Die Umsatzsteueridentifikationsnummer beginnt mit zwei Buchstaben, auf die acht bis zwölf Zeichen folgen.' },
};
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'الشارع', optional: 'اختياري', defaultValue: 'شارع النيلي ٧', hint: 'اسم الشارع ورقم المبنى' } };
