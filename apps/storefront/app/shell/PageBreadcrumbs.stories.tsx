import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageBreadcrumbs } from './PageBreadcrumbs.tsx';

const meta = {
  title: 'storefront/shell/PageBreadcrumbs',
  component: PageBreadcrumbs,
  args: { links: [{ title: 'Women', url: '/women' }, { title: 'Jeans', url: '/women/jeans' }] },
} satisfies Meta<typeof PageBreadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, its last entry is the page itself (SHELL-091)',
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Women' })).toHaveAttribute('href', expect.stringMatching(/\/women$/));
    await expect(canvas.getByText('Jeans')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const OneItem: Story = { args: { links: [{ title: 'About us', url: '/about' }] } };
export const WithoutPage: Story = { name: 'A level without a page is no link', args: { links: [{ title: 'Women' }, { title: 'Jeans', url: '/women/jeans' }] }, play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(1) };
export const Empty: Story = { args: { links: [] }, play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument() };
export const Many: Story = { args: { links: ['Women', 'Bottoms', 'Jeans', 'Wide-leg jeans', 'Organic cotton', 'Cairn wide-leg jeans in raw indigo'].map((title, place) => ({ title, url: `/${place}` })) } };
export const LongText: Story = {
  args: { links: [{ title: 'Damenoberbekleidungsneuheiten', url: '/a' }, { title: 'Baumwollmischgewebeschlaghosenjeansneuerscheinungen in Nachtschattengewächsdunkelblau', url: '/b' }] },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
};
