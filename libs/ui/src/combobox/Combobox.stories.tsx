import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState, type RefObject } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Flyout } from '../flyout/Flyout.tsx';
import { openFlyout } from '../flyout/flyout.state.ts';
import type { FlyoutModule } from '../flyout/FlyoutStage.tsx';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';

const shops: ComboboxOption[] = ['Aarhus', 'Antwerp', 'Berlin', 'Bristol', 'Copenhagen', 'Dubai', 'Ghent', 'Leeds', 'London', 'Munich', 'Vienna', 'Zurich'].map((label) => ({ value: label.toLowerCase(), label }));
const texts = { pending: 'Looking …', nothing: 'There is none of that name.', open: 'Show all shops', clear: 'Choose none' };

/** Remembers what is chosen, as a form does. */
function Chosen(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onChange={(option) => {
        setValue(option);
        props.onChange(option);
      }}
    />
  );
}
const inFlyout: FlyoutModule = { Flyout: ({ close }) => <Flyout label="Your shop" closeLabel="Close" onClose={close}><Chosen label="Shop" texts={texts} options={shops} value={null} onChange={() => {}} /></Flyout> };

const meta = {
  title: 'ui/Combobox',
  component: Combobox,
  args: { label: 'Shop', options: shops, value: null, onChange: fn(), texts },
  parameters: { flyouts: { inFlyout: async () => inFlyout } },
  render: (args) => <div style={{ maxInlineSize: '24rem' }}><Chosen {...args} /></div>,
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
/** The list stands outside of the story, where nothing cuts it off. */
const onPage = within(document.body);
const field = (canvas: Canvas) => canvas.getByRole('combobox');
const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(field(canvas));
  await onPage.findByRole('listbox');
};
const typed = (words: string, said: string | RegExp): Story['play'] => async ({ canvas }) => {
  await userEvent.type(field(canvas), words);
  await waitFor(() => expect(onPage.getByText(said)).toBeVisible());
};

export const Closed: Story = { name: 'Closed, a field with a label', play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Shop' })).toHaveAttribute('aria-expanded', 'false') };
export const OfAForm: Story = {
  name: 'Of a form, which leads to it and hears when it is left',
  args: { ref: createRef<HTMLInputElement>(), onBlur: fn(), error: 'Please choose a shop.' },
  async play({ args, canvas }) {
    (args.ref as RefObject<HTMLInputElement>).current.focus();
    await expect(field(canvas)).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const Open: Story = { name: 'Open, all options', play: opened };
export const Filtered: Story = {
  name: 'Typing leaves the options that hold it; a press chooses',
  async play({ args, canvas }) {
    await userEvent.type(field(canvas), 'on');
    await waitFor(() => expect(onPage.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['London']));
    await userEvent.click(onPage.getByRole('option', { name: 'London' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'london', label: 'London' });
    await expect(field(canvas)).toHaveValue('London');
  },
};
export const Chosen_: Story = {
  name: 'Chosen, and can be taken back',
  args: { value: shops[2] },
  async play({ args, canvas }) {
    await expect(field(canvas)).toHaveValue('Berlin');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose none' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field(canvas)).toHaveValue('');
  },
};
export const Keyboard: Story = {
  name: 'By keyboard: typing opens, arrows move, Enter chooses, Escape closes without choosing, and the focus stays',
  async play({ args, canvas }) {
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('l');
    await onPage.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    const active = () => document.getElementById(field(canvas).getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(active()).toHaveTextContent('Bristol'));
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveValue('Bristol');
    await expect(field(canvas)).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'bristol', label: 'Bristol' });
    await userEvent.keyboard('{ArrowDown}');
    await onPage.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onPage.queryByRole('listbox')).toBeNull());
    await expect(field(canvas)).toHaveValue('Bristol');
    await expect(field(canvas)).toHaveFocus();
  },
};
export const Asked: Story = {
  name: 'Asks for the options of what is typed, not for what was chosen',
  args: { onQuery: fn(), options: [{ value: 'a', label: 'Abbey Road 3', detail: 'London NW8' }, { value: 'b', label: 'Abbey Road 30', detail: 'London NW8' }] },
  async play({ args, canvas }) {
    await userEvent.type(field(canvas), 'Ab');
    await expect(args.onQuery).toHaveBeenLastCalledWith('Ab');
    await userEvent.click(await onPage.findByRole('option', { name: /Abbey Road 30/ }));
    await expect(field(canvas)).toHaveValue('Abbey Road 30');
    await expect(args.onQuery).toHaveBeenCalledTimes(2);
  },
};
export const Details: Story = { args: Asked.args, play: opened };
export const Loading: Story = { args: { onQuery: fn(), options: [], pending: true }, play: typed('Lon', 'Looking …') };
export const Empty: Story = { name: 'Empty, there is none of that name', play: typed('Xy', 'There is none of that name.') };
export const Failed: Story = { args: { onQuery: fn(), options: [], failure: 'The shops could not be loaded. Please type again in a moment.' }, play: typed('Lon', /could not be loaded/) };
export const Invalid: Story = {
  args: { error: 'Please choose a shop.', hint: 'Where you want to fetch it' },
  async play({ canvas }) {
    await expect(field(canvas)).toBeInvalid();
    await expect(field(canvas)).toHaveAccessibleDescription('Please choose a shop. Where you want to fetch it');
  },
};
export const Disabled: Story = { args: { disabled: true, value: shops[0] }, play: async ({ canvas }) => expect(field(canvas)).toBeDisabled() };
export const InFlyout: Story = {
  name: 'In a flyout, its list can be reached',
  render: () => <Button onClick={() => openFlyout('inFlyout')}>Open</Button>,
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Open'));
    const dialog = await canvas.findByRole('dialog', undefined, { timeout: 5_000 });
    await userEvent.click(within(dialog).getByRole('combobox'));
    const option = await within(dialog).findByRole('option', { name: 'Berlin' });
    await waitFor(async () => {
      const { left, top, width, height } = option.getBoundingClientRect();
      await expect(option.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    }, { timeout: 5_000 });
  },
};
export const LongText: Story = { args: { label: 'Abholfiliale', options: [{ value: 'a', label: 'Donaudampfschifffahrtsgesellschaftsgebäude am Rathausmarkt', detail: 'Bürgermeister-Müllerschön-Straße 123a, Hinterhof, zweites Obergeschoss' }, { value: 'b', label: 'Berlin' }] }, play: opened };
export const Arabic: Story = { globals: { language: 'ar' }, args: { label: 'المتجر', options: [{ value: 'dubai', label: 'دبي', detail: 'مول الإمارات' }, { value: 'riyadh', label: 'الرياض' }, { value: 'london', label: 'London' }], texts: { pending: 'جارٍ البحث …', nothing: 'لا يوجد متجر بهذا الاسم.', open: 'عرض كل المتاجر', clear: 'إلغاء الاختيار' } }, play: opened };
