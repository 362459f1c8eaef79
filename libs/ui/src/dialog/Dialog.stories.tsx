import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { pressKeys } from '../real-keys.sample.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { showToast } from '../toast/toast.state.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** A page with a button that opens it. */
function Opened(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={isOpen} onClose={close} actions={props.actions && <div role="presentation" style={{ display: 'contents' }} onClick={close}>{props.actions}</div>} />
    </>
  );
}

const answers = <><Button look="secondary">Keep it</Button><Button>Remove</Button></>;

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  args: { open: false, title: 'Remove this address?', closeLabel: 'Close', onClose: fn(), actions: answers, children: <p>Orders that are under way still go there.</p> },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const opener = (canvas: Canvas) => canvas.getByText('Open');
const isOpen = (dialog: HTMLElement) => (dialog as HTMLDialogElement).open;

async function open(canvas: Canvas, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLDialogElement> {
  await userEvent.click(opener(canvas));
  return canvas.findByRole(role) as Promise<HTMLDialogElement>;
}
const opened: Story['play'] = async ({ canvas }) => void (await open(canvas));
const expectClosed = async (canvas: Canvas, dialog: HTMLDialogElement) => {
  await waitFor(() => expect(isOpen(dialog)).toBe(false));
  await expect(opener(canvas)).toHaveFocus();
};

export const Filled: Story = {
  name: 'Filled, in the middle of the window, named by its title',
  async play({ canvas }) {
    const dialog = await open(canvas);
    await expect(dialog).toHaveAccessibleName('Remove this address?');
    await expect(['banner', 'contentinfo'].flatMap((landmark) => within(dialog).queryAllByRole(landmark))).toEqual([]);
    await waitFor(() => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      return expect([Math.round(left + right - innerWidth), Math.round(top + bottom - innerHeight)].every((off) => Math.abs(off) <= 1)).toBe(true);
    }, { timeout: 5_000 });
  },
};
export const Keyboard: Story = {
  name: 'By keyboard: Enter opens, Tab goes to the answers, Enter answers, and the focus returns',
  async play({ args, canvas }) {
    opener(canvas).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = (await canvas.findByRole('dialog')) as HTMLDialogElement;
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expectClosed(canvas, dialog);
  },
};
export const ClosesByEscape: Story = {
  name: 'Closes by Escape, and the focus returns',
  async play({ canvas }) {
    const dialog = await open(canvas);
    await pressKeys('{Escape}', () => dialog.requestClose());
    await expectClosed(canvas, dialog);
  },
};
export const ClosesBeside: Story = {
  name: 'Closes by a press beside it, not by one in it',
  async play({ canvas }) {
    const dialog = await open(canvas);
    await userEvent.click(within(dialog).getByText(/under way/));
    await expect(dialog.open).toBe(true);
    await userEvent.click(dialog);
    await expectClosed(canvas, dialog);
  },
};
export const MustBeAnswered: Story = {
  name: 'MustBeAnswered, an alert that says what it is about and stays at Escape',
  args: { dismissible: false },
  async play({ canvas }) {
    const dialog = await open(canvas, 'alertdialog');
    await expect(dialog).toHaveAccessibleDescription('Orders that are under way still go there.');
    await pressKeys('{Escape}', () => dialog.requestClose());
    await userEvent.click(dialog);
    await expect(dialog.open).toBe(true);
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
export const Toast: Story = {
  name: 'Toast, above the dialog and its veil',
  async play({ canvas }) {
    const dialog = await open(canvas);
    showToast({ kind: 'info', text: 'It is still on its way.' });
    const toast = await within(dialog).findByText('It is still on its way.');
    await waitFor(() => {
      const { left, top, width, height } = toast.getBoundingClientRect();
      return expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(toast);
    });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};
export const WithoutActions: Story = { args: { title: 'How we measure', actions: undefined, children: <p>Flat, from seam to seam, with the fabric at rest.</p> }, play: opened };
export const Form: Story = { args: { title: 'Your name on the label', children: <TextField label="Name" hint="At most twelve letters" error="That are thirteen letters." />, actions: <Button>Save</Button> }, play: opened };
export const Loading: Story = { args: { title: 'Size guide', actions: undefined, children: <div style={{ display: 'grid', gap: 'var(--space-5)' }}><Skeleton height="2rem" /><Skeleton height="10rem" /></div> }, play: opened };
export const Many: Story = {
  name: 'Many, the body scrolls and the actions stay',
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>{line + 1}. Wash cold, inside out.</p>) },
  async play({ canvas }) {
    const dialog = await open(canvas);
    const body = within(dialog).getByText('1. Wash cold, inside out.').parentElement!;
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight), { timeout: 5_000 });
  },
};
export const LongText: Story = {
  args: {
    title: 'Verfügbarkeitsbenachrichtigungseinstellungen zurücksetzen?',
    children: <p>Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtsgesellschaftskapitänsmützen</p>,
    actions: <><Button look="secondary">Benachrichtigungseinstellungen behalten</Button><Button>Benachrichtigungseinstellungen zurücksetzen</Button></>,
  },
  play: opened,
};
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { title: 'هل تريد حذف هذا العنوان؟', closeLabel: 'إغلاق', children: <p>الطلبات الجارية ستصل إليه رغم ذلك.</p>, actions: <><Button look="secondary">الاحتفاظ به</Button><Button>حذف</Button></> },
  play: opened,
};
