import { searchProducts } from '@selvedge/api-catalog';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Listing' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Filled: Story = samplePage({ place: 'listing' });
/** A filter that leaves nothing can be taken off with one tap. */
export const NothingFound: Story = samplePage({ place: 'nothing' });
export const Failed: Story = samplePage({ place: 'listing', api: [refuses(searchProducts)] });
export const Slow: Story = samplePage({ place: 'listing', api: [keepsWaiting(searchProducts)] });
