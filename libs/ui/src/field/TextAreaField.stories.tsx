import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextAreaField } from './TextAreaField.tsx';

const meta = { title: 'ui/TextAreaField', component: TextAreaField, args: { label: 'A word to go with it', hint: 'Printed on a card', optional: 'optional' } } satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Empty, takes several lines and grows with them',
  async play({ canvas }) {
    const area = canvas.getByRole('textbox', { name: /^A word to go with it/ });
    const { height } = area.getBoundingClientRect();
    await userEvent.type(area, 'Wear it well.{Enter}Wash it cold.{Enter}Mend it.{Enter}Hand it on.{Enter}Yours');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
  },
};
export const Filled: Story = { args: { defaultValue: 'Wear it well.' } };
export const Invalid: Story = { args: { error: 'At most 200 characters, please.', defaultValue: 'Wear it well, and longer than a card is wide.' }, play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('At most 200 characters, please. Printed on a card') };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Wear it well.' } };
export const LongText: Story = { args: { defaultValue: 'Zum Geburtstag eine Baumwollmischgewebehose mit Rechtsanwaltsfachangestelltenbügelfalte. '.repeat(12) } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'كلمة مع الهدية', hint: 'تُطبع على بطاقة', optional: 'اختياري', defaultValue: 'بالهناء والعافية' } };
