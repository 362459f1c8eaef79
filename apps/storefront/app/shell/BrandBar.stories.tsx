import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandBar } from './BrandBar.tsx';
import { Header } from './Header.tsx';
import { withNavigation } from './navigation.sample.tsx';

const meta = { title: 'storefront/shell/BrandBar', component: BrandBar, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof BrandBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, one link per brand (SHELL-061)',
  play: async ({ canvas, loaded }) => expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(loaded.market.shop.navigation.brands.map(({ title }: { title: string }) => title)),
};
export const OfABrand: Story = {
  name: 'Of a brand, whose link is marked (SHELL-061)',
  args: { brand: 'nord' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Nord'),
};
/** Above the header there is nothing then. */
export const Empty: Story = { render: () => <><BrandBar /><Header /></>, decorators: [withNavigation({ brands: [] })], play: async ({ canvas, loaded }) => expect(canvas.queryByRole('navigation', { name: loaded.market.shop.translations['shell.brands'] })).not.toBeInTheDocument() };
/** More than a phone is wide: the bar moves, the page does not. */
export const Many: Story = {
  decorators: [withNavigation({ brands: ['Selvedge', 'Nord', 'Kiosk', 'Webstuhlgesellschaft', 'Manufakturwaren', 'Atelier', 'Segeltuchmacherei', 'Werkstatt'].map((title) => ({ title, url: '/' })) })],
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
};
