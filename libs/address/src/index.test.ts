import { expect, it } from 'vitest';
import * as address from './index.ts';

it('offers exactly this', () => {
  expect(Object.keys(address).sort()).toEqual(
    ['AddressFields', 'AddressLines', 'addressFieldNames', 'addressFieldsOf', 'addressFormValues', 'addressOf', 'addressSchema', 'collapseSpaces', 'splitPhone', 'splitStreet'],
  );
});
