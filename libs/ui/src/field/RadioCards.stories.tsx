import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RadioCard, RadioCards } from './RadioCards.tsx';
import { TextField } from './TextField.tsx';

const cards = (
  <>
    <RadioCard name="way" value="home" label="To your door" detail="Three to five days" aside="£4.90" />
    <RadioCard name="way" value="shop" label="To a parcel shop" detail="Two to four days" aside="Free" />
    <RadioCard name="way" value="express" label="Tomorrow" detail="Not to the islands" aside="£12.00" disabled />
  </>
);

const meta = { title: 'ui/RadioCards', component: RadioCards, args: { legend: 'Delivery', children: cards } } satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  name: 'Many, one is chosen, by press and by arrow',
  async play({ canvas }) {
    const [home, shop, express] = canvas.getAllByRole('radio') as [HTMLElement, HTMLElement, HTMLElement];
    await expect(canvas.getByRole('group', { name: 'Delivery' })).toContainElement(home);
    await userEvent.click(canvas.getByText('To your door'));
    await expect(home).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(shop).toBeChecked();
    await expect(home).not.toBeChecked();
    await expect(express).toBeDisabled();
    await expect(home).toHaveAccessibleName('To your door');
    await expect(home).toHaveAccessibleDescription('Three to five days £4.90');
  },
};
export const OneItem: Story = { args: { children: <RadioCard name="way" defaultChecked label="To your door" aside="£4.90" /> } };
export const Invalid: Story = {
  args: { error: 'Please choose how we deliver.' },
  play: async ({ canvas }) => expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose how we deliver.'),
};
export const WithMore: Story = {
  args: {
    legend: 'Payment',
    children: (
      <>
        <RadioCard name="payment" label="Card" />
        <RadioCard name="payment" label="Gift card" defaultChecked>
          <TextField label="Number" inputMode="numeric" />
        </RadioCard>
      </>
    ),
  },
};
export const LongText: Story = { args: { legend: 'Zustellungsmöglichkeiten', children: <RadioCard name="way" label="Hauszustellung mit Wunschterminvereinbarung" detail="Terminbestätigungsbenachrichtigung per Kurznachricht zwei Werktage vor der Zustellung" aside="voraussichtlich 1.234,90 €" /> } };
export const Arabic: Story = {
  globals: { language: 'ar' },
  args: { legend: 'التوصيل', children: <><RadioCard name="way" defaultChecked label="إلى باب منزلك" detail="من ثلاثة إلى خمسة أيام" aside="مجانًا" /><RadioCard name="way" label="إلى نقطة استلام" detail="من يومين إلى أربعة أيام" aside="مجانًا" /></> },
};
