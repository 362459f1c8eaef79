import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandBar } from './BrandBar.tsx';
import { withNavigation } from './navigation.sample.tsx';

const meta = { title: 'storefront/shell/BrandBar', component: BrandBar, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof BrandBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, one link per brand (SHELL-061)',
  play: async ({ canvas, loaded }) => expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(loaded.market.shop.navigation.brands.map(({ title }: { title: string }) => title)),
};
export const Empty: Story = { decorators: [withNavigation({ brands: [] })], play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument() };
/** More than a phone is wide: the bar moves, the page does not. */
export const Many: Story = {
  decorators: [withNavigation({ brands: ['Selvedge', 'Nord', 'Kiosk', 'Webstuhlgesellschaft', 'Manufakturwaren', 'Atelier', 'Segeltuchmacherei', 'Werkstatt'].map((title) => ({ title, url: '/' })) })],
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
};
