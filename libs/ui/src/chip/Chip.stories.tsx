import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = { title: 'ui/Chip', component: Chip, args: { children: 'Denim', onClick: fn() } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Denim' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-pressed');
  },
};
export const Selected: Story = { args: { selected: true }, play: async ({ canvas }) => expect(canvas.getByRole('button', { pressed: true })).toBeVisible() };
export const Removable: Story = { args: { removable: true, 'aria-label': 'Remove the filter Denim' } };
export const WithSwatch: Story = { args: { swatch: '#2d5da8', children: 'Blue', removable: true, 'aria-label': 'Remove the filter Blue' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  name: 'As a link, which works without JavaScript',
  args: { removable: true, link: (attributes) => <a href="?" aria-label="Remove the filter Denim" {...attributes} /> },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Remove the filter Denim' })).toHaveTextContent('Denim'),
};
export const Many: Story = {
  name: 'Many, each on or off',
  render: function Render() {
    const [on, setOn] = useState<readonly string[]>(['Straight']);
    const toggle = (name: string) => setOn(on.includes(name) ? on.filter((one) => one !== name) : [...on, name]);
    return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>{['Straight', 'Slim', 'Wide leg', 'Tapered', 'Flared', 'Loose'].map((name) => <Chip key={name} selected={on.includes(name)} onClick={() => toggle(name)}>{name}</Chip>)}</div>;
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Flared' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Straight' }));
    await expect(canvas.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Flared']);
  },
};
export const LongText: Story = { args: { removable: true, children: 'Baumwollhosenverarbeitungsrichtlinien mit Bügelfalte und Bundverstellung' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { swatch: '#2d5da8', children: 'أزرق', removable: true } };
