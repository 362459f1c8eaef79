import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopLink } from './ShopLink.tsx';

const meta = { title: 'market/ShopLink', component: ShopLink, args: { to: '/women/jeans', children: 'Jeans' } } satisfies Meta<typeof ShopLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMarket: Story = { play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', `/${document.documentElement.lang.toLowerCase()}/women/jeans`) };
export const Elsewhere: Story = { args: { to: 'https://shop.example/press', children: 'Press' }, play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://shop.example/press') };
export const Mail: Story = { args: { to: 'mailto:hello@shop.example', children: 'hello@shop.example' } };
export const NewTab: Story = {
  name: 'NewTab, without handing over the window (CMS-216)',
  args: { newTab: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener');
  },
};
export const Unsafe: Story = {
  name: 'Unsafe, words alone (CMS-217)',
  args: { to: 'javascript:alert(1)' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Jeans')).toBeVisible();
  },
};
export const LongText: Story = { args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen und Rechtsschutzversicherungsgesellschaften' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { children: 'جينز' } };
