import { createTranslate } from '@selvedge/market';
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
      const required = addressFieldsOf(country).filter(({ isRequired }) => isRequired).map(({ name, label }) => [name, `${label}_required`]);
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

  it('takes street and number apart where both were typed into the street, and leaves what it cannot', () => {
    const parsed = (line1: string, houseNumber = '') => v.parse(addressSchema('DE', t), { ...typed, line1, houseNumber });
    expect(parsed('Lindenallee 7a')).toMatchObject({ line1: 'Lindenallee', houseNumber: '7a' });
    expect(parsed('Straße 7', '12')).toMatchObject({ line1: 'Straße 7', houseNumber: '12' });
    expect(faults('DE', { ...typed, line1: 'Lindenallee', houseNumber: '' })).toEqual({ houseNumber: 'address.house_number_required' });
  });

  it('names the field and the postal code that is meant, in other words where there are two addresses', () => {
    const words = { 'address.too_long': '{field} can have {count} characters at most', 'address.postal_code_invalid': 'Enter a postcode like {example}', 'address.first_name': 'First name' };
    const translate = createTranslate(words, 'en-GB');
    const values = { ...typed, firstName: 'a'.repeat(61), postalCode: 'x' };
    const said = (...schema: Parameters<typeof addressSchema>) => v.safeParse(addressSchema(...schema), values).issues?.map(({ message }) => message);
    expect(said('DE', translate)).toEqual(['First name can have 60 characters at most', 'Enter a postcode like 10115']);
    expect(said('DE', translate, (...some) => `${translate(...some)} (billing)`)).toEqual(['First name can have 60 characters at most (billing)', 'Enter a postcode like 10115 (billing)']);
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
