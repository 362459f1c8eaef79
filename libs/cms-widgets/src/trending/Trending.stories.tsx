import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Trending } from './Trending.tsx';

const links = ['Straight jeans', 'Wool coats', 'White T-shirts', 'Hoodies', 'Totes', 'Gift cards'].map((title, index) => ({ title, url: `/women/${index}` }));

const meta = { title: 'cms-widgets/Trending', component: Trending, args: { headline: 'Often looked for', links } } satisfies Meta<typeof Trending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(links.length);
  },
};
export const WithoutHeadline: Story = { args: { headline: undefined } };
export const OneItem: Story = { args: { links: links.slice(0, 1) } };
export const Many: Story = { args: { links: [1, 2, 3, 4].flatMap((round) => links.map(({ title, url }) => ({ title: `${title} ${round}`, url: `${url}/${round}` }))) } };
export const LongText: Story = { args: { headline: 'Meistgesuchte Übergangsjackenneuheiten', links: ['Herbstübergangsjackenneuheiten', 'Baumwollstretchhosen mit Gummizugbund in Übergrößen', 'Strick'].map((title) => ({ title, url: '/de' })) } };
export const Empty: Story = { name: 'Nothing at all without anything under the headline', args: { links: [] }, play: async ({ canvasElement }) => expect(canvasElement.querySelector('section')).toBeNull() };
export const UnsafeAddress: Story = {
  name: 'Leads nowhere unsafe (CMS-217)',
  args: { links: [{ title: 'Odd', url: 'javascript:alert(1)' }, { title: 'Fine', url: '/fine' }] },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Fine']);
  },
};
