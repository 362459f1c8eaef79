import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPath, productIdsIn, redirect, visibleAreas } from './page.rules.ts';

describe('a path of the shop', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/Women//Jeans/', '/women/jeans'],
    ['/women', '/women'],
    ['//elsewhere.example', '/elsewhere.example'],
  ])('%s is spelled %s (SHELL-014)', (path, clean) => expect(cleanPath(path)).toBe(clean));

  it('is clean after one cleaning, so that no redirect goes in circles', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanPath(`/${text}`);
        expect(cleanPath(clean)).toBe(clean);
        expect(clean).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('a redirect', () => {
  it.each([
    ['about', '/about'],
    ['/about', '/about'],
    ['//elsewhere.example', '/elsewhere.example'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
  ])('to %s leads to %s (MKT-034)', (location, expected) => expect(redirect(301, location)).toEqual({ statusCode: 301, location: expected }));

  it.each([[301, 301], [302, 302], [307, 307], [308, 308], [300, 302], [200, 302], [null, 302]])('with status %s is answered as %s (MKT-038)', (status, expected) => expect(redirect(status, '/').statusCode).toBe(expected));
});

describe('the rows of a page', () => {
  const widgets = [{ id: 'w', alias: 'textWidget', settings: { text: { $text: { en: 'Hello', de: 'Hallo' } } } }];
  const rows = [
    { id: 'shown', widgets },
    { id: 'blocks', blocks: widgets },
    { id: 'hidden', isHidden: true, widgets },
    { id: 'no widgets', widgets: [] },
    { id: 'nothing' },
    { id: 'not in stores', hideOnISO: true, widgets },
  ];
  const idsFor = (caller: { language: string; inStore: boolean }) => visibleAreas({ rows, top: [] }, caller).rows!.map(({ id }) => id);

  it('come without the hidden and the empty ones (CMS-005, CMS-026)', () => expect(idsFor({ language: 'en', inStore: false })).toEqual(['shown', 'blocks', 'not in stores']));
  it('come without those that stores do not show (CMS-022)', () => expect(idsFor({ language: 'en', inStore: true })).toEqual(['shown', 'blocks']));
  it('speak the language of the market', () => expect(visibleAreas({ rows }, { language: 'de', inStore: false }).rows![0]!.widgets![0]!.settings).toEqual({ text: 'Hallo' }));
  it('may be none at all', () => expect(visibleAreas(null, { language: 'en', inStore: false })).toEqual({}));
});

describe('the id in a product path', () => {
  it('is found whatever the slug, and whatever dashes both have', () => {
    const part = fc.stringMatching(/^[a-z0-9-]+$/);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), fc.tuple(part, part, part), (words, id) => {
        expect(productIdsIn(`/product/${[...words, id.join('_')].join('-')}`)).toContain(id.join('_'));
      }),
    );
  });

  it('is not looked for anywhere else', () => {
    for (const path of ['/', '/product', '/product/', '/product/a/b-1_2_3', '/women/a-1_2_3']) expect(productIdsIn(path)).toEqual([]);
  });
});
