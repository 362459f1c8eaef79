import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardSkeleton, Skeleton, TextSkeleton } from './Skeleton.tsx';

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const shape = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-hidden]')!.getBoundingClientRect();

export const Line: Story = { args: { height: '1.5rem' }, play: async ({ canvasElement }) => expect(shape(canvasElement).height).toBe(24) };
export const Breathing: Story = {
  name: 'Breathes until it is replaced, and lies still for whoever wants no motion',
  args: { height: '1.5rem' },
  async play({ canvasElement }) {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const breaths = canvasElement.querySelector('[aria-hidden]')!.getAnimations().map(({ effect }) => effect!.getComputedTiming().endTime);
    // One that lasts a millisecond may be over.
    if (isStill) for (const end of breaths) await expect(end).toBe(1);
    else await expect(breaths).toEqual([Infinity]);
  },
};
export const Product: Story = {
  args: { ratio: 3 / 4 },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}><Story /></div>],
  play: async ({ canvasElement }) => expect(shape(canvasElement).height).toBe(256),
};
export const Text: Story = {
  name: 'Text: as high as so many lines of it',
  render: () => <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 'var(--space-5)' }}><TextSkeleton lines={3} /><p>One<br />two<br />three</p></div>,
  async play({ canvas, canvasElement }) {
    await expect(shape(canvasElement).height).toBe(canvas.getByText(/^One/).getBoundingClientRect().height);
  },
};
export const Large: Story = { name: 'Text in the size that stands around it', render: () => <div style={{ fontSize: 'var(--text-2xl)', lineHeight: 1.1 }}><TextSkeleton lines={2} /></div> };
export const Card: Story = {
  render: () => <div style={{ inlineSize: '12rem' }}><CardSkeleton /></div>,
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('[aria-hidden] [aria-hidden]')[0]!.getBoundingClientRect().height).toBe(256),
};
export const Many: Story = {
  render: () => <div style={{ display: 'grid', gap: 'var(--space-4)', gridTemplateColumns: '1fr 1fr' }}>{[1, 2, 3, 4].map((place) => <CardSkeleton key={place} />)}</div>,
};
