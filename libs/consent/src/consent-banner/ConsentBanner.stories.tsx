import { getTranslations } from '@selvedge/api-content';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsentBanner } from './ConsentBanner.tsx';

/** A page behind it. */
const meta = {
  title: 'consent/ConsentBanner',
  component: ConsentBanner,
  args: { mustDecide: true, onClose: fn() },
  render: (args) => <><p>What lies behind it.</p><ConsentBanner {...args} /></>,
  parameters: { api: [answers(getTranslations, {})] },
  // Where nobody has decided: on this host only a cookie that says nothing will do.
  beforeEach: () => void (document.cookie = 'consent=undecided; Path=/'),
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const kept = () => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1];
const opened = async (role: 'dialog' | 'alertdialog' = 'alertdialog') => within(await screen.findByRole(role));
const buttons = (dialog: Awaited<ReturnType<typeof opened>>) => dialog.getAllByRole('button').slice(-3) as [HTMLElement, HTMLElement, HTMLElement];
const choosing = async () => {
  const dialog = await opened();
  await userEvent.click(buttons(dialog)[2]);
  await dialog.findAllByRole('checkbox');
  return dialog;
};

export const Undecided: Story = {
  name: 'Undecided, three answers of one size, and none has the focus (PLT-013)',
  async play({ args }) {
    const dialog = await opened();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement));
    await expect(document.activeElement).not.toHaveRole('button');
    const sizes = buttons(dialog).map((button) => [button.offsetWidth, button.offsetHeight].map(Math.round).join(' × '));
    await expect(new Set(sizes).size).toBe(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Choosing: Story = {
  name: 'Choosing, nothing is chosen in advance and the necessary stays',
  async play({ args }) {
    const dialog = await choosing();
    const [necessary, ...others] = dialog.getAllByRole('checkbox');
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    for (const other of others) await expect(other).not.toBeChecked();
    await expect(others[0]).toHaveFocus();
    await userEvent.click(others[0]!);
    await userEvent.click(buttons(dialog)[2]);
    await expect(args.onClose).toHaveBeenCalled();
    await expect(kept()).toBe('consent=yes&action=yes&necessary=yes&functional=yes&analytics=no&performance=no&advertisement=no&other=no');
  },
};
export const Keyboard: Story = {
  name: 'By keyboard: Tab reaches what explains it, then the answers, and Enter gives one',
  async play({ args }) {
    const dialog = await opened();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement));
    const [, onlyNecessary] = buttons(dialog);
    for (let step = 0; step < 6 && document.activeElement !== onlyNecessary; step++) await userEvent.tab();
    await expect(onlyNecessary).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(kept()).toMatch(/^consent=yes&action=no/);
  },
};
/** From the footer: what was chosen stands there, and it may be left at that. */
export const Again: Story = {
  args: { mustDecide: false },
  beforeEach: () => void (document.cookie = 'consent=consent=yes&action=yes&necessary=yes&functional=no&analytics=yes&performance=no&advertisement=no&other=no; Path=/'),
  async play({ args }) {
    const dialog = await opened('dialog');
    await expect(dialog.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true, false, false, false]);
    await userEvent.click(dialog.getAllByRole('button')[0]!);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(kept()).toMatch(/analytics=yes/);
  },
};
const long = 'Benachrichtigungseinstellungsspeicherungsgenehmigungen und Donaudampfschifffahrtsgesellschaftskapitänsmützen';
export const LongText: Story = {
  name: 'LongText, it scrolls and the answers stay',
  parameters: {
    api: [answers(getTranslations, {
      'consent.title': 'Welche Speicherungsgenehmigungen erteilen Sie uns?', 'consent.text': `${long}. ${long}.`, 'consent.functional': long, 'consent.functional_text': `${long}. ${long}. ${long}.`,
      'consent.accept_all': 'Sämtliche Speicherungsgenehmigungen', 'consent.only_necessary': 'Ausschließlich unverzichtbare', 'consent.save': 'Auswahlmöglichkeiten übernehmen',
    })],
  },
  async play() {
    const dialog = await choosing();
    await waitFor(() => expect(buttons(dialog)[2].getBoundingClientRect().bottom).toBeLessThanOrEqual(Math.max(innerHeight, 480)));
  },
};
export const Arabic: Story = { globals: { language: 'ar' }, play: async () => void (await choosing()) };
/** Its texts are on their way: nothing is covered. */
export const Loading: Story = { parameters: { api: [keepsWaiting(getTranslations)] }, play: async () => expect(screen.queryByRole('alertdialog')).toBeNull() };
export const Failed: Story = {
  name: 'Failed, nothing is covered (PLT-015)',
  parameters: { api: [refuses(getTranslations, 503)] },
  async play({ args }) {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
