import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { act } from 'react';
import { Countdown } from './Countdown.tsx';

const start = Date.UTC(2026, 9, 1, 8);
const hour = 3_600_000;
/** A clock that stands still until a story moves it. */
const clocks = new Set<(now: number) => void>();
const clock = (tell: (now: number) => void) => {
  clocks.add(tell);
  return () => void clocks.delete(tell);
};
const passes = (milliseconds: number) => act(async () => clocks.forEach((tell) => tell(start + milliseconds)));

const meta = {
  title: 'ui/Countdown',
  component: Countdown,
  args: { label: 'Until the autumn collection', now: start, until: start + 51 * hour + 4_000, unitWords: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' }, clock },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, ticks without speaking up',
  async play({ canvas }) {
    const timer = canvas.getByRole('timer', { name: 'Until the autumn collection' });
    await expect(timer).toHaveTextContent('02 days03 hours00 minutes04 seconds');
    await passes(5_000);
    await expect(timer).toHaveTextContent('02 days02 hours59 minutes59 seconds');
    await expect(timer).not.toHaveAttribute('aria-live');
  },
};
export const LastSecond: Story = { args: { until: start + 400 }, play: async ({ canvas }) => expect(canvas.getByRole('timer')).toHaveTextContent('01 seconds') };
export const Finished: Story = {
  name: 'Finished, at zero and no longer ticking',
  args: { until: start + hour },
  async play({ canvas }) {
    await passes(hour);
    await expect(canvas.getByRole('timer')).toHaveTextContent('00 days00 hours00 minutes00 seconds');
    await expect(clocks.size).toBe(0);
  },
};
export const FinishedWithWords: Story = {
  name: 'Finished, something else takes its place',
  args: { until: start + hour, finished: <p>The autumn collection is here.</p> },
  async play({ canvas }) {
    await passes(hour + 1);
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByText('The autumn collection is here.')).toBeVisible();
  },
};
export const ManyDays: Story = {
  name: 'Many days, a number stays in one line',
  args: { until: start + 24 * 1_234 * hour },
  decorators: [(Story) => <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}><Story /></div>],
  async play({ canvas }) {
    await expect(canvas.getByText('1234').offsetHeight).toBe(canvas.getAllByText('00')[0]!.offsetHeight);
  },
};
export const LongText: Story = { args: { unitWords: { days: 'Kalendertage', hours: 'Stunden', minutes: 'Bearbeitungsminuten', seconds: 'Sekundenbruchteile' } } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'حتى مجموعة الخريف', unitWords: { days: 'أيام', hours: 'ساعات', minutes: 'دقائق', seconds: 'ثوانٍ' } } };
