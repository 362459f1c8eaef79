import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = { title: 'ui/Link', component: Link, args: { href: '#care', children: 'How to wash denim' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = { render: (args) => <p>Indigo wears off and is meant to. <Link {...args} /> tells how to slow it down.</p> };
export const Quiet: Story = {
  args: { look: 'quiet' },
  render: (args) => <nav aria-label="Help" style={{ display: 'grid', justifyItems: 'start' }}><Link {...args} /><Link {...args} aria-current="page">Returns</Link><Link {...args}>Stores</Link></nav>,
  play: async ({ canvas }) => expect(Math.min(...canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().height))).toBeGreaterThanOrEqual(44),
};
export const Arrow: Story = {
  name: 'Arrow, silent, in the direction of the language',
  args: { look: 'arrow', children: 'All jeans' },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'All jeans' });
    const [words, arrow] = [document.createRange(), link.querySelector('svg')!.getBoundingClientRect()];
    words.selectNodeContents(link.firstChild!);
    await expect(arrow.left > words.getBoundingClientRect().left).toBe(document.documentElement.dir === 'ltr');
    await expect(getComputedStyle(link.querySelector('svg')!).transform.startsWith('matrix(-1')).toBe(document.documentElement.dir === 'rtl');
  },
};
export const LongText: Story = { args: { look: 'arrow', children: 'Alle Übergangsjacken, Strickjacken und Baumwollmischgewebemäntel der Herbstkollektion ansehen' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { look: 'arrow', children: 'كل الجينز' } };
