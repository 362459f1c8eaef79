import type { ProductCard as Card } from '@selvedge/api-catalog';
import { CardSkeleton } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { productTile } from '../product-tile.ts';
import { sampleCard, samplePrices } from '../shop.sample.tsx';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'catalog/ProductCard',
  component: ProductCard,
  args: { product: productTile(sampleCard) },
  // As wide as two in a row on a phone.
  decorators: [(Tile) => <div style={{ inlineSize: '10.75rem' }}><Tile /></div>],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = (rest: Partial<Card>): Story => ({ args: { product: productTile({ ...sampleCard, ...rest }) } });

export const Filled: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([args.product.name]);
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
export const Ratio: Story = {
  name: 'Its picture, and the place of one that is not there, is three wide and four high (CAT-172)',
  render: (args) => <><ProductCard {...args} /><ProductCard product={{ ...args.product, front: undefined }} /></>,
  async play({ canvas }) {
    const ratios = canvas.getAllByRole('article').map((card) => {
      const { width, height } = card.firstElementChild!.firstElementChild!.getBoundingClientRect();
      return width / height;
    });
    await expect(ratios).toHaveLength(2);
    for (const ratio of ratios) await expect(ratio).toBeCloseTo(3 / 4, 2);
  },
};
export const PointedAt: Story = {
  name: 'Pointed at, it shows its other side, which is not asked for before',
  async play({ canvas, canvasElement }) {
    const pictures = () => [...canvasElement.querySelectorAll('img')].map((img) => img.src.replace(/.*\//, '').replace(/\..*/, ''));
    await expect(pictures()).toEqual(['front']);
    await userEvent.hover(canvas.getByRole('article'));
    await waitFor(() => expect(pictures()).toEqual(['front', 'back']));
  },
};
export const Loading: Story = {
  name: 'Its skeleton is as high as a plain card, give or take a hair',
  render: (args) => <><ProductCard {...args} /><CardSkeleton /></>,
  args: { product: productTile({ ...sampleCard, name: 'Straight jeans', styleOptionCount: 1 }) },
  async play({ canvas, canvasElement }) {
    const skeleton = canvasElement.querySelector('article + [aria-hidden]')!;
    await expect(Math.abs(skeleton.getBoundingClientRect().height - canvas.getByRole('article').getBoundingClientRect().height)).toBeLessThanOrEqual(6);
  },
};
export const New = card({ isNew: true });
export const Reduced = card({ price: samplePrices.reduced });
export const ReducedWithHistory = card({ price: samplePrices.reducedWithHistory, isNew: true });
export const PriceVaries: Story = { name: 'Sizes cost different amounts: the lowest of them', ...card({ priceVaries: true }) };
export const PriceVariesReduced: Story = { name: 'Sizes cost different amounts, the lowest is reduced', ...card({ priceVaries: true, price: samplePrices.reducedWithHistory }) };
export const MemberPrice: Story = { ...card({ staticClubPrice: { amount: 80, currency: 'GBP' } }), parameters: { features: { customerClub: true } } };
export const SoldOut = card({ inStock: false });
export const ComingSoon = card({ comingSoonProduct: true, inStock: false });
export const Preorder = card({ isPreorder: true });
export const Callouts: Story = {
  name: 'What is special about it, in few words (CAT-016)',
  ...card({ calloutAttributes: ['Selvedge denim', 'Made in Portugal'] }),
  play: async ({ canvas }) => void (await expect(canvas.getByText('Selvedge denim · Made in Portugal')).toBeVisible()),
};
export const OneColour = card({ styleOptionCount: 1 });
export const ColoursWithoutSwatches = card({ styleOptionCount: 3, productRelations: [] });
export const WithoutPicture = card({ frontImage: undefined, backImage: undefined });
export const LongText = card({ name: 'Damen-Strickjackenübergangslösung mit Stehbündchenkragen und Perlmuttdruckknopfleiste', brand: 'Norddeutsche Bekleidungsmanufaktur', inStock: false, price: samplePrices.reducedWithHistory, staticClubPrice: { amount: 54, currency: 'GBP' } });
