import { expect, it } from 'vitest';
import { onlySize, sizeNameIn } from './size.rules.ts';

it('says the only size in the language of the market, and any other as it is on the label', () => {
  const only = { sizeId: onlySize.id, sizeName: 'One size' };
  expect(['en', 'de', 'ar', 'fi'].map((language) => sizeNameIn(language, only))).toEqual(['One size', 'Einheitsgröße', 'مقاس واحد', 'One size']);
  expect(sizeNameIn('ar', { sizeId: 'xl', sizeName: 'XL' })).toBe('XL');
});
