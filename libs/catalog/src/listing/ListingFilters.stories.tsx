import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { colourSwatches } from './colour-swatches.ts';
import { anyPage, at, listingStories, openFilters, sampleFacets } from './listing.sample.tsx';
import type { Listing } from './Listing.tsx';

const meta = { ...listingStories, title: 'catalog/ListingFilters' } satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiltersOpen: Story = {
  name: 'The filters are open: two of them show what there is, the others unfold',
  async play({ canvasElement }) {
    const sheet = await openFilters(canvasElement);
    const [colour, size, third] = [...sheet.querySelectorAll('details')];
    for (const shown of [colour!, size!]) await expect(shown.querySelector('a')).toBeVisible();
    await expect(third!.querySelector('a, input')).not.toBeVisible();
    await userEvent.click(third!.querySelector('summary')!);
    await expect(third!.querySelector('a, input')).toBeVisible();
  },
};
export const FiltersClosedByTheirButton: Story = {
  name: 'The filters are closed by the button that says how many items are left, and the focus goes back to what opened them',
  async play({ canvasElement }) {
    const sheet = await openFilters(canvasElement);
    await userEvent.click(within(sheet).getByRole('button', { name: /139/ }));
    await expect(sheet).not.toHaveAttribute('open');
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};
export const Narrowed: Story = {
  name: 'Narrowed: each choice is a chip and a link (CAT-136)',
  parameters: at('?colour=black&lowerBoundingValue=20&upperBoundingValue=100', { facets: sampleFacets('black'), totalResults: 7 }),
  async play({ canvas }) {
    const chip = await canvas.findByRole('link', { name: /Black/, current: false });
    await expect(chip.getAttribute('href')).toMatch(/\/women\/jeans\?lowerBoundingValue=20&upperBoundingValue=100$/);
    await expect(canvas.getByText(/20[.,]00.*–.*100[.,]00/)).toBeVisible();
  },
};
const manySizes = Array.from({ length: 46 }, (_, place) => ({ value: `${20 + place}`, name: `${20 + place}`, count: 90 - place, selected: false }));
export const ManyValues: Story = {
  name: 'Of a facet with many values the most frequent are shown; the others by their name, or all',
  parameters: at('', { facets: [...sampleFacets(), { id: 'size', values: manySizes }].filter(({ id, values }) => id !== 'size' || values === manySizes) }),
  async play({ canvasElement }) {
    const sheet = within(await openFilters(canvasElement));
    const size = sheet.getByRole('searchbox', { hidden: true }).closest('details')!;
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
    const sheet = within(await openFilters(canvasElement));
    const dots = (await sheet.findAllByRole('link', { current: true })).map((value) => value.firstElementChild as HTMLElement);
    await expect(dots).toHaveLength(29);
    const [black, white] = [dots[[...colourSwatches.keys()].indexOf('black')]!, dots[[...colourSwatches.keys()].indexOf('white')]!];
    await expect([black, white].map((dot) => [getComputedStyle(dot.firstElementChild!).backgroundColor, getComputedStyle(dot).color])).toEqual([['rgb(17, 19, 23)', 'rgb(255, 255, 255)'], ['rgb(255, 255, 255)', 'rgb(17, 19, 23)']]);
  },
};
const openPriceRange = async (canvasElement: HTMLElement) => {
  const form = (await openFilters(canvasElement)).querySelector('form')!;
  const disclosure = form.closest('details')!;
  if (!disclosure.open) await userEvent.click(disclosure.querySelector('summary')!);
  return within(form);
};
export const PriceApplied: Story = {
  name: 'The price range is applied from its first page (CAT-137, CAT-138)',
  parameters: { path: '/women/jeans?page=2', api: [anyPage] },
  async play({ canvas, canvasElement, loaded }) {
    const form = await openPriceRange(canvasElement);
    const [from, to] = form.getAllByRole('textbox') as [HTMLElement, HTMLElement];
    await expect(from).toHaveAttribute('placeholder', expect.stringMatching(/[£€]|AED/));
    await userEvent.type(from, '20');
    await userEvent.type(to, '70,50{Enter}');
    await expect(await canvas.findByText(/20[.,]00.*–.*70[.,]50/)).toBeVisible();
    await expect(within(canvas.getByRole('navigation')).getByText('1')).toHaveAttribute('aria-current', 'page');
    // As one writes it there.
    await waitFor(async () => expect((await openPriceRange(canvasElement)).getAllByRole('textbox')[1]).toHaveValue(`70${loaded.market.shop.market.id === 'de-de' ? ',' : '.'}5`));
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
