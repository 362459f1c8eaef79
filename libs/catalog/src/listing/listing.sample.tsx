import { searchProducts, type SearchResult } from '@selvedge/api-catalog';
import { answers } from '@selvedge/api-samples';
import { useLocation } from 'react-router';
import { userEvent, waitFor, within } from 'storybook/test';
import { sampleCards, sampleResult } from '../shop.sample.tsx';
import { Listing, type ListingProps } from './Listing.tsx';

/** The listing that the address names, as a page shows it. */
function AtAddress(props: ListingProps) {
  const { search } = useLocation();
  return <Listing {...props} query={Object.fromEntries(new URLSearchParams(search))} />;
}

/** What all stories of a listing are about. */
export const listingStories = {
  component: Listing,
  args: { title: 'Jeans', path: '/women/jeans', query: {}, categoryId: 'women-jeans' },
  parameters: { layout: 'fullscreen' },
  render: (args: ListingProps) => <AtAddress {...args} />,
};

export const sampleFacets = (chosen?: string) => sampleResult.facets.map((facet) => ({ ...facet, values: facet.values.map((one) => ({ ...one, selected: one.value === chosen })) }));
export const sampleListing: SearchResult = { ...sampleResult, results: sampleCards, totalResults: 430, facets: sampleFacets() };

/** A listing at this address, with this answer. */
export const at = (search: string, answer: Partial<SearchResult> = {}) => ({ path: `/women/jeans${search}`, api: [answers(searchProducts, { ...sampleListing, ...answer })] });
/** Answers with the page that is asked for. */
export const anyPage = answers(searchProducts, ({ body }) => ({ ...sampleListing, startingFrom: body.from }));

/** Opens the sheet of filters. */
export async function openFilters(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await waitFor(() => canvasElement.querySelector('summary') ?? Promise.reject(new Error('There are no filters yet.'))));
  return within(canvasElement).findByRole('dialog');
}

export const gridOf = (canvasElement: HTMLElement): HTMLElement => canvasElement.querySelector('article')!.closest('ul')!;
export const columnsOf = (grid: HTMLElement): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;
