import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePrices } from '../shop.sample.tsx';
import { textsOf } from '../story.sample.tsx';
import { ProductPrice } from './ProductPrice.tsx';

const meta = { title: 'catalog/ProductPrice', component: ProductPrice, args: { price: samplePrices.plain } } satisfies Meta<typeof ProductPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

const memberPrice = { amount: 54, currency: 'GBP' };
const millions = { salesPrice: { amount: 1_234_567.89, currency: 'AED' }, listPrice: { amount: 2_469_135.78, currency: 'AED' }, percentage: 50 };

/** Words such as `From …` of the story's language. */
const wordsOf = (loaded: unknown) => new RegExp(textsOf(loaded)['product.price_from']!.replace('{price}', '.*\\d.*'));

export const Filled: Story = {
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('s')).toBeNull();
  },
};
export const Reduced: Story = {
  name: 'Reduced, with the price before (CAT-069)',
  args: { price: samplePrices.reduced },
  async play({ canvas, canvasElement }) {
    await expect(canvasElement.querySelector('s')).toHaveTextContent(/90[.,]00/);
    await expect(canvas.getByText('−33%')).toBeVisible();
  },
};
export const ReducedWithHistory: Story = { args: { price: samplePrices.reducedWithHistory } };
export const ReducedWithHistoricPrice: Story = { args: { price: { ...samplePrices.reducedWithHistory, historicPercentage: undefined } } };
/** Too little to be worth a percentage. */
export const ReducedByLittle: Story = { args: { price: { ...samplePrices.reduced, salesPrice: { amount: 89.99, currency: 'GBP' }, percentage: 0 } } };
export const Lowest: Story = {
  name: 'The lowest of several',
  args: { isLeast: true },
  play: async ({ canvas, loaded }) => void (await expect(canvas.getByText(wordsOf(loaded))).toBeVisible()),
};
export const LowestReduced: Story = {
  name: 'The lowest of several, reduced',
  args: { isLeast: true, price: samplePrices.reducedWithHistory },
  async play({ canvas, canvasElement, loaded }) {
    await expect(canvas.getByText(wordsOf(loaded), { selector: 'b' })).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent(/90[.,]00/);
  },
};
const withClub = { features: { customerClub: true } };
export const MemberPrice: Story = {
  args: { memberPrice },
  parameters: withClub,
  play: async ({ canvas }) => expect(canvas.getByText(/54/)).toBeVisible(),
};
export const MemberPriceWithoutClub: Story = {
  name: 'Member price, not shown where there is no club to join',
  args: { memberPrice },
  play: async ({ canvas }) => expect(canvas.queryByText(/54/)).toBeNull(),
};
export const ReducedForMembersToo: Story = { args: { price: samplePrices.reducedWithHistory, memberPrice }, parameters: withClub };
/** As narrow as in a listing on a small phone. */
export const LongText: Story = {
  args: { price: { ...millions, historicPrice: millions.listPrice, historicPercentage: 50 }, memberPrice: millions.salesPrice },
  parameters: withClub,
  decorators: [(Price) => <div style={{ inlineSize: '8.5rem' }}><Price /></div>],
};
