import { getProducts } from '@selvedge/api-catalog';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleCard, sampleCarousel, sampleCards } from '../shop.sample.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';

const meta = {
  title: 'catalog/ProductCarousel',
  component: ProductCarousel,
  args: { ...sampleCarousel, headline: { text: 'Still here', alignment: 'left' }, productIds: sampleCards.map(({ id }) => id) },
  parameters: { api: [answers(getProducts, sampleCards)] },
} satisfies Meta<typeof ProductCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(sampleCards.length);
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
export const Centred: Story = { args: { headline: { text: 'New in knitwear', alignment: 'center' } } };
/** The cards' h3 stand below a headline of the page. */
export const WithoutHeadline: Story = { args: { headline: undefined }, decorators: [(Carousel) => <><h2>Jeans</h2><Carousel /></>] };
/** On the tiles, as it is unless an editor wants otherwise. */
export const ArrowsOnTheTiles: Story = { args: { arrowsPosition: 'inside' } };
export const OnAGround: Story = { args: { headline: { text: 'By night', alignment: 'center', fontSize: 40 }, backgroundColor: '#1b2336', paddings: { top: 48, bottom: 48 } } };
export const FromEdgeToEdge: Story = { parameters: { layout: 'fullscreen' }, args: { toggleFullWidth: true } };
export const EdgesOfMore: Story = {
  name: 'Shows as many as is entered, and parts of those before and after',
  args: { displayedProducts: { mobile: 1, tablet: 2, desktop: 3 }, previewLeft: { mobile: 0.2, tablet: 0.2, desktop: 0.2 }, previewRight: { mobile: 0.2, tablet: 0.2, desktop: 0.2 }, pagination: true },
  async play({ canvas }) {
    const [tile] = await canvas.findAllByRole('listitem');
    const inView = matchMedia('(min-width: 1200px)').matches ? 3.4 : matchMedia('(min-width: 768px)').matches ? 2.4 : 1.4;
    const track = canvas.getByRole('list').getBoundingClientRect();
    await expect(Math.abs(track.width / tile!.getBoundingClientRect().width - inView)).toBeLessThan(0.25);
  },
};
export const MovesByItself: Story = {
  name: 'Moves on by itself, and can be stopped',
  args: { autoplay: true },
  async play({ canvas, loaded }) {
    const { translations } = (loaded as unknown as { market: { shop: { translations: Record<string, string> } } }).market.shop;
    await userEvent.click(await canvas.findByRole('button', { name: translations['carousel.pause'] }));
    await expect(canvas.getByRole('button', { name: translations['carousel.play'] })).toBeVisible();
  },
};
export const OneItem: Story = { parameters: { api: [answers(getProducts, [sampleCard])] } };
export const LongText: Story = { args: { headline: { text: 'Damenstrickjackenübergangslösungen für Spätherbstwanderungen', alignment: 'left' } } };
export const Loading: Story = { parameters: { api: [keepsWaiting(getProducts)] } };
const leavesNothing = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
};
export const Empty: Story = { parameters: { api: [answers(getProducts, [])] }, play: leavesNothing };
export const Failed: Story = { parameters: { api: [refuses(getProducts)] }, play: leavesNothing };
