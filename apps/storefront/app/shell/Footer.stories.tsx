import { ShopProvider, useShop } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Footer } from './Footer.tsx';
import { withNavigation } from './navigation.sample.tsx';

const meta = {
  title: 'storefront/shell/Footer',
  component: Footer,
  args: { page: { alias: 'homePage', status: 200, request: { path: '/', query: {} }, metadata: { title: 'Selvedge', description: '' }, breadcrumbs: [], areas: {} } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Says which market it is, with its language and money',
  async play({ canvas, loaded }) {
    const { country, language, currency } = loaded.market.shop.market;
    await expect(canvas.getByRole('link', { name: new RegExp(`: ${country.name} \\(${language.name} · ${currency}\\)$`) })).toBeVisible();
  },
};
export const OfACategory: Story = {
  name: 'On a category, which the other market opens as well (MKT-025)',
  args: { page: { ...meta.args.page, categoryId: 'women-jeans' } },
  play: async ({ canvas, loaded }) => expect(canvas.getByRole('link', { name: new RegExp(loaded.market.shop.market.country.name) })).toHaveAttribute('href', '/?cgid=women-jeans'),
};
/** Its texts are English; in its own letters its language would say what is not true, and bring a font. */
export const InEnglish: Story = {
  name: 'In a market without texts of its own, says no language',
  globals: { language: 'en' },
  decorators: [(Story) => <GreekMarket><Story /></GreekMarket>],
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Change country: Greece (EUR)' })).toBeVisible(),
};
/** A market without partners to name. */
export const Bare: Story = {
  decorators: [withNavigation({ footer: [], socialLinks: [], paymentProviders: [], shippingProviders: [] })],
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(2),
};
export const LongText: Story = {
  decorators: [
    withNavigation({
      footer: [{ title: 'Verbraucherstreitbeilegungsverfahren', links: [{ title: 'Rechtsschutzversicherungsgesellschaften und Datenschutzgrundverordnung', url: '/a' }, { title: 'Widerrufsbelehrungsformulardownload', url: '/b' }] }],
      paymentProviders: ['Sofortüberweisung', 'Kauf auf Rechnung', 'Geschenkkarte', 'Lastschriftverfahren', 'Ratenzahlung'].map((name) => ({ name })),
    }),
  ],
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
};

function GreekMarket({ children }: { children: ReactNode }) {
  const shop = useShop();
  return <ShopProvider shop={{ ...shop, locale: 'el-GR', market: { ...shop.market, language: { name: 'Ελληνικά', baseCode: 'el' }, country: { name: 'Greece', code: 'GR' }, currency: 'EUR' } }}>{children}</ShopProvider>;
}
