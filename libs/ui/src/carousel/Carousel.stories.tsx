import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Picture } from '../picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

const garments = ['jeans-flared.232f4f.denim', 'knit-crew.28324e.knit', 'jeans-wide.86a3c2.denim', 'beanie.28324e.knit', 'overshirt.2e2f32.denim', 'jeans-slim.2e2f32.denim', 'jeans-wide.e9e1cf.denim'];
const slides = (count: number) => garments.slice(0, count).map((garment) => <li key={garment}><Picture url={`/api/media/garments/${garment}/front.jpg`} alt={garment.split('.')[0]!} /></li>);

/** The buttons stand above the track, beside the heading that its caller gives it. */
const meta = {
  title: 'ui/Carousel',
  component: Carousel,
  args: { label: 'New in', previousLabel: 'Back', nextLabel: 'Forwards', children: slides(7) },
  decorators: [(Story) => <section><h2 style={{ marginBlockEnd: 'var(--space-6)' }}>New in</h2><Story /></section>],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Many: Story = {
  async play({ canvas }) {
    const track = canvas.getByRole('list', { name: 'New in' });
    await userEvent.tab();
    await expect(track).toHaveFocus();
    await expect(track.scrollWidth).toBeGreaterThan(track.clientWidth);
  },
};
export const Buttons: Story = {
  name: 'Buttons lead to either end and stop there',
  globals: desktop,
  async play({ canvas }) {
    const back = await canvas.findByRole('button', { name: 'Back' });
    const forwards = canvas.getByRole('button', { name: 'Forwards' });
    const track = canvas.getByRole('list', { name: 'New in' });
    await expect(back).toBeDisabled();
    await userEvent.click(forwards);
    await waitFor(() => expect(forwards).toBeDisabled(), { timeout: 5_000 });
    // The end is on the left in Arabic, where positions are negative.
    await expect(Math.sign(track.scrollLeft)).toBe(getComputedStyle(track).direction === 'rtl' ? -1 : 1);
    await userEvent.click(back);
    await waitFor(() => expect(back).toBeDisabled(), { timeout: 5_000 });
    await expect(forwards).toBeEnabled();
  },
};
export const Few: Story = {
  name: 'Few, all in view, no buttons',
  globals: desktop,
  args: { children: slides(3) },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OneItem: Story = { args: { children: slides(1) } };
