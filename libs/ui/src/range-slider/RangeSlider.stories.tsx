import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { pressKeys } from '../real-keys.sample.ts';
import { RangeSlider } from './RangeSlider.tsx';

const euro = (language: string) => (amount: number) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amount);

const meta = {
  title: 'ui/RangeSlider',
  component: RangeSlider,
  args: { legend: 'Price', min: 19.99, max: 119.95, lower: { name: 'from', label: 'From' }, upper: { name: 'to', label: 'To' }, read: (typed) => (typed.trim() && Number.isFinite(Number(typed)) ? Number(typed) : undefined), write: String, valueText: euro('en') },
  render: (args) => <form style={{ maxInlineSize: '24rem', padding: 'var(--space-7)' }}><RangeSlider {...args} /></form>,
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the browser does at an arrow key, at Home and at End, with the value alone. */
const moveTo = (thumb: HTMLElement, value: number) => fireEvent.change(thumb, { target: { value: String(value) } });

export const Open: Story = {
  name: 'Open at both ends: each thumb at its end, the fields empty',
  async play({ canvas }) {
    await expect(canvas.getAllByRole('slider').map((thumb) => (thumb as HTMLInputElement).value)).toEqual(['19', '120']);
    await expect(canvas.getByRole('slider', { name: 'Price: To' })).toHaveAttribute('aria-valuetext', '€120');
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  },
};
export const Moved: Story = {
  name: 'Moved: the field says the same, the form sends it, and the end is no bound',
  async play({ canvas, canvasElement }) {
    const [from] = canvas.getAllByRole('slider');
    await moveTo(from!, 42);
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('42');
    await expect(from).toHaveAttribute('aria-valuetext', '€42');
    await expect([...new FormData(canvasElement.querySelector('form')!)]).toEqual([['from', '42'], ['to', '']]);
    await moveTo(from!, 19);
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('');
  },
};
export const Stopped: Story = {
  name: 'Stopped by the other thumb; where both meet, the one that can move lies on top',
  args: { lower: { name: 'from', label: 'From', value: 80 }, upper: { name: 'to', label: 'To', value: 90 } },
  async play({ canvas }) {
    const [from, to] = canvas.getAllByRole('slider') as [HTMLInputElement, HTMLInputElement];
    await moveTo(from, 110);
    await expect(from).toHaveValue('90');
    await moveTo(to, 30);
    await expect(to).toHaveValue('90');
    await expect(Number(getComputedStyle(from).zIndex)).toBeGreaterThan(Number(getComputedStyle(to).zIndex));
  },
};
export const Typed: Story = {
  name: 'Typed: the thumbs follow, and what is no number is kept',
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '70');
    await expect(canvas.getByRole('slider', { name: 'Price: To' })).toHaveValue('70');
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), 'lots');
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('lots');
    await expect(canvas.getByRole('slider', { name: 'Price: From' })).toHaveValue('19');
  },
};
export const Keyboard: Story = {
  name: 'By keyboard: from thumb to thumb, then from field to field',
  async play({ canvas }) {
    for (const control of [...canvas.getAllByRole('slider'), ...canvas.getAllByRole('textbox')]) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
  },
};
export const ArrowKeys: Story = {
  name: 'Arrow keys go one step along the line, Home and End to either end, Page Up ten times as far; the fields say the same',
  async play({ canvas }) {
    const [from, to] = canvas.getAllByRole('slider') as [HTMLInputElement, HTMLInputElement];
    const [on, back] = document.documentElement.dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    const leads = async (thumb: HTMLInputElement, keys: string, place: number) => {
      await pressKeys(keys, () => moveTo(thumb, place));
      await expect(thumb).toHaveValue(String(place));
    };
    from.focus();
    await leads(from, on, 20);
    await leads(from, back, 19);
    await leads(from, `${on}${on}`, 21);
    await leads(from, '{PageUp}', 31);
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('31');
    await leads(from, '{End}', 120);
    await leads(from, '{Home}', 19);
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('');
    to.focus();
    await leads(to, back, 119);
    await leads(to, '{ArrowDown}', 118);
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('118');
  },
};
/** A thumb that is pressed anywhere within 44 px goes along. */
export const Thumbs: Story = {
  name: 'Thumbs are as large as a finger, stand on the ends of the line, and share what lies between them',
  args: { lower: { name: 'from', label: 'From' }, upper: { name: 'to', label: 'To', value: 22 } },
  async play({ canvas }) {
    const [from, to] = canvas.getAllByRole('slider') as [HTMLInputElement, HTMLInputElement];
    const { left, right, top, height } = from.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    const isRtl = getComputedStyle(from).direction === 'rtl';
    const at = (along: number) => document.elementFromPoint(isRtl ? right - along : left + along, top + height / 2);
    await expect([at(2), at(12)]).toEqual([from, from]);
    const place = 22 + (right - left - 44) * 3 / 101;
    await expect([at(place + 8), at(place + 20)]).toEqual([to, to]);
    await expect([from, to]).not.toContain(at(place + 24));
  },
};
export const Mirrored: Story = {
  name: 'From right to left the lowest is at the right',
  globals: { language: 'ar' },
  args: { legend: 'السعر', lower: { name: 'from', label: 'من', value: 40 }, upper: { name: 'to', label: 'إلى', value: 60 }, valueText: euro('ar') },
  async play({ canvasElement }) {
    const slider = canvasElement.querySelector('input[type=range]')!;
    await expect(getComputedStyle(slider).direction).toBe('rtl');
    const line = getComputedStyle(slider.parentElement!, '::after');
    await expect(parseFloat(line.right)).toBeLessThan(parseFloat(line.left));
  },
};
export const Invalid: Story = {
  args: { lower: { name: 'from', label: 'From', value: 90 }, upper: { name: 'to', label: 'To', value: 50 }, error: 'The first amount is higher than the second.' },
  async play({ canvas }) {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveAccessibleDescription('The first amount is higher than the second.');
  },
};
export const NothingToChoose: Story = { name: 'Nothing to choose: fields alone', args: { min: undefined, max: undefined }, play: async ({ canvas }) => expect(canvas.queryByRole('slider')).toBeNull() };
export const LargeMoney: Story = {
  name: 'Large money goes in larger steps',
  args: { min: 1_990, max: 249_000 },
  play: async ({ canvas }) => expect(canvas.getAllByRole('slider').map((thumb) => (thumb as HTMLInputElement).step)).toEqual(['10000', '10000']),
};
export const LongText: Story = { args: { lower: { name: 'from', label: 'Von einschließlich Mehrwertsteuer' }, upper: { name: 'to', label: 'Bis einschließlich Mehrwertsteuer' } } };
