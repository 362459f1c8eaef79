import { expect, it } from 'vitest';
import { internalEan } from '../sample/ean.ts';
import { isGtin } from './barcode.rules.ts';

it.each(['4006381333931', '036000291452', '96385074', '00012345600012', internalEan(7)])('takes the barcode %s', (code) => {
  expect(isGtin(code)).toBe(true);
});

it.each(['4006381333932', '400638133393', '12345', '', '4.00638E+12', '40063813339a1', '400638133393100'])('refuses the barcode "%s"', (code) => {
  expect(isGtin(code)).toBe(false);
});
