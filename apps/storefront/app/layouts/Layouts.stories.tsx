import type { PageAlias } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import type { ResolvedPage } from '../define-page.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';
import { DefaultLayout } from './DefaultLayout.tsx';
import { PlainLayout } from './PlainLayout.tsx';
import { ReceiptLayout } from './ReceiptLayout.tsx';

const pageOf = (alias: PageAlias): ResolvedPage => ({ alias, status: 200, request: { market: 'en-gb', path: '/', query: {} }, metadata: { title: 'Selvedge', description: '' }, breadcrumbs: [], areas: {} });
const content = <p style={{ padding: 'var(--page-gutter)' }}>…</p>;

/** What stands around pages, without any page. */
const meta = {
  title: 'storefront/layouts/Layouts',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Canvas = ReturnType<typeof within>;

/** Of what a shopper may wander off to, that which is there. */
const waysOff = (canvas: Canvas, texts: Record<string, string>) =>
  ['brands', 'main_navigation', 'footer_navigation'].filter((name) => canvas.queryByRole('navigation', { name: texts[`shell.${name}`]! }));

export const Default: Story = {
  name: 'Default, of a page that belongs to a brand (SHELL-059)',
  render: () => <DefaultLayout page={pageOf('homePage')}>{content}</DefaultLayout>,
  play: async ({ canvas, loaded }) => expect(waysOff(canvas, loaded.market.shop.translations)).toEqual(['brands', 'main_navigation', 'footer_navigation']),
};
export const WithoutBrands: Story = {
  name: 'Default, of a page of all brands (SHELL-060)',
  render: () => <DefaultLayout page={pageOf('basketPage')}>{content}</DefaultLayout>,
  play: async ({ canvas, loaded }) => expect(waysOff(canvas, loaded.market.shop.translations)).toEqual(['main_navigation', 'footer_navigation']),
};
export const Checkout: Story = {
  name: 'Checkout leads back to the basket and nowhere else but home',
  render: () => <CheckoutLayout page={pageOf('checkoutPage')}>{content}</CheckoutLayout>,
  async play({ canvas, loaded }) {
    const { translations, market } = loaded.market.shop;
    await expect(waysOff(canvas, translations)).toEqual([]);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#content', `/${market.id}/basket`, `/${market.id}`]);
  },
};
export const Receipt: Story = {
  name: 'Receipt has a footer to go on from',
  render: () => <ReceiptLayout page={pageOf('receiptPage')}>{content}</ReceiptLayout>,
  play: async ({ canvas, loaded }) => expect(waysOff(canvas, loaded.market.shop.translations)).toEqual(['footer_navigation']),
};
export const Plain: Story = {
  name: 'Plain, outside every market, leads to where one is chosen',
  render: () => <PlainLayout page={{ ...pageOf('countrySelectorPage'), request: { path: '/', query: {} } }}>{content}</PlainLayout>,
  play: async ({ canvas }) => expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#content', '/']),
};
