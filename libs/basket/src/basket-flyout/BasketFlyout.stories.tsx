import { changeBasketLineById, getBasketWithSettings } from '@selvedge/api-order';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import { useOpenFlyout } from '@selvedge/market';
import { Button } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { clearBasketCookie } from '../basket.cookie.ts';
import { basketAnswers, textsOf, sampleLine, withBasket } from '../basket.sample.tsx';
import { basketFlyouts } from '../flyouts.ts';

function Opener() {
  const open = useOpenFlyout('basket');
  return <Button onClick={() => open()}>Open</Button>;
}

const filled = basketAnswers([sampleLine('indigo-30-32', 2), sampleLine('black-28-30')]);
const meta = { title: 'basket/BasketFlyout', component: Opener, parameters: { flyouts: basketFlyouts, api: filled }, ...withBasket } satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByText('Open'));
  return within(await screen.findByRole('dialog', undefined, { timeout: 5_000 }));
};

export const Filled: Story = {
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
    // What the browser does at Escape.
    screen.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Open')).toHaveFocus();
    await opened(canvas);
  },
};
export const Many: Story = { parameters: { api: basketAnswers(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((sku) => sampleLine(sku))) }, play: async ({ canvas }) => void (await opened(canvas)) };
export const Emptied: Story = {
  name: 'Emptied line by line, by keyboard',
  parameters: { api: basketAnswers([sampleLine('indigo-30-32')]) },
  async play({ canvas, loaded }) {
    const dialog = await opened(canvas);
    const line = within(await dialog.findByRole('listitem'));
    line.getByRole('button', { name: textsOf(loaded)('basket.remove', { name: 'Jeans indigo-30-32' }) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull());
    await expect(dialog.getAllByRole('button')).toContain(document.activeElement);
  },
};
export const Changing: Story = {
  name: 'Changing, the sums are marked until the server has answered',
  parameters: { api: [keepsWaiting(changeBasketLineById), ...filled] },
  async play({ canvas }) {
    const dialog = await opened(canvas);
    const [field] = await dialog.findAllByRole('textbox');
    await userEvent.clear(field!);
    await userEvent.type(field!, '3{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('term')[0]!.closest('dl')).toHaveAttribute('aria-busy', 'true'));
    await expect(dialog.getAllByText(/79[.,]96/)).not.toHaveLength(0);
  },
};
export const Empty: Story = { beforeEach: clearBasketCookie, play: async ({ canvas }) => expect((await opened(canvas)).queryByRole('link')).toBeNull() };
export const Loading: Story = { parameters: { api: [keepsWaiting(getBasketWithSettings), ...filled] }, play: async ({ canvas }) => void (await opened(canvas)) };
export const Failed: Story = { parameters: { api: [refuses(getBasketWithSettings), ...filled] }, play: async ({ canvas }) => void (await (await opened(canvas)).findByRole('alert')) };
