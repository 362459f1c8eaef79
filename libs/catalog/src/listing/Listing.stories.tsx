import { searchProducts } from '@selvedge/api-catalog';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ProductImpression } from '../impressions/use-impressions.ts';
import { sampleCards, sampleResult } from '../shop.sample.tsx';
import { anyPage, at, gridOf, listingStories, openFilters, sampleFacets } from './listing.sample.tsx';
import type { Listing } from './Listing.tsx';

const meta = { ...listingStories, title: 'catalog/Listing' } satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    const [first, ...others] = [...gridOf(canvasElement).parentElement!.children];
    await expect(first!.children).toHaveLength(12);
    await expect(others.map((part) => (part.matches('ul') ? part.children.length : part.textContent))).toEqual(['Of one cloth', 12, 'Mended for life', 12, 12, 12]);
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
export const Loading: Story = { parameters: { api: [keepsWaiting(searchProducts)] } };
export const Failed: Story = {
  parameters: { api: [refuses(searchProducts)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByText(/\d/)).toBeNull();
    await expect(canvas.getByRole('button')).toBeEnabled();
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
export const LongText: Story = {
  args: { title: 'Damenstrickjackenübergangslösungen' },
  parameters: at('?colour=black', {
    results: sampleCards.map((one) => ({ ...one, name: `${one.name} mit Stehbündchenkragen und Perlmuttdruckknopfleiste`, brand: 'Norddeutsche Bekleidungsmanufaktur' })),
    facets: sampleFacets('black').map((facet) => ({ ...facet, values: facet.values.map((value) => ({ ...value, name: `${value.name} Baumwollhosenverarbeitungsrichtlinien` })) })),
  }),
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    await openFilters(canvasElement);
  },
};
