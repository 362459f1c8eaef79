import { writtenPostalCode } from '@selvedge/address/postal-code';
import type { Address } from '@selvedge/api-order';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** Whether the postal code is certainly wrong in its country. An empty one is not: some countries have none. */
export const hasWrongPostalCode = ({ postalCode = '', country = '' }: Address): boolean => postalCode.trim() !== '' && writtenPostalCode(postalCode, country) === undefined;

/** An address as others need it: the postal code as its country writes it, the telephone number in E.164. */
export function normalizeAddress(address: Address): Address {
  const { postalCode, country = '' } = address;
  return { ...address, ...(postalCode ? { postalCode: writtenPostalCode(postalCode, country) ?? postalCode } : {}), ...internationalPhone(address) };
}

/** Dial code and number without what is dialled at home alone. A number that is not valid is kept as it was typed. */
function internationalPhone({ phoneCountryCode, mobilePhoneNumber, country }: Address): Partial<Address> {
  if (!mobilePhoneNumber) return {};
  const typed = phoneCountryCode ? `+${phoneCountryCode}${mobilePhoneNumber}` : mobilePhoneNumber;
  const phone = parsePhoneNumberFromString(typed, country as CountryCode | undefined);
  return phone?.isValid() ? { phoneCountryCode: phone.countryCallingCode, mobilePhoneNumber: phone.nationalNumber } : {};
}
