import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from './Text.tsx';

const paragraphs = `We choose the cloth first and draw the garment second. A heavy denim wants few seams; a fluid satin wants the bias. Then we leave out whatever does not help.

Every piece carries a label that says what it is made of and how to keep it going. When it tears, mend it: there is spare yarn in the side seam and advice on [denim care](/denim-care).`;

const meta = {
  title: 'cms-widgets/Text',
  component: Text,
  args: { headline: 'What we do', markdownContent: paragraphs, alignment: 'left', wordLimit: 2500 },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Centred: Story = { args: { alignment: 'center', headline: 'A selvedge is the edge that does not fray' } };
export const WithoutHeadline: Story = { args: { headline: undefined } };
export const Cut: Story = {
  name: 'Cut at its limit; the rest comes and goes (CMS-028, CMS-051)',
  args: { wordLimit: 20 },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { expanded: false });
    await expect(canvas.queryByText(/spare yarn/)).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByText(/spare yarn/)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByText(/spare yarn/)).toBeNull();
  },
};
export const WholeForSearchEngines: Story = {
  args: { wordLimit: 20, whole: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/spare yarn/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    headline: 'Herrenoberbekleidungsgrößenumrechnungstabellen',
    markdownContent: 'Die Bekleidungsgrößenumrechnungstabellenaktualisierung und die Rücksendekostenerstattungsvereinbarung stehen in den [Allgemeinen Geschäftsbedingungen](/terms).\n\n- Baumwollhosenverarbeitungsrichtlinienzusammenfassung\n- Strickjackenübergangslösung',
  },
};
export const Empty: Story = { args: { headline: undefined, markdownContent: '' } };
