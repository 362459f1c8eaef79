import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Flyout } from './Flyout.tsx';
import { openFlyout } from './flyout.state.ts';
import type { FlyoutModule } from './FlyoutStage.tsx';

const panel = (label: string, dismissible = true): FlyoutModule => ({
  Flyout: ({ close }) => (
    <Flyout label={label} closeLabel="Close" onClose={close} dismissible={dismissible}>
      <div style={{ display: 'grid', gap: 'var(--space-5)' }}>
        <Button look="secondary" onClick={() => openFlyout('second')}>Open the second</Button>
        {!dismissible && <Button onClick={close}>I agree</Button>}
      </div>
    </Flyout>
  ),
});
const Broken = () => {
  throw new Error('This flyout breaks, as the story wants it.');
};

/** The gallery has one stage, as a page has; a story says which flyouts can open. */
const meta = {
  title: 'ui/FlyoutStage',
  args: { alias: 'first', blocking: false },
  parameters: {
    flyouts: {
      first: async () => panel('First'),
      second: async () => panel('Second'),
      terms: async () => panel('Terms', false),
      slow: () => new Promise(() => {}),
      offline: () => Promise.reject(new Error('Offline.')),
      broken: async () => ({ Flyout: Broken }),
    },
  },
  render: ({ alias, blocking }) => <Button onClick={() => openFlyout(alias, undefined, { blocking })}>Open</Button>,
} satisfies Meta<{ alias: string; blocking: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
// Behind an open dialog nothing has a role.
const press = (canvas: Canvas, words: string) => userEvent.click(canvas.getByText(words));

/** One leaves before the next comes, and the one of the story before may still be leaving. */
const opened = (canvas: Canvas, name: string) => waitFor(async () => {
  const dialog = canvas.getByRole('dialog', { name }) as HTMLDialogElement;
  await expect(dialog.open).toBe(true);
  return dialog;
}, { timeout: 5_000 });

export const Open: Story = {
  async play({ canvas }) {
    await press(canvas, 'Open');
    await opened(canvas, 'First');
  },
};
export const OneAtATime: Story = {
  name: 'Never two at a time: one leaves, the next comes (SHELL-118, SHELL-119)',
  async play({ canvas, canvasElement }) {
    await press(canvas, 'Open');
    const first = await opened(canvas, 'First');
    await press(canvas, 'Open the second');
    await waitFor(() => expect(first.open).toBe(false));
    await opened(canvas, 'Second');
    await expect(first).not.toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('dialog')).toHaveLength(1);
  },
};
export const Blocking: Story = {
  name: 'Blocking, lets nobody take its place until it is answered (SHELL-121)',
  args: { alias: 'terms', blocking: true },
  async play({ canvas }) {
    await press(canvas, 'Open');
    const terms = await opened(canvas, 'Terms');
    await press(canvas, 'Open the second');
    await expect(terms.open).toBe(true);
    await press(canvas, 'I agree');
    await waitFor(() => expect(terms).not.toBeInTheDocument(), { timeout: 5_000 });
    await expect(canvas.queryByRole('dialog', { hidden: true })).toBeNull();
  },
};
export const Loading: Story = {
  name: 'Loading, the page stays as it is',
  args: { alias: 'slow' },
  async play({ canvas }) {
    await press(canvas, 'Open');
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog', { hidden: true })).toBeNull();
  },
};
const says = async (canvas: Canvas) => {
  await press(canvas, 'Open');
  const alert = await canvas.findByRole('alert', undefined, { timeout: 5_000 });
  await expect(alert).not.toHaveTextContent(/^$/);
  await expect(canvas.queryByRole('dialog', { hidden: true })).toBeNull();
  return alert;
};
export const Failed: Story = {
  name: 'Failed, says so, and the next press tries again',
  args: { alias: 'offline' },
  async play({ canvas }) {
    await userEvent.click(within(await says(canvas)).getByRole('button'));
    await says(canvas);
  },
};
export const Broke: Story = {
  name: 'Broken, takes nothing of the page with it',
  args: { alias: 'broken' },
  async play({ canvas }) {
    await says(canvas);
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeVisible();
  },
};
