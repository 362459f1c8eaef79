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
    ['0170 1234567', 'DE', '49', '1701234567'],
    ['06 20 123 4567', 'HU', '36', '201234567'],
    ['8 612 34567', 'LT', '370', '61234567'],
    ['0 800 12345', 'LT', '370', '80012345'],
    ['+49 (0)0170 1234567', 'DE', '49', '1701234567'],
    ['06 1234567', 'IT', '39', '061234567'],
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

  /** Mobile numbers as they are written at home, and the international ones that they are. */
  const atHome: Record<string, [string, string]> = {
    AD: ['312 345', '312345'], AE: ['050 123 4567', '501234567'], AL: ['067 212 3456', '672123456'], AM: ['077 123456', '77123456'],
    AT: ['0664 123456', '664123456'], BA: ['061 123 456', '61123456'], BE: ['0470 12 34 56', '470123456'], BG: ['048 123 456', '48123456'],
    CA: ['(506) 234-5678', '5062345678'], CH: ['078 123 45 67', '781234567'], CY: ['96 123456', '96123456'], CZ: ['601 123 456', '601123456'],
    DE: ['01512 3456789', '15123456789'], DK: ['34 41 23 45', '34412345'], DZ: ['0551 23 45 67', '551234567'], EE: ['5123 4567', '51234567'],
    EG: ['0100 123 4567', '1001234567'], ES: ['612 34 56 78', '612345678'], FI: ['041 2345678', '412345678'], FR: ['06 12 34 56 78', '612345678'],
    GB: ['07400 123456', '7400123456'], GR: ['691 234 5678', '6912345678'], HR: ['092 123 4567', '921234567'], HU: ['(06 20) 123 4567', '201234567'],
    IE: ['085 012 3456', '850123456'], IT: ['312 345 6789', '3123456789'], JO: ['07 9012 3456', '790123456'], KW: ['500 12345', '50012345'],
    LT: ['(8-612) 34567', '61234567'], LU: ['628 123 456', '628123456'], LV: ['21 234 567', '21234567'], MA: ['0650-123456', '650123456'],
    MC: ['6 12 34 56 78', '612345678'], ME: ['067 622 901', '67622901'], MK: ['072 345 678', '72345678'], MT: ['9696 1234', '96961234'],
    NL: ['06 12345678', '612345678'], NO: ['406 12 345', '40612345'], PL: ['512 345 678', '512345678'], PT: ['912 345 678', '912345678'],
    QA: ['3312 3456', '33123456'], RO: ['0712 034 567', '712034567'], RS: ['060 1234567', '601234567'], SA: ['051 234 5678', '512345678'],
    SE: ['070-123 45 67', '701234567'], SI: ['031 234 567', '31234567'], SK: ['0912 123 456', '912123456'], TN: ['20 123 456', '20123456'],
    TR: ['0501 234 56 78', '5012345678'], UA: ['050 123 4567', '501234567'], US: ['(201) 555-0123', '2015550123'],
  };

  it.each(countries)('of %s is kept without what is dialled at home alone', (market) => {
    const [typed, mobilePhoneNumber] = atHome[market]!;
    expect(splitPhone(typed, market)).toEqual({ phoneCountryCode: dialCodes[market], mobilePhoneNumber });
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
        // An 8 before eight digits is no part of a Lithuanian number.
        fc.pre(home !== 'LT' || !number.startsWith('8'));
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
