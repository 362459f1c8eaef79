import type { Meta, StoryObj } from '@storybook/react-vite';
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
  },
};
export const Removable: Story = { args: { removable: true, 'aria-label': 'Remove the filter Denim' } };
export const WithSwatch: Story = { args: { swatch: '#2d5da8', children: 'Blue', removable: true, 'aria-label': 'Remove the filter Blue' } };
export const Disabled: Story = { args: { disabled: true } };
export const AsLink: Story = {
  name: 'As a link, which works without JavaScript',
  args: { removable: true, link: (attributes) => <a href="?" aria-label="Remove the filter Denim" {...attributes} /> },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Remove the filter Denim' })).toHaveTextContent('Denim'),
};
export const Many: Story = {
  render: () => <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>{['Straight', 'Slim', 'Wide leg', 'Tapered', 'Flared', 'Loose'].map((name) => <Chip key={name}>{name}</Chip>)}</div>,
};
export const LongText: Story = { args: { removable: true, children: 'Baumwollhosenverarbeitungsrichtlinien mit Bügelfalte und Bundverstellung' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { swatch: '#2d5da8', children: 'أزرق', removable: true } };
