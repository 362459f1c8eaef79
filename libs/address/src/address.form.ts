import type { Address } from '@selvedge/api-order';
import type { TextParameters, Translate } from '@selvedge/market';
import * as v from 'valibot';
import { addressFieldNames, addressFieldsOf, hasHouseNumberField, isStreetSplit, type AddressField, type AddressFieldName } from './address.rules.ts';
import { isPhone, joinPhone, splitPhone } from './phone.rules.ts';
import { postalCodeExample, writtenPostalCode } from './postal-code.rules.ts';
import { joinStreet, splitStreet, type Street } from './street.rules.ts';
import { collapseSpaces } from './typed.rules.ts';

/** An address while it is typed: every field is there and may be empty. */
export type AddressFormValues = Record<AddressFieldName, string>;

type TextSchema = v.GenericSchema<string, string>;

/** Longest texts that the contract takes, where they are not 60. */
const longest: Partial<Record<AddressFieldName, number>> = { organizationName: 80, line1: 100, line2: 100, houseNumber: 20, postalCode: 20, regionCode: 20, legalCustomerNumber: 30, customsCustomerNumber: 30, phone: 30 };

/** Words of an error, with what they need. */
type Say = (key: string, parameters?: TextParameters) => string;

/**
 * What a form of this country takes: spaces are put right, a number at the end of the street goes to its field, fields of
 * other countries are emptied (CHK-076…078).
 * @param say words of an error, where they are to be others than the market's
 */
export function addressSchema(country: string, t: Translate, say: Say = t): v.GenericSchema<AddressFormValues, AddressFormValues> {
  const fields = new Map(addressFieldsOf(country).map((field) => [field.name, field]));
  const schemas = addressFieldNames.map((name) => [name, schemaOf(fields.get(name), country, t, say)] as const);
  const text: TextSchema = v.string();
  return v.pipe(
    v.object(Object.fromEntries(addressFieldNames.map((name) => [name, text])) as Record<AddressFieldName, TextSchema>),
    v.transform((values) => ({ ...values, ...streetFields(values, country) })),
    v.object(Object.fromEntries(schemas) as Record<AddressFieldName, TextSchema>),
  );
}

function schemaOf(field: AddressField | undefined, country: string, t: Translate, say: Say): TextSchema {
  if (!field) return v.pipe(v.string(), v.transform(() => ''));
  const { name, label, isRequired } = field;
  const count = longest[name] ?? 60;
  const text = v.pipe(v.string(), v.transform(collapseSpaces), v.maxLength(count, say('address.too_long', { field: t(label), count })));
  const format = formatOf(field, country, t, say);
  const whole: TextSchema = isRequired ? v.pipe(text, v.nonEmpty(say(`${label}_required`))) : text;
  return format ? v.pipe(whole, format) : whole;
}

function formatOf({ name, label }: AddressField, country: string, t: Translate, say: Say): TextSchema | undefined {
  const check = (isRight: (typed: string) => boolean, message: string) => v.pipe(v.string(), v.check((typed) => typed === '' || isRight(typed), message));
  switch (name) {
    case 'postalCode': {
      const written = (typed: string) => writtenPostalCode(typed, country);
      const isCode = check((typed) => written(typed) !== undefined, say(`${label}_invalid`, { example: postalCodeExample(country) }));
      return v.pipe(isCode, v.transform((typed) => written(typed) ?? typed));
    }
    case 'phone':
      return check((typed) => isPhone(splitPhone(typed, country)), say('address.phone_invalid'));
    case 'legalCustomerNumber':
    case 'customsCustomerNumber':
      return check((typed) => /^[\p{L}\d-]{1,30}$/u.test(typed), say('address.number_invalid', { field: t(label) }));
    default:
      return undefined;
  }
}

/** Street and number in their fields, where the street was typed with its number and the field of that is empty; else nothing. */
export function streetFields({ line1, houseNumber }: Pick<AddressFormValues, 'line1' | 'houseNumber'>, country: string): Partial<Street> {
  if (!hasHouseNumberField(country) || houseNumber.trim()) return {};
  const street = splitStreet(line1, country);
  return street.houseNumber ? street : {};
}

/** The contract's address: the country is the market's, street and telephone number are taken apart (CHK-041…050). */
export function addressOf({ phone, line1, houseNumber, ...values }: AddressFormValues, country: string): Address {
  const street = isStreetSplit(country) ? splitStreet(line1, country) : { line1, houseNumber };
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
