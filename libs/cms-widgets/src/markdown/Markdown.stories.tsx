import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Markdown } from './Markdown.tsx';

const meta = { title: 'cms-widgets/Markdown', component: Markdown } satisfies Meta<typeof Markdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All that editors can mark up. */
export const Filled: Story = {
  args: { text: '## How to wash denim\n\nWash it **rarely** and *inside out*. Then:\n\n- cold, at 30 degrees\n- without softener\n- on the line\n\n### In this order\n\n1. Empty the pockets\n2. Close the buttons\n3. Turn it inside out\n\nMore in [denim care](/denim-care).' },
};
export const Table: Story = {
  name: 'A table whose rows and columns have names',
  args: { text: 'In centimetres.\n\n| Size | Chest | Waist |\n|---|---|---|\n| XS (34) | 80 | 62 |\n| S (36) | 84 | 66 |' },
  async play({ canvas }) {
    await expect(canvas.getByRole('columnheader', { name: 'Chest' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'S (36)' })).toBeVisible();
  },
};
export const MarkupOfItsOwn: Story = {
  name: 'Lets no markup of the text itself through (CMS-115)',
  args: { text: 'A <b>bold</b> claim <img src="x" onerror="alert(1)"> and [a trap](javascript:void)' },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText(/<b>bold<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('b, img, a')).toBeNull();
  },
};
export const LongText: Story = { args: { text: '## Bekleidungsgrößenumrechnungstabellenaktualisierung\n\nDie [Rücksendekostenerstattungsvereinbarungszusammenfassung](/terms) gilt für alle Bestellungen.\n\n- Baumwollhosenverarbeitungsrichtlinienzusammenfassung' } };
export const Empty: Story = { args: { text: '' } };
