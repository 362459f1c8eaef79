import { getProducts } from '@selvedge/api-catalog';
import { keepsWaiting, refuses } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Home and content' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Home: Story = samplePage({ place: 'home' });
/** The widgets that ask the catalogue get no answer: the page is there without them. */
export const Failed: Story = {
  ...samplePage({ place: 'home', api: [refuses(getProducts)] }),
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument(),
};
export const Slow: Story = samplePage({ place: 'home', api: [keepsWaiting(getProducts)] });
export const Content: Story = samplePage({ place: 'content' });
export const Terms: Story = samplePage({ place: 'terms' });
