import { getStart } from '@selvedge/api-content';
import { answers, keepsWaiting, refuses, type SampleAnswer } from '@selvedge/api-samples';
import { sampleMarkets, sampleSuggestions } from '@selvedge/market/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Country selector' } satisfies Meta;
export default meta;
type Story = StoryObj;

const start = answers(getStart, { markets: sampleMarkets, suggestedMarkets: sampleSuggestions });
const selector = (answer: SampleAnswer, search?: string) => samplePage({ place: 'home', alias: 'countrySelectorPage', api: [answer], search });

export const Filled: Story = selector(start);
export const Narrowed: Story = {
  ...selector(start),
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'turk');
    await expect(canvas.getByText('Türkiye')).toBeVisible();
    await expect(canvas.queryByText('Iceland')).not.toBeInTheDocument();
  },
};
/** Who came for a category finds it in the market that is chosen. */
export const CarriesACategory: Story = {
  ...selector(start, '?cgid=women-jeans'),
  name: 'Carries a category into the market (MKT-025)',
  play: async ({ canvas }) => expect((await canvas.findAllByRole('link', { name: /Deutsch/ }))[0]).toHaveAttribute('href', '/de-de?cgid=women-jeans'),
};
export const Loading: Story = selector(keepsWaiting(getStart));
export const Failed: Story = {
  ...selector(refuses(getStart)),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['error.retry'] })).toBeVisible(),
};
