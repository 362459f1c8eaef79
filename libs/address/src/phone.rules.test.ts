import { markets } from '@selvedge/market/data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialCodes, isPhone, joinPhone, splitPhone } from './phone.rules.ts';

const countries = [...new Set(markets.map(({ country }) => country))];
const country = fc.constantFrom(...countries);

describe('dial codes', () => {
  it('are known for every country of the shop (CHK-045, CHK-046)', () => {
    expect(countries.filter((one) => !/^[1-9]\d{0,2}$/.test(dialCodes[one] ?? ''))).toEqual([]);
    expect([dialCodes.DE, dialCodes.GB]).toEqual(['49', '44']);
  });
});

describe('a telephone number', () => {
  it.each([
    ['+49 (0) 170 / 123 45-67', 'GB', '49', '1701234567'],
    ['0049 170 1234567', 'GB', '49', '1701234567'],
    ['+376 312 345', 'DE', '376', '312345'],
    ['+1 212 555 0100', 'DE', '1', '2125550100'],
    ['+39 06 1234567', 'DE', '39', '061234567'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', 'GB', '971', '501234567'],
  ])('comes apart into dial code and digits: %s (CHK-042, CHK-043, CHK-044)', (text, market, phoneCountryCode, mobilePhoneNumber) => {
    expect(splitPhone(text, market)).toEqual({ phoneCountryCode, mobilePhoneNumber });
  });

  it.each([
    ['0170 1234567', 'DE', '49', '01701234567'],
    ['(212) 555-0100', 'US', '1', '2125550100'],
    ['392 123 4567', 'IT', '39', '3921234567'],
    ['45 12 34 56', 'DK', '45', '45123456'],
    ['+999 123 456', 'DE', '49', '999123456'],
  ])('is one of the country when no code says otherwise: %s (CHK-046)', (text, market, phoneCountryCode, mobilePhoneNumber) => {
    expect(splitPhone(text, market)).toEqual({ phoneCountryCode, mobilePhoneNumber });
  });

  it.each([
    ['49 170 1234567', 'DE', '1701234567'],
    ['45 12 34 56 78', 'DK', '12345678'],
    ['1 212 555 0100', 'US', '2125550100'],
    ['39 392 123 4567', 'IT', '3921234567'],
  ])("may bring the country's own code without a plus: %s", (text, market, mobilePhoneNumber) => {
    expect(splitPhone(text, market)).toMatchObject({ mobilePhoneNumber });
  });

  it('is digits only, and none of them is invented (CHK-043)', () => {
    fc.assert(
      fc.property(fc.string(), country, (text, market) => {
        const { phoneCountryCode, mobilePhoneNumber } = splitPhone(text, market);
        expect(phoneCountryCode + mobilePhoneNumber).toMatch(/^\d+$/);
        expect(text.replace(/\D/g, '').endsWith(mobilePhoneNumber)).toBe(true);
      }),
    );
  });

  it('written with any code of the shop is found again from any country, longest code first (CHK-044)', () => {
    fc.assert(
      fc.property(country, country, fc.stringMatching(/^[1-9]\d{7,11}$/), (home, market, number) => {
        const found = splitPhone(`+${dialCodes[home]!} ${number}`, market);
        expect(found.phoneCountryCode + found.mobilePhoneNumber).toBe(dialCodes[home]! + number);
        const codes = Object.values(dialCodes).filter((code) => (dialCodes[home]! + number).startsWith(code));
        expect(found.phoneCountryCode.length).toBe(Math.max(...codes.map((code) => code.length)));
      }),
    );
  });

  it('stays the same when it is shown in a form and sent again', () => {
    const typed = fc.tuple(fc.constantFrom('', '+', '00', '0', '+49', '+39 0', '+1 '), fc.stringMatching(/^\d{6,12}$/)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, country, (text, market) => {
        const phone = splitPhone(text, market);
        if (isPhone(phone)) expect(splitPhone(joinPhone(phone, market), market)).toEqual(phone);
      }),
    );
  });

  it('has 6 to 14 digits beside its code', () => {
    expect(['12345', '123456', '12345678901234', '123456789012345'].map((mobilePhoneNumber) => isPhone({ phoneCountryCode: '49', mobilePhoneNumber }))).toEqual([false, true, true, false]);
  });
});
