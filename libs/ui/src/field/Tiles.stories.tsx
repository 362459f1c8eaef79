import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tile, Tiles } from './Tiles.tsx';

const meta = {
  title: 'ui/Tiles',
  component: Tiles,
  args: { legend: 'Size', children: ['XS', 'S', 'M', 'L', 'XL'].map((size) => <Tile key={size} name="size" value={size} label={size} defaultChecked={size === 'S'} />) },
} satisfies Meta<typeof Tiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  name: 'Sizes, one of them chosen, by pointer and by keyboard',
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }));
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'XL' })).toBeChecked();
  },
};
export const SoldOut: Story = {
  name: 'Sold out is struck through, says so, and can still be chosen',
  args: { children: ['S', 'M', 'L'].map((size) => <Tile key={size} name="size" value={size} label={size} soldOutLabel={size === 'M' ? 'M, sold out' : undefined} />) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'M, sold out' }));
    await expect(canvas.getByRole('radio', { name: 'M, sold out' })).toBeChecked();
  },
};
export const WithAside: Story = { name: 'With what leads to the size guide', args: { aside: <a href="#guide">Size guide</a> } };
export const Invalid: Story = { args: { error: 'Choose a size', children: ['S', 'M', 'L'].map((size) => <Tile key={size} name="size" value={size} label={size} />) }, play: async ({ canvas }) => expect(canvas.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Choose a size') };
export const Many: Story = { args: { children: Array.from({ length: 28 }, (_, index) => <Tile key={index} name="size" value={index} label={`${24 + index}`} soldOutLabel={index % 5 === 0 ? `${24 + index}, sold out` : undefined} defaultChecked={index === 7} />) } };
export const OneItem: Story = { args: { children: <Tile name="size" value="one" label="One size" defaultChecked /> } };
export const LongText: Story = { args: { children: ['Einheitsgröße für Damen und Herren', '116–122 / 6–7 Jahre', 'Übergröße'].map((size) => <Tile key={size} name="size" value={size} label={size} />) } };
export const Disabled: Story = { args: { children: ['S', 'M'].map((size) => <Tile key={size} name="size" value={size} label={size} disabled />) } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { legend: 'المقاس', aside: <a href="#guide">دليل المقاسات</a>, children: ['٣٨', '٤٠', '٤٢'].map((size) => <Tile key={size} name="size" value={size} label={size} soldOutLabel={size === '٤٠' ? '٤٠، نفد' : undefined} />) } };
