import { countries } from './country.data.ts';
import { latinDigits } from './typed.rules.ts';

/** How a postal code is typed: `#` is a digit (CHK-069…073). */
const masks: Record<string, string> = { SK: '### ##', PT: '####-###', PL: '##-####' };

/**
 * A postal code as its country writes it: `a65f4e2` is `A65 F4E2`, `D-10115` is `10115`. Nothing for what is no code there;
 * in a country without rules as it was typed. Polish codes have five digits, whatever the mask says (CHK-072).
 */
export function writtenPostalCode(text: string, country: string): string | undefined {
  const rules = countries[country]?.postalCode;
  const typed = latinDigits(text).trim().toUpperCase();
  if (!rules) return typed || undefined;
  const { pattern, separator = '', start = '', prefixes = '' } = rules;
  const compact = typed.replace(/[\s.\p{Pd}\p{Cf}]/gu, '');
  const before = ['', country, ...prefixes.split(' ')].filter((prefix) => compact.startsWith(prefix));
  for (const prefix of before) {
    const parts = pattern.exec(compact.slice(prefix.length))?.slice(1).filter((part) => part !== undefined);
    if (parts) return start + parts.join(separator);
  }
  return undefined;
}

/** Whether a postal code is whole. */
export const isPostalCode = (text: string, country: string): boolean => writtenPostalCode(text, country) !== undefined;

/** A real postal code of the country, to be shown. */
export const postalCodeExample = (country: string): string => countries[country]?.postalCode?.example ?? '';

/** Whether a postal code there is typed with digits alone, for the keyboard of a phone: separators come by themselves. */
export const isDigitsOnly = (country: string): boolean => {
  const { pattern, start = '' } = countries[country]?.postalCode ?? {};
  return pattern !== undefined && start === '' && !/[A-Z]/.test(pattern.source);
};

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
