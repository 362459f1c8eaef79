/** The fields of an address form. `phone` is typed as one and kept as two; `line1` may hold the house number as well. */
export const addressFieldNames = [
  'firstName', 'lastName', 'organizationName', 'taxOffice', 'line1', 'houseNumber', 'line2', 'postalCode', 'city', 'regionCode', 'district', 'legalCustomerNumber', 'customsCustomerNumber', 'phone',
] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];

export interface AddressField {
  name: AddressFieldName;
  /** Key of its label among the texts. */
  label: string;
  isRequired: boolean;
}

const listed = (countries: string) => new Set(countries.split(' '));

/** No postal code in the checkout's form (CHK-058, CHK-061). */
const withoutPostalCode = listed('AE SA EG QA KW JO TR');
/** No house number at all, also not in the street's line (CHK-062). */
const withoutHouseNumber = listed('KW');
/** Street and number in one line, as people there write it; elsewhere the number has a field of its own (CHK-079). */
const withOneStreetLine = listed('GB IE MT US CA FR MC LU AE SA EG QA KW JO MA DZ TN TR AM UA');
/** Numbers that the customs ask for (CHK-063…065). */
const withLegalNumber = listed('QA DZ MK TN');
const withCustomsNumber = listed('AD SA');
/** What a region is called where an address names one (CHK-057). */
const regionLabels: Record<string, string> = { US: 'address.state', CA: 'address.province', TR: 'address.turkish_district' };

export const hasHouseNumberField = (country: string): boolean => !withOneStreetLine.has(country);
export const isStreetSplit = (country: string): boolean => withOneStreetLine.has(country) && !withoutHouseNumber.has(country);

/** Which fields the checkout's form of a country has, in the order in which they stand (CHK-058…065, CHK-078, CHK-079). */
export function addressFieldsOf(country: string): AddressField[] {
  const field = (name: AddressFieldName, label: string, isThere = true): AddressField[] => (isThere ? [{ name, label, isRequired: true }] : []);
  const optional = (name: AddressFieldName, label: string, isThere = true): AddressField[] => (isThere ? [{ name, label, isRequired: false }] : []);
  const isTurkish = country === 'TR';
  return [
    ...field('firstName', 'address.first_name'),
    ...field('lastName', 'address.last_name'),
    ...optional('organizationName', 'address.organization'),
    ...optional('taxOffice', 'address.tax_office', isTurkish),
    ...field('line1', isStreetSplit(country) ? 'address.street_and_number' : 'address.street'),
    ...field('houseNumber', 'address.house_number', hasHouseNumberField(country)),
    ...optional('line2', 'address.line2'),
    ...field('postalCode', country === 'US' ? 'address.zip_code' : 'address.postal_code', !withoutPostalCode.has(country)),
    ...field('city', 'address.city', !isTurkish),
    ...field('regionCode', regionLabels[country] ?? '', country in regionLabels),
    ...field('district', 'address.turkish_zone', isTurkish),
    ...field('legalCustomerNumber', 'address.legal_number', withLegalNumber.has(country)),
    ...field('customsCustomerNumber', 'address.customs_number', withCustomsNumber.has(country)),
    ...field('phone', 'address.phone'),
  ];
}
