import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price, type PriceProps } from './Price.tsx';

interface Sample extends Pick<PriceProps, 'size'> {
  sales: number;
  before?: number;
  percentage?: number;
  lowest?: number;
  member?: number;
}

interface Texts {
  market: { language: { baseCode: string }; currency: string; locale?: string };
  translations: Record<string, string>;
}

/** The price in the money and the words of the market that the switch names. */
function inMarket({ sales, before, percentage, lowest, member, size }: Sample, loaded: Record<string, unknown>): PriceProps {
  const { market, translations } = (loaded.market as { shop: Texts }).shop;
  const money = (amount: number) => new Intl.NumberFormat(market.language.baseCode, { style: 'currency', currency: market.currency }).format(amount);
  const t = (key: string, parameters: Record<string, string>) => translations[key]!.replace(/\{(\w+)\}/g, (_, name: string) => `\u2068${parameters[name]}\u2069`);
  return {
    size,
    sales: money(sales),
    member: member && t('product.member_price', { price: money(member) }),
    reduction: before === undefined ? undefined : {
      before: money(before),
      discount: percentage ? `−${percentage}%` : undefined,
      words: t('product.reduced_from', { list: money(before), sales: money(sales) }),
      lowest: lowest && t('product.historic_price', { price: money(lowest) }),
    },
  };
}

const meta = { title: 'ui/Price', args: { sales: 90 }, render: (args, { loaded }) => <Price {...inMarket(args, loaded)} /> } satisfies Meta<Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { play: async ({ canvasElement }) => expect(canvasElement.querySelector('s')).toBeNull() };
export const Reduced: Story = {
  name: 'Reduced, and said once: in words, not by what is struck through',
  args: { sales: 60, before: 90, percentage: 33 },
  async play({ canvas, canvasElement, loaded }) {
    const { reduction } = inMarket({ sales: 60, before: 90 }, loaded);
    await expect(canvasElement.querySelector('p > span')!.textContent).toBe(reduction!.words);
    await expect(canvasElement.querySelector('s')!.closest('[aria-hidden=true]')).not.toBeNull();
    await expect(canvas.getByText('−33%')).toBeVisible();
  },
};
export const Lowest: Story = { name: 'Reduced, with the lowest price of the last 30 days', args: { sales: 60, before: 90, percentage: 33, lowest: 54 } };
export const LittleReduced: Story = { name: 'Reduced by too little for a percentage', args: { sales: 89.5, before: 90 } };
export const Members: Story = { args: { member: 72 } };
export const ReducedForMembersToo: Story = { args: { sales: 60, before: 90, percentage: 33, lowest: 75, member: 54 } };
export const Large: Story = { args: { sales: 60, before: 90, percentage: 33, lowest: 75, member: 54, size: 'large' } };
export const Small: Story = { args: { sales: 60, before: 90, percentage: 33, lowest: 75, size: 'small' } };
export const LongText: Story = {
  name: 'Long, where two stand side by side on a small phone',
  args: { sales: 1_234_567.89, before: 2_469_135.78, percentage: 50, lowest: 1_500_000, member: 1_100_000 },
  decorators: [(Story) => <div style={{ inlineSize: '8.5rem' }}><Story /></div>],
};
