import { describe, expect, it } from 'vitest';
import { inLanguage, listIn, textIn } from './in-language.ts';

describe('a text of the shop', () => {
  it('is read in the language asked for, else in English, else in what there is', () => {
    expect(textIn({ en: 'Jeans', de: 'Hosen' }, 'de')).toBe('Hosen');
    expect(textIn({ en: 'Jeans', de: 'Hosen' }, 'fr')).toBe('Jeans');
    expect(textIn({ de: 'Hosen' }, 'fr')).toBe('Hosen');
    expect(textIn({ en: 'Jeans', de: '' }, 'de')).toBe('');
    expect(textIn(null, 'de')).toBe('');
    expect(listIn({ en: ['Wash'], de: ['Waschen'] }, 'de')).toEqual(['Waschen']);
    expect(listIn(undefined, 'de')).toEqual([]);
  });

  it('stands flat in the documents of the editors, however deep it was', () => {
    const document = { title: { $text: { en: 'Hello', de: 'Hallo' } }, links: [{ title: { $text: { en: 'Only English' } }, column: 2, note: null }], plain: 'as it is' };
    expect(inLanguage(document, 'de')).toEqual({ title: 'Hallo', links: [{ title: 'Only English', column: 2, note: null }], plain: 'as it is' });
    expect(inLanguage({ $text: { en: 'A brand' } }, 'de')).toBe('A brand');
  });
});
