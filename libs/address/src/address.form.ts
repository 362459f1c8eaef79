import type { Address } from '@selvedge/api-order';
import type { Translate } from '@selvedge/market';
import * as v from 'valibot';
import { addressFieldNames, addressFieldsOf, hasHouseNumberField, isStreetSplit, type AddressFieldName } from './address.rules.ts';
import { isPhone, joinPhone, splitPhone } from './phone.rules.ts';
import { isPostalCode } from './postal-code.rules.ts';
import { joinStreet, splitStreet } from './street.rules.ts';
import { collapseSpaces, latinDigits } from './typed.rules.ts';

/** An address while it is typed: every field is there and may be empty. */
export type AddressFormValues = Record<AddressFieldName, string>;

type TextSchema = v.GenericSchema<string, string>;

/** Longest texts that the contract takes, where they are not 60. */
const longest: Partial<Record<AddressFieldName, number>> = { organizationName: 80, line1: 100, line2: 100, houseNumber: 20, postalCode: 20, regionCode: 20, legalCustomerNumber: 30, customsCustomerNumber: 30, phone: 30 };

/** What a form of this country takes, with messages of the market; spaces are put right, fields of other countries are emptied (CHK-076…078). */
export function addressSchema(country: string, t: Translate): v.ObjectSchema<Record<AddressFieldName, TextSchema>, undefined> {
  const fields = new Map(addressFieldsOf(country).map((field) => [field.name, field]));
  const schemaOf = (name: AddressFieldName): TextSchema => {
    const field = fields.get(name);
    if (!field) return v.pipe(v.string(), v.transform(() => ''));
    const text = v.pipe(v.string(), v.transform(collapseSpaces), v.maxLength(longest[name] ?? 60, t('address.too_long', { count: longest[name] ?? 60 })));
    const format = formatOf(name, country, t);
    const whole: TextSchema = field.isRequired ? v.pipe(text, v.nonEmpty(t('address.required'))) : text;
    return format ? v.pipe(whole, format) : whole;
  };
  return v.object(Object.fromEntries(addressFieldNames.map((name) => [name, schemaOf(name)])) as Record<AddressFieldName, TextSchema>);
}

function formatOf(name: AddressFieldName, country: string, t: Translate): v.GenericSchema<string, string> | undefined {
  const check = (isRight: (typed: string) => boolean, message: string) => v.pipe(v.string(), v.check((typed) => typed === '' || isRight(typed), t(message)));
  if (name === 'postalCode') return v.pipe(v.string(), v.transform((typed) => latinDigits(typed).toUpperCase()), check((typed) => isPostalCode(typed, country), 'address.postal_code_invalid'));
  if (name === 'phone') return check((typed) => isPhone(splitPhone(typed, country)), 'address.phone_invalid');
  if (name === 'legalCustomerNumber' || name === 'customsCustomerNumber') return check((typed) => /^[\p{L}\d-]{1,30}$/u.test(typed), 'address.number_invalid');
  return undefined;
}

/** The contract's address: the country is the market's, street and telephone number are taken apart (CHK-041…050). */
export function addressOf({ phone, line1, houseNumber, ...values }: AddressFormValues, country: string): Address {
  const street = isStreetSplit(country) ? splitStreet(line1) : { line1, houseNumber };
  const filled = Object.entries({ ...values, ...street, ...splitPhone(phone, country) }).filter(([, value]) => value !== '');
  return { ...(Object.fromEntries(filled) as Address), country };
}

/** What the form begins with; a text for every field. */
export function addressFormValues(address: Address | undefined, country: string): AddressFormValues {
  const known: Partial<Record<AddressFieldName, unknown>> = address ?? {};
  const values = Object.fromEntries(addressFieldNames.map((name) => [name, known[name] ?? ''])) as AddressFormValues;
  const street = hasHouseNumberField(country) ? {} : { line1: joinStreet(address ?? {}, country), houseNumber: '' };
  return { ...values, ...street, phone: joinPhone(address ?? {}, country) };
}
