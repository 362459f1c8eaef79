import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'ui/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const shape = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-hidden]')!.getBoundingClientRect();

export const Line: Story = { args: { height: '1.5rem' }, play: async ({ canvasElement }) => expect(shape(canvasElement).height).toBe(24) };
export const Product: Story = {
  args: { ratio: 3 / 4 },
  decorators: [(Story) => <div style={{ inlineSize: '12rem' }}><Story /></div>],
  play: async ({ canvasElement }) => expect(shape(canvasElement).height).toBe(256),
};
export const Many: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-4)', gridTemplateColumns: '1fr 1fr' }}>
      {[1, 2, 3, 4].map((place) => <div key={place} style={{ display: 'grid', gap: 'var(--space-3)' }}><Skeleton ratio={3 / 4} /><Skeleton height="1.25rem" /></div>)}
    </div>
  ),
};
