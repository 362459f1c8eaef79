import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { brands, tokenIn, tokens, type Brand, type Token } from './tokens.ts';

const onPaper: Token[] = ['--color-ink', '--color-muted', '--color-sale', '--color-error', '--color-accent', '--color-action'];
const words: [on: Token, under: Token][] = [
  ...onPaper.flatMap((on): [Token, Token][] => [[on, '--color-paper'], [on, '--color-ground']]),
  ['--color-on-action', '--color-action'],
];
const marks: [Token, Token][] = [['--color-focus', '--color-paper'], ['--color-focus', '--color-ground']];

/** The pairs of a brand that are closer than WCAG 2.2 allows. */
const tooClose = (brand: Brand, pairs: [Token, Token][], least: number) =>
  pairs.map(([on, under]) => `${on} on ${under}: ${contrast(tokenIn(brand, on), tokenIn(brand, under)).toFixed(2)}`).filter((pair) => Number(pair.split(': ')[1]) < least);

describe.each(Object.keys(brands) as Brand[])('the brand %s', (brand) => {
  it('has words that can be read on every ground they stand on, as WCAG AA asks', () => expect(tooClose(brand, words, 4.5)).toEqual([]));
  it('has a focus ring that can be seen on every ground', () => expect(tooClose(brand, marks, 3)).toEqual([]));
});

describe('tokens', () => {
  it('name only tokens that there are', () => {
    const named = [...JSON.stringify([tokens, brands]).matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name! in tokens))).toEqual([]);
  });

  it('are found in the values of others', () => {
    expect(tokenIn('nord', '--color-on-action')).toBe('#faf8f5');
    expect(tokenIn('nord', '--color-action')).toBe('#2b2724');
    expect(tokenIn('selvedge', '--hairline')).toBe('1px solid #d9d8d4');
  });
});

describe('contrast', () => {
  it('is 21 between black and white, in either order, and 1 between equals', () => {
    expect([contrast('#000000', '#ffffff'), contrast('#ffffff', '#000000'), contrast('#767676', '#767676')]).toEqual([21, 21, 1]);
  });
  it('finds the lightest grey that may carry words on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});
