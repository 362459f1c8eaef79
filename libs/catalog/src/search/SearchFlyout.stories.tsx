import { searchProducts, type SearchResult } from '@selvedge/api-catalog';
import { answers, keepsWaiting, refuses, type SampleAnswer } from '@selvedge/api-samples';
import { Button } from '@selvedge/ui';
import { useOpenFlyout } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { catalogFlyouts } from '../flyouts.ts';
import { sampleCards, sampleResult } from '../shop.sample.tsx';

function OpenSearch() {
  const open = useOpenFlyout('advancedSearch');
  return <Button onClick={() => open()}>Search</Button>;
}

const suggestions: SearchResult['suggestions'] = {
  terms: ['wool', 'wool coat', 'wool scarf', 'wool trousers'],
  categories: [{ displayName: 'Women’s coats', productsInCategory: 42, categoryUri: '/women/coats' }, { displayName: 'Men’s coats', productsInCategory: 38, categoryUri: '/men/coats' }],
};
const full: SearchResult = { ...sampleResult, results: sampleCards.slice(0, 3), totalResults: 128, facets: [], suggestions };
const answered = (answer: Partial<SearchResult> = {}): SampleAnswer[] => [answers(searchProducts, { ...full, ...answer })];
const nothing = answered({ results: [], totalResults: 0, suggestions: { terms: [], categories: [] } });

const meta = { title: 'catalog/SearchFlyout', parameters: { flyouts: catalogFlyouts, api: answered() }, render: () => <OpenSearch /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the flyout and types. */
async function type(canvasElement: HTMLElement, term = '') {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', undefined, { timeout: 5_000 });
  const field = within(dialog).getByRole('searchbox');
  if (term) await userEvent.type(field, term);
  return { dialog, field, within: within(dialog) };
}
const history = (...terms: string[]) => () => localStorage.setItem('searchHistory', JSON.stringify(terms));
const patient = { timeout: 3_000 };

export const Filled: Story = {
  async play({ canvasElement }) {
    const { within: flyout } = await type(canvasElement, 'woo');
    await expect(await flyout.findByRole('link', { name: /128/ }, patient)).toHaveAttribute('href', expect.stringMatching(/\/search\?q=woo$/));
    await expect(flyout.getAllByRole('status')[0]).toHaveTextContent('9');
  },
};
export const Empty: Story = {
  name: 'Empty, leads to the departments',
  async play({ canvasElement }) {
    const { within: flyout, field } = await type(canvasElement);
    await expect(field).toHaveFocus();
    await expect(flyout.getAllByRole('link').length).toBeGreaterThan(2);
  },
};
export const WithHistory: Story = {
  name: 'With a history: five are shown, each can be forgotten, or all (CAT-181, CAT-185)',
  beforeEach: history('wool coat', 'wide jeans', 'معطف صوف', 'hoodie 👕', 'sneakers', 'tote'),
  async play({ canvasElement }) {
    const { within: flyout } = await type(canvasElement);
    const terms = () => flyout.queryAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('q')).filter(Boolean);
    await waitFor(() => expect(terms()).toEqual(['wool coat', 'wide jeans', 'معطف صوف', 'hoodie 👕', 'sneakers']));
    const forget = () => flyout.getByRole('button', { name: /wide jeans/ });
    await userEvent.click(forget());
    await expect(terms()).toEqual(['wool coat', 'معطف صوف', 'hoodie 👕', 'sneakers', 'tote']);
    await expect(document.activeElement?.tagName).toBe('BUTTON');
    await userEvent.click(flyout.getAllByRole('button').find(({ textContent }) => /^(Clear|مسح|Leeren)$/.test(textContent ?? ''))!);
    await waitFor(() => expect(terms()).toEqual([]));
  },
};
export const HistoryKept: Story = { beforeEach: history('wool coat', 'wide jeans', 'معطف صوف', 'hoodie 👕', 'sneakers', 'tote'), play: async ({ canvasElement }) => void (await type(canvasElement)) };
export const Keyboard: Story = {
  name: 'The arrow keys lead from the field through the suggestions and back; Tab goes on to what can be pressed',
  async play({ canvasElement }) {
    const { within: flyout, field } = await type(canvasElement, 'woo');
    await flyout.findByRole('link', { name: /128/ }, patient);
    const links = flyout.getAllByRole('link');
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveFocus();
    for (const _ of links) await userEvent.keyboard('{ArrowDown}');
    await expect(links.at(-1)).toHaveFocus();
  },
};
export const ProductsOnly: Story = { parameters: { api: answered({ suggestions: { terms: [], categories: [] }, results: sampleCards.slice(0, 1), totalResults: 1 }) }, play: async ({ canvasElement }) => void (await (await type(canvasElement, 'weft')).within.findByRole('link', { name: sampleCards[0]!.name }, patient)) };
export const NothingFound: Story = {
  parameters: { api: nothing },
  async play({ canvasElement }) {
    const { within: flyout } = await type(canvasElement, 'xylophone');
    await waitFor(() => expect(flyout.getAllByRole('status')[0]).toHaveTextContent('xylophone'), patient);
    await expect(flyout.queryAllByRole('link')).toHaveLength(0);
  },
};
export const Loading: Story = { parameters: { api: [keepsWaiting(searchProducts)] }, play: async ({ canvasElement }) => expect((await type(canvasElement, 'woo')).dialog.querySelector('[aria-busy=true]')).toBeVisible() };
export const Failed: Story = {
  parameters: { api: [refuses(searchProducts)] },
  async play({ canvasElement }) {
    const { within: flyout, field } = await type(canvasElement, 'woo');
    await expect(await flyout.findByRole('alert', undefined, patient)).toBeVisible();
    await expect(field).toHaveValue('woo');
  },
};
export const LongText: Story = {
  parameters: {
    api: answered({
      results: sampleCards.slice(0, 3).map((card) => ({ ...card, name: `${card.name} mit Stehbündchenkragen und Perlmuttdruckknopfleiste` })),
      suggestions: { terms: ['damenstrickjackenübergangslösungenbaumwollhosenverarbeitung', 'معطف صوف طويل', '👖👕🧥'], categories: [{ displayName: 'Damenstrickjackenübergangslösungen und Baumwollhosen', productsInCategory: 1234, categoryUri: '/women/coats' }] },
    }),
  },
  play: async ({ canvasElement }) => void (await (await type(canvasElement, 'damenstrickjackenübergangslösungen')).within.findByRole('link', { name: /128/ }, patient)),
};
