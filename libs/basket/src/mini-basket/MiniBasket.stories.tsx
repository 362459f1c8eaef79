import { getFreeFreightValue } from '@selvedge/api-content';
import { getBasketWithSettings } from '@selvedge/api-order';
import { keepsWaiting } from '@selvedge/api-samples';
import { useOpenFlyout } from '@selvedge/market';
import { Button } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { basketAnswers, sampleLine, withBasket } from '../basket.sample.tsx';
import { basketFlyouts } from '../flyouts.ts';

function Opener({ sku }: { sku: string }) {
  const open = useOpenFlyout('miniBasket');
  return <Button onClick={() => open({ sku })}>Open</Button>;
}

const meta = { title: 'basket/MiniBasket', component: Opener, args: { sku: 'indigo-30-32' }, parameters: { flyouts: basketFlyouts, api: basketAnswers([sampleLine('indigo-30-32')]) }, ...withBasket } satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByText('Open'));
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5_000 });
  // It stays for who points at it.
  await userEvent.hover(within(dialog).getAllByRole('link')[0]!);
  return within(dialog);
};

export const Filled: Story = {
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await dialog.findByText('Jeans indigo-30-32');
    await expect(await dialog.findByRole('progressbar')).toBeVisible();
    await expect(screen.getByRole('dialog').clientHeight).toBeLessThan(innerHeight);
  },
};
export const Closed: Story = {
  name: 'Closed with its last button, the focus returns',
  async play({ canvas }) {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Open')).toHaveFocus();
  },
};
export const LongText: Story = {
  parameters: { api: basketAnswers([sampleLine('indigo-30-32', 1, { name: 'Baumwollmischgewebe-Übergangsfunktionsjacke mit Reißverschlussbrusttaschen', colour: { name: 'Mitternachtsdunkelblau gewaschen' } })]) },
  play: async ({ canvas }) => void (await opened(canvas)),
};
/** The ways on are there before the line is. */
export const Loading: Story = { parameters: { api: [keepsWaiting(getBasketWithSettings), keepsWaiting(getFreeFreightValue)] }, play: async ({ canvas }) => void (await opened(canvas)) };
