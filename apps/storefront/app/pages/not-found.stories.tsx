import { getProducts } from '@selvedge/api-catalog';
import { refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Not found' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Filled: Story = {
  ...samplePage({ place: 'notFound' }),
  name: 'Filled, leads home and to what is there',
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('link', { name: loaded.market.shop.translations['not_found.home'] })).toHaveAttribute('href', expect.stringMatching(/^\/\w\w-\w\w$/)),
};
export const Searched: Story = {
  ...samplePage({ place: 'notFound' }),
  name: 'What was not here can be searched for',
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'coat{Enter}');
    await expect(localStorage.getItem('searchHistory')).toContain('coat');
  },
};
/** What it offers beside the way home did not arrive. */
export const Failed: Story = samplePage({ place: 'notFound', api: [refuses(getProducts)], browserApi: [refuses(getProducts)] });
