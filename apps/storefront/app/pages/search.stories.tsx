import { searchProducts } from '@selvedge/api-catalog';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Search' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Filled: Story = {
  ...samplePage({ place: 'search' }),
  name: 'Filled: a listing of what the term finds (CAT-139, CAT-140, CAT-142)',
  async play({ canvas, loaded }) {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(3);
    await userEvent.click(await canvas.findByText(loaded.market.shop.translations['listing.filter'], { selector: 'summary' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
/** Before anything is searched for. */
export const Empty: Story = { ...samplePage({ place: 'searchStart' }), play: async ({ canvas }) => expect((await canvas.findAllByRole('link')).some((link) => (link as HTMLAnchorElement).search.startsWith('?q='))).toBe(true) };
export const NothingFound: Story = {
  ...samplePage({ place: 'searchNothing' }),
  name: 'Nothing found: what others look for and like',
  async play({ canvas, canvasElement }) {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
    await expect(canvasElement.querySelector('main a[href*="?q="]')).toBeVisible();
  },
};
export const Failed: Story = {
  ...samplePage({ place: 'search', api: [refuses(searchProducts)] }),
  play: async ({ canvas, loaded }) => expect(await canvas.findByRole('button', { name: loaded.market.shop.translations['feedback.try_again'] })).toBeVisible(),
};
export const Slow: Story = samplePage({ place: 'search', api: [keepsWaiting(searchProducts)] });
