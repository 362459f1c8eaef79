import { describe, expect, it } from 'vitest';
import { asWritten, isWorthAsking, suggestedProducts, SUGGEST_DELAY } from './suggestion.rules.ts';

const screen = (width: number) => (pixels: number) => width >= pixels;

describe('suggestions', () => {
  it('come 500 ms after typing (CAT-179, SHELL-174)', () => expect(SUGGEST_DELAY).toBe(500));

  it('are three products where no amount is configured, or 0 (CAT-180, CAT-182, CAT-183)', () => {
    expect([suggestedProducts(undefined, screen(390)), suggestedProducts({}, screen(1440)), suggestedProducts({ wideScreen: 0, mobilePortrait: 0 }, screen(1440))]).toEqual([3, 3, 3]);
  });

  it.each([[390, 2], [500, 4], [800, 6], [1000, 8], [1440, 9]])('are as many as is configured for a screen of %i px (CAT-183)', (width, count) => {
    expect(suggestedProducts({ mobilePortrait: 2, mobileLandscape: 4, tablet: 6, laptop: 8, wideScreen: 9 }, screen(width))).toBe(count);
  });

  it('are asked for from two letters on, spaces and halves of an emoji not counted (CAT-178)', () => {
    expect(['', '   ', 'c', ' c ', '👖', 'co', '👖👕'].map(isWorthAsking)).toEqual([false, false, false, false, false, true, true]);
  });

  it('name the term so that it turns round nothing beside it', () => {
    expect(asWritten('coat')).toBe('\u2068coat\u2069');
    expect(asWritten('a\u202Eb\u2069c')).toBe('\u2068abc\u2069');
  });
});
