import { getDefaultStore } from 'jotai/vanilla';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSearch, forgetSearches, rememberSearch, searchHistory } from './search-history.ts';
import { forgotten, remembered, termsIn } from './search-history.rules.ts';

const kept = () => JSON.parse(localStorage.getItem('searchHistory') ?? 'null') as unknown;
/** As a component shows it. */
const shown = () => getDefaultStore().get(searchHistory);

beforeEach(() => localStorage.clear());

describe('the history of searches', () => {
  it('has the newest first and each once, however it is written (CAT-185)', () => {
    expect(['Jeans', 'coat', 'JEANS', '  wool   coat ', 'Wool coat'].reduce<string[]>(remembered, [])).toEqual(['Wool coat', 'JEANS', 'coat']);
    expect(remembered(['cafe\u0301'], 'Café')).toEqual(['Café']);
  });

  it('keeps twenty, and nothing that says nothing', () => {
    const many = Array.from({ length: 30 }, (_, place) => `term ${place}`).reduce<string[]>(remembered, []);
    expect([many.length, many[0], many.at(-1)]).toEqual([20, 'term 29', 'term 10']);
    expect(remembered(['coat'], '   ')).toEqual(['coat']);
  });

  it('forgets one, or all (CAT-185)', () => {
    expect(forgotten(['Coat', 'jeans'], 'coat')).toEqual(['jeans']);
    for (const term of ['coat', 'jeans', 'hoodie']) rememberSearch(term);
    forgetSearch('JEANS');
    expect([shown(), kept()]).toEqual([['hoodie', 'coat'], ['hoodie', 'coat']]);
    forgetSearches();
    expect([shown(), kept()]).toEqual([[], []]);
  });

  it('stands under its stored name, and adds to what another window has written there (CAT-184, PLT-037)', () => {
    rememberSearch('coat');
    localStorage.setItem('searchHistory', '["from the other window","coat"]');
    rememberSearch('jeans');
    expect(kept()).toEqual(['jeans', 'from the other window', 'coat']);
  });

  it('is neither kept nor shown without consent', () => {
    document.cookie = 'consent=undecided; Path=/';
    rememberSearch('velvet');
    const before = [shown().includes('velvet'), kept()];
    document.cookie = `consent=; Path=/; Expires=${new Date(0).toUTCString()}`;
    rememberSearch('velvet');
    expect([before, shown(), kept()]).toEqual([[false, null], ['velvet'], ['velvet']]);
  });

  it.each([['no list', '{"a":1}'], ['no JSON', '[what'], ['a list of other things', '[1,null,"coat",["x"],"  "]']])('makes the best of %s', (_, text) => {
    localStorage.setItem('searchHistory', text);
    rememberSearch('jeans');
    expect(kept()).toEqual(text.includes('"coat"') ? ['jeans', 'coat'] : ['jeans']);
    expect(termsIn('coat')).toEqual([]);
  });
});
