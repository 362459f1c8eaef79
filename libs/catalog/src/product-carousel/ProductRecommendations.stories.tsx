import { recommendProducts, recommendProducts3, type RecommendationRequest } from '@selvedge/api-recommendation';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import { WidgetPlaceContext } from '@selvedge/cms-widgets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleCard, sampleCarousel, sampleCards } from '../shop.sample.tsx';
import { ProductRecommendations } from './ProductRecommendations.tsx';

const results = { results: sampleCards, hasError: false };
const asked = fn<(body: RecommendationRequest) => void>();
/** Answers with the products, and keeps what it was asked. */
const answered = ({ body }: { body: RecommendationRequest }) => {
  asked(body);
  return results;
};

const meta = {
  title: 'catalog/ProductRecommendations',
  component: ProductRecommendations,
  args: { ...sampleCarousel, headline: { text: 'People also looked at', alignment: 'left' }, recommendation: { type: 'SimilarProducts' }, version: 3 },
  parameters: { api: [answers(recommendProducts3, answered), answers(recommendProducts, answered)] },
  decorators: [(Story) => <WidgetPlaceContext value={{ productIds: [sampleCard.id] }}><Story /></WidgetPlaceContext>],
  async beforeEach() {
    asked.mockReset();
    // A gallery that has just begun takes its time to bring it.
    await import('./Recommended.tsx');
  },
} satisfies Meta<typeof ProductRecommendations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is like the product on whose page it stands (CMS-168). */
export const LikeTheProduct: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(sampleCards.length);
    await expect(asked.mock.calls).toEqual([[{ type: 'SimilarProducts', productIds: [sampleCard.id] }]]);
  },
};
export const ArrowsOnTheTiles: Story = { args: { arrowsPosition: 'inside', headline: { text: 'Bought together', alignment: 'center' } } };
export const FirstVersion: Story = {
  args: { version: 1 },
  parameters: { api: [answers(recommendProducts, results)] },
  play: async ({ canvas }) => void (await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(sampleCards.length)),
};

/** What was looked at in this browser, without the product that is looked at now (CMS-167). */
export const LookedAtLately: Story = {
  args: { ...sampleCarousel, headline: { text: 'Looked at lately', alignment: 'left' }, recommendation: { type: 'RecentlyViewedProducts', numberOfRecommendations: 8 } },
  beforeEach: () => localStorage.setItem('recentlyViewed', JSON.stringify([sampleCard.id, '100010_sample_1', '100011_sample_1'])),
  async play({ canvas }) {
    await canvas.findAllByRole('heading', { level: 3 });
    await expect(asked).toHaveBeenLastCalledWith({ type: 'RecentlyViewedProducts', numberOfRecommendations: 8, productIds: ['100010_sample_1', '100011_sample_1'] });
  },
};

const takesNoRoom: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
  await expect(canvasElement.querySelector('div:empty')!.getBoundingClientRect().height).toBe(0);
};
/** Nobody looked at anything yet: nothing is asked. */
export const NothingLookedAt: Story = {
  args: { recommendation: { type: 'RecentlyViewedProducts' } },
  async play(context) {
    await takesNoRoom(context);
    await expect(asked).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  parameters: { api: [keepsWaiting(recommendProducts3)] },
  play: async ({ canvas }) => void (await expect(await canvas.findByRole('group')).toHaveAttribute('aria-busy', 'true')),
};
export const Empty: Story = { parameters: { api: [answers(recommendProducts3, { results: [], hasError: false })] }, play: takesNoRoom };
/** The service says that something went wrong (CAT-128). */
export const WentWrong: Story = { parameters: { api: [answers(recommendProducts3, { results: sampleCards, hasError: true })] }, play: takesNoRoom };
export const Failed: Story = { parameters: { api: [refuses(recommendProducts3)] }, play: takesNoRoom };
export const LongText: Story = { args: { headline: { text: 'Damenstrickjackenübergangslösungen für Spätherbstwanderungen', alignment: 'left' } } };
