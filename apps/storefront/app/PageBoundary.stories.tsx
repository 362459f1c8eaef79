import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFailed } from './PageFailed.tsx';

const meta = { title: 'storefront/PageBoundary', component: PageBoundary, parameters: { layout: 'fullscreen' }, args: { children: <p>A page.</p> } } satisfies Meta<typeof PageBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

function Broken(): never {
  throw new Error('It cannot be drawn.');
}

export const Drawn: Story = { play: async ({ canvas }) => expect(canvas.getByText('A page.')).toBeVisible() };
export const Failed: Story = {
  name: 'A page that cannot be drawn says so, and leads on',
  args: { children: <Broken /> },
  beforeEach() {
    const { mockRestore } = spyOn(console, 'error').mockImplementation(() => {});
    return mockRestore;
  },
  async play({ canvas, loaded }) {
    const { translations, market } = loaded.market.shop;
    await expect(await canvas.findByText(translations['feedback.error_generic'])).toBeVisible();
    await expect(canvas.getByRole('button', { name: translations['feedback.try_again'] })).toBeEnabled();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/${market.id}`);
  },
};
export const Words: Story = { render: () => <PageFailed /> };
