import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleCards } from '../shop.sample.tsx';
import { gridScript } from './grid.script.ts';
import { at, columnsOf, gridOf, listingStories } from './listing.sample.tsx';
import gridStyles from './Listing.module.css';
import type { Listing } from './Listing.tsx';

const meta = { ...listingStories, title: 'catalog/GridChoice' } satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The grid as the server sends it. */
const GridOfStandIns = () => <div className={gridStyles.tiles}><ul className={gridStyles.grid}>{sampleCards.map(({ id, name }) => <li key={id}>{name}</li>)}</ul></div>;

export const TilesPerRow: Story = {
  name: 'Tiles per row are chosen with four buttons and kept for the device (CAT-163, CAT-169, CAT-171)',
  parameters: at(''),
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    const columns = () => columnsOf(gridOf(canvasElement));
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
const columnsAt = (width: string, tiles: number): Story => ({
  parameters: at(''),
  globals: { viewport: { value: width } },
  async play({ canvas, canvasElement }) {
    await canvas.findAllByRole('article');
    await expect(columnsOf(gridOf(canvasElement))).toBe(tiles);
  },
});
export const OnAPhone: Story = { ...columnsAt('phone', 2), name: 'On a phone two stand in a row (CAT-164)' };
export const OnATurnedPhone: Story = { ...columnsAt('phoneTurned', 3), name: 'On a turned phone three stand in a row (CAT-165)' };
export const OnATablet: Story = { ...columnsAt('tablet', 3), name: 'On a tablet three stand in a row (CAT-166)' };
export const OnADesktop: Story = { ...columnsAt('desktop', 4), name: 'On a desktop four stand in a row (CAT-167)' };
export const KeptFromBefore: Story = {
  name: 'What was kept counts before the listing is alive, and nothing moves when it is (CAT-168)',
  args: { title: 'Kept' },
  render: () => <GridOfStandIns />,
  async play({ canvasElement }) {
    const grid = canvasElement.querySelector('ul')!;
    const columns = () => columnsOf(grid);
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
