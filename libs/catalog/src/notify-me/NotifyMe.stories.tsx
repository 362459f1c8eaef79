import { checkSubscription, subscribeToGoingLive, subscribeToStock, unsubscribeFromStock } from '@selvedge/api-notify-me';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { catalogFlyouts } from '../flyouts.ts';
import { opened, openerOf, textsOf } from '../story.sample.tsx';

/** The service says so by an answer without content. */
const waitsForNothing = refuses(checkSubscription, 204);

const meta = {
  title: 'catalog/NotifyMe',
  component: openerOf('notifyMe'),
  args: { kind: 'stock', product: { id: '100001_indigo_1', name: 'Harbour straight jeans' }, variant: { id: '100001_indigo_1-31-32', ean: '2000000022093', size: { name: '31' }, length: { name: '32' } } },
  parameters: { flyouts: catalogFlyouts, api: [waitsForNothing, answers(subscribeToStock, undefined), answers(subscribeToGoingLive, undefined)] },
} satisfies Meta<ReturnType<typeof openerOf<'notifyMe'>>>;
export default meta;
type Story = StoryObj<typeof meta>;

async function filled(canvas: ReturnType<typeof within>, email = 'ada@example.com') {
  const dialog = await opened(canvas);
  await userEvent.type(await dialog.findByRole('textbox'), email);
  await userEvent.click(dialog.getAllByRole('checkbox')[0]!);
  return dialog;
}
const press = async (dialog: ReturnType<typeof within>, name: string | undefined) => userEvent.click(dialog.getByRole('button', { name }));

export const Filled: Story = {
  name: 'Asks for an address and the terms; nothing is ticked (CAT-194)',
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await expect(await dialog.findByRole('textbox')).toBeVisible();
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};
export const Sent: Story = {
  name: 'Sent, says where the mail goes; closed, the focus returns',
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    const dialog = await filled(canvas);
    await press(dialog, texts['notify_me.send']);
    await expect(await dialog.findByText(/ada@example\.com/)).toBeVisible();
    await press(dialog, texts['notify_me.close']);
    await waitFor(() => expect(canvas.getByText('Open')).toHaveFocus());
  },
};
export const GoingLive: Story = { args: { kind: 'goingLive', variant: undefined }, play: async ({ canvas }) => void (await filled(canvas)) };
const waits = answers(checkSubscription, { productId: '100001_indigo_1', waiting: [{ kind: 'stock', sku: '100001_indigo_1-31-32', token: 'secret' }] });
export const Subscribed: Story = {
  name: 'Who waits already hears it',
  parameters: { api: [waits] },
  async play({ canvas, loaded }) {
    const dialog = await opened(canvas);
    await expect(await dialog.findByText(textsOf(loaded)['notify_me.subscribed']!)).toBeVisible();
    await expect(dialog.queryByRole('textbox')).toBeNull();
  },
};
/** Who waits already has asked to wait no longer. */
async function ended(canvas: ReturnType<typeof within>, texts: ReturnType<typeof textsOf>) {
  const dialog = await opened(canvas);
  await userEvent.click(await dialog.findByRole('button', { name: texts['notify_me.end'] }));
  return dialog;
}
export const Ended: Story = {
  name: 'Off the list again: says so, and how to ask again (STO-034)',
  parameters: { api: [waits, refuses(unsubscribeFromStock, 302)] },
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    const dialog = await ended(canvas, texts);
    await expect(await dialog.findByRole('heading', { name: texts['notify_me.ended'] })).toBeVisible();
  },
};
export const NotEnded: Story = {
  name: 'Still on the list: says so, and offers it again',
  parameters: { api: [waits, refuses(unsubscribeFromStock)] },
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    const dialog = await ended(canvas, texts);
    await expect(await dialog.findByRole('button', { name: texts['feedback.try_again'] })).toBeEnabled();
  },
};
export const Missing: Story = {
  name: 'Sent empty, each fault stands at its field and above the form',
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    const dialog = await opened(canvas);
    await dialog.findByRole('textbox');
    await press(dialog, texts['notify_me.send']);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(texts['notify_me.terms_required']!));
    await expect(dialog.getAllByText(texts['notify_me.terms_required']!)).toHaveLength(2);
    await userEvent.click(within(document.activeElement as HTMLElement).getAllByRole('link')[0]!);
    await expect(dialog.getByRole('textbox')).toHaveFocus();
  },
};
export const Refused: Story = {
  name: 'Refused, in the words of the server, at the field',
  parameters: { api: [waitsForNothing, refuses(subscribeToStock, 400, { errors: [{ field: 'email', message: 'No mail reaches this address.' }] })] },
  async play({ canvas, loaded }) {
    const dialog = await filled(canvas, 'ada@example.org');
    await press(dialog, textsOf(loaded)['notify_me.send']);
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('No mail reaches this address.'));
    await expect(dialog.getByRole('textbox')).toHaveValue('ada@example.org');
  },
};
export const Failed: Story = {
  name: 'Nobody answers: says so, and keeps what was typed',
  parameters: { api: [waitsForNothing, refuses(subscribeToStock)] },
  async play({ canvas, loaded }) {
    const texts = textsOf(loaded);
    const dialog = await filled(canvas);
    await press(dialog, texts['notify_me.send']);
    await expect(await dialog.findByText(texts['notify_me.failed']!)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('ada@example.com');
  },
};
export const Busy: Story = {
  parameters: { api: [waitsForNothing, keepsWaiting(subscribeToStock)] },
  async play({ canvas, loaded }) {
    const dialog = await filled(canvas);
    const send = dialog.getByRole('button', { name: textsOf(loaded)['notify_me.send'] });
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Loading: Story = { parameters: { api: [keepsWaiting(checkSubscription)] }, play: async ({ canvas }) => void (await opened(canvas)) };
export const LongText: Story = {
  args: { product: { id: '100001_indigo_1', name: 'Damen-Strickjackenübergangslösung mit Stehbündchenkragen und Perlmuttdruckknopfleiste' }, variant: { id: 'a', size: { name: '116–122 / 6–7 Jahre' } } },
  async play({ canvas, loaded }) {
    const dialog = await filled(canvas, `ada@${'baumwollmischgewebe.'.repeat(6)}strickwaren-manufaktur.example.com`);
    await press(dialog, textsOf(loaded)['notify_me.send']);
    await expect(await dialog.findByText(/strickwaren-manufaktur/)).toBeVisible();
  },
};
