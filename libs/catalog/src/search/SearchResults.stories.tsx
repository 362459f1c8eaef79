import { searchProducts, type SearchResult } from '@selvedge/api-catalog';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCards, sampleResult } from '../shop.sample.tsx';
import { SearchResults } from './SearchResults.tsx';

const categories = [{ displayName: 'Women’s coats', productsInCategory: 42, categoryUri: '/women/coats' }, { displayName: 'Men’s coats', productsInCategory: 38, categoryUri: '/men/coats' }];
const full: SearchResult = { ...sampleResult, results: sampleCards, totalResults: 430, suggestions: { categories, terms: [] } };
const found = (answer: Partial<SearchResult> = {}) => ({ api: [answers(searchProducts, { ...full, ...answer })] });
const nothing: Partial<SearchResult> = { results: [], totalResults: 0, facets: [], sortings: [], priceFacet: undefined, suggestions: undefined };

const meta = {
  title: 'catalog/SearchResults',
  component: SearchResults,
  args: { title: 'Search', path: '/search', query: { q: 'wool coat' } },
  parameters: { layout: 'fullscreen', ...found() },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Filled, with categories that are called like it',
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: /430.*wool coat/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Women’s coats/ })).toHaveAttribute('href', expect.stringMatching(/\/women\/coats$/));
    await expect(canvas.getByRole('searchbox')).toHaveValue('wool coat');
  },
};
export const OneItem: Story = { parameters: found({ results: sampleCards.slice(0, 1), totalResults: 1, suggestions: undefined }) };
export const Nearest: Story = {
  name: 'Nearest: says plainly that nothing has all of the words',
  parameters: found({ isNearest: true, suggestions: undefined }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByText(loaded.market.shop.translations['search_page.nearest_text'])).toBeVisible(),
};
export const NothingFound: Story = {
  parameters: found(nothing),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: /wool coat/ })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
export const NothingLeft: Story = {
  name: 'Nothing left of what was found: the filters come off with one tap, the term stays',
  args: { query: { q: 'wool coat', colour: 'black' } },
  parameters: found({ results: [], totalResults: 0, suggestions: undefined }),
  async play({ canvas, loaded }) {
    const [clear] = await canvas.findAllByRole('link', { name: loaded.market.shop.translations['listing.clear_all'] });
    await expect(clear).toHaveAttribute('href', expect.stringMatching(/\/search\?q=wool\+coat$/));
  },
};
/** Before anything is searched for. */
export const Empty: Story = { args: { query: {} }, play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Search') };
export const Loading: Story = { parameters: { api: [keepsWaiting(searchProducts)] } };
export const Failed: Story = { parameters: { api: [refuses(searchProducts)] }, play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible() };
export const OtherDirection: Story = { args: { query: { q: 'معطف صوف (M)' } } };
export const LongText: Story = {
  args: { query: { q: 'Damenstrickjackenübergangslösungen 👖👕🧥 mit Perlmuttdruckknopfleiste' } },
  parameters: found({ suggestions: { categories: [...categories, { displayName: 'Damenstrickjackenübergangslösungen und Baumwollhosenverarbeitung', productsInCategory: 12, categoryUri: '/x' }], terms: [] } }),
};
