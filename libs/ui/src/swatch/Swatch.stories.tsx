import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Swatch } from './Swatch.tsx';

const meta = { title: 'ui/Swatch', component: Swatch, args: { colour: '#2d5da8' } } satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { play: async ({ canvasElement }) => expect(getComputedStyle(canvasElement.querySelector('[aria-hidden]')!).backgroundColor).toBe('rgb(45, 93, 168)') };
export const Unknown: Story = { name: 'Unknown, crossed out', args: { colour: undefined } };
/** Any ground, any colour: each stands out by its ring. */
export const Many: Story = { render: () => <p style={{ display: 'flex', gap: 'var(--space-3)' }}>{['#fff', '#f4f0e6', '#111317', '#6b4a32', '#2f6b45', 'conic-gradient(#b3202c, #e8c53d, #2f6b45, #2d5da8, #b3202c)'].map((colour) => <Swatch key={colour} colour={colour} />)}</p> };
export const Large: Story = { args: { size: 32 } };
