import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'ui/Tooltip',
  component: Tooltip,
  args: { words: 'Remove', children: <Button look="secondary"><Icon name="bin" /></Button> },
  decorators: [(Story) => <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '10rem' }}><Story /></div>],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It stands outside of the story, where nothing cuts it off. */
const onPage = within(document.body);
const shown = (words: string): Story['play'] => async ({ canvas }) => {
  canvas.getByRole('button').focus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await waitFor(() => expect(onPage.getByText(words)).toBeVisible());
};

export const Filled: Story = { name: 'Filled, seen at focus', play: shown('Remove') };
export const Named: Story = {
  name: 'The button is called so whether it is seen or not',
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(onPage.queryByText('Remove')).toBeNull();
  },
};
export const Keyboard: Story = {
  name: 'By keyboard: Tab shows it, Escape hides it and the focus stays',
  async play({ canvas }) {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(onPage.getByText('Remove')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onPage.queryByText('Remove')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const LongText: Story = { args: { words: 'Verfügbarkeitsbenachrichtigungseinstellungen für diesen Artikel zurücksetzen' }, play: shown('Verfügbarkeitsbenachrichtigungseinstellungen für diesen Artikel zurücksetzen') };
export const Arabic: Story = { globals: { language: 'ar' }, args: { words: 'حذف', side: 'inline-end' }, play: shown('حذف') };
