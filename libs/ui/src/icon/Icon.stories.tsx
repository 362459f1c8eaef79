import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, iconNames } from './Icon.tsx';

const meta = { title: 'ui/Icon', component: Icon, args: { name: 'basket' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'All, silent, in the colour of the text',
  render: ({ size }) => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))', gap: 'var(--space-6) var(--space-4)', padding: 0, listStyle: 'none' }}>
      {iconNames.map((name) => <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 'var(--space-3)' }}><Icon name={name} size={size} /><span>{name}</span></li>)}
    </ul>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect([...canvasElement.querySelectorAll('li svg *')].every((line) => getComputedStyle(line).stroke === getComputedStyle(document.body).color)).toBe(true);
  },
};
export const Small: Story = { ...All, name: 'Small', args: { size: 16 } };
export const Large: Story = { ...All, name: 'Large', args: { size: 40 } };
export const Told: Story = {
  ...All,
  name: 'No two names are drawn alike',
  async play({ canvas }) {
    const drawn = canvas.getAllByRole('listitem').map((item) => item.querySelector('svg')!.innerHTML);
    await expect(new Set(drawn).size).toBe(drawn.length);
  },
};
export const Directed: Story = {
  name: 'What points along the line turns round in Arabic; nothing else does',
  render: () => (
    <>
      {(['ltr', 'rtl'] as const).map((direction) => (
        <p key={direction} dir={direction} aria-label={direction} role="group" style={{ display: 'flex', gap: 'var(--space-5)', marginBlockEnd: 'var(--space-5)' }}>
          <Icon name="previous" /><Icon name="next" /><Icon name="forward" /><Icon name="delivery" /><Icon name="search" /><Icon name="check" />
        </p>
      ))}
    </>
  ),
  async play({ canvas }) {
    const turned = [...canvas.getByRole('group', { name: 'rtl' }).children].map((icon) => getComputedStyle(icon).transform.startsWith('matrix(-1'));
    await expect(turned).toEqual([true, true, true, true, false, false]);
  },
};
