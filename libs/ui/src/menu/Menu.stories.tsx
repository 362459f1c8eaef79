import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Flyout } from '../flyout/Flyout.tsx';
import { openFlyout } from '../flyout/flyout.state.ts';
import type { FlyoutModule } from '../flyout/FlyoutStage.tsx';
import { Menu, MenuItem, MenuLink } from './Menu.tsx';

const rename = fn();
const remove = fn();
const items = (
  <>
    <MenuItem onPress={rename}>Rename</MenuItem>
    <MenuLink href="#share">Share</MenuLink>
    <MenuItem onPress={() => {}} disabled>Move to another list</MenuItem>
    <MenuItem onPress={remove}>Remove</MenuItem>
  </>
);
const inFlyout: FlyoutModule = { Flyout: ({ close }) => <Flyout label="Lists" closeLabel="Close" onClose={close}><Menu trigger={<Button look="secondary">This list</Button>}>{items}</Menu></Flyout> };

const meta = {
  title: 'ui/Menu',
  component: Menu,
  args: { trigger: <Button look="secondary">This list</Button>, children: items },
  parameters: { flyouts: { inFlyout: async () => inFlyout } },
  beforeEach: () => [rename, remove].forEach((what) => what.mockClear()),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It stands outside of the story, where nothing cuts it off. */
const onPage = within(document.body);
const focused = async (name: string) => waitFor(() => expect(onPage.getByRole('menuitem', { name })).toHaveFocus());
const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(onPage.getByRole('menu')).toBeVisible());
};

export const Closed: Story = { name: 'Closed, the button says that it opens a menu', play: async ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-haspopup', 'menu') };
export const Filled: Story = {
  async play(context) {
    await opened(context);
    await userEvent.click(onPage.getByRole('menuitem', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalledOnce();
    await waitFor(() => expect(onPage.queryByRole('menu')).toBeNull());
  },
};
export const Open: Story = { play: opened };
export const WithIcons: Story = { args: { children: <><MenuItem onPress={rename} icon="basket">All into the basket</MenuItem><MenuLink href="#card" icon="card">Ways to pay</MenuLink><MenuItem onPress={remove} icon="bin">Remove</MenuItem></> }, play: opened };
export const Disabled: Story = {
  name: 'What cannot be done now does nothing, and the menu stays',
  async play(context) {
    await opened(context);
    const item = onPage.getByRole('menuitem', { name: 'Move to another list' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(onPage.getByRole('menu')).toBeVisible();
  },
};
export const Keyboard: Story = {
  name: 'By keyboard: Enter opens, arrows and letters move, Enter does it, Escape closes, and the focus returns',
  async play({ canvas }) {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await focused('Rename');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Share');
    await userEvent.keyboard('{End}');
    await focused('Remove');
    await userEvent.keyboard('{ArrowDown}');
    await focused('Rename');
    await userEvent.keyboard('s');
    await focused('Share');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onPage.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await focused('Remove');
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const InFlyout: Story = {
  name: 'In a flyout, it can be reached',
  render: () => <Button onClick={() => openFlyout('inFlyout')}>Open</Button>,
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Open'));
    const dialog = await canvas.findByRole('dialog', undefined, { timeout: 5_000 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'This list' }));
    const item = await within(dialog).findByRole('menuitem', { name: 'Rename' });
    await waitFor(async () => {
      const { left, top, width, height } = item.getBoundingClientRect();
      await expect(item.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    }, { timeout: 5_000 });
  },
};
export const Many: Story = { args: { children: Array.from({ length: 40 }, (_, place) => <MenuItem key={place} onPress={() => {}}>List {place + 1}</MenuItem>) }, play: opened };
export const LongText: Story = { args: { children: <><MenuItem onPress={() => {}} icon="bin">Verfügbarkeitsbenachrichtigungseinstellungen für alle Artikel dieser Liste zurücksetzen</MenuItem><MenuItem onPress={() => {}}>Umbenennen</MenuItem></> }, play: opened };
export const Arabic: Story = { globals: { language: 'ar' }, args: { trigger: <Button look="secondary">هذه القائمة</Button>, children: <><MenuItem onPress={() => {}}>إعادة التسمية</MenuItem><MenuItem onPress={() => {}} icon="bin">حذف</MenuItem></> }, play: opened };
