import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { catalogFlyouts } from '../flyouts.ts';
import { SearchButton } from './SearchButton.tsx';

const meta = { title: 'catalog/SearchButton', component: SearchButton, parameters: { flyouts: catalogFlyouts } } satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/search$/)) };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Opened: Story = {
  name: 'Opened, one can type at once; closed, the focus returns (SHELL-113)',
  async play({ canvas }) {
    const button = canvas.getByRole('link');
    await userEvent.click(button);
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', undefined, { timeout: 5_000 });
    await expect(dialog.querySelector('input')).toHaveFocus();
    // What the browser does at Escape.
    dialog.requestClose();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
