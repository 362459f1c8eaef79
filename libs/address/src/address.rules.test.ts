import { markets } from '@selvedge/market/data';
import { describe, expect, it } from 'vitest';
import { addressFieldsOf, type AddressFieldName } from './address.rules.ts';
import { collapseSpaces } from './typed.rules.ts';
import { isPostalCode, maskedPostalCode } from './postal-code.rules.ts';

const countries = [...new Set(markets.map(({ country }) => country))];
const having = (name: AddressFieldName) => countries.filter((country) => addressFieldsOf(country).some((field) => field.name === name && field.isRequired)).sort();
const without = (name: AddressFieldName) => countries.filter((country) => !addressFieldsOf(country).some((field) => field.name === name)).sort();

describe('the fields of an address', () => {
  it('have no postal code in seven countries (CHK-058, CHK-061)', () => {
    expect(without('postalCode')).toEqual(['AE', 'EG', 'JO', 'KW', 'QA', 'SA', 'TR']);
  });

  it('have district and zone instead of a city in Türkiye (CHK-057, CHK-060, CHK-061)', () => {
    expect(without('city')).toEqual(['TR']);
    expect(having('district')).toEqual(['TR']);
    expect(having('regionCode')).toEqual(['CA', 'TR', 'US']);
  });

  it('have no house number in Kuwait (CHK-062)', () => {
    expect(without('houseNumber')).toContain('KW');
    expect(addressFieldsOf('KW').find(({ name }) => name === 'line1')!.label).toBe('address.street');
  });

  it('ask for the numbers that the customs want (CHK-063, CHK-064, CHK-065)', () => {
    expect(having('legalCustomerNumber')).toEqual(['DZ', 'MK', 'QA', 'TN']);
    expect(having('customsCustomerNumber')).toEqual(['AD', 'SA']);
  });

  it('leave company and second line to the shopper, and want the rest (CHK-078)', () => {
    expect(addressFieldsOf('DE').map(({ name, isRequired }) => (isRequired ? name : `(${name})`))).toEqual(
      ['firstName', 'lastName', '(organizationName)', 'line1', 'houseNumber', '(line2)', 'postalCode', 'city', 'phone'],
    );
    expect(countries.filter((country) => addressFieldsOf(country).some(({ name }) => name === 'taxOffice'))).toEqual(['TR']);
  });

  it('have one line for street and number where people write it so (CHK-079)', () => {
    const names = (country: string) => addressFieldsOf(country).map(({ name, label }) => `${name} ${label}`);
    expect(names('GB')).toContain('line1 address.street_and_number');
    expect(names('GB').some((name) => name.startsWith('houseNumber'))).toBe(false);
    expect(names('DE')).toEqual(expect.arrayContaining(['line1 address.street', 'houseNumber address.house_number']));
  });
});

describe('a postal code', () => {
  it.each([
    ['SK', '81105', '811 05'],
    ['SK', '811', '811'],
    ['SK', '811 0', '811 0'],
    ['PT', '1100150', '1100-150'],
    ['PT', 'PT 1100 150 9', '1100-150'],
    ['PL', '00950', '00-950'],
    ['PL', '00-95012', '00-9501'],
    ['PL', '٠٠٩٥٠', '00-950'],
    ['GB', 'ls1 4dy', 'ls1 4dy'],
  ])('is put into the mask of %s while it is typed: %s (CHK-069, CHK-070, CHK-071, CHK-072, CHK-073)', (country, typed, masked) => {
    expect(maskedPostalCode(typed, country)).toBe(masked);
    expect(maskedPostalCode(masked, country)).toBe(masked);
  });

  it.each([
    ['PL', '00-950', true], ['PL', '00-9501', false], ['SK', '811 05', true], ['PT', '1100-15', false], ['DE', '10115', true], ['DE', '1011', false], ['GB', 'LS1 4DY', true], ['GB', '10115', false],
    ['US', '10001-1234', true], ['CA', 'H2X 1Y4', true], ['IE', 'D02 X285', true],
  ])('of %s is whole or not: %s (CHK-072, CHK-077)', (country, text, isWhole) => {
    expect(isPostalCode(text, country)).toBe(isWhole);
  });
});

it('collapses runs of white space (CHK-076)', () => {
  expect(collapseSpaces('  Loom \t\u00a0 Lane\n')).toBe('Loom Lane');
});
