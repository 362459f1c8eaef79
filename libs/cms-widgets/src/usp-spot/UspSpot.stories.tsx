import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UspSpot } from './UspSpot.tsx';

const meta = {
  title: 'cms-widgets/UspSpot',
  component: UspSpot,
  args: { icon: 'delivery', title: 'At your door in 2–4 days', text: 'Or at a parcel shop near you.', url: '/delivery-and-returns' },
} satisfies Meta<typeof UspSpot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delivery: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByRole('link', { name: args.title })).toBeVisible();
  },
};
export const Returns: Story = { args: { icon: 'returns', title: '30 days to return', text: 'Unworn, in one parcel, with one label.' } };
export const Repair: Story = { args: { icon: 'repair', title: 'Made to be mended', text: 'How to look after denim, and when not to wash it.' } };
export const Payment: Story = { args: { icon: 'payment', title: 'Pay the way you like', text: 'By card, by invoice or with a gift card.' } };
export const WithoutLink: Story = { args: { url: undefined } };
export const WithoutIcon: Story = { args: { icon: undefined } };
export const TitleOnly: Story = { args: { icon: undefined, text: undefined, url: undefined } };
export const LongText: Story = {
  args: { title: 'Rücksendekostenerstattungsvereinbarung', text: 'Umtauschmöglichkeiten und Rückgabefristenverlängerungen für Weihnachtsgeschenkbestellungen im gesamten Bundesgebiet.' },
  decorators: [(Spot) => <div style={{ inlineSize: '10rem' }}><Spot /></div>],
};
