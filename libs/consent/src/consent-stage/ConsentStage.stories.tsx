import { getTranslations } from '@selvedge/api-content';
import { answers } from '@selvedge/api-samples';
import { getDefaultStore } from 'jotai/vanilla';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsentLink } from '../consent-link/ConsentLink.tsx';
import { askingAtom } from './asking.state.ts';
import { ConsentStage } from './ConsentStage.tsx';

const load = () => import('../consent-banner/ConsentBanner.tsx');

/** On this host all is allowed where no cookie says otherwise. */
const undecided = () => void (document.cookie = 'consent=undecided; Path=/');

const meta = {
  title: 'consent/ConsentStage',
  component: ConsentStage,
  args: { load },
  render: (args) => <><label>Search <input /></label> <ConsentLink /><ConsentStage {...args} /></>,
  parameters: { api: [answers(getTranslations, {})] },
  afterEach: () => getDefaultStore().set(askingAtom, undefined),
} satisfies Meta<typeof ConsentStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {
  name: 'Undecided, the page is covered until one decides, and the focus returns (PLT-004)',
  beforeEach: undecided,
  async play({ canvas }) {
    const field = canvas.getByLabelText('Search');
    await userEvent.click(field);
    const dialog = (await screen.findByRole('alertdialog')) as HTMLDialogElement;
    await expect(dialog.matches(':modal')).toBe(true);
    dialog.requestClose();
    await expect(dialog.open).toBe(true);
    await userEvent.click(within(dialog).getAllByRole('button')[1]!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(field).toHaveFocus();
  },
};
/** On the page that says what is stored, which can be read before. */
export const Waits: Story = { args: { waits: true }, beforeEach: undecided, play: async () => expect(screen.queryByRole('alertdialog')).toBeNull() };
export const Again: Story = {
  name: 'Again, from the link, to which the focus returns (PLT-016)',
  async play({ canvas }) {
    const link = canvas.getByRole('link');
    await userEvent.click(link);
    const dialog = (await screen.findByRole('dialog')) as HTMLDialogElement;
    dialog.requestClose();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
  },
};
