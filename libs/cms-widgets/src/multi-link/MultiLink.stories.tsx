import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MultiLink } from './MultiLink.tsx';

const links = [
  { title: 'Women’s jeans', url: '/women/jeans', image: '/api/media/campaign/denim/tall.jpg', alt: 'Indigo denim' },
  { title: 'Knitwear', url: '/women/knitwear', image: '/api/media/campaign/knit/tall.jpg', alt: 'Oatmeal-coloured knitting' },
  { title: 'Men’s shirts', url: '/men/shirts', image: '/api/media/campaign/jersey/tall.jpg', alt: 'Black jersey' },
  { title: 'Coats', url: '/women/coats', image: '/api/media/campaign/wool/tall.jpg', alt: 'Charcoal wool' },
];
const words = links.map(({ title, url }) => ({ title, url }));

const meta = { title: 'cms-widgets/MultiLink', component: MultiLink, args: { headline: 'Where to begin', links } } satisfies Meta<typeof MultiLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPictures: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(links.length);
    await expect(canvas.getByRole('img', { name: 'Indigo denim' })).toBeVisible();
  },
};
export const WithWords: Story = { args: { links: words } };
export const WithoutHeadline: Story = { args: { headline: undefined } };
/** Some have pictures and some have none. */
export const Mixed: Story = { args: { links: [...links.slice(0, 2), ...words.slice(2)] } };
export const Three: Story = { args: { links: links.slice(0, 3) } };
export const Six: Story = { args: { links: [...links, ...links.slice(0, 2)].map((link, index) => ({ ...link, url: `${link.url}/${index}` })) } };
export const OneItem: Story = { args: { links: links.slice(0, 1) } };
export const Many: Story = { args: { links: [1, 2, 3].flatMap((round) => links.map((link) => ({ ...link, url: `${link.url}/${round}` }))) } };
export const LongText: Story = {
  args: {
    headline: 'Unsere Bekleidungsmarkenzusammenstellung',
    links: ['Strickjackenübergangslösungen', 'Baumwollhosenverarbeitung für Damen und Herren', 'Hemden'].map((title, index) => ({ ...links[index]!, title })),
  },
};
export const LongWords: Story = { args: { headline: 'Häufig gesucht', links: ['Bekleidungsgrößenumrechnungstabellen', 'Rücksendekostenerstattungsvereinbarungen', 'Pflege'].map((title) => ({ title, url: '/de' })) } };
export const Empty: Story = { name: 'Nothing at all without anything under the headline', args: { links: [] }, play: async ({ canvasElement }) => expect(canvasElement.querySelector('section')).toBeNull() };
