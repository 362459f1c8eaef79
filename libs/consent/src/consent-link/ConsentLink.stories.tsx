import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsentLink } from './ConsentLink.tsx';

const meta = { title: 'consent/ConsentLink', component: ConsentLink } satisfies Meta<typeof ConsentLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, it says that it opens something, and leads somewhere without JavaScript too',
  async play({ canvas }) {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/\w\w-\w\w/));
  },
};
