import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from '../disclosure/Disclosure.tsx';
import { Accordion } from './Accordion.tsx';

const parts = (
  <>
    <Disclosure title="Composition and care" open>100% cotton. Wash cold, inside out, and let it dry in the air.</Disclosure>
    <Disclosure title="Delivery and returns">Three to five days, and 30 days to change your mind.</Disclosure>
    <Disclosure title="Repair">Bring it to any of our shops: we mend it, whatever its age.</Disclosure>
  </>
);

const meta = { title: 'ui/Accordion', component: Accordion, args: { children: parts } } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  name: 'Many, each for itself',
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Repair'));
    await expect(canvas.getByText(/whatever its age/)).toBeVisible();
    await expect(canvas.getByText(/Wash cold/)).toBeVisible();
  },
};
export const LongText: Story = { args: { children: <Disclosure open title="Materialzusammensetzung, Pflegehinweise und Nachhaltigkeitsinformationen">{'Schonwaschgang bei niedrigster Temperatur, nicht trocknergeeignet. '.repeat(6)}</Disclosure> } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { children: <><Disclosure open title="التركيب والعناية">قطن 100%. يُغسل بماء بارد مقلوبًا ويُترك ليجف في الهواء.</Disclosure><Disclosure title="التوصيل والإرجاع">من ثلاثة إلى خمسة أيام.</Disclosure></> } };
