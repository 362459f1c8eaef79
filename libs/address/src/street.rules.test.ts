import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseSpaces } from './typed.rules.ts';
import { joinStreet, splitStreet } from './street.rules.ts';

describe('street and house number', () => {
  it.each([
    ['Weberstraße 12', 'Weberstraße', '12'],
    ['Weberstraße 12B', 'Weberstraße', '12B'],
    ['Weberstraße 12 b', 'Weberstraße', '12b'],
    ['Weberstr.12', 'Weberstr.', '12'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Loom Lane, 12-14', 'Loom Lane', '12-14'],
    ['Loom Lane 12 - 14', 'Loom Lane', '12-14'],
    ['вулиця Хрещатик 7а', 'вулиця Хрещатик', '7а'],
  ])('come apart at a number at the end: %s (CHK-047, CHK-050)', (text, line1, houseNumber) => {
    expect(splitStreet(text)).toEqual({ line1, houseNumber });
  });

  it.each([
    ['12 Loom Lane', 'Loom Lane', '12'],
    ['12, rue du Drap', 'rue du Drap', '12'],
    ['12-14 Loom Lane', 'Loom Lane', '12-14'],
    ['12B Loom Lane', 'Loom Lane', '12B'],
    [' , ٧ شارع النسيج', 'شارع النسيج', '7'],
  ])('else at one at the start: %s (CHK-048, CHK-050)', (text, line1, houseNumber) => {
    expect(splitStreet(text)).toEqual({ line1, houseNumber });
  });

  it.each(['The Old Mill', '12', '5th Avenue', 'Mill 5th', 'Flat 3, Loom Lane', ''])('else stay together: %s (CHK-049)', (text) => {
    expect(splitStreet(text)).toEqual({ line1: text, houseNumber: '' });
  });

  it.each([
    ['7 Loom Lane 12', 'DE', '7 Loom Lane', '12'],
    ['7 Loom Lane 12', 'GB', 'Loom Lane 12', '7'],
    ['123 Highway 61', 'US', 'Highway 61', '123'],
    ['12 bis, rue du 8 Mai 1945', 'FR', 'rue du 8 Mai 1945', '12 bis'],
    ['12 High Street 4', 'AE', 'High Street 4', '12'],
  ])('the end counts before the start, but not where the number is written first: %s in %s (CHK-047, CHK-048)', (text, country, line1, houseNumber) => {
    expect(splitStreet(text, country)).toEqual({ line1, houseNumber });
  });

  it.each([
    ['Kerkstraat 12 bis', 'NL', 'Kerkstraat', '12 bis'],
    ['Kerkstraat 12-hs', 'NL', 'Kerkstraat', '12-hs'],
    ['Kerkstraat 12 III', 'NL', 'Kerkstraat', '12 III'],
    ['Plein 1944 7', 'NL', 'Plein 1944', '7'],
    ['Lindenallee 7a', 'DE', 'Lindenallee', '7a'],
    ['Straße des 17. Juni 135', 'DE', 'Straße des 17. Juni', '135'],
    ['Q 7, 24', 'DE', 'Q 7', '24'],
    ['Via Roma 12/A', 'IT', 'Via Roma', '12/A'],
    ['Gumpendorfer Straße 12/3/5', 'AT', 'Gumpendorfer Straße', '12/3/5'],
    ['Avenue du 11 Novembre 1918, 5', 'BE', 'Avenue du 11 Novembre 1918', '5'],
  ])('come apart with what belongs to the number: %s in %s', (text, country, line1, houseNumber) => {
    expect(splitStreet(text, country)).toEqual({ line1, houseNumber });
  });

  it.each([['Rue du 8 Mai 1945', 'BE'], ['Rue du 8 Mai 1945', 'FR'], ['Calle 2 de Mayo 1808', 'ES'], ['Calle Mayor, 5, 3º B', 'ES'], ['Postfach', 'CH']])('stay together where nobody can tell: %s in %s', (text, country) => {
    expect(splitStreet(text, country)).toEqual({ line1: text, houseNumber: '' });
  });

  it('lose nothing but spaces and commas, whatever is typed', () => {
    const word = fc.constantFrom('Loom', 'Lane', 'Straße', 'St.', '12', '7b', '3rd', '12-14', ',', ' ', 'خياط', 'é', '-', '/');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))), fc.constantFrom('DE', 'NL', 'FR', 'AE'), (text, country) => {
        const { line1, houseNumber } = splitStreet(text, country);
        const signs = (one: string) => [...one.replace(/[\s,]/g, '')].sort().join('');
        const latin = text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
        expect(signs(line1 + houseNumber)).toBe(signs(latin));
        expect(line1).toBe(collapseSpaces(line1));
        if (houseNumber) expect(houseNumber).toMatch(/^\d/);
      }),
    );
  });

  it('are written in the order of the country, and understood again', () => {
    expect(joinStreet({ line1: 'Loom Lane', houseNumber: '7' }, 'GB')).toBe('7 Loom Lane');
    expect(joinStreet({ line1: 'Weberstraße', houseNumber: '7' }, 'DE')).toBe('Weberstraße 7');
    expect(joinStreet({ line1: 'PO Box', houseNumber: '7' }, 'US')).toBe('PO Box 7');
    expect(joinStreet({ line1: 'The Old Mill' }, 'GB')).toBe('The Old Mill');
    for (const country of ['GB', 'TR']) {
      for (const street of [{ line1: 'Loom Lane', houseNumber: '7B' }, { line1: 'PO Box', houseNumber: '7' }, { line1: 'The Old Mill', houseNumber: '' }]) {
        expect(splitStreet(joinStreet(street, country), country)).toEqual(street);
      }
    }
  });
});

it('writes a street of the Gulf as its own letters do: the number first in Latin ones, behind in Arabic ones', () => {
  for (const street of ['12 High Street', 'شارع الوصل 12']) expect(joinStreet(splitStreet(street, 'AE'), 'AE')).toBe(street);
});
