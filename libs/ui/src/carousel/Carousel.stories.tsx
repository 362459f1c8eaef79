import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Picture } from '../picture/Picture.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Carousel } from './Carousel.tsx';

const garments = ['jeans-flared.232f4f.denim', 'knit-crew.28324e.knit', 'jeans-wide.86a3c2.denim', 'beanie.28324e.knit', 'overshirt.2e2f32.denim', 'jeans-slim.2e2f32.denim', 'jeans-wide.e9e1cf.denim'];
const slides = (count: number) => garments.slice(0, count).map((garment) => <li key={garment}><Picture url={`/api/media/garments/${garment}/front.jpg`} alt={garment.split('.')[0]!} /></li>);

/** The buttons stand above the track, beside the heading that its caller gives it. */
const meta = {
  title: 'ui/Carousel',
  component: Carousel,
  args: { label: 'New in', kind: 'carousel', previousLabel: 'Back', nextLabel: 'Forwards', children: slides(7) },
  decorators: [(Story) => <section><h2 style={{ marginBlockEnd: 'var(--space-6)' }}>New in</h2><Story /></section>],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Many: Story = {
  name: 'Many: it glides, and jumps for whoever wants no motion',
  async play({ canvas }) {
    const track = canvas.getByRole('list', { name: 'New in' });
    await userEvent.tab();
    await expect(track).toHaveFocus();
    await expect(track.scrollWidth).toBeGreaterThan(track.clientWidth);
    await expect(getComputedStyle(track).scrollBehavior).toBe(matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');
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
export const Keyboard: Story = {
  name: 'Keyboard: an arrow goes one slide on or back, Home and End to either end',
  globals: desktop,
  async play({ canvas }) {
    const track = canvas.getByRole('list', { name: 'New in' });
    const isRtl = getComputedStyle(track).direction === 'rtl';
    const startOf = (element: Element) => (isRtl ? element.getBoundingClientRect().right : element.getBoundingClientRect().left);
    const leads = (place: number) => waitFor(() => expect(Math.abs(startOf(track.children[place]!) - startOf(track))).toBeLessThan(2), { timeout: 5_000 });
    await userEvent.tab();
    await expect(track).toHaveFocus();
    await leads(0);
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await leads(1);
    await userEvent.keyboard(isRtl ? '{ArrowRight}' : '{ArrowLeft}');
    await leads(0);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Forwards' })).toBeDisabled(), { timeout: 5_000 });
    await userEvent.keyboard('{Home}');
    await leads(0);
  },
};
const campaigns = ['denim', 'knit', 'denim'].map((cloth, index) => <li key={index}><Picture url={`/api/media/campaign/${cloth}/wide.jpg`} alt={cloth} sizes="hero" ratio={16 / 9} phone={{ url: `/api/media/campaign/${cloth}/tall.jpg`, ratio: 3 / 4 }} /></li>);
/** What editors build of pictures. */
export const OnePerView: Story = {
  name: 'One per view, the buttons on the slides',
  globals: desktop,
  args: { children: campaigns, shown: { phone: 1, desktop: 1 }, arrows: 'inside' },
  async play({ canvas }) {
    const track = canvas.getByRole('list', { name: 'New in' });
    const forwards = await canvas.findByRole('button', { name: 'Forwards' });
    const [slides, button] = [track.getBoundingClientRect(), forwards.getBoundingClientRect()];
    await expect(button.top > slides.top && button.bottom < slides.bottom).toBe(true);
    await userEvent.click(forwards);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled(), { timeout: 5_000 });
  },
};
export const WithLine: Story = { args: { line: true, shown: { phone: 1.2, tablet: 2.5, desktop: 3.5 } } };
export const Loading: Story = {
  args: { busy: true, children: [1, 2, 3, 4].map((place) => <li key={place}><Skeleton ratio={3 / 5} /></li>) },
  play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'New in' })).toHaveAttribute('aria-busy', 'true'),
};
export const Empty: Story = { args: { children: [] }, play: async ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull() };
