export { AddressFields, type AddressFieldsProps, type AddressRegions } from './address-fields/AddressFields.tsx';
export { AddressLines } from './address-lines/AddressLines.tsx';
export { addressFormValues, addressOf, addressSchema, type AddressFormValues } from './address.form.ts';
export { addressFieldNames, addressFieldsOf, type AddressField, type AddressFieldName } from './address.rules.ts';
export { splitPhone, type Phone } from './phone.rules.ts';
export { splitStreet, type Street } from './street.rules.ts';
export { collapseSpaces } from './typed.rules.ts';
