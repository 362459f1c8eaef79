import type { Address } from '@selvedge/api-order';
import { countries } from './country.data.ts';
import { joinStreet } from './street.rules.ts';

/** The lines of an address as they stand on a parcel, in the order of its country. */
export function parcelLines({ firstName, lastName, organizationName, line2, postalCode, city, regionCode, district, country = '', ...street }: Address): string[] {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const parts: Record<string, string | undefined> = {
    N: name, O: organizationName, A: joinStreet(street, country), X: line2, Z: postalCode, C: city, S: regionCode, D: district,
  };
  return (countries[country]?.parcel ?? 'N|O|A|X|Z C S').split('|').map((line) => filled(line, parts)).filter(Boolean);
}

/** A line with its parts; a part that is missing takes the sign before it along. */
function filled(line: string, parts: Record<string, string | undefined>): string {
  let [written, between] = ['', ''];
  for (const [, name, behind] of line.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const part = parts[name!];
    if (!part) continue;
    written += (written && between) + part;
    between = behind!;
  }
  return written;
}
