import { createTranslate, useTranslate, type ShopView } from '@selvedge/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm, type ResolverResult } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import * as v from 'valibot';
import { addressFormValues, addressSchema, type AddressFormValues } from '../address.form.ts';
import { AddressFields, type AddressRegions } from './AddressFields.tsx';

interface Values {
  address: AddressFormValues;
}

/** A form around the fields, which checks each when it is left. */
function Form({ country, regions, values }: { country: string; regions?: AddressRegions; values?: Partial<AddressFormValues> }) {
  const schema = addressSchema(country, useTranslate());
  const check = ({ address }: Values): ResolverResult<Values> => {
    const { success, output, issues } = v.safeParse(schema, address);
    if (success) return { values: { address: output }, errors: {} };
    return { values: {}, errors: { address: Object.fromEntries(issues.map(({ path, message }) => [path![0].key, { type: 'invalid', message }])) } };
  };
  const form = useForm<Values>({ mode: 'onBlur', defaultValues: { address: { ...addressFormValues(undefined, country), ...values } }, resolver: check });
  return <FormProvider {...form}><AddressFields name="address" purpose="shipping" country={country} regions={regions} /></FormProvider>;
}

/** The texts of the market that a story is shown in. */
function textsOf(loaded: Record<string, unknown>) {
  const { shop } = loaded.market as { shop: Pick<ShopView, 'translations' | 'market'> };
  return createTranslate(shop.translations, shop.market.language.baseCode);
}

const meta = { title: 'address/AddressFields', component: Form } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NumberInTheStreet: Story = { name: 'Number in the street’s line (CHK-079)', args: { country: 'GB' }, play: async ({ canvas }) => expect(canvas.getAllByRole('textbox')).toHaveLength(8) };
export const NumberOfItsOwn: Story = { name: 'Number in a field of its own (CHK-079)', args: { country: 'DE' }, play: async ({ canvas }) => expect(canvas.getAllByRole('textbox')).toHaveLength(9) };
export const NoPostalCode: Story = {
  name: 'No postal code (CHK-058)',
  args: { country: 'AE' },
  play: async ({ canvas, loaded }) => expect(canvas.queryByRole('textbox', { name: textsOf(loaded)('address.postal_code') })).toBeNull(),
};
export const CustomsNumber: Story = { name: 'A number for the customs (CHK-065)', args: { country: 'SA' }, play: async ({ canvas, loaded }) => expect(canvas.getByRole('textbox', { name: textsOf(loaded)('address.customs_number') })).toBeRequired() };
export const States: Story = {
  name: 'States to choose from (CHK-055)',
  args: { country: 'US', regions: { allowedStates: [{ name: 'Maine', abbreviation: 'ME' }, { name: 'Massachusetts', abbreviation: 'MA' }, { name: 'Vermont', abbreviation: 'VT' }] } },
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Vermont');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Vermont');
  },
};
export const StatesUnknown: Story = { name: 'States to be typed where none are known (CHK-057)', args: { country: 'US' }, play: async ({ canvas, loaded }) => expect(canvas.getByRole('textbox', { name: textsOf(loaded)('address.state') })).toBeVisible() };
const place = (name: string, districtId: string) => ({ name, abbreviation: name, districtId });
export const DistrictAndZone: Story = {
  name: 'The zones of a district (CHK-057)',
  args: { country: 'TR', regions: { turkishLocations: { districts: [place('İstanbul', '34'), place('Ankara', '6')], zones: [place('Kadıköy', '34'), place('Üsküdar', '34'), place('Çankaya', '6')] } } },
  async play({ canvas }) {
    const [district, zone] = canvas.getAllByRole('combobox') as [HTMLElement, HTMLElement];
    await userEvent.selectOptions(district, 'İstanbul');
    await userEvent.selectOptions(zone, 'Üsküdar');
    await userEvent.selectOptions(district, 'Ankara');
    await expect(zone).toHaveValue('');
    await expect(canvas.queryByRole('option', { name: 'Üsküdar' })).toBeNull();
  },
};
export const Masked: Story = {
  name: 'A postal code in its mask (CHK-069)',
  args: { country: 'SK' },
  async play({ canvas, loaded }) {
    const field = canvas.getByRole('textbox', { name: textsOf(loaded)('address.postal_code') });
    await userEvent.type(field, '81105');
    await expect(field).toHaveValue('811 05');
  },
};
const filled = { firstName: 'Ada', lastName: 'Weber', line1: 'Webergasse', houseNumber: '7', postalCode: '10115', city: 'Berlin', phone: '030 901820' };
export const Filled: Story = { args: { country: 'DE', values: filled } };
export const Invalid: Story = {
  name: 'Invalid, says why at the field once it is left and keeps what was typed (CHK-077, CHK-078)',
  args: { country: 'DE', values: { ...filled, city: '', postalCode: '1011', phone: '12' } },
  async play({ canvas, loaded }) {
    const t = textsOf(loaded);
    const says = async (name: string, message: string) => {
      const field = canvas.getByRole('textbox', { name: t(name) });
      await userEvent.click(field);
      await userEvent.tab();
      await expect(await canvas.findByText(t(message, { example: '10115' }))).toBeVisible();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(new RegExp(t(message).slice(0, 12)));
    };
    await says('address.postal_code', 'address.postal_code_invalid');
    await says('address.city', 'address.city_required');
    await says('address.phone', 'address.phone_invalid');
    await expect(canvas.getByRole('textbox', { name: t('address.postal_code') })).toHaveValue('1011');
  },
};
export const LongText: Story = { args: { country: 'DE', values: { ...filled, organizationName: 'Baumwollspinnereimaschinenersatzteilhandelsgesellschaft', line1: 'Bürgermeister-Friedrich-Wilhelm-Baumwollspinnerei-Straße', city: 'Leinfelden-Echterdingen-Unteraichen' } } };
