import { expect, it } from 'vitest';
import { createTranslate } from './translate.ts';

const t = createTranslate({ 'listing.count': '{count} items', 'listing.count_one': '{count} item', greeting: 'Hello {name}' }, 'en-GB');

it('gives an unknown key in lower case (MKT-084)', () => {
  expect(t('Some.Unknown_KEY')).toBe('some.unknown_key');
});

it('fills placeholders and leaves unknown ones (MKT-085)', () => {
  expect(t('greeting', { name: 'Ada' })).toBe('Hello Ada');
  expect(t('greeting')).toBe('Hello {name}');
});

it('takes the plural form of a count where there is one', () => {
  expect(t('listing.count', { count: 1 })).toBe('1 item');
  expect(t('listing.count', { count: 2 })).toBe('2 items');
});

it('keeps the direction of what it fills in, where the words run from right to left', () => {
  const arabic = createTranslate({ expected: 'متوقع في {date}', count: '{count} قطع' }, 'ar-AE');
  expect(arabic('expected', { date: '25-11-2026' })).toBe('متوقع في \u206825-11-2026\u2069');
  expect(arabic('count', { count: 3 })).toBe('3 قطع');
});
