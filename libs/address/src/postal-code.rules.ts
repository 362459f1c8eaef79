import { latinDigits } from './typed.rules.ts';

/** How a postal code is typed: `#` is a digit (CHK-069…073). */
const masks: Record<string, string> = { SK: '### ##', PT: '####-###', PL: '##-####' };

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const threeAndTwo = /^\d{3} ?\d{2}$/;

/** What a whole postal code looks like; a country that is not listed takes any. Polish codes have five digits, whatever the mask says (CHK-072). */
const postalCodes: Record<string, RegExp> = {
  AD: /^(AD)?\d{3}$/i, AL: fourDigits, AM: fourDigits, AT: fourDigits, BA: fiveDigits, BE: fourDigits, BG: fourDigits, CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, CH: fourDigits, CY: fourDigits, CZ: threeAndTwo, DE: fiveDigits,
  DK: fourDigits, DZ: fiveDigits, EE: fiveDigits, ES: fiveDigits, FI: fiveDigits, FR: fiveDigits, GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, GR: threeAndTwo, HR: fiveDigits, HU: fourDigits, IT: fiveDigits,
  LT: /^(LT-)?\d{5}$/i, LU: /^(L-)?\d{4}$/i, LV: /^(LV-)?\d{4}$/i, MA: fiveDigits, MC: /^980\d{2}$/, ME: fiveDigits, MK: fourDigits, NL: /^\d{4} ?[A-Z]{2}$/i, NO: fourDigits, PL: /^\d{2}-\d{3}$/, PT: /^\d{4}-\d{3}$/,
  RO: /^\d{6}$/, SE: threeAndTwo, SI: fourDigits, SK: /^\d{3} \d{2}$/, TN: fourDigits, UA: fiveDigits, US: /^\d{5}(-\d{4})?$/,
};

/** Whether a postal code is whole. */
export const isPostalCode = (text: string, country: string): boolean => postalCodes[country]?.test(text) ?? text.length > 0;

/** Whether a postal code there is digits alone, for the keyboard of a phone. */
export const isDigitsOnly = (country: string): boolean => [fourDigits, fiveDigits, threeAndTwo].includes(postalCodes[country]!) || ['MC', 'RO', 'SK'].includes(country);

/** What was typed, in the country's mask: separators come by themselves, what does not belong is left out. */
export function maskedPostalCode(text: string, country: string): string {
  const mask = masks[country];
  if (!mask) return text;
  const digits = [...latinDigits(text).replace(/\D/g, '')];
  let masked = '';
  for (const sign of mask) {
    if (digits.length === 0) break;
    masked += sign === '#' ? digits.shift() : sign;
  }
  return masked;
}
