import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { clearBasketCookie } from '../basket.cookie.ts';
import { basketAnswers, sampleLine, withBasket } from '../basket.sample.tsx';
import { basketFlyouts } from '../flyouts.ts';
import { BasketButton } from './BasketButton.tsx';

const meta = { title: 'basket/BasketButton', component: BasketButton, parameters: { flyouts: basketFlyouts, api: basketAnswers([sampleLine('indigo-30-32', 3)]) }, ...withBasket } satisfies Meta<typeof BasketButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { play: async ({ canvas }) => void (await canvas.findByRole('link', { name: /3/ })) };
export const Empty: Story = { name: 'Empty, counts nothing (BSK-022)', beforeEach: clearBasketCookie, play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent(/^$/) };
export const Many: Story = {
  name: 'Many, shows 99 and is named by that and by how many there really are (BSK-023)',
  parameters: { api: basketAnswers([sampleLine('indigo-30-32', 120)]) },
  play: async ({ canvas }) => expect(await canvas.findByRole('link', { name: /99.*120/ })).toHaveTextContent(/^99$/),
};
export const Opened: Story = {
  name: 'Opened, Escape closes and the focus returns (BSK-014)',
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: /3/ });
    await userEvent.click(link);
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', undefined, { timeout: 5_000 });
    await expect(dialog).toHaveTextContent('Jeans indigo-30-32');
    // What the browser does at Escape.
    dialog.requestClose();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(link).toHaveFocus();
  },
};
