import type { Region, TurkishLocation } from '@selvedge/api-order';
import { useTranslate } from '@selvedge/market';
import { PhoneField, SelectField, TextField } from '@selvedge/ui';
import type { ChangeEvent, FocusEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { streetFields, type AddressFormValues } from '../address.form.ts';
import { addressFieldsOf, type AddressField, type AddressFieldName } from '../address.rules.ts';
import { isDigitsOnly, maskedPostalCode, writtenPostalCode } from '../postal-code.rules.ts';
import styles from './AddressFields.module.css';

/** The lists that come with the basket, where the country has such (CHK-055). */
export interface AddressRegions {
  allowedStates?: readonly Region[];
  allowedProvinces?: readonly Region[];
  turkishLocations?: { districts: readonly TurkishLocation[]; zones: readonly TurkishLocation[] };
}

export interface AddressFieldsProps {
  /** Name of the address in the form: its fields are `{name}.firstName` and so on, their ids `{name}-firstName`. */
  name: string;
  country: string;
  /** Which address of the browser's address book fills it. */
  purpose: 'shipping' | 'billing';
  regions?: AddressRegions;
}

/** The fields of an address, as its country wants them, within a `FormProvider` of react-hook-form (CHK-058…079). */
export function AddressFields({ name, country, purpose, regions = {} }: AddressFieldsProps) {
  const region = useWatch({ name: `${name}.regionCode` }) as string | undefined;
  const fields = addressFieldsOf(country);
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} className={widthOf(field.name, fields)}>
          <AddressInput field={field} path={`${name}.${field.name}`} country={country} purpose={purpose} choices={choicesOf(field.name, region, regions)} />
        </div>
      ))}
    </div>
  );
}

/** Short fields stand beside the longer one that they belong to. */
const shortBeside: Partial<Record<AddressFieldName, AddressFieldName>> = { line1: 'houseNumber', city: 'postalCode' };

function widthOf(name: AddressFieldName, fields: readonly AddressField[]): string | undefined {
  if (name === 'firstName' || name === 'lastName') return styles.half;
  if (Object.values(shortBeside).includes(name)) return styles.narrow;
  return fields.some((field) => field.name === shortBeside[name]) ? styles.wide : styles.whole;
}

interface Choice {
  value: string;
  label: string;
}

/** States, provinces and Turkish places are chosen; where none are known they are typed (CHK-057). */
function choicesOf(field: AddressFieldName, region: string | undefined, { allowedStates = [], allowedProvinces = [], turkishLocations }: AddressRegions): Choice[] | undefined {
  const choice = ({ abbreviation, name }: Region): Choice => ({ value: abbreviation, label: name });
  if (field === 'regionCode') {
    const listed = turkishLocations?.districts ?? [...allowedStates, ...allowedProvinces];
    return listed.length > 0 ? listed.map(choice) : undefined;
  }
  if (field !== 'district' || !turkishLocations) return undefined;
  const chosen = turkishLocations.districts.find(({ abbreviation }) => abbreviation === region)?.districtId;
  return turkishLocations.zones.filter(({ districtId }) => districtId === chosen).map(({ name }) => ({ value: name, label: name }));
}

const autoComplete: Record<AddressFieldName, string | undefined> = {
  firstName: 'given-name', lastName: 'family-name', organizationName: 'organization', taxOffice: undefined, line1: 'address-line1', houseNumber: undefined, line2: 'address-line2', postalCode: 'postal-code', city: 'address-level2',
  regionCode: 'address-level1', district: 'address-level3', legalCustomerNumber: undefined, customsCustomerNumber: undefined, phone: 'tel',
};

interface AddressInputProps extends Pick<AddressFieldsProps, 'country' | 'purpose'> {
  field: AddressField;
  path: string;
  choices: Choice[] | undefined;
}

function AddressInput({ field: { name, label, isRequired }, path, country, purpose, choices }: AddressInputProps) {
  const t = useTranslate();
  const { register, getFieldState, getValues, setValue, clearErrors, formState } = useFormContext();
  const { onChange, onBlur, ...registered } = register(path);
  const common = {
    id: path.replace('.', '-'),
    label: t(label),
    error: getFieldState(path, formState).error?.message,
    optional: isRequired ? undefined : t('address.optional'),
    autoComplete: autoComplete[name] ? `${purpose} ${autoComplete[name]}` : 'off',
    'aria-required': isRequired || undefined,
  } as const;
  if (choices) {
    const choose = (event: ChangeEvent<HTMLSelectElement>) => {
      // The places of another region are others.
      if (name === 'regionCode') setValue(path.replace(/regionCode$/, 'district'), '');
      return onChange(event);
    };
    return (
      <SelectField {...common} {...registered} onBlur={onBlur} onChange={choose}>
        <option value="">{t('address.choose')}</option>
        {choices.map(({ value, label: words }) => <option key={value} value={value}>{words}</option>)}
      </SelectField>
    );
  }
  const address = path.slice(0, -name.length - 1);
  /** Writes what was typed as the country writes it, before it is checked. */
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const written =
      name === 'postalCode' ? { postalCode: writtenPostalCode(typed, country) ?? typed }
      : name === 'line1' ? streetFields(getValues(address) as AddressFormValues, country)
      : {};
    for (const [other, value] of Object.entries(written)) {
      if (getValues(`${address}.${other}`) === value) continue;
      setValue(`${address}.${other}`, value, { shouldDirty: true });
      clearErrors(`${address}.${other}`);
    }
    return onBlur(event);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const masked = name === 'postalCode' ? maskedPostalCode(event.target.value, country) : event.target.value;
    // Written back only when it differs, so that the caret stays where it is.
    if (masked !== event.target.value) event.target.value = masked;
    return onChange(event);
  };
  if (name === 'phone') return <PhoneField {...common} {...registered} onBlur={onBlur} onChange={onChange} hint={t('address.phone_hint')} />;
  const inputMode = name === 'postalCode' && isDigitsOnly(country) ? 'numeric' : undefined;
  return <TextField {...common} {...registered} onBlur={leave} onChange={change} type="text" inputMode={inputMode} />;
}
