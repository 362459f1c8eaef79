import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AccordionText } from './AccordionText.tsx';

const items = [
  { title: 'Which fit is which?', markdownContent: 'Slim is close all the way. Straight falls from the hip. Tapered narrows below the knee. Wide and loose leave room.' },
  { title: 'Will they shrink?', markdownContent: 'No. All denim except raw selvedge is washed before it is cut. See [denim care](/denim-care).' },
  { title: 'Can I have them mended?', markdownContent: 'Yes:\n\n1. send them in\n2. wait a week\n3. wear them again' },
];

const meta = { title: 'cms-widgets/AccordionText', component: AccordionText, args: { headline: 'Good to know', items } } satisfies Meta<typeof AccordionText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OneOpenAtATime: Story = {
  name: 'Opens one text at a time, all closed at first (CMS-062)',
  async play({ canvas }) {
    const [first, second] = [canvas.getByText(items[0]!.title), canvas.getByText(items[1]!.title)];
    const [fits, shrinking] = [canvas.getByText(/^Slim is close/), canvas.getByText(/^No\. All denim/)];
    await expect(fits).not.toBeVisible();
    await expect(shrinking).not.toBeVisible();
    await userEvent.click(first);
    await expect(fits).toBeVisible();
    await userEvent.click(second);
    await expect(shrinking).toBeVisible();
    await expect(fits).not.toBeVisible();
    await userEvent.click(second);
    await expect(shrinking).not.toBeVisible();
  },
};
export const WithoutHeadline: Story = { args: { headline: undefined } };
export const OneItem: Story = { args: { items: items.slice(0, 1) } };
export const LongText: Story = {
  args: {
    headline: 'Rücksendekostenerstattungsvereinbarung',
    items: [{ title: 'Was geschieht mit Bekleidungsgrößenumrechnungstabellenaktualisierungen, wenn ich mehrere Größen bestellt habe?', markdownContent: 'Baumwollhosenverarbeitungsrichtlinienzusammenfassungen liegen jeder Sendung bei.' }],
  },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByText(args.items[0]!.title));
  },
};
export const Empty: Story = { name: 'Nothing at all without anything under the headline', args: { items: [] }, play: async ({ canvasElement }) => expect(canvasElement.querySelector('section')).toBeNull() };
