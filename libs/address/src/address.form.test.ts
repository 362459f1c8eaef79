import { markets } from '@selvedge/market/data';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressFormValues, addressOf, addressSchema, type AddressFormValues } from './address.form.ts';
import { addressFieldsOf } from './address.rules.ts';

const t = (key: string) => key;
const empty = (country: string) => addressFormValues(undefined, country);
const faults = (country: string, values: AddressFormValues) => {
  const { issues = [] } = v.safeParse(addressSchema(country, t), values);
  return Object.fromEntries(issues.map(({ path, message }) => [path![0]!.key, message]));
};
const typed: AddressFormValues = {
  ...empty('DE'), firstName: ' Ada ', lastName: 'Weaver', line1: 'Weberstraße', houseNumber: '12 b', postalCode: '10115', city: 'Bad  Berka', phone: '+49 170 1234567',
};
const saved = { firstName: 'Ada', lastName: 'Weaver', line1: 'Weberstraße', houseNumber: '12 b', postalCode: '10115', city: 'Bad Berka', phoneCountryCode: '49', mobilePhoneNumber: '1701234567', country: 'DE' };

describe('an address form', () => {
  it('wants what the country wants, and says so at each field (CHK-077, CHK-078)', () => {
    for (const { country } of markets) {
      const required = addressFieldsOf(country).filter(({ isRequired }) => isRequired).map(({ name }) => [name, 'address.required']);
      expect(faults(country, empty(country)), country).toEqual(Object.fromEntries(required));
    }
  });

  it('is content with a whole address, and puts spaces right (CHK-076)', () => {
    expect(addressOf(v.parse(addressSchema('DE', t), typed), 'DE')).toEqual(saved);
  });

  it.each([
    ['postalCode', '1011', 'address.postal_code_invalid'],
    ['phone', '12', 'address.phone_invalid'],
    ['firstName', 'a'.repeat(61), 'address.too_long'],
    ['line2', 'a'.repeat(101), 'address.too_long'],
  ])('finds fault with %s %s (CHK-077)', (name, value, message) => {
    expect(faults('DE', { ...typed, [name]: value })).toEqual({ [name]: message });
  });

  it('takes letters, digits and dashes as a number for the customs (CHK-066)', () => {
    const values = { ...typed, line1: 'Loom Street 7', legalCustomerNumber: 'AB-12' };
    expect(faults('QA', values)).toEqual({});
    expect(faults('QA', { ...values, legalCustomerNumber: 'AB 12' })).toEqual({ legalCustomerNumber: 'address.number_invalid' });
  });

  it('sends nothing of fields that the country does not have', () => {
    expect(addressOf(v.parse(addressSchema('DE', t), { ...typed, taxOffice: 'Beşiktaş', regionCode: 'CA' }), 'DE')).toEqual(saved);
  });

  it('writes postal codes in capitals and Latin digits', () => {
    expect(v.parse(addressSchema('GB', t), { ...typed, postalCode: 'ls1 4dy' }).postalCode).toBe('LS1 4DY');
    expect(v.parse(addressSchema('MA', t), { ...typed, postalCode: '٢٠٠٠٠' }).postalCode).toBe('20000');
  });
});

describe('the address that is sent', () => {
  it('has street and number apart in every market, and the country of the market (CHK-041, CHK-079)', () => {
    expect(addressOf({ ...typed, line1: '12 Loom Lane', houseNumber: '' }, 'GB')).toMatchObject({ line1: 'Loom Lane', houseNumber: '12', country: 'GB' });
    expect(addressOf({ ...typed, line1: 'Straße 7', houseNumber: '12' }, 'DE')).toMatchObject({ line1: 'Straße 7', houseNumber: '12' });
  });

  it('keeps the whole street in Kuwait (CHK-062)', () => {
    const address = addressOf({ ...typed, line1: 'Block 3 Street 12', houseNumber: '' }, 'KW');
    expect([address.line1, address.houseNumber]).toEqual(['Block 3 Street 12', undefined]);
  });

  it('comes back into the form as it was', () => {
    for (const country of ['DE', 'GB', 'KW', 'TR']) {
      const address = addressOf({ ...typed, ...(country === 'DE' ? {} : { line1: '7 Loom Lane', houseNumber: '' }), line2: 'Door 4' }, country);
      expect(addressOf(addressFormValues(address, country), country)).toEqual(address);
    }
  });
});
