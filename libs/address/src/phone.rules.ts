import { countries } from './country.data.ts';
import { latinDigits } from './typed.rules.ts';

/** ITU dial codes of the countries that the shop delivers to (CHK-045, CHK-046). */
export const dialCodes: Record<string, string> = Object.fromEntries(Object.entries(countries).map(([country, { dialCode }]) => [country, dialCode]));

const longestFirst = [...new Set(Object.values(dialCodes))].sort((a, b) => b.length - a.length);

/** Dial code and number, digits only. */
export interface Phone {
  phoneCountryCode: string;
  mobilePhoneNumber: string;
}

/**
 * Takes a telephone number apart: of its digits the known dial code, longest first, else that of the country (CHK-042…046).
 * The number is the international one, without what is dialled before it at home.
 * A number without a plus (or 00) is one of the country, unless it begins with the country's own code and is long enough for
 * it: 212 555 0100 in the United States is New York and not Morocco.
 */
export function splitPhone(text: string, country: string): Phone {
  const typed = latinDigits(text).trim();
  const isInternational = /^\(?(?:\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  const own = dialCodes[country] ?? '';
  const code = isInternational ? longestFirst.find((known) => digits.startsWith(known)) : own && digits.startsWith(own) ? own : undefined;
  const rest = code ? digits.slice(code.length) : '';
  if (!code || rest.length < (isInternational ? 6 : shortestBehind(code))) return { phoneCountryCode: own, mobilePhoneNumber: withoutTrunk(digits, own) };
  return { phoneCountryCode: code, mobilePhoneNumber: withoutTrunk(rest, code) };
}

/** Fewer digits than these behind a code are no number of their own: the code belongs to it. Italian mobiles may begin with 39. */
const shortestBehind = (code: string): number => (code === '39' ? 9 : ({ 1: 10, 2: 8 }[code.length] ?? 6));

/** The 0 of `0170 …` and of `+49 (0)30 …` is dialled within the country only. */
function withoutTrunk(rest: string, code: string): string {
  const { trunk } = Object.values(countries).find(({ dialCode }) => dialCode === code) ?? {};
  return trunk ? rest.replace(new RegExp(`^(?:${trunk})+(?=\\d{6})`), '') : rest;
}

/** Whether somebody could answer: 6 to 14 digits besides the dial code, not two zeros first. */
export const isPhone = ({ mobilePhoneNumber }: Phone): boolean => /^(?!00)\d{6,14}$/.test(mobilePhoneNumber);

/** As one would type it again in this country. */
export function joinPhone({ phoneCountryCode, mobilePhoneNumber }: Partial<Phone>, country: string): string {
  if (!mobilePhoneNumber) return '';
  const isNational = !phoneCountryCode || (phoneCountryCode === dialCodes[country] && mobilePhoneNumber.startsWith('0'));
  return isNational ? mobilePhoneNumber : `+${phoneCountryCode} ${mobilePhoneNumber}`;
}
