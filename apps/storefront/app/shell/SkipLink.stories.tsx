import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'storefront/shell/SkipLink',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1}>
        <p>The content of the page.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const top = (element: HTMLElement) => element.getBoundingClientRect().top;

export const Hidden: Story = { play: async ({ canvas }) => expect(top(canvas.getByRole('link'))).toBeLessThan(0) };
export const Focused: Story = {
  name: 'Focused with the first Tab, and seen',
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(top(canvas.getByRole('link'))).toBeGreaterThanOrEqual(0);
  },
};
