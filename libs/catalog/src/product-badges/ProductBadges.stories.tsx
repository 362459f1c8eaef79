import type { Badge } from '@selvedge/api-catalog';
import { badgesAt } from '@selvedge/market';
import { Picture } from '@selvedge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCard } from '../shop.sample.tsx';
import { ProductBadges } from './ProductBadges.tsx';

const organic: Badge = { badgeId: 'organic', badgeTitle: 'Organic', places: { plp: { curvyChip: true, backgroundColor: '#1f4d3a', color: '#fff', position: 'top-right' } } };
const mended: Badge = { badgeId: 'mended', badgeTitle: 'Mended for life', places: { plp: { position: 'bottom-left', color: '#3b2b14', textSize: 11 } } };
const season: Badge = { badgeId: 'season', badgeTitle: 'Last of the season', places: { plp: { chip: true, backgroundColor: '#d6ff3f', color: '#0c0c0d', rotation: -6, position: 'bottom-right', width: 72, textAlignment: 'center', opacity: 90, borderColor: '#0c0c0d' } } };

const flags = { isNew: true, inStock: true, comingSoonProduct: false, isPreorder: false };

const meta = {
  title: 'catalog/ProductBadges',
  component: ProductBadges,
  args: { product: flags, badges: badgesAt('plp', [organic, mended, season]) },
  decorators: [(Badges) => <div style={{ position: 'relative', inlineSize: '11rem' }}><Picture url={sampleCard.frontImage!.url} alt="" /><Badges /></div>],
} satisfies Meta<typeof ProductBadges>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'What the shop says first, then what editors say, each in its corner (CAT-030, CAT-084, CAT-090)',
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem').map((item) => item.closest('ul')!.dataset.corner)).toEqual(['top-start', 'top-end', 'bottom-start', 'bottom-end']);
    await expect(getComputedStyle(canvas.getByText('Last of the season'))).toMatchObject({ opacity: '0.9', inlineSize: '72px', rotate: '-6deg', fontSize: '10px' });
  },
};
export const ShopAlone: Story = { args: { badges: undefined } };
export const EditorsAlone: Story = { args: { product: undefined } };
export const Stacked: Story = {
  name: 'Several at one position, stacked in the order given (CAT-090)',
  args: { badges: badgesAt('plp', ['One', 'Two', 'Three'].map((badgeTitle) => ({ badgeId: badgeTitle, badgeTitle, places: { plp: { chip: true, position: 'bottom-left' } } }))) },
  async play({ canvas }) {
    const tops = ['One', 'Two', 'Three'].map((title) => canvas.getByText(title).getBoundingClientRect().top);
    await expect([...tops].sort((a, b) => a - b)).toEqual(tops);
  },
};
export const Empty: Story = { args: { product: { ...flags, isNew: false }, badges: undefined }, play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull() };
export const LongText: Story = { args: { product: { ...flags, comingSoonProduct: true }, badges: badgesAt('plp', [{ ...organic, badgeTitle: 'Baumwolle aus kontrolliert biologischem Anbau' }]) } };
