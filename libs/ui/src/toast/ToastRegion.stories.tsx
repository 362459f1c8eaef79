import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import type { Toast } from './toast.rules.ts';
import { showToast } from './toast.state.ts';

/** The gallery has one region, as a page has: the button shows a toast in it. Immediate, so that none of another story comes before it. */
const meta = {
  title: 'ui/ToastRegion',
  args: { kind: 'success', text: 'Added to your basket', immediate: true },
  render: (toast) => <Button onClick={() => showToast(toast)}>Show</Button>,
} satisfies Meta<Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
// Its turn may come only after the pause that the one of the story before has left.
const shown = (canvas: Canvas, words: string | RegExp) => canvas.findByText(words, undefined, { timeout: 9_000 });
const show = async (canvas: Canvas, words: string | RegExp): Promise<HTMLElement> => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
  return shown(canvas, words);
};

export const Success: Story = {
  name: 'Success, announced politely (SHELL-132)',
  play: async ({ canvas }) => expect((await show(canvas, /Added/)).closest('[role]')).toHaveAttribute('role', 'status'),
};
export const Info: Story = { args: { kind: 'info', text: 'Your last basket is no longer there. We have started a new one.' }, play: async ({ canvas }) => void (await show(canvas, /last basket/)) };
export const Warning: Story = { args: { kind: 'warning', text: 'Only 2 left' }, play: async ({ canvas }) => void (await show(canvas, /Only 2/)) };
export const Danger: Story = {
  name: 'Danger, announced at once (SHELL-132)',
  args: { kind: 'danger', text: 'Your basket could not be changed. Please try again.' },
  play: async ({ canvas }) => expect((await show(canvas, /could not/)).closest('[role]')).toHaveAttribute('role', 'alert'),
};
const undo = fn();
export const WithAction: Story = {
  args: { kind: 'info', text: 'Flared jeans were removed.', action: { label: 'Undo', onPress: undo } },
  play: async ({ canvas }) => void (await show(canvas, /Flared/)),
};
export const ActionTaken: Story = {
  ...WithAction,
  name: 'What can be done is done once, and the focus returns',
  beforeEach: () => void undo.mockClear(),
  async play({ canvas }) {
    await show(canvas, /Flared/);
    const action = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(action);
    await expect(undo).toHaveBeenCalledOnce();
    await expect(action).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
};
export const ActionFocused: Story = {
  args: { kind: 'info', text: 'Flared jeans were removed.', action: { label: 'Undo', onPress: undo }, takesFocus: true },
  name: 'For who has no pointer: the action has the focus and time, and Escape leads back',
  async play({ canvas }) {
    await show(canvas, /Flared/);
    const action = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(action).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  },
};
export const Queue: Story = {
  name: 'One at a time: the next comes after a pause (SHELL-124)',
  render: (toast) => (
    <Button onClick={() => {
      showToast({ ...toast, text: 'The first' });
      showToast({ ...toast, text: 'The second', immediate: false });
    }}>
      Show
    </Button>
  ),
  async play({ canvas }) {
    const first = await show(canvas, 'The first');
    await expect(canvas.queryByText('The second')).toBeNull();
    await userEvent.click(within(first.closest('[role]')!).getByRole('button'));
    await expect(first).not.toBeInTheDocument();
    await shown(canvas, 'The second');
  },
};
export const Immediate: Story = {
  name: 'An immediate one takes the place of the current one, and nothing else waits (SHELL-125, SHELL-126)',
  render: (toast) => (
    <Button onClick={() => {
      for (const text of ['The first', 'The second', 'The third']) showToast({ ...toast, text, immediate: false });
      showToast({ ...toast, text: 'The urgent one', immediate: true });
    }}>
      Show
    </Button>
  ),
  async play({ canvas }) {
    const urgent = await show(canvas, 'The urgent one');
    await userEvent.click(within(urgent.closest('[role]')!).getByRole('button'));
    // Asked for now, it would come last if anything waited.
    showToast({ kind: 'info', text: 'The next one' });
    await waitFor(() => expect(canvas.getByText(/The (second|third|next one)/)).toHaveTextContent('The next one'), { timeout: 5_000 });
  },
};
export const LongText: Story = {
  args: { kind: 'warning', text: 'Die Verfügbarkeitsbenachrichtigungseinstellungen konnten aufgrund von Wartungsarbeiten nicht gespeichert werden.', action: { label: 'Einstellungen wiederherstellen', onPress: fn() } },
  play: async ({ canvas }) => void (await show(canvas, /Verfügbarkeits/)),
};
export const Arabic: Story = { globals: { language: 'ar' }, args: { text: 'أُضيف إلى سلتك', action: { label: 'عرض السلة', onPress: fn() } }, play: async ({ canvas }) => void (await show(canvas, /أُضيف/)) };
