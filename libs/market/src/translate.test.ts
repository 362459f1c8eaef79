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
