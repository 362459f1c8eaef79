import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, iconNames } from './Icon.tsx';

const meta = { title: 'ui/Icon', component: Icon, args: { name: 'basket' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'All, silent, in the colour of the text',
  render: ({ size }) => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))', gap: 'var(--space-6)', padding: 0, listStyle: 'none' }}>
      {iconNames.map((name) => <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-3)' }}><Icon name={name} size={size} /><span>{name}</span></li>)}
    </ul>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect([...canvasElement.querySelectorAll('li path')].every((path) => getComputedStyle(path).stroke === getComputedStyle(document.body).color)).toBe(true);
  },
};
export const Small: Story = { ...All, name: 'Small', args: { size: 16 } };
export const Large: Story = { ...All, name: 'Large', args: { size: 40 } };
