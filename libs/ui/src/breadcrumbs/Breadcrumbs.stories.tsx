import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'ui/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'You are here', way: [{ title: 'Home', url: '/' }, { title: 'Women', url: '/women' }, { title: 'Jeans', url: '/women/jeans' }], link: (url, attributes) => <a href={url} {...attributes} /> },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, the last entry is the page itself',
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/women']);
    await expect(canvas.getByText('Jeans')).toHaveAttribute('aria-current', 'page');
  },
};
export const WithoutPage: Story = {
  name: 'A level without a page is no link, nor where one is',
  args: { way: [{ title: 'Home', url: '/' }, { title: 'Women' }, { title: 'Jeans', url: '/women/jeans' }] },
  async play({ canvas }) {
    await expect(canvas.getByText('Women')).not.toHaveAttribute('aria-current');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const OneItem: Story = { args: { way: [{ title: 'Home', url: '/' }] } };
export const Many: Story = { args: { way: ['Home', 'Women', 'Bottoms', 'Jeans', 'Wide-leg jeans', 'Organic cotton', 'Cairn wide-leg jeans in raw indigo'].map((title, place) => ({ title, url: `/${place}` })) } };
export const LongText: Story = { args: { way: [{ title: 'Startseite', url: '/' }, { title: 'Damenoberbekleidungsneuheiten', url: '/a' }, { title: 'Baumwollmischgewebeschlaghosenjeansneuerscheinungen in Nachtschattengewächsdunkelblau', url: '/b' }] } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'أنت هنا', way: [{ title: 'الرئيسية', url: '/' }, { title: 'نساء', url: '/women' }, { title: 'جينز', url: '/women/jeans' }] } };
