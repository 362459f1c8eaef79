import { searchProducts, type SearchResult } from '@selvedge/api-catalog';
import { answers, keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ProductImpression } from '../impressions/use-impressions.ts';
import { sampleCards, sampleResult } from '../shop.sample.tsx';
import { colourSwatches } from './colour-swatches.ts';
import { gridScript } from './grid.script.ts';
import gridStyles from './Listing.module.css';
import { Listing, type ListingProps } from './Listing.tsx';

/** The listing that the address names, as a page shows it. */
function AtAddress(props: ListingProps) {
  const { search } = useLocation();
  return <Listing {...props} query={Object.fromEntries(new URLSearchParams(search))} />;
}

const meta = {
  title: 'catalog/Listing',
  component: Listing,
  args: { title: 'Jeans', path: '/women/jeans', query: {}, categoryId: 'women-jeans' },
  parameters: { layout: 'fullscreen' },
  render: (args) => <AtAddress {...args} />,
} satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The grid as the server sends it. */
const GridOfStandIns = () => <ul className={gridStyles.grid}>{sampleCards.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>;

const facets = (chosen?: string) => sampleResult.facets.map((facet) => ({ ...facet, values: facet.values.map((one) => ({ ...one, selected: one.value === chosen })) }));
const full: SearchResult = { ...sampleResult, results: sampleCards, totalResults: 430, facets: facets() };
/** A listing at this address, with this answer. */
const at = (search: string, answer: Partial<SearchResult> = {}) => ({ path: `/women/jeans${search}`, api: [answers(searchProducts, { ...full, ...answer })] });
const anyPage = answers(searchProducts, ({ body }) => ({ ...full, startingFrom: body.from }));
/** Opens the sheet of filters. */
const filters = async (canvasElement: HTMLElement) => {
  await userEvent.click(await waitFor(() => canvasElement.querySelector('summary') ?? Promise.reject(new Error('There are no filters yet.'))));
  return within(canvasElement).findByRole('dialog');
};
/** As recorded, in the language that the switch names. */
export const Filled: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(60);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('139');
  },
};
/** Cards in all states side by side. */
export const AllStates: Story = { parameters: at('') };
export const WithinTheGrid: Story = {
  name: 'What editors place in the grid stands after twelve tiles each, the first page only (CMS-018)',
  args: { between: [<p key="one">Of one cloth</p>, <p key="two">Mended for life</p>] },
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    const texts = [...canvasElement.querySelector('article')!.closest('ul')!.children].map(({ textContent }) => textContent);
    await expect([texts.indexOf('Of one cloth'), texts.indexOf('Mended for life')]).toEqual([12, 25]);
  },
};
export const FiltersOpen: Story = {
  async play({ canvasElement }) {
    const sheet = await filters(canvasElement);
    for (const facet of [...sheet.querySelectorAll('details')].slice(1, 3)) {
      await expect(facet.querySelector('a')).not.toBeVisible();
      await userEvent.click(facet.querySelector('summary')!);
      await expect(facet.querySelector('a')).toBeVisible();
    }
  },
};
export const FiltersClosedByTheirButton: Story = {
  name: 'The filters are closed by the button that says how many items are left, and the focus goes back to what opened them',
  async play({ canvasElement }) {
    const sheet = await filters(canvasElement);
    await userEvent.click(within(sheet).getByRole('button', { name: /139/ }));
    await expect(sheet).not.toHaveAttribute('open');
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};
export const Narrowed: Story = {
  name: 'Narrowed: each choice is a chip and a link (CAT-136)',
  parameters: at('?colour=black&lowerBoundingValue=20&upperBoundingValue=100', { facets: facets('black'), totalResults: 7 }),
  async play({ canvas }) {
    const chip = await canvas.findByRole('link', { name: /Black/, current: false });
    await expect(chip.getAttribute('href')).toMatch(/\/women\/jeans\?lowerBoundingValue=20&upperBoundingValue=100$/);
    await expect(canvas.getByText(/20[.,]00.*–.*100[.,]00/)).toBeVisible();
  },
};
export const SortingsOpen: Story = {
  parameters: at('?sorting=newest', { sortings: sampleResult.sortings.map((one) => ({ ...one, selected: one.id === 'newest' })) }),
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    const sorting = [...canvasElement.querySelectorAll('details')].at(-1)!;
    await userEvent.click(sorting.querySelector('summary')!);
    await expect(canvas.getByRole('link', { current: true })).toBeVisible();
  },
};
export const SortingsClosed: Story = {
  name: 'The sortings close by Escape, and when the focus goes elsewhere',
  parameters: at(''),
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    const sorting = [...canvasElement.querySelectorAll('details')].at(-1)!;
    const summary = sorting.querySelector('summary')!;
    await userEvent.click(summary);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(sorting).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    canvasElement.querySelector('summary')!.focus();
    await expect(sorting).not.toHaveAttribute('open');
  },
};
export const TilesPerRow: Story = {
  name: 'Tiles per row are chosen with four buttons and kept for the device (CAT-163, CAT-169, CAT-171)',
  parameters: at(''),
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    const columns = () => getComputedStyle(canvasElement.querySelector('article')!.closest('ul')!).gridTemplateColumns.split(' ').length;
    const standard = columns();
    const choices = within(canvas.getAllByRole('group')[0]!).getAllByRole('button');
    await expect(choices).toHaveLength(4);
    const usual = choices.find((choice) => choice.ariaPressed === 'true')!;
    for (const choice of choices) {
      await userEvent.click(choice);
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      await expect(columns()).toBe(Number(choice.dataset.count));
      await expect(Object.values(JSON.parse(localStorage.getItem('gridPreferences')!) as object)).toEqual([columns()]);
    }
    await userEvent.click(usual);
    await expect(columns()).toBe(standard);
    localStorage.removeItem('gridPreferences');
  },
};
const columnsAt = (width: string, tiles: number, more: Partial<Story> = {}): Story => ({
  ...more,
  parameters: { ...at(''), ...more.parameters },
  globals: { viewport: { value: width } },
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    await expect(getComputedStyle(canvasElement.querySelector('article')!.closest('ul')!).gridTemplateColumns.split(' ')).toHaveLength(tiles);
  },
});
export const OnAPhone: Story = { ...columnsAt('phone', 2), name: 'On a phone two stand in a row (CAT-164)' };
export const OnATurnedPhone: Story = { ...columnsAt('phoneTurned', 3), name: 'On a turned phone three stand in a row (CAT-165)' };
export const OnATablet: Story = { ...columnsAt('tablet', 3), name: 'On a tablet three stand in a row (CAT-166)' };
export const OnADesktop: Story = { ...columnsAt('desktop', 4), name: 'On a desktop four stand in a row (CAT-167)' };
export const WithoutSortings: Story = { parameters: at('', { sortings: [{ id: 'recommended', selected: true }] }) };
export const MiddlePage: Story = {
  parameters: at('?page=4', { startingFrom: 180 }),
  async play({ canvas }) {
    const pages = within(await canvas.findByRole('navigation'));
    await expect(pages.getByText('4')).toHaveAttribute('aria-current', 'page');
  },
};
export const LastPage: Story = { parameters: at('?page=8', { startingFrom: 420 }) };
export const BeyondTheEnd: Story = {
  name: 'Beyond the end it is the last page (CAT-154)',
  parameters: { path: '/women/jeans?page=99', api: [anyPage] },
  async play({ canvas }) {
    const pages = within(await canvas.findByRole('navigation'));
    await expect(pages.getByText('8')).toHaveAttribute('aria-current', 'page');
  },
};
export const OneItem: Story = { parameters: at('', { results: sampleCards.slice(0, 1), totalResults: 1 }) };
export const NothingFound: Story = {
  parameters: at('?colour=black', { results: [], totalResults: 0, facets: facets('black') }),
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
    api: [answers(searchProducts, ({ body }) => ({ ...full, results: [], facets: facets('black'), totalResults: body.size === 1 ? (body.priceRange ? (body.facets?.length === 1 && body.facets[0]!.id === 'size' ? 4 : 0) : 31) : 0 }))],
  },
  async play({ canvas }) {
    const ways = (await canvas.findAllByRole('link')).filter(({ textContent }) => /\b(4|31)\b/.test(textContent));
    await expect(ways.map((way) => way.getAttribute('href')!.replace(/.*\?/, ''))).toEqual(['size=30&upperBoundingValue=20', 'colour=black&size=30']);
  },
};
/** Nothing to narrow, nothing to sort. */
export const Empty: Story = { parameters: at('', { results: [], totalResults: 0, facets: [], sortings: [], priceFacet: undefined }) };
export const Loading: Story = { parameters: { api: [keepsWaiting(searchProducts)] } };
export const Failed: Story = {
  parameters: { api: [refuses(searchProducts)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByText(/\d/)).toBeNull();
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
};

const manySizes = Array.from({ length: 46 }, (_, place) => ({ value: `${20 + place}`, name: `${20 + place}`, count: 90 - place, selected: false }));
export const ManyValues: Story = {
  name: 'Of a facet with many values the most frequent are shown; the others by their name, or all',
  parameters: at('', { facets: [...facets(), { id: 'size', values: manySizes }].filter(({ id, values }) => id !== 'size' || values === manySizes) }),
  async play({ canvasElement }) {
    const sheet = within(await filters(canvasElement));
    const size = sheet.getByRole('searchbox', { hidden: true }).closest('details')!;
    await userEvent.click(size.querySelector('summary')!);
    const shown = () => within(size).queryAllByRole('link').map(({ textContent }) => textContent.slice(0, 2));
    await expect(shown()).toHaveLength(10);
    await userEvent.type(within(size).getByRole('searchbox'), ' 6');
    await expect(shown()).toEqual(['26', '36', '46', '56', '60', '61', '62', '63', '64', '65']);
    await userEvent.type(within(size).getByRole('searchbox'), '5x');
    await expect(within(size).getByRole('status')).toBeVisible();
    await expect(shown()).toEqual([]);
    await userEvent.clear(within(size).getByRole('searchbox'));
    await userEvent.click(within(size).getByRole('button'));
    await expect(shown()).toHaveLength(46);
  },
};
export const EveryColour: Story = {
  name: 'Every colour that has a name is ticked so that one sees it (CAT-134, CAT-135)',
  parameters: at('', { facets: [{ id: 'colour', values: [...colourSwatches.keys(), 'greige'].map((value, place) => ({ value, name: value, count: 40 - place, selected: true })) }] }),
  async play({ canvasElement }) {
    const sheet = within(await filters(canvasElement));
    const dots = (await sheet.findAllByRole('link', { current: true })).map((value) => value.firstElementChild as HTMLElement);
    await expect(dots).toHaveLength(29);
    const [black, white] = [dots[[...colourSwatches.keys()].indexOf('black')]!, dots[[...colourSwatches.keys()].indexOf('white')]!];
    await expect([black, white].map((dot) => [getComputedStyle(dot.firstElementChild!).backgroundColor, getComputedStyle(dot).color])).toEqual([['rgb(17, 19, 23)', 'rgb(255, 255, 255)'], ['rgb(255, 255, 255)', 'rgb(17, 19, 23)']]);
  },
};
export const Seen: Story = {
  name: 'Of a product whose tile was half in view for a second the document tells, once',
  parameters: at('?page=2', { startingFrom: 60 }),
  async play({ canvas }) {
    const heard: ProductImpression[] = [];
    const hear = ({ detail }: CustomEvent<ProductImpression>) => void heard.push(detail);
    document.addEventListener('productimpression', hear);
    try {
      const [first] = await canvas.findAllByRole('article');
      first!.scrollIntoView({ block: 'center' });
      await waitFor(() => expect(heard.map(({ product }) => product.id)).toContain(sampleCards[0]!.id), { timeout: 5_000 });
      await expect(heard.find(({ product }) => product.id === sampleCards[0]!.id)).toMatchObject({ list: 'Jeans', position: 61 });
      await expect(new Set(heard.map(({ product }) => product.id)).size).toBe(heard.length);
    } finally {
      document.removeEventListener('productimpression', hear);
    }
  },
};
export const KeptFromBefore: Story = {
  name: 'What was kept counts before the listing is alive, and nothing moves when it is (CAT-168)',
  parameters: { ...at('') },
  args: { title: 'Kept' },
  render: () => <GridOfStandIns />,
  async play({ canvasElement }) {
    const grid = canvasElement.querySelector('ul')!;
    const columns = () => getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const [standard, sheets] = [columns(), [...document.adoptedStyleSheets]];
    try {
      localStorage.setItem('gridPreferences', JSON.stringify({ mobilePortrait: 4, mobileLandscape: 4, tablet: 4, desktop: 6 }));
      new Function(gridScript)();
      await expect(columns()).toBeGreaterThan(standard);
    } finally {
      document.adoptedStyleSheets = sheets;
      localStorage.removeItem('gridPreferences');
    }
    await expect(columns()).toBe(standard);
  },
};

const openPriceRange = async (canvasElement: HTMLElement) => {
  const form = (await filters(canvasElement)).querySelector('form')!;
  const disclosure = form.closest('details')!;
  if (!disclosure.open) await userEvent.click(disclosure.querySelector('summary')!);
  return within(form);
};
export const PriceApplied: Story = {
  name: 'The price range is applied from its first page (CAT-137, CAT-138)',
  parameters: { path: '/women/jeans?page=2', api: [anyPage] },
  async play({ canvas, canvasElement }) {
    const form = await openPriceRange(canvasElement);
    const [from, to] = form.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.type(from, '20');
    await userEvent.type(to, '70,50{Enter}');
    await expect(await canvas.findByText(/20[.,]00.*–.*70[.,]50/)).toBeVisible();
    await expect(within(canvas.getByRole('navigation')).getByText('1')).toHaveAttribute('aria-current', 'page');
  },
};
export const PriceInvalid: Story = {
  parameters: at(''),
  async play({ canvasElement }) {
    const form = await openPriceRange(canvasElement);
    const [from, to] = form.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await userEvent.type(from, '90');
    await userEvent.type(to, '50');
    await userEvent.click(form.getByRole('button'));
    await expect(form.getByRole('alert')).not.toBeEmptyDOMElement();
    await expect(from).toHaveAccessibleDescription(form.getByRole('alert').textContent!);
    await expect(from).toBeInvalid();
    await expect(from).toHaveValue('90');
  },
};
export const LongText: Story = {
  args: { title: 'Damenstrickjackenübergangslösungen' },
  parameters: at('?colour=black', {
    results: sampleCards.map((one) => ({ ...one, name: `${one.name} mit Stehbündchenkragen und Perlmuttdruckknopfleiste`, brand: 'Norddeutsche Bekleidungsmanufaktur' })),
    facets: facets('black').map((facet) => ({ ...facet, values: facet.values.map((value) => ({ ...value, name: `${value.name} Baumwollhosenverarbeitungsrichtlinien` })) })),
  }),
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    await filters(canvasElement);
  },
};
