import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Picture } from './Picture.tsx';

const meta = {
  title: 'ui/Picture',
  component: Picture,
  args: { url: '/api/media/garments/jeans-flared.232f4f.denim/front.jpg', alt: 'Flared jeans in raw indigo, front' },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}><Story /></div>],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  async play({ canvas }) {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: /raw indigo/ });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture).toHaveAttribute('loading', 'lazy');
  },
};
export const Eager: Story = { args: { eager: true }, play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager') };
export const Campaign: Story = { args: { url: '/api/media/campaign/knit/wide.jpg', alt: 'Knitted wool in low light', ratio: 16 / 9 } };
export const Square: Story = { args: { ratio: 1 } };
/** Its text stands beside it: nothing is said twice. */
export const Decorative: Story = { args: { alt: '' }, play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull() };
/** What the browser has not got yet keeps its place. */
export const Loading: Story = {
  args: { url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', alt: '' },
  async play({ canvas }) {
    const { width, height } = canvas.getByRole('presentation').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(3 / 4, 2);
  },
};
