import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Progress } from './Progress.tsx';

const meta = { title: 'ui/Progress', component: Progress, args: { words: 'Step 2 of 4: delivery', value: 2, max: 4 } } satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, the bar is named by its words',
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Step 2 of 4: delivery' }) as HTMLProgressElement;
    await expect(bar.position).toBe(0.5);
  },
};
export const Empty: Story = { args: { words: 'Step 0 of 4', value: 0 } };
export const Full: Story = { args: { words: 'All four steps are done', value: 4 } };
export const TooMuch: Story = { name: 'Never more than full', args: { value: 9 }, play: async ({ canvas }) => expect((canvas.getByRole('progressbar') as HTMLProgressElement).value).toBe(4) };
export const Loading: Story = {
  name: 'Loading, nobody knows how long',
  args: { words: 'Looking for shops near you', value: undefined },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value'),
};
const FreeDelivery = () => {
  const [amount, setAmount] = useState(38);
  const missing = 50 - amount;
  return (
    <div style={{ display: 'grid', gap: 'var(--space-6)', justifyItems: 'start', maxInlineSize: '28rem' }}>
      <div style={{ inlineSize: '100%' }}>
        <Progress goal="delivery" value={amount} max={50} words={missing > 0 ? <><strong>£{missing}</strong> to free delivery</> : 'Delivery is free'} />
      </div>
      <Button look="secondary" onClick={() => setAmount(amount + 12)}>Add a cap for £12</Button>
    </div>
  );
};
export const Goal: Story = {
  name: 'Goal, announced when it is reached',
  render: () => <FreeDelivery />,
  async play({ canvas }) {
    const words = canvas.getByText(/to free delivery/);
    await expect(words).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button'));
    await expect(words).toHaveTextContent('Delivery is free');
  },
};
export const GoalBegun: Story = { args: { goal: 'delivery', words: '£38 to free delivery', value: 12, max: 50 } };
export const LongText: Story = { args: { goal: 'delivery', words: 'Noch 1.234,90 € bis zur versandkostenfreien Expresslieferung innerhalb der Bundesrepublik einschließlich der Nordseeinseln', value: 0.3, max: 1 } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { goal: 'delivery', words: 'يتبقى 38 درهمًا للتوصيل المجاني', value: 0.3, max: 1 } };
