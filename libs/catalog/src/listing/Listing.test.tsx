import type { SearchRequest, SearchResult } from '@selvedge/api-catalog';
import { provideApi } from '@selvedge/api-runtime';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogQueries } from '../catalog.queries.ts';
import { changed, listingParams, listingSearch } from '../listing.params.ts';
import { sampleCard, sampleResult, SampleShop } from '../shop.sample.tsx';
import { Listing, type ListingProps } from './Listing.tsx';
import { listingProblems } from './price-facet.rules.ts';
import { PriceRange } from './PriceRange.tsx';

afterEach(cleanup);

const show = (result: Partial<SearchResult> | ((body: { from: number }) => unknown), query: Record<string, string> = {}, more: Pick<ListingProps, 'card' | 'openPage'> = {}) => {
  const answer = vi.fn((_path: string, body: unknown) => (typeof result === 'function' ? result(body as { from: number }) : { ...sampleResult, ...result }));
  render(
    <SampleShop answer={answer}>
      <Listing title="Women" path="/women" categoryId="women" query={query} {...more} />
    </SampleShop>,
  );
  return answer;
};
const link = (name: RegExp | string) => screen.findByRole('link', { name });
const address = () => screen.getByTestId('address').textContent;

describe('a listing', () => {
  it('asks for one page of its category as its address says (CAT-114, CAT-149)', async () => {
    const answer = show({}, { page: '2', colour: 'black', lowerBoundingValue: '20', sorting: 'newest' });
    await screen.findByText('listing.count');
    expect(answer).toHaveBeenCalledWith('search', {
      from: 60, size: 60, origin: 'plp', category: 'women', sorting: 'newest', facets: [{ id: 'colour', values: ['black'] }], priceRange: { lowerBoundingValue: 20 },
    });
  });

  it.each([true, false])('shows each product on the card that it is given, the first ones eagerly where they open the page: %s', async (openPage) => {
    show({ results: Array.from({ length: 6 }, (_, index) => ({ ...sampleCard, id: `${index}`, name: `Jeans ${index}` })) }, {}, { openPage, card: ({ name }, eager) => <b>{name}{eager && ' in view'}</b> });
    await screen.findByText('Jeans 5');
    const first = ['Jeans 0', 'Jeans 1', 'Jeans 2', 'Jeans 3'].map((name) => (openPage ? `${name} in view` : name));
    expect(screen.getAllByText(/^Jeans/).map(({ textContent }) => textContent)).toEqual([...first, 'Jeans 4', 'Jeans 5']);
    expect(document.querySelector('article')).toBeNull();
  });

  it('shows that it is loading, in the size of what comes', async () => {
    show(() => new Promise(() => {}));
    expect(document.querySelector('[aria-busy=true]')!.children).toHaveLength(8);
  });

  it('says when it failed, and tries again (CAT-230)', async () => {
    let works = false;
    show(() => {
      if (!works) throw new Error('down');
      return sampleResult;
    });
    expect((await screen.findByRole('alert')).textContent).toContain('listing.error');
    works = true;
    fireEvent.click(screen.getByRole('button', { name: 'feedback.try_again' }));
    expect(await screen.findByText('Harbour straight jeans')).toBeTruthy();
  });

  it('is empty when the answer says that it has an error, counts nothing and stays where it was (CAT-127, CAT-128)', async () => {
    show({ hasError: true, totalResults: 0 }, { page: '3', colour: 'black' });
    await screen.findByRole('alert');
    expect(screen.queryByText('Harbour straight jeans')).toBeNull();
    expect([screen.queryByText('listing.count'), address()]).toEqual([null, '/en-gb/women']);
  });

  it('offers a way out when nothing matches', async () => {
    show({ results: [], totalResults: 0 }, { colour: 'black' });
    await screen.findByRole('heading', { name: 'listing.empty_title' });
    for (const clear of screen.getAllByRole('link', { name: 'listing.clear_all' })) expect(clear.getAttribute('href')).toBe('/en-gb/women');
  });

  it('says which filter to remove when nothing matches, with how much there is without it, asked at once', async () => {
    const answer = show(
      (({ facets = [], priceRange, size }: SearchRequest) => {
        const chosen = facets.map(({ id }) => id).join();
        const totals: Record<string, number> = { 'colour,size': 5, size: 0, colour: 12 };
        return { ...sampleResult, results: [], totalResults: size === 1 ? (priceRange ? totals[chosen] : 5) : 0 };
      }) as never,
      { colour: 'black,blue', size: '30', upperBoundingValue: '20', page: '3' },
    );
    const [withoutSize, withoutPrice, all] = (await screen.findAllByRole('link')).filter((one) => /without|clear_all/.test(one.textContent)).slice(-3) as HTMLAnchorElement[];
    expect([withoutSize, withoutPrice, all].map((one) => [one!.textContent, one!.getAttribute('href')])).toEqual([
      ['listing.without listing.count', '/en-gb/women?colour=black%2Cblue&upperBoundingValue=20'],
      ['listing.without listing.count', '/en-gb/women?colour=black%2Cblue&size=30'],
      ['listing.clear_all', '/en-gb/women'],
    ]);
    expect(answer.mock.calls.map(([, body]) => (body as { size: number }).size)).toEqual([60, 1, 1, 1]);
  });

  it('asks for nothing more when something matches, and leaves out what cannot be told', async () => {
    const answer = show({}, { colour: 'black' });
    await screen.findByText('listing.count');
    expect(answer).toHaveBeenCalledTimes(1);
    cleanup();
    show(((body: { size: number }) => {
      if (body.size === 1) throw new Error('down');
      return { ...sampleResult, results: [], totalResults: 0 };
    }) as never, { colour: 'black' });
    await screen.findByRole('heading', { name: 'listing.empty_title' });
    expect(screen.queryByText(/listing.without/)).toBeNull();
  });

  it('makes every facet value a link that takes it or gives it back, from page 1 (CAT-136, CAT-138)', async () => {
    show({}, { page: '3', colour: 'black' });
    expect((await link(/Blue/)).getAttribute('href')).toBe('/en-gb/women?colour=black%2Cblue');
    const black = await link(/^Black/);
    expect([black.getAttribute('href'), black.getAttribute('aria-current'), black.getAttribute('rel')]).toEqual(['/en-gb/women', 'true', 'nofollow']);
  });

  it('hides what everything has, and the filters where nothing else is left', async () => {
    const material = { id: 'material', values: [{ value: 'denim', name: 'Denim', count: 130, selected: false }] };
    show({ facets: [...sampleResult.facets, material] });
    await link(/Blue/);
    expect(screen.queryByText('facet.material')).toBeNull();
    cleanup();
    show({ facets: [material], priceFacet: { available: { lowerBoundingValue: 20, upperBoundingValue: 20 }, selected: {} } });
    await screen.findByText('Harbour straight jeans');
    expect(screen.queryByText(/^listing.filter/)).toBeNull();
    cleanup();
    show({ facets: [{ ...material, values: [{ ...material.values[0]!, selected: true }] }] }, { material: 'denim' });
    expect(await link(/^Denim/)).toBeTruthy();
  });

  it('shows what is chosen as chips with the names that shoppers read', async () => {
    show({}, { colour: 'black', lowerBoundingValue: '20' });
    const chips = (await screen.findAllByRole('link', { name: 'listing.remove_filter' })).map(({ textContent, ...chip }) => [textContent, (chip as HTMLAnchorElement).getAttribute?.('href')]);
    expect(chips.map(([text]) => text)).toEqual(['Black', 'listing.price_at_least']);
    cleanup();
    show({}, { size: '30' });
    expect((await link('listing.remove_filter')).textContent).toBe('facet.size 30');
  });

  it('has the focus on its filters when a chip that held it leaves, or a way out', async () => {
    const isOnFilters = () => document.activeElement!.textContent.startsWith('listing.filter');
    show({}, { colour: 'black' });
    fireEvent.click(await link('listing.remove_filter'));
    expect(isOnFilters()).toBe(true);
    cleanup();
    show(({ from: _, ...body }: { from: number; size?: number }) => ({ ...sampleResult, results: [], totalResults: body.size === 1 ? 4 : 0 }), { colour: 'black' });
    for (const way of [await link(/listing.without/), screen.getAllByRole('link', { name: 'listing.clear_all' }).at(-1)!]) {
      way.focus();
      fireEvent.click(way);
      expect(isOnFilters()).toBe(true);
    }
  });

  it('does not offer the first sorting, which applies when none is chosen (CAT-121, CAT-122)', async () => {
    show({});
    expect((await link('sorting.newest')).getAttribute('href')).toBe('/en-gb/women?sorting=newest');
    expect(screen.queryByRole('link', { name: 'sorting.recommended' })).toBeNull();
  });

  it('turns pages by links (CAT-146, CAT-161)', async () => {
    show({});
    expect((await link('listing.next')).getAttribute('href')).toBe('/en-gb/women?page=2');
  });

  it('is the last page when the asked one lies beyond the end, and says so in the address (CAT-152, CAT-153, CAT-154)', async () => {
    const answer = show(({ from }) => ({ ...sampleResult, startingFrom: from }), { page: '99' });
    await waitFor(() => expect(address()).toBe('/en-gb/women?page=3'));
    expect(answer.mock.calls.map(([, body]) => (body as { from: number }).from)).toEqual([5880, 120]);
  });
});

describe('the price range', () => {
  /** As the sheet of filters has it. */
  const range = (query: Record<string, string> = {}) => {
    const params = listingParams(query, ['colour']);
    render(<SampleShop answer={vi.fn()}><PriceRange facet={sampleResult.priceFacet} params={params} hrefOf={(change) => `/women${listingSearch(changed(params, change))}`} /></SampleShop>);
    return within(screen.getByText('facet.price').closest('details')!);
  };

  it.each([
    ['absent', undefined],
    ['without bounds', { available: {}, selected: {} }],
    ['of one price', { available: { lowerBoundingValue: 20, upperBoundingValue: 20 }, selected: {} }],
  ])('is hidden when it is %s (CAT-131, CAT-132)', async (_name, priceFacet) => {
    show({ priceFacet });
    await screen.findByText('Harbour straight jeans');
    expect(screen.queryByText('facet.price')).toBeNull();
  });

  it.each([
    [['The answer to searchProducts has products and no price facet.'], 'absent', { priceFacet: undefined }],
    [[], 'without bounds', { priceFacet: { available: {}, selected: {} } }],
    [[], 'of one price', { priceFacet: { available: { lowerBoundingValue: 20, upperBoundingValue: 20 }, selected: {} } }],
    [[], 'absent where there are no products', { priceFacet: undefined, totalResults: 0 }],
    [[], 'as it should be', {}],
  ])('tells monitoring %j when it is %s (CAT-130, CAT-133)', (problems, _name, part) => {
    expect(listingProblems({ ...sampleResult, results: [], ...part })).toEqual(problems);
  });

  it.each([
    ['lots', '', 'listing.price_no_number'],
    ['-5', '', 'listing.price_no_number'],
    ['90', '50', 'listing.price_upside_down'],
  ])('says what is wrong with %s to %s, and keeps it', (from, to, message) => {
    const form = range();
    fireEvent.change(form.getByLabelText('listing.price_from'), { target: { value: from } });
    fireEvent.change(form.getByLabelText('listing.price_to'), { target: { value: to } });
    fireEvent.click(form.getByRole('button', { hidden: true }));
    expect(form.getByRole('alert', { hidden: true }).textContent).toBe(message);
    expect(form.getByLabelText('listing.price_from')).toHaveProperty('value', from);
    expect(document.getElementById(form.getByLabelText('listing.price_from').getAttribute('aria-describedby')!)!.textContent).toBe(message);
    expect(address()).toBe('/en-gb/women');
  });

  it('has the bounds that the address says, and leaves whoever typed them in the field; what was wrong before is over', () => {
    const at = (query: Record<string, string>) => <SampleShop answer={vi.fn()}><PriceRange facet={sampleResult.priceFacet} params={listingParams(query, [])} hrefOf={() => '/women'} /></SampleShop>;
    const { rerender } = render(at({}));
    const field = screen.getByLabelText<HTMLInputElement>('listing.price_from');
    field.focus();
    fireEvent.change(field, { target: { value: 'lots' } });
    fireEvent.submit(field.form!);
    expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('listing.price_no_number');
    rerender(at({ lowerBoundingValue: '20,00' }));
    expect([document.activeElement, field.value, screen.getByRole('alert', { hidden: true }).textContent]).toEqual([field, '20', '']);
    rerender(at({}));
    expect([document.activeElement, field.value, screen.getByRole('alert', { hidden: true }).textContent]).toEqual([field, '', '']);
  });

  it('keeps the other filters, and takes a comma as the decimal sign (CAT-137)', () => {
    const form = range({ colour: 'black' });
    fireEvent.change(form.getByLabelText('listing.price_to'), { target: { value: '70,50' } });
    fireEvent.click(form.getByRole('button', { hidden: true }));
    expect(address()).toBe('/en-gb/women?colour=black&upperBoundingValue=70.5');
  });

  it('carries the other filters through a plain form too', async () => {
    show({}, { colour: 'black', sorting: 'newest' });
    const form = (await screen.findByText('facet.price')).closest('details')!.querySelector('form')!;
    expect([...new FormData(form)].filter(([, value]) => value)).toEqual([['colour', 'black'], ['sorting', 'newest']]);
    expect(form.getAttribute('action')).toBe('/en-gb/women');
  });
});

it('sends the browser no more of a product than a tile shows', async () => {
  const client = new QueryClient();
  provideApi(client, { call: async () => [sampleCard] as never });
  const [tile] = await client.fetchQuery(catalogQueries.products('en-gb', [sampleCard.id]));
  expect(Object.keys(JSON.parse(JSON.stringify(tile)) as object).sort()).toEqual(
    ['back', 'brand', 'colourName', 'comingSoonProduct', 'front', 'id', 'inStock', 'isNew', 'isPreorder', 'name', 'price', 'styleOptionCount', 'swatches', 'url'],
  );
  expect(tile!.swatches).toHaveLength(5);
});
