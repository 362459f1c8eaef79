import { getProduct } from '@selvedge/api-catalog';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Product' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Filled: Story = samplePage({ place: 'product' });
export const GiftCard: Story = samplePage({ place: 'giftCard' });
export const Failed: Story = samplePage({ place: 'product', api: [refuses(getProduct)] });
export const Slow: Story = samplePage({ place: 'product', api: [keepsWaiting(getProduct)] });
