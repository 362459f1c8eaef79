import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Home and content' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Home: Story = samplePage({ place: 'home' });
export const Content: Story = samplePage({ place: 'content' });
export const Terms: Story = samplePage({ place: 'terms' });
