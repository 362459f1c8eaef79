import { searchProducts } from '@selvedge/api-catalog';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Listing' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Filled: Story = samplePage({ place: 'listing' });
export const FiltersOpen: Story = {
  ...samplePage({ place: 'listing' }),
  name: 'Filters open, each value an address of its own (CAT-136)',
  async play({ canvas, loaded }) {
    const texts = loaded.market.shop.translations;
    await userEvent.click(await canvas.findByText(texts['listing.filter'], { selector: 'summary' }));
    const sheet = within(await canvas.findByRole('dialog'));
    await userEvent.click(sheet.getByText(texts['facet.size'], { selector: 'summary' }));
    const sizes = sheet.getByText(texts['facet.size'], { selector: 'summary' }).closest('details')!;
    await expect(within(sizes).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/\/women\/jeans\?size=/));
  },
};
/** A filter that leaves nothing can be taken off with one tap. */
export const NothingFound: Story = {
  ...samplePage({ place: 'nothing' }),
  async play({ canvas, loaded }) {
    const [clear] = await canvas.findAllByRole('link', { name: loaded.market.shop.translations['listing.clear_all'] });
    await expect(clear).toHaveAttribute('href', expect.stringMatching(/\/women\/jeans$/));
  },
};
export const Failed: Story = {
  ...samplePage({ place: 'listing', api: [refuses(searchProducts)] }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['feedback.try_again'] })).toBeVisible(),
};
export const Slow: Story = samplePage({ place: 'listing', api: [keepsWaiting(searchProducts)] });
