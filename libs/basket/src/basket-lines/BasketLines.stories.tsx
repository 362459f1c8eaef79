import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLine, sampleReduction } from '../basket.sample.tsx';
import { BasketLines } from './BasketLines.tsx';

const meta = { title: 'basket/BasketLines', component: BasketLines, args: { lines: [sampleLine('indigo-30-32', 2), sampleLine('black-28-30')] } } satisfies Meta<typeof BasketLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OneItem: Story = { args: { lines: [sampleLine('indigo-30-32')] } };
export const Reduced: Story = { name: 'Reduced, with the lowest price before it (BSK-039)', args: { lines: [sampleLine('indigo-30-32', 2, sampleReduction), sampleLine('black-28-30')] } };
export const Scarce: Story = { name: 'Scarce, the wish stays until it is changed', args: { lines: [sampleLine('indigo-30-32', 3, { maximumQuantity: 1 })] } };
export const SoldOut: Story = { args: { lines: [sampleLine('indigo-30-32', 1, { maximumQuantity: 0 }), sampleLine('black-28-30')] } };
