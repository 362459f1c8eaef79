import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = { title: 'ui/PasswordField', component: PasswordField, args: { label: 'Password', showLabel: 'Show the password', hideLabel: 'Hide the password', autoComplete: 'current-password' } } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, hidden until its button shows it; what was typed stays',
  async play({ canvas }) {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'selvedge-14oz');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('selvedge-14oz');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const Empty: Story = {};
export const Invalid: Story = { args: { error: 'At least 10 characters, please.', hint: 'Long is better than odd.', defaultValue: 'denim' }, play: async ({ canvas }) => expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('At least 10 characters, please. Long is better than odd.') };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'selvedge-14oz' } };
export const LongText: Story = { args: { label: 'Passwort für dein Kundenkonto und für die Anmeldung in unseren Geschäften', defaultValue: 'baumwollmischgewebehosenverarbeitungsrichtlinien' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'كلمة المرور', showLabel: 'إظهار كلمة المرور', hideLabel: 'إخفاء كلمة المرور', defaultValue: 'selvedge-14oz' } };
