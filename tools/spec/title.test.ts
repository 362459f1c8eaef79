import { describe, expect, it } from 'vitest';
import { idsOf } from './title.mjs';

// None of the examples is a test's own title: this file would prove what it plays with.
describe('a title', () => {
  const prefixes = new Set(['BSK', 'CAT', 'SHELL']);
  const read = (title: string, ...above: string[]) => idsOf({ title, above }, prefixes);

  it('names its ids in brackets at its end', () => {
    expect(read('says no more')).toEqual({ ids: [], faults: [] });
    expect(read('counts in UTF-16 and dates by ISO-8601 (as all do)')).toEqual({ ids: [], faults: [] });
    expect(read('counts (BSK-022)')).toEqual({ ids: ['BSK-022'], faults: [] });
    expect(read('counts (twice) (BSK-022, SHELL-168)')).toEqual({ ids: ['BSK-022', 'SHELL-168'], faults: [] });
    expect(read('names what nobody knows (XYZ-001)')).toEqual({ ids: ['XYZ-001'], faults: [] });
  });

  it('is at fault when it names them otherwise', () => {
    const otherwise = ['(BSK-022) and sums', 'BSK-022', '(BSK-022 for the words)', '(BSK-022; BSK-023)', '(BSK-22)', '(BSK-022-024)', '(BSK-022...024)', '(BSK-022…24)', '(BSK-022) (BSK-023)'];
    for (const words of otherwise) expect(read(`counts ${words}`).faults, words).toEqual([expect.stringMatching(/^names BSK-\S+ elsewhere/)]);
  });

  it('is at fault when a group over it names them', () => {
    expect(read('adds up', 'a basket (BSK-022)')).toEqual({ ids: [], faults: [expect.stringContaining('stands in "a basket (BSK-022)"')] });
  });

  it('may name a range when it begins with "Schema of", or a group over it does', () => {
    const ids = ['CAT-009', 'CAT-010', 'CAT-011', 'BSK-001'];
    expect(read('Schema of a product (CAT-009…011, BSK-001)')).toEqual({ ids, faults: [] });
    expect(read('has its fields (CAT-009…011, BSK-001)', 'Schema of a product')).toEqual({ ids, faults: [] });
  });

  it('is at fault with a range anywhere else, which then names nothing', () => {
    expect(read('is like the Schema of a product (CAT-009…011, BSK-001)')).toEqual({ ids: ['BSK-001'], faults: [expect.stringMatching(/^names the range CAT-009…011: .*"Schema of"/)] });
  });

  it('is at fault with a range that is none', () => {
    for (const range of ['CAT-011…009', 'CAT-011…011']) expect(read(`Schema of a product (${range})`).faults).toEqual([`names the range ${range}, which is none`]);
  });
});
