import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../styles.ts';
import { errorPage } from './error-page.ts';

interface ErrorPageArgs {
  market?: string;
  href?: string;
}

/** A document of its own: what its body shows stands here. */
const meta = {
  title: 'storefront/layouts/Error page',
  parameters: { layout: 'fullscreen' },
  args: { market: 'en-gb', href: '/en-gb/women/jeans?size=30&sorting=price-asc' },
  render: (about) => <div dangerouslySetInnerHTML={{ __html: new DOMParser().parseFromString(errorPage({ ...about, styles: [] }), 'text/html').body.innerHTML }} />,
} satisfies Meta<ErrorPageArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  globals: { language: 'en' },
  name: 'English, leads to the same address again and home (SHELL-056)',
  async play({ args, canvas }) {
    const [again, home] = canvas.getAllByRole('link');
    await expect(again).toHaveAttribute('href', args.href!);
    await expect(home).toHaveAttribute('href', '/en-gb');
  },
};
export const German: Story = { globals: { language: 'de' }, args: { market: 'de-de' } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { market: 'ar-ae' } };
/** A market whose language the page does not speak: English, and home is still that market. */
export const OtherLanguage: Story = { globals: { language: 'en' }, args: { market: 'fr-fr' }, play: async ({ canvas }) => expect(canvas.getAllByRole('link')[1]).toHaveAttribute('href', '/fr-fr') };
export const WithoutMarket: Story = { globals: { language: 'en' }, args: { market: undefined, href: '/' }, play: async ({ canvas }) => expect(canvas.getAllByRole('link')[1]).toHaveAttribute('href', '/') };

export const Unreadable: Story = {
  name: 'An address that cannot be read, leads home only',
  args: { href: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/en-gb');
  },
};
