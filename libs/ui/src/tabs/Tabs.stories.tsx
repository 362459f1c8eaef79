import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../field/TextField.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'ui/Tabs',
  component: Tabs,
  args: {
    label: 'About these jeans',
    tabs: [
      { id: 'care', title: 'Care', content: <p>Wash cold, inside out, and let it dry in the air.</p> },
      { id: 'delivery', title: 'Delivery', content: <p>Three to five days, and 30 days to change your mind.</p> },
      { id: 'repair', title: 'Repair', content: <p>Bring it to any of our shops: we mend it, whatever its age.</p> },
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });

export const Filled: Story = {
  name: 'Filled, opens the one that is pressed',
  async play({ args, canvas }) {
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toBeVisible();
    await userEvent.click(tab(canvas, 'Repair'));
    await expect(canvas.getByRole('tabpanel', { name: 'Repair' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Wash cold/)).not.toBeVisible());
    await expect(args.onOpen).toHaveBeenCalledWith('repair');
  },
};
export const Initial: Story = { args: { initial: 'delivery' }, play: async ({ canvas }) => expect(tab(canvas, 'Delivery')).toHaveAttribute('aria-selected', 'true') };
export const Keyboard: Story = {
  name: 'By keyboard: Tab reaches the open one, arrows open the next in the direction of reading, Home and End go to the edges, Tab goes into it',
  async play({ canvas }) {
    const [next, previous] = document.documentElement.dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await expect(tab(canvas, 'Care')).toHaveFocus();
    await userEvent.keyboard(next);
    await expect(tab(canvas, 'Delivery')).toHaveFocus();
    await expect(canvas.getByText(/30 days/)).toBeVisible();
    await userEvent.keyboard(previous);
    await expect(canvas.getByText(/Wash cold/)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(tab(canvas, 'Repair')).toHaveFocus();
    await userEvent.keyboard(next);
    await expect(tab(canvas, 'Care')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toHaveFocus();
  },
};
export const Kept: Story = {
  name: 'What is typed in one stays while another is open',
  args: { tabs: [{ id: 'email', title: 'Email', content: <TextField label="Email address" type="email" /> }, { id: 'phone', title: 'Telephone', content: <TextField label="Number" type="tel" /> }] },
  async play({ canvas }) {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ada@mail.example');
    await userEvent.click(tab(canvas, 'Telephone'));
    await userEvent.click(tab(canvas, 'Email'));
    await expect(canvas.getByLabelText('Email address')).toHaveValue('ada@mail.example');
  },
};
export const Disabled: Story = { args: { tabs: [{ id: 'care', title: 'Care', content: 'Wash cold.' }, { id: 'shops', title: 'In shops', content: '', disabled: true }] }, play: async ({ canvas }) => expect(tab(canvas, 'In shops')).toHaveAttribute('aria-disabled', 'true') };
export const Many: Story = { name: 'Many, swiped', args: { tabs: Array.from({ length: 12 }, (_, place) => ({ id: String(place), title: `Chapter ${place + 1}`, content: `What chapter ${place + 1} says.` })) } };
export const LongText: Story = { args: { tabs: [{ id: 'a', title: 'Materialzusammensetzung und Pflegehinweise', content: 'Schonwaschgang bei niedrigster Temperatur. '.repeat(6) }, { id: 'b', title: 'Nachhaltigkeitsinformationen', content: '' }] } };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'عن هذا الجينز', tabs: [{ id: 'care', title: 'العناية', content: 'يُغسل بماء بارد مقلوبًا ويُترك ليجف في الهواء.' }, { id: 'delivery', title: 'التوصيل', content: 'من ثلاثة إلى خمسة أيام.' }] } };
export const KeyboardArabic: Story = { ...Keyboard, name: 'By keyboard, from right to left', globals: { language: 'ar' } };
