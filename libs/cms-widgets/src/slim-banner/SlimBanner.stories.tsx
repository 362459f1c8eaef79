import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SlimBanner } from './SlimBanner.tsx';

const meta = {
  title: 'cms-widgets/SlimBanner',
  component: SlimBanner,
  parameters: { layout: 'fullscreen' },
  args: { text: '30 days to change your mind, on everything' },
} satisfies Meta<typeof SlimBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Linked: Story = {
  args: { url: '/delivery-and-returns' },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('link', { name: args.text })).toBeVisible();
  },
};
export const Coloured: Story = { args: { url: '/nord', backgroundColor: '#f2d7c9', color: '#4a1b12' } };
/** The ground is chosen and the words are not. */
export const LightGroundOnly: Story = { args: { backgroundColor: '#f2d7c9' } };
export const LongText: Story = { args: { url: '/de', text: 'Versandkostenfreie Lieferung an Packstationen und Paketannahmestellen ab fünfzig Euro Bestellwert, ausgenommen Geschenkgutscheine und Sonderanfertigungen' } };
