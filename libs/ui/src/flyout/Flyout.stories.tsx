import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { pressKeys } from '../real-keys.sample.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Flyout, type FlyoutProps } from './Flyout.tsx';
import { openFlyout } from './flyout.state.ts';
import type { FlyoutModule } from './FlyoutStage.tsx';

/** Draws what a story gives it. */
const sample: FlyoutModule = { Flyout: ({ parameters, close }: { parameters: Omit<FlyoutProps, 'onClose'>; close: () => void }) => <Flyout {...parameters} onClose={close} /> };

const meta = {
  title: 'ui/Flyout',
  component: Flyout,
  parameters: { flyouts: { sample: async () => sample } },
  args: { label: 'Care', closeLabel: 'Close', children: <p>Wash cold, inside out, and let it dry in the air.</p>, onClose: () => {} },
  render: ({ onClose: _, ...parameters }) => <Button onClick={() => openFlyout('sample', parameters)}>Open</Button>,
} satisfies Meta<typeof Flyout>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const opener = (canvas: Canvas) => canvas.getByText('Open');

/** The flyout of the story before may still be on its way out. */
const findDialog = async (canvas: Canvas, name: string) => waitFor(async () => {
  const dialog = canvas.getByRole('dialog', { name }) as HTMLDialogElement;
  await expect(dialog.open).toBe(true);
  return dialog;
}, { timeout: 5_000 });

async function open(canvas: Canvas, name: string): Promise<HTMLDialogElement> {
  await userEvent.click(opener(canvas));
  return findDialog(canvas, name);
}
const opened = (name: string): Story['play'] => async ({ canvas }) => void (await open(canvas, name));

async function expectGone(canvas: Canvas): Promise<void> {
  await waitFor(() => expect(opener(canvas)).toHaveFocus());
  await waitFor(() => expect(canvas.queryByRole('dialog', { hidden: true })).toBeNull(), { timeout: 5_000 });
}

/** Slides in until it stands at that edge of the window, where the page behind had its scrollbar. */
const standsAt = async (canvas: Canvas, side: 'start' | 'end') => {
  const isLeft = (side === 'start') === (document.documentElement.dir !== 'rtl');
  await waitFor(() => {
    const { left, right } = canvas.getByRole('dialog').getBoundingClientRect();
    const gap = isLeft ? left : innerWidth - right;
    return expect(Math.round(gap)).toBe(0);
  }, { timeout: 5_000 });
};

export const End: Story = {
  async play({ canvas }) {
    await open(canvas, 'Care');
    await standsAt(canvas, 'end');
  },
};
export const Start: Story = {
  args: { side: 'start' },
  async play({ canvas }) {
    await open(canvas, 'Care');
    await standsAt(canvas, 'start');
  },
};
export const Bottom: Story = {
  args: { side: 'bottom' },
  async play({ canvas }) {
    await open(canvas, 'Care');
    await waitFor(() => expect(Math.round(canvas.getByRole('dialog').getBoundingClientRect().bottom)).toBe(innerHeight), { timeout: 5_000 });
  },
};
export const Corner: Story = {
  name: 'Corner, as high as what stands in it',
  args: { side: 'corner' },
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Care');
    await standsAt(canvas, 'end');
    await expect(dialog.getBoundingClientRect().top).toBe(0);
    await expect(dialog.clientHeight).toBeLessThan(innerHeight / 2);
  },
};
export const CornerOnPhone: Story = {
  name: 'Corner, from below on a phone',
  args: { side: 'corner' },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Care');
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(innerHeight), { timeout: 5_000 });
    await expect(dialog.clientHeight).toBeLessThan(innerHeight / 2);
  },
};
export const Sheet: Story = {
  name: 'Sheet, from below on a phone',
  args: { side: 'sheet', footer: <Button style={{ inlineSize: '100%' }}>Show 24 items</Button> },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    await open(canvas, 'Care');
    await waitFor(() => {
      const { left, right, top, bottom } = canvas.getByRole('dialog').getBoundingClientRect();
      return expect([left, right, top > 0, Math.round(bottom)]).toEqual([0, innerWidth, true, innerHeight]);
    }, { timeout: 5_000 });
  },
};
export const SheetBeside: Story = {
  name: 'Sheet, at the start where there is more room',
  args: Sheet.args,
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    await open(canvas, 'Care');
    await standsAt(canvas, 'start');
  },
};
export const Keyboard: Story = {
  name: 'By keyboard: Enter opens, Tab goes through it, Enter closes, and the focus returns (SHELL-123)',
  args: { children: <TextField label="Email" type="email" />, footer: <Button>Save</Button> },
  async play({ canvas }) {
    opener(canvas).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog(canvas, 'Care');
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    // The page behind stays where it is.
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByLabelText('Email')).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveFocus();
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expectGone(canvas);
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};
export const ClosesByButton: Story = {
  name: 'Closes by its button, and the focus returns (SHELL-123)',
  async play({ canvas }) {
    const dialog = await open(canvas, 'Care');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expectGone(canvas);
  },
};
export const ClosesByEscape: Story = {
  name: 'Closes by Escape, and the focus returns (SHELL-123)',
  async play({ canvas }) {
    const dialog = await open(canvas, 'Care');
    await pressKeys('{Escape}', () => dialog.requestClose());
    await expectGone(canvas);
  },
};
export const ClosesBeside: Story = {
  name: 'Closes by a press beside it, not by one in it (SHELL-123)',
  async play({ canvas }) {
    const dialog = await open(canvas, 'Care');
    await userEvent.click(canvas.getByText(/Wash cold/));
    await expect(dialog.open).toBe(true);
    await userEvent.click(dialog);
    await expectGone(canvas);
  },
};
export const MustBeAnswered: Story = {
  name: 'MustBeAnswered, stays at Escape and at a press beside it (SHELL-111)',
  args: { label: 'New terms', dismissible: false, children: <p>We have changed our terms. Please read them before you go on.</p>, footer: <Button>I agree</Button> },
  async play({ canvas }) {
    const dialog = await open(canvas, 'New terms');
    await pressKeys('{Escape}', () => dialog.requestClose());
    await userEvent.click(dialog);
    await expect(dialog.open).toBe(true);
    await expect(within(dialog).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I agree']);
  },
};
export const Footer: Story = { args: { footer: <Button style={{ inlineSize: '100%' }}>To checkout</Button> }, play: opened('Care') };
export const Many: Story = {
  name: 'Many, the body scrolls and the footer stays',
  args: { footer: <Button>Show 99 items</Button>, children: Array.from({ length: 40 }, (_, line) => <p key={line}>{line + 1}. Wash cold, inside out.</p>) },
  async play({ canvas }) {
    const dialog = await open(canvas, 'Care');
    const footer = within(dialog).getByRole('button', { name: 'Show 99 items' });
    await waitFor(() => expect(footer.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight), { timeout: 5_000 });
    const body = canvas.getByText('1. Wash cold, inside out.').parentElement!;
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  },
};
export const Loading: Story = { args: { children: <div style={{ display: 'grid', gap: 'var(--space-5)' }}><Skeleton height="6rem" /><Skeleton height="6rem" /><Skeleton height="6rem" /></div> }, play: opened('Care') };
export const LongText: Story = { args: { label: 'Verfügbarkeitsbenachrichtigungseinstellungen', children: <p>Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtsgesellschaftskapitänsmützen</p> }, play: opened('Verfügbarkeitsbenachrichtigungseinstellungen') };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'العناية', closeLabel: 'إغلاق', children: <TextField label="البريد الإلكتروني" type="email" />, footer: <Button>حفظ</Button> }, play: opened('العناية') };
