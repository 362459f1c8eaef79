import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RadioField, RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Why does it come back?', children: <><RadioField name="reason" value="size" label="Too large or too small" defaultChecked /><RadioField name="reason" value="colour" label="Looks other than in the picture" hint="Tell us how, and we take a better one" /><RadioField name="reason" value="fault" label="Something is wrong with it" /></> },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, chosen by its words and by keyboard',
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Something is wrong with it'));
    await expect(canvas.getByRole('radio', { name: 'Something is wrong with it' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Looks other than in the picture' })).toBeChecked();
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleDescription('Tell us how, and we take a better one');
  },
};
export const Invalid: Story = { args: { error: 'Please choose one', hint: 'It helps us to do better' }, play: async ({ canvas }) => expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose one It helps us to do better') };
export const Disabled: Story = { args: { children: <><RadioField name="reason" label="Too large" disabled defaultChecked /><RadioField name="reason" label="Too small" disabled /></> } };
export const LongText: Story = { args: { children: <><RadioField name="reason" label="Die Verarbeitungsqualität der Baumwollmischgewebehosennähte entspricht nicht meinen Erwartungen" /><RadioField name="reason" label="Zu groß" /></> } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { legend: 'سبب الإرجاع', children: <><RadioField name="reason" label="المقاس غير مناسب" defaultChecked /><RadioField name="reason" label="يختلف عن الصورة" /></> } };
