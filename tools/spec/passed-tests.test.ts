import { describe, expect, it } from 'vitest';
import { passedInPlaywright, passedInVitest } from './passed-tests.mjs';

describe('the tests that passed', () => {
  it("are Vitest's passed ones, by their path in the workspace wherever they ran", () => {
    const one = (status: string) => ({ status, title: `is ${status}`, ancestorTitles: ['a basket'] });
    const result = { testResults: [{ name: '/elsewhere/libs/old/libs/basket/src/a.test.ts', assertionResults: ['passed', 'failed', 'skipped', 'pending', 'todo'].map(one) }, { name: 'C:\\shop\\libs\\basket\\src\\b.test.ts', assertionResults: [one('passed')] }] };
    expect(passedInVitest('libs/basket', result)).toEqual([
      { title: 'is passed', above: ['a basket'], file: 'libs/basket/src/a.test.ts' },
      { title: 'is passed', above: ['a basket'], file: 'libs/basket/src/b.test.ts' },
    ]);
  });

  it("are Playwright's that passed in every browser they ran in, at whichever attempt, and were meant to", () => {
    const spec = (title: string, ...statuses: string[]) => ({ title, tests: statuses.map((word) => ({ status: word.replace('!', ''), expectedStatus: word.endsWith('!') ? 'failed' : 'passed' })) });
    const suites = [{
      title: 'buy.spec.ts', file: 'buy.spec.ts',
      specs: [spec('at once', 'expected'), spec('in the end', 'flaky'), spec('in one of two', 'expected', 'unexpected'), spec('where it ran', 'expected', 'skipped'), spec('nowhere', 'skipped'), spec('fails as expected', 'expected!')],
      suites: [{ title: 'a guest', file: 'buy.spec.ts', specs: [spec('buys', 'expected')], suites: [] }],
    }];
    const file = 'apps/storefront-e2e/src/buy.spec.ts';
    expect(passedInPlaywright('apps/storefront-e2e', { suites })).toEqual([
      { title: 'at once', above: [], file }, { title: 'in the end', above: [], file }, { title: 'where it ran', above: [], file }, { title: 'buys', above: ['a guest'], file },
    ]);
  });
});
