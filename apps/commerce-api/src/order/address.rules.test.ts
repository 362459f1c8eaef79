import { describe, expect, it } from 'vitest';
import { hasWrongPostalCode, normalizeAddress } from './address.rules.ts';

const address = { firstName: 'Ada', lastName: 'Weaver', line1: 'Loom Lane' };

describe('a telephone number', () => {
  it.each([
    ['DE', '49', '01701234567', '49', '1701234567'],
    ['GB', '44', '7700900123', '44', '7700900123'],
    ['IT', '39', '0612345678', '39', '0612345678'],
    ['HU', '36', '06201234567', '36', '201234567'],
    ['LT', '370', '861234567', '370', '61234567'],
    ['DE', undefined, '+43 664 1234567', '43', '6641234567'],
    ['DE', undefined, '0170 1234567', '49', '1701234567'],
    ['GB', '7', '89123456789', '7', '9123456789'],
  ])('of %s is kept in E.164: %s %s', (country, phoneCountryCode, mobilePhoneNumber, code, number) => {
    expect(normalizeAddress({ ...address, country, phoneCountryCode, mobilePhoneNumber })).toMatchObject({ phoneCountryCode: code, mobilePhoneNumber: number });
  });

  it.each([['49', '123456'], ['1', '5550100'], ['999', '12345678'], [undefined, 'ask Bill']])('that is not valid is kept as it was typed: %s %s', (phoneCountryCode, mobilePhoneNumber) => {
    const typed = { ...address, country: 'DE', phoneCountryCode, mobilePhoneNumber };
    expect(normalizeAddress(typed)).toEqual(typed);
  });
});

describe('a postal code', () => {
  it('is written as in its country, and certainly wrong where it can be none', () => {
    expect(normalizeAddress({ ...address, country: 'IE', postalCode: 'a65f4e2' }).postalCode).toBe('A65 F4E2');
    expect(['a65f4e2', '???', 'BT7 1NN', '', ' '].map((postalCode) => hasWrongPostalCode({ ...address, country: 'IE', postalCode }))).toEqual([false, true, true, false, false]);
    expect([{ country: 'QA', postalCode: 'any' }, { country: 'XX', postalCode: '1' }, { country: 'KW' }].map((more) => hasWrongPostalCode({ ...address, ...more }))).toEqual([false, false, false]);
  });
});
