import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePage } from '../page.sample.tsx';

const meta = { title: 'storefront/pages/Not found' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Filled: Story = samplePage({ place: 'notFound' });
