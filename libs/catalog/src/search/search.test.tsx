import { closeFlyout, type FlyoutModule } from '@selvedge/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCard, sampleResult, SampleShop } from '../shop.sample.tsx';
import { SearchButton } from './SearchButton.tsx';
import { Flyout } from './SearchFlyout.tsx';
import { SearchResults } from './SearchResults.tsx';

type Body = { searchTerms: string; size: number };
const found = ({ searchTerms }: Body) => ({ ...sampleResult, results: [{ ...sampleCard, name: `A ${searchTerms}` }], totalResults: 128, facets: [], suggestions: { categories: [], terms: [] } });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The flyout before a backend that answers so; gives what it was asked. */
// Loaded when something is asked for, in a time that stands still here.
beforeAll(() => import('../product-view.ts'));
function open(answer: (body: Body) => unknown = found, more: { at?: string; close?: () => void } = {}) {
  const asked = vi.fn((_path: string, body: unknown) => answer(body as Body));
  render(<SampleShop answer={asked} at={more.at}><Flyout close={more.close ?? (() => {})} /></SampleShop>);
  return { terms: () => asked.mock.calls.map(([, body]) => (body as Body).searchTerms), asked };
}
const field = () => screen.getByRole('searchbox', { hidden: true });
const type = (term: string) => fireEvent.change(field(), { target: { value: term } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Long enough for an answer that is there to be shown. */
const answered = () => pass(20);
const rest = async () => {
  await pass(500);
  await answered();
};
const link = (name: string | RegExp) => screen.queryByRole('link', { name, hidden: true });
const address = () => screen.getByTestId('address').textContent;

describe('the button', () => {
  afterEach(async () => {
    act(closeFlyout);
    await pass(500);
  });

  /** The button, and its flyout once that is let come or gone. */
  function button() {
    const { promise, resolve: come, reject: fail } = Promise.withResolvers<FlyoutModule>();
    const advancedSearch = vi.fn(() => promise);
    render(<SampleShop answer={(_, body) => found(body as Body)} flyouts={{ advancedSearch }}><SearchButton /></SampleShop>);
    return { come: () => act(async () => come({ Flyout })), fail: () => act(async () => fail(new TypeError('offline'))), press: () => fireEvent.click(screen.getByRole('link')) };
  }
  const key = (name: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key: name, ...more });

  it('keeps what is typed before the field is there, and no more afterwards', async () => {
    const { come, press } = button();
    expect(key('x')).toBe(true);
    press();
    for (const name of ['c', 'o', 'b', 'Backspace', 'a', 'Shift', 't']) key(name);
    expect(key('r', { ctrlKey: true })).toBe(true);
    expect(key(' ')).toBe(false);
    press();
    await come();
    expect(field()).toHaveProperty('value', 'coat ');
    expect(key('s')).toBe(true);
    act(closeFlyout);
    await pass(500);
    press();
    expect(field()).toHaveProperty('value', '');
  });

  it('leaves the keys alone when it could not be loaded', async () => {
    const { fail, press } = button();
    press();
    expect(key('c')).toBe(false);
    await fail();
    expect(key('c')).toBe(true);
  });
});

describe('the suggestions', () => {
  it('are asked for once, 500 ms after the last letter (CAT-179)', async () => {
    const { terms, asked } = open();
    type('co');
    await pass(400);
    type('coat');
    await pass(499);
    expect(terms()).toEqual([]);
    await pass(1);
    expect(terms()).toEqual(['coat']);
    expect(asked).toHaveBeenCalledWith('search', { from: 0, size: 3, searchTerms: 'coat', origin: 'suggestion' });
    await answered();
    expect(link('A coat')).not.toBeNull();
    expect(link('search.show_all')!.getAttribute('href')).toBe('/en-gb/search?q=coat');
  });

  it('are not asked for when there is no term, or none any more (CAT-178)', async () => {
    const { terms } = open();
    await pass(2_000);
    type('   ');
    await pass(2_000);
    type('coat');
    await pass(300);
    type('');
    await pass(2_000);
    expect(terms()).toEqual([]);
  });

  it('wear what an editor wants said there, and nothing that the shop says on tiles', async () => {
    open((body) => ({ ...found(body), results: [{ ...sampleCard, isNew: true, inStock: false, badges: [{ badgeId: 'plp', badgeTitle: 'On tiles', places: { plp: {} } }] }, { ...sampleCard, id: 'other', name: 'Another', isNew: true, badges: [{ badgeId: 'here', badgeTitle: 'Said here', places: { searchSuggestion: {} } }] }] }));
    type('coat');
    await pass(500);
    await answered();
    expect(link('Another')).not.toBeNull();
    expect(screen.getByText('Said here')).toBeTruthy();
    for (const absent of ['On tiles', 'product.new', 'product.sold_out']) expect(screen.queryByText(absent)).toBeNull();
  });

  it('are those of the last term, whichever answer comes last', async () => {
    const answers = new Map<string, (answer: unknown) => void>();
    open((body) => new Promise((resolve) => answers.set(body.searchTerms, () => resolve(found(body)))));
    type('coat');
    await pass(500);
    type('jeans');
    await pass(500);
    answers.get('jeans')!(undefined);
    await answered();
    answers.get('coat')!(undefined);
    await answered();
    expect([link('A jeans'), link('A coat')].map(Boolean)).toEqual([true, false]);
  });

  it('stay until the next are there, and say so', async () => {
    open();
    type('coat');
    await rest();
    type('coats');
    expect(link('A coat')!.closest('[aria-busy=true]')).not.toBeNull();
    await rest();
    expect(link('A coats')!.closest('[aria-busy=true]')).toBeNull();
  });

  it.each([['no answer comes', () => { throw new Error('down'); }], ['the answer says that it failed', (body: Body) => ({ ...found(body), hasError: true })]])('leave what was typed when %s, and are asked for again', async (_, fails) => {
    let works = false;
    open((body) => (works ? found(body) : fails(body)));
    type('coat');
    await rest();
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('search.failed');
    expect((field() as HTMLInputElement).value).toBe('coat');
    works = true;
    fireEvent.click(screen.getByRole('button', { name: 'feedback.try_again', hidden: true }));
    await answered();
    expect(link('A coat')).not.toBeNull();
  });

  it('begin with the term of the search page', async () => {
    const { terms } = open(found, { at: '/en-gb/search?q=coat' });
    await answered();
    expect([(field() as HTMLInputElement).value, terms()]).toEqual(['coat', ['coat']]);
  });
});

describe('a search', () => {
  it('leads to the search page, closes the flyout and is remembered (CAT-148)', async () => {
    const close = vi.fn();
    open(found, { close });
    type('  wool coat ');
    fireEvent.submit(field().closest('form')!);
    await answered();
    expect([address(), close.mock.calls.length, localStorage.getItem('searchHistory')]).toEqual(['/en-gb/search?q=wool+coat', 1, '["wool coat"]']);
  });

  it('for nothing leads nowhere', async () => {
    open();
    type('  ');
    fireEvent.submit(field().closest('form')!);
    await answered();
    expect([address(), localStorage.getItem('searchHistory')]).toEqual(['/en-gb/women', null]);
  });

  it('shows the last five (CAT-181)', async () => {
    localStorage.setItem('searchHistory', JSON.stringify(['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((letter) => `term ${letter}`)));
    open();
    await answered();
    expect(screen.getAllByRole('link', { name: /^term/, hidden: true }).map(({ textContent }) => textContent)).toEqual(['term g', 'term f', 'term e', 'term d', 'term c']);
    fireEvent.click(screen.getAllByRole('button', { name: 'search.forget', hidden: true })[0]!);
    expect(screen.getAllByRole('link', { name: /^term/, hidden: true }).map(({ textContent }) => textContent)).toEqual(['term f', 'term e', 'term d', 'term c', 'term b']);
  });
});

describe('the search page', () => {
  const show = async (answer: Record<string, unknown>, query: Record<string, string> = { q: 'wool coat' }) => {
    const asked = vi.fn(() => ({ ...sampleResult, ...answer }));
    render(<SampleShop answer={asked} at="/en-gb/search"><SearchResults title="Search" path="/search" query={query} /></SampleShop>);
    await answered();
    return asked;
  };
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('asks for the term and says what it found, with filters, orders and pages (CAT-139, CAT-140, CAT-141, CAT-142, CAT-143, CAT-148)', async () => {
    const asked = await show({});
    expect(asked).toHaveBeenCalledWith('search', { from: 0, size: 60, origin: 'search', searchTerms: 'wool coat' });
    expect(screen.getByText('Harbour straight jeans')).toBeTruthy();
    expect(heading()).toBe('search_page.results');
    expect(screen.getByText('listing.filter').tagName).toBe('SUMMARY');
    expect(screen.getByRole('link', { name: 'listing.next' }).getAttribute('href')).toBe('/en-gb/search?q=wool+coat&page=2');
  });

  it('leads to the categories that are called like it', async () => {
    await show({ suggestions: { categories: [{ displayName: 'Coats', productsInCategory: 12, categoryUri: '/women/coats' }], terms: [] } });
    expect(screen.getByRole('link', { name: 'Coats 12' }).getAttribute('href')).toBe('/en-gb/women/coats');
  });

  it('says plainly that nothing has all of the words', async () => {
    await show({ isNearest: true });
    expect([heading(), screen.getByText('search_page.nearest_text').tagName]).toEqual(['search_page.nearest', 'P']);
  });

  it('helps on when nothing was found, and offers no filters for nothing', async () => {
    await show({ results: [], totalResults: 0 });
    expect([heading(), screen.getByText('search_page.nothing_text').tagName, screen.queryByText('listing.filter')]).toEqual(['search_page.nothing', 'P', null]);
  });

  it('takes the filters off, not the term, when they leave nothing', async () => {
    await show({ results: [], totalResults: 0 }, { q: 'wool coat', colour: 'black' });
    expect(heading()).toBe('search_page.title');
    expect(screen.getAllByRole('link', { name: 'listing.clear_all' }).map((one) => one.getAttribute('href'))).toEqual(['/en-gb/search?q=wool+coat', '/en-gb/search?q=wool+coat']);
  });

  it('asks for nothing before anything is searched for', async () => {
    const asked = await show({}, {});
    expect([heading(), asked.mock.calls.length, localStorage.getItem('searchHistory')]).toEqual(['Search', 0, null]);
  });

  it('remembers what is searched for, however it was reached', async () => {
    await show({});
    expect(localStorage.getItem('searchHistory')).toBe('["wool coat"]');
  });
});
