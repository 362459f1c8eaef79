import { markets } from '@selvedge/market/data';
import { describe, expect, it } from 'vitest';
import { addressFieldsOf, type AddressFieldName } from './address.rules.ts';
import { collapseSpaces } from './typed.rules.ts';
import { isDigitsOnly, isPostalCode, maskedPostalCode, postalCodeExample, writtenPostalCode } from './postal-code.rules.ts';

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

describe('a postal code as its country writes it', () => {
  it.each(countries.filter((country) => !['AE', 'QA'].includes(country)))('is known for %s, and so is what is none', (country) => {
    const example = postalCodeExample(country);
    expect(writtenPostalCode(example, country)).toBe(example);
    expect(writtenPostalCode(` ${example.toLowerCase().replace(/[ -]/g, '')} `, country)).toBe(example);
    if (!example.startsWith(country)) expect(writtenPostalCode(`${country}-${example}`, country)).toBe(example);
    for (const none of ['???', '1', 'ABCDEFGH', `${example}99999`, '']) expect(writtenPostalCode(none, country), none).toBeUndefined();
    expect(isDigitsOnly(country)).toBe(/^[\d -]+$/.test(example));
  });

  it.each([
    ['IE', 'a65f4e2', 'A65 F4E2'], ['IE', 'D6W XK06', 'D6W XK06'], ['IE', 'D6Wxk06', 'D6W XK06'],
    ['DE', 'D-10115', '10115'], ['DE', 'D 10115', '10115'], ['DE', 'DE–10115', '10115'], ['AT', 'A-1010', '1010'], ['CH', 'CH-8001', '8001'], ['CH', 'FL-9490', '9490'],
    ['SI', 'SI-1000', '1000'], ['SI', 'SLO-1000', '1000'], ['LU', 'L-1234', '1234'], ['SE', 'SE-11455', '114 55'], ['SE', 'S-114 55', '114 55'], ['FI', 'FIN-00100', '00100'],
    ['LT', 'LT-01100', '01100'], ['LV', '1010', 'LV-1010'], ['AD', '500', 'AD500'], ['MC', 'MC-98000', '98000'], ['PT', 'P-1250-096', '1250-096'], ['RS', '106314', '106314'],
    ['US', '101180110', '10118-0110'], ['US', '10118 0110', '10118-0110'], ['US', '10118', '10118'],
    ['GB', 'bfpo61', 'BFPO 61'], ['GB', 'gir0aa', 'GIR 0AA'], ['GB', 'sw1a1aa', 'SW1A 1AA'], ['GB', 'M2-5BQ', 'M2 5BQ'], ['GB', 'JE2 3NN', 'JE2 3NN'],
    ['MT', 'vlt1117', 'VLT 1117'], ['MT', 'NXR 01', 'NXR 01'], ['NL', '1012ab', '1012 AB'], ['CA', 'h2x1y4', 'H2X 1Y4'], ['MA', '٢٠٠٠٠', '20000'],
  ])('in %s is %s', (country, typed, written) => {
    expect(writtenPostalCode(typed, country)).toBe(written);
  });

  it.each([['IE', 'BT7 1NN'], ['IE', 'D6X XK06'], ['IE', 'A65 F4G2'], ['GB', 'BFPO'], ['US', '1011801'], ['AM', '375010'], ['DE', 'A-10115'], ['NL', '0123 AB'], ['CA', 'D1A 1A1'], ['MC', '98100']])('in %s is not %s', (country, typed) => {
    expect(writtenPostalCode(typed, country)).toBeUndefined();
  });
});

it('collapses runs of white space (CHK-076)', () => {
  expect(collapseSpaces('  Loom \t\u00a0 Lane\n')).toBe('Loom Lane');
});
