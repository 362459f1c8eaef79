import { describe, expect, it } from 'vitest';
import { byName, isHiddenCard, minorBounds, redirectOf, shownOf, sortingsFor, tagsAsked, toldApart, windowOf } from './search.rules.ts';

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

  it('are hidden by what they are, in the United States while a shopper is typing, and there everywhere until they can be bought (CAT-173, CAT-174)', () => {
    const list = { giftCardsOnLists: true, isSuggestion: false, country: 'US' };
    expect([list, { ...list, giftCardsOnLists: false }, { ...list, isSuggestion: true }, { ...list, isSuggestion: true, country: 'DE' }].map((where) => isHiddenCard({ digital: true }, where))).toEqual([false, true, true, false]);
    expect([false, true].map((isSuggestion) => isHiddenCard({ digital: true, comingSoon: true }, { ...list, isSuggestion, country: 'DE' }))).toEqual([false, true]);
    expect(isHiddenCard({ comingSoon: true }, { ...list, isSuggestion: true })).toBe(false);
    expect(isHiddenCard({}, { giftCardsOnLists: false, isSuggestion: true, country: 'US' })).toBe(false);
  });

  it('are hidden, and the total is one less however many the page had (CAT-173, CAT-175, CAT-176)', () => {
    expect(shownOf(['coat', 'card', 'card'], 4, isCard)).toEqual({ results: ['coat'], total: 3 });
    expect(shownOf(['card'], 1, isCard)).toEqual({ results: [], total: 0 });
  });

  it('leave the total alone when they stand on another page (CAT-176)', () => {
    expect(shownOf(['coat', 'jeans'], 3, isCard)).toEqual({ results: ['coat', 'jeans'], total: 3 });
  });

  it('never make a total below zero', () => expect(shownOf(['card'], 0, isCard).total).toBe(0));
});

describe('a price range', () => {
  it('is meant to the minor unit, both ends included (CAT-097)', () => {
    expect(minorBounds({ lowerBoundingValue: 19.99, upperBoundingValue: 0.29 }, 'EUR')).toEqual({ lower: 1_999, upper: 29 });
    expect(minorBounds({ lowerBoundingValue: 19.991, upperBoundingValue: 19.999 }, 'EUR')).toEqual({ lower: 2_000, upper: 1_999 });
    expect(minorBounds({ upperBoundingValue: 1.005 }, 'KWD')).toEqual({ upper: 1_005 });
    expect(minorBounds(undefined, 'EUR')).toEqual({});
  });

  it('may be nonsense', () => {
    for (const amount of [-1e308, -1, 0, 1e300, 1.7976931348623157e308]) expect(minorBounds({ lowerBoundingValue: amount }, 'EUR').lower).not.toBeNaN();
  });
});

describe('a search term that leads elsewhere', () => {
  const redirects = [{ terms: ['gift card', 'Geschenkkarte'], to: '/gift-cards' }, { terms: ['Größen'], to: '/size-guide' }];

  it('is all that was typed, in any way of writing it (CAT-123)', () => {
    expect(['Gift-Card', 'geschenkkarte ', 'GROESSEN', 'grossen'].map((text) => redirectOf(text, redirects))).toEqual(['/gift-cards', '/gift-cards', '/size-guide', '/size-guide']);
    expect(['gift', 'gift card red', 'card gift', '', '–'].map((text) => redirectOf(text, redirects))).toEqual(Array(5).fill(undefined));
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

describe('categories of one name', () => {
  it('say where they lie, the others do not', () => {
    expect(toldApart([{ name: 'Jeans', above: 'Women' }, { name: 'Jeans', above: 'Men' }, { name: 'Coats', above: 'Men' }, { name: 'Gifts' }, { name: 'Gifts' }])).toEqual(['Jeans – Women', 'Jeans – Men', 'Coats', 'Gifts', 'Gifts']);
  });
});
