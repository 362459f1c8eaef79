import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, buttonLook } from '../button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = { title: 'ui/Notice', component: Notice, args: { title: 'Your basket is empty', children: 'What you put in it will be waiting here.' } } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { action: <a href="#new" className={buttonLook()}>Continue shopping</a> },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};
const retry = fn();
export const Failed: Story = {
  name: 'Failed, is announced and can be tried again',
  args: { kind: 'error', title: undefined, children: 'The products could not be loaded.', action: <Button look="secondary" onClick={retry}>Try again</Button> },
  beforeEach: () => void retry.mockClear(),
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const WordsAlone: Story = { args: { title: undefined } };
export const LongText: Story = { args: { title: 'Verfügbarkeitsbenachrichtigungseinstellungen', children: 'Sobald Wiederverfügbarkeitsbenachrichtigungen eingerichtet sind, erscheinen sie in dieser Übersicht.', action: <a href="#new" className={buttonLook()}>Benachrichtigungseinstellungen öffnen</a> } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { title: 'سلتك فارغة', children: 'ما تضعه فيها سينتظرك هنا.' } };
