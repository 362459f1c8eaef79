import type { LineItem } from '@selvedge/api-order';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleLine, sampleReduction, textsOf } from '../basket.sample.tsx';
import { BasketLines } from './BasketLines.tsx';

const meta = { title: 'basket/BasketLines', component: BasketLines, args: { lines: [sampleLine('indigo-30-32', 2), sampleLine('black-28-30')] } } satisfies Meta<typeof BasketLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, colour and size with the comma of the language',
  play: async ({ canvas }) => expect(canvas.getAllByText(document.documentElement.dir === 'rtl' ? /Indigo.*،.*W30L32/ : 'Indigo, W30L32')[0]).toBeVisible(),
};
export const OneItem: Story = { args: { lines: [sampleLine('indigo-30-32')] } };
export const Reduced: Story = {
  name: 'Reduced, with the price before, the percentage and the lowest price of the last 30 days (BSK-039)',
  args: { lines: [sampleLine('indigo-30-32', 2, sampleReduction), sampleLine('black-28-30')] },
  async play({ canvas }) {
    const [reduced, other] = canvas.getAllByRole('listitem').map((line) => within(line));
    await expect(reduced!.getByText(/19[.,]99/, { selector: 's' })).toBeVisible();
    await expect(reduced!.getByText(/25%/)).toBeVisible();
    await expect(reduced!.getByText(/16[.,]00/)).toBeVisible();
    await expect(other!.queryByText(/./, { selector: 's' })).toBeNull();
  },
};
const badges: LineItem['badges'] = [
  { badgeId: 'last', badgeTitle: 'Last pieces', places: { basket: { chip: true, borderColor: 'currentcolor', textSize: 10 }, checkout: { chip: true, borderColor: 'currentcolor', textSize: 10 } } },
  { badgeId: 'mill', badgeTitle: 'Shuttle-woven', places: { plp: { chip: true } } },
];
export const Badges: Story = {
  name: 'Wears the badges that have a place in a basket, and no others (CAT-076)',
  args: { lines: [sampleLine('indigo-30-32', 1, { badges }), sampleLine('black-28-30')] },
  async play({ canvas }) {
    await expect(canvas.getByText('Last pieces')).toBeVisible();
    await expect(canvas.queryByText('Shuttle-woven')).toBeNull();
  },
};
export const Scarce: Story = {
  name: 'Scarce, says how many are left; the wish stays until it is changed',
  args: { lines: [sampleLine('indigo-30-32', 3, { maximumQuantity: 1 })] },
  async play({ canvas, loaded }) {
    await expect(canvas.getByText(textsOf(loaded)('basket.line_only_left', { count: 1 }))).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
  },
};
export const ReadOnly: Story = {
  name: 'To be looked at only, says a reduction of one piece and not twice what one costs (BSK-039)',
  args: { readOnly: true, lines: [sampleLine('indigo-30-32', 1, sampleReduction), sampleLine('black-28-30'), sampleLine('black-30-32', 2)] },
  async play({ canvas, loaded }) {
    const [reduced, one, two] = canvas.getAllByRole('listitem').map((line) => within(line));
    await expect(reduced!.getByText(/19[.,]99/, { selector: 's' })).toBeVisible();
    const each = new RegExp(textsOf(loaded)('basket.each', { price: '|' }).replace(/\W?\|\W?/, '.*19[.,]99.*'));
    await expect(one!.queryByText(each)).toBeNull();
    await expect(two!.getByText(each)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const SoldOut: Story = {
  name: 'Sold out, can only be removed',
  args: { lines: [sampleLine('indigo-30-32', 1, { maximumQuantity: 0 }), sampleLine('black-28-30')] },
  async play({ canvas, loaded }) {
    const gone = within(canvas.getByText(textsOf(loaded)('basket.line_sold_out')).closest('li')!);
    await expect(gone.queryByRole('textbox')).toBeNull();
    await expect(gone.getAllByRole('button')).toHaveLength(1);
  },
};
