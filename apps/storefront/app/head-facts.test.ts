import type { PageAlias, ShopView } from '@selvedge/market';
import { expect, it } from 'vitest';
import { headFacts } from './head-facts.ts';

const shop = { preview: false, translations: {}, textLanguage: 'en-GB' } as ShopView;
const facts = (alias: PageAlias, query: Record<string, string>, status = 200) => headFacts({ alias, status, request: { market: 'en-gb', path: '/women', query }, metadata: { title: 'Women' } }, shop);

it.each([
  [{ page: '2' }, '/en-gb/women?page=2', undefined],
  [{ page: '2', colour: 'blue', sorting: 'newest' }, '/en-gb/women?page=2', 'noindex, follow'],
  [{ page: '1' }, '/en-gb/women', undefined],
  [{ page: 'abc' }, '/en-gb/women', undefined],
  [{ page: '-3' }, '/en-gb/women', undefined],
  [{ page: '9'.repeat(400) }, '/en-gb/women', undefined],
])('a listing at %j stands for good at %s, without filters and orders (SHELL-096, SHELL-100)', (query, canonical, robots) => {
  expect(facts('categoryPage', query)).toEqual({ title: 'Women', canonical, ...(robots ? { robots } : {}) });
});

it('a search stands where its term does, and is kept out of search engines (SHELL-100)', () => {
  expect(facts('searchPage', { colour: 'blue', page: '2', q: 'wool coat' })).toMatchObject({ canonical: '/en-gb/women?q=wool+coat&page=2', robots: 'noindex, follow' });
});

it('a page that is not there stands nowhere', () => {
  expect(facts('notFoundPage', {}, 404)).toEqual({ title: 'not_found.title', robots: 'noindex' });
});
