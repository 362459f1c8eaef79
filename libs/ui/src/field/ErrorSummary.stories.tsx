import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

const errors = [{ id: 'sample-name', message: 'Please enter your name.' }, { id: 'sample-email', message: 'Please enter an address like name@example.org.' }];

const meta = {
  title: 'ui/ErrorSummary',
  component: ErrorSummary,
  args: { title: 'Two things are missing', errors },
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-5)' }}>
      <ErrorSummary {...args} />
      {errors.map(({ id, message }) => <TextField key={id} id={id} label={id === 'sample-name' ? 'Name' : 'Email'} error={args.errors.some((error) => error.id === id && !error.isSolved) ? message : undefined} />)}
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  name: 'Many, takes the focus and leads to each field',
  async play({ canvas }) {
    const summary = canvas.getByRole('group');
    await expect(summary).toHaveFocus();
    // Read with the focus, and by no live region besides.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(summary).toHaveAccessibleName('Two things are missing');
    await expect(summary).toHaveAccessibleDescription(/enter your name.*name@example.org/s);
    await userEvent.click(canvas.getByRole('link', { name: /name@example.org/ }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(location.hash).toBe('');
  },
};
export const Solved: Story = {
  name: 'What is solved is struck through where it stood, and leads nowhere',
  args: { title: 'One thing is missing', errors: [{ ...errors[0]!, isSolved: true }, errors[1]!] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([errors[1]!.message]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText(errors[0]!.message)).toHaveStyle({ textDecorationLine: 'line-through' });
  },
};
export const AllSolved: Story = {
  name: 'All solved, no longer in the colour of errors',
  args: { title: 'All of it is mended', errors: errors.map((error) => ({ ...error, isSolved: true })) },
  async play({ canvas }) {
    await expect(getComputedStyle(canvas.getByText('All of it is mended')).color).toBe(getComputedStyle(document.body).color);
  },
};
export const OneItem: Story = { args: { title: 'One thing is missing', errors: errors.slice(1) } };
export const WholeForm: Story = {
  name: 'About the whole form, not about a field',
  args: { title: 'This could not be saved', errors: [{ message: 'What you typed is kept; please try again.' }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
export const Empty: Story = { args: { errors: [] }, play: async ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull() };
export const LongText: Story = { args: { title: 'Überprüfung fehlgeschlagen', errors: [{ id: 'sample-name', message: 'Die Umsatzsteueridentifikationsnummer entspricht nicht den Rechnungslegungsvorschriften.' }] } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { title: 'يوجد خطأ واحد', errors: [{ id: 'sample-name', message: 'يرجى إدخال اسمك.' }] } };
