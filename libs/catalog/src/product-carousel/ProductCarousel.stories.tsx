import { getProducts } from '@selvedge/api-catalog';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
/** Its cards are readable on whatever an editor chooses. */
export const OnAGround: Story = { args: { headline: { text: 'By night', alignment: 'center', fontSize: 40 }, backgroundColor: '#1b2336', paddings: { top: 48, bottom: 48 } } };
export const OneItem: Story = { parameters: { api: [answers(getProducts, [sampleCard])] } };
export const LongText: Story = { args: { headline: { text: 'Damenstrickjackenübergangslösungen für Spätherbstwanderungen', alignment: 'left' } } };
export const Loading: Story = { parameters: { api: [keepsWaiting(getProducts)] } };
const leavesNothing = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
};
export const Empty: Story = { parameters: { api: [answers(getProducts, [])] }, play: leavesNothing };
export const Failed: Story = { parameters: { api: [refuses(getProducts)] }, play: leavesNothing };
