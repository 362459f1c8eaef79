import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta = { title: 'ui/Disclosure', component: Disclosure, args: { title: 'Composition and care', children: '100% cotton. Wash cold, inside out, and let it dry in the air.' } } satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: 'Opens and closes',
  async play({ canvas }) {
    const words = canvas.getByText(/Wash cold/);
    await expect(words).not.toBeVisible();
    await userEvent.click(canvas.getByText('Composition and care'));
    await expect(words).toBeVisible();
    await userEvent.click(canvas.getByText('Composition and care'));
    await expect(words).not.toBeVisible();
  },
};
export const Open: Story = { args: { open: true } };
export const OneAtATime: Story = {
  args: { name: 'facts', open: true },
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure name="facts" title="Delivery and returns">Three to five days, and 30 days to change your mind.</Disclosure>
      <Disclosure name="facts" title="Repair">Bring it to any of our shops: we mend it, whatever its age.</Disclosure>
    </>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Repair'));
    await expect(canvas.getByText(/whatever its age/)).toBeVisible();
    await expect(canvas.getByText(/Wash cold/)).not.toBeVisible();
  },
};
export const LongText: Story = { args: { open: true, title: 'Materialzusammensetzung, Pflegehinweise und Nachhaltigkeitsinformationen', children: 'Schonwaschgang bei niedrigster Temperatur, nicht trocknergeeignet, professionelle Nassreinigung möglich. '.repeat(6) } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { open: true, title: 'التركيب والعناية', children: 'قطن 100%. يُغسل بماء بارد مقلوبًا ويُترك ليجف في الهواء.' } };
