import { searchProducts } from '@selvedge/api-catalog';
import { answers } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, listingStories, sampleFacets, sampleListing } from './listing.sample.tsx';
import type { Listing } from './Listing.tsx';

const meta = { ...listingStories, title: 'catalog/WaysOut' } satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {
  parameters: at('?colour=black', { results: [], totalResults: 0, facets: sampleFacets('black') }),
  async play({ canvas }) {
    const waysOut = (await canvas.findAllByRole('link')).filter((link) => link.getAttribute('href')?.endsWith('/women/jeans'));
    await expect(waysOut.length).toBeGreaterThan(0);
  },
};
/** The filters that keep everything away, each with what there is without it. */
export const WaysOut: Story = {
  name: 'Nothing found, and each filter whose removal helps is one tap, with what there is without it',
  parameters: {
    path: '/women/jeans?colour=black&size=30&upperBoundingValue=20',
    api: [answers(searchProducts, ({ body }) => ({ ...sampleListing, results: [], facets: sampleFacets('black'), totalResults: body.size === 1 ? (body.priceRange ? (body.facets?.length === 1 && body.facets[0]!.id === 'size' ? 4 : 0) : 31) : 0 }))],
  },
  async play({ canvas }) {
    const ways = (await canvas.findAllByRole('link')).filter(({ textContent }) => /\b(4|31)\b/.test(textContent));
    await expect(ways.map((way) => way.getAttribute('href')!.replace(/.*\?/, ''))).toEqual(['size=30&upperBoundingValue=20', 'colour=black&size=30']);
  },
};
/** Nothing to narrow, nothing to sort. */
export const Empty: Story = { parameters: at('', { results: [], totalResults: 0, facets: [], sortings: [], priceFacet: undefined }) };
