import { getStart } from '@selvedge/api-content';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CountrySelector } from './CountrySelector.tsx';
import { sampleMarkets, sampleSuggestions } from './markets.sample.ts';

const meta = {
  title: 'market/CountrySelector',
  component: CountrySelector,
  parameters: { api: [answers(getStart, { markets: sampleMarkets, suggestedMarkets: sampleSuggestions })] },
} satisfies Meta<typeof CountrySelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, suggestions first (MKT-024)',
  async play({ canvas }) {
    const links = await canvas.findAllByRole('link');
    await expect(links).toHaveLength(sampleSuggestions.length + sampleMarkets.length);
    await expect(links.slice(0, 3).map((link) => link.getAttribute('href'))).toEqual(sampleSuggestions.map(({ url }) => url));
  },
};
export const Narrowed: Story = {
  name: 'Narrowed down by country or language, whatever the accents (MKT-024)',
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'turk');
    const links = canvas.getAllByRole('link').slice(sampleSuggestions.length);
    await expect(links.map(({ textContent }) => textContent)).toEqual(['TürkiyeTürkçe']);
  },
};
export const NothingFound: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Atlantis');
    await expect(canvas.getAllByRole('link')).toHaveLength(sampleSuggestions.length);
    await expect(canvas.getByText(/Atlantis/)).toHaveAttribute('role', 'status');
  },
};
/** Every link keeps what was asked for before a market was known. */
export const CarriesAnAddress: Story = {
  name: 'Carries an address into the market (MKT-025)',
  args: { carry: '/women/jeans?sorting=price-asc' },
  play: async ({ canvas }) => expect((await canvas.findAllByRole('link'))[0]).toHaveAttribute('href', `${sampleSuggestions[0]!.url}/women/jeans?sorting=price-asc`),
};
export const NoSuggestions: Story = { parameters: { api: [answers(getStart, { markets: sampleMarkets, suggestedMarkets: [] })] } };
export const OneItem: Story = { parameters: { api: [answers(getStart, { markets: sampleMarkets.slice(0, 1), suggestedMarkets: [] })] } };
export const LongText: Story = {
  parameters: {
    api: [answers(getStart, { markets: ['Demokratische Volksrepublik der Nördlichen Süßwasserinselgemeinschaft', 'Vereinigtes Königreich Großbritannien und Nordirland'].map((name, place) => ({ ...sampleMarkets[place]!, country: { name, code: 'XX' } })), suggestedMarkets: [] })],
  },
};
export const Loading: Story = { parameters: { api: [keepsWaiting(getStart)] } };
/** Refuses until a story says otherwise. */
let works = false;
export const Failed: Story = { parameters: { api: [refuses(getStart)] }, play: async ({ canvas }) => void (await canvas.findByRole('alert')) };
export const FailedOnce: Story = {
  name: 'Failed once, and works at the next attempt',
  parameters: { api: [{ operation: getStart, respond: () => (works ? answers(getStart, { markets: sampleMarkets, suggestedMarkets: sampleSuggestions }) : refuses(getStart)).respond({} as never) }] },
  beforeEach: () => void (works = false),
  async play({ canvas }) {
    await canvas.findByRole('alert');
    works = true;
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('link')).toHaveLength(sampleSuggestions.length + sampleMarkets.length);
  },
};
