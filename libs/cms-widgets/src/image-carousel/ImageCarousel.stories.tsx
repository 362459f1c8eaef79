import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ImageCarousel } from './ImageCarousel.tsx';

const content = ['jersey', 'denim', 'knit', 'wool'].map((cloth) => ({ image: `/api/media/campaign/${cloth}/tall.jpg`, alt: `${cloth} in folds`, text: cloth, url: `/women/${cloth}` }));

const meta = { title: 'cms-widgets/ImageCarousel', component: ImageCarousel, args: { headline: 'Room to move', content, autoplay: false, autoplayAfter: 5 } } satisfies Meta<typeof ImageCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the button is called that stops it. */
const stops = /pause|anhalten|إيقاف/i;
/** Whoever wants no motion has nothing to stop. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const scrolled = (element: HTMLElement) => Math.abs(element.querySelector('ul')!.scrollLeft);

export const Filled: Story = {
  name: 'Stands still unless it is told to move (CMS-196)',
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(content.length);
    await expect(canvas.queryByRole('button', { name: stops })).toBeNull();
  },
};
export const MovesByItself: Story = {
  name: 'Moves on by itself, and stops at its button',
  args: { autoplay: true, autoplayAfter: 0.2 },
  async play({ canvas, canvasElement }) {
    if (isStill()) return expect(canvas.queryByRole('button', { name: stops })).toBeNull();
    await waitFor(() => expect(scrolled(canvasElement)).toBeGreaterThan(50), { timeout: 5_000 });
    await userEvent.click(canvas.getByRole('button', { name: stops }));
    await expect(canvas.queryByRole('button', { name: stops })).toBeNull();
  },
};
export const WithoutHeadline: Story = { args: { headline: undefined } };
export const OneItem: Story = { args: { content: content.slice(0, 1), autoplay: true }, play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: stops })).toBeNull() };
export const WithoutTargets: Story = { args: { content: content.map(({ url: _, ...slide }) => slide) }, play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull() };
export const OnLightGround: Story = { args: { content: content.map((slide) => ({ ...slide, backgroundColor: '#d4dc36' })) } };
export const LongText: Story = { args: { headline: 'Strickjackenübergangslösungen für Spätherbstwanderungen', content: content.map((slide) => ({ ...slide, text: 'Baumwollhosenverarbeitungsrichtlinien' })) } };
export const PictureMissing: Story = { parameters: { brokenPictures: true }, args: { content: content.map((slide) => ({ ...slide, image: '/api/media/campaign/none/tall.jpg' })) } };
export const Empty: Story = { args: { content: [] }, play: async ({ canvasElement }) => expect(canvasElement.querySelector('section')).toBeNull() };
