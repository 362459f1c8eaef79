import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byName, pageOf, sortingsFor, tagsAsked, windowOf } from './search.rules.ts';
import { matchesAll, wordsOf } from './words.rules.ts';

describe('a search', () => {
  it('begins at 0 when asked for less (CAT-109)', () => expect([-5, -1, 0, 7].map((from) => windowOf({ from }).from)).toEqual([0, 0, 0, 7]));
  it('shows 3 products when asked for fewer than one (CAT-110, CAT-113)', () => expect([-5, 0, 1, 60].map((size) => windowOf({ size }).size)).toEqual([3, 3, 1, 60]));
  it('shows the first 20 when not told otherwise (CAT-112)', () => expect(windowOf({})).toEqual({ from: 0, size: 20 }));

  it('looks at tags only if the first says something (CAT-111)', () => {
    expect(tagsAsked(['denim', 'new'])).toEqual(['denim', 'new']);
    for (const tags of [undefined, [], [''], ['', 'denim']]) expect(tagsAsked(tags)).toEqual([]);
  });

  it('offers the orders, with the default first and in use when nothing known is asked for (CAT-120, CAT-122)', () => {
    expect(sortingsFor(undefined).map(({ id }) => id)).toEqual(['recommended', 'newest', 'price-asc', 'price-desc', 'discount']);
    const selected = (sorting?: string) => sortingsFor(sorting).filter((one) => one.selected).map(({ id }) => id);
    expect([undefined, 'price-asc', 'nonsense', 'toString'].map(selected)).toEqual([['recommended'], ['price-asc'], ['recommended'], ['recommended']]);
  });
});

describe('gift cards on lists that show none', () => {
  const isCard = (product: string) => product === 'card';

  it('are hidden, and the total is one less however many the page had (CAT-173, CAT-175, CAT-176)', () => {
    expect(pageOf(['coat', 'card', 'card', 'jeans'], { from: 0, size: 3 }, isCard)).toEqual({ results: ['coat'], total: 3 });
    expect(pageOf(['card'], { from: 0, size: 3 }, isCard)).toEqual({ results: [], total: 0 });
  });

  it('leave the total alone when they stand on another page (CAT-176)', () => {
    expect(pageOf(['coat', 'jeans', 'card'], { from: 0, size: 2 }, isCard)).toEqual({ results: ['coat', 'jeans'], total: 3 });
  });

  it('never make a total below zero or a page longer than asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('coat', 'card')), fc.nat(30), fc.integer({ min: 1, max: 10 }), (found, from, size) => {
        const { results, total } = pageOf(found, { from, size }, isCard);
        const hidden = found.slice(from, from + size).includes('card');
        expect(total).toBe(Math.max(0, found.length - (hidden ? 1 : 0)));
        expect(results).toEqual(found.slice(from, from + size).filter((one) => one === 'coat'));
      }),
    );
  });
});

describe('the values of a facet', () => {
  it('stand where one looks for them: letter sizes by size, the rest by number and alphabet', () => {
    const sorted = (...names: string[]) => names.map((name) => ({ name })).toSorted(byName('en')).map(({ name }) => name);
    expect(sorted('XL', 'S', 'M', 'XXS', 'L')).toEqual(['XXS', 'S', 'M', 'L', 'XL']);
    expect(sorted('34', '8', '100', 'One size', 'm')).toEqual(['m', '8', '34', '100', 'One size']);
    expect(sorted('Zara', 'Ärmel', 'Bree')).toEqual(['Ärmel', 'Bree', 'Zara']);
  });
});

describe('the words of a search', () => {
  it('match from their beginning, all of them, without case and diacritics', () => {
    const words = wordsOf('Crème Red – Wool/coat');
    expect(words).toEqual(['creme', 'red', 'wool', 'coat']);
    expect(['CREM', 'crème wo', 'coat red'].map((asked) => matchesAll(wordsOf(asked), words))).toEqual([true, true, true]);
    expect(['reme', 'coat blue'].map((asked) => matchesAll(wordsOf(asked), words))).toEqual([false, false]);
    expect(wordsOf('  – & ')).toEqual([]);
    expect(wordsOf('معطف صوف')).toEqual(['معطف', 'صوف']);
  });

  it('find a text by any beginnings of its own words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.infiniteStream(fc.nat(5)), (texts, lengths) => {
        const words = wordsOf(texts.join(' '));
        const beginnings = words.map((word) => word.slice(0, 1 + lengths.next().value!));
        expect(matchesAll(beginnings, words)).toBe(true);
      }),
    );
  });
});
