import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../start/checkout.mjs';
import { catalogue, readCatalogue } from './catalogue.mjs';
import { passedInPlaywright, passedInVitest, passedTests } from './passed-tests.mjs';
import { prove } from './proof.mjs';
import { doubtfulReports } from './report-age.mjs';
import { idsOf } from './title.mjs';
import { missingOf, oneLine, table } from './words.mjs';

const basket = { file: 'basket', text: '# Basket\n\n- BSK-001 [RULE] A guest may use it.\n- BSK-002 [OPEN] Its name is not shown. Default: basket.\n- BSK-003 [CONST] At most 99.\n' };
const orders = { file: 'orders', text: '- ORD-001 [UI] There is a receipt.' };
const small = catalogue([basket, orders]);
const passed = (title: string, ...above: string[]) => ({ title, above, file: 'libs/basket/src/basket.test.ts' });

describe('the catalogue', () => {
  it('tells what the customer said from what was added by the kind', () => {
    expect([...small.requirements.values()].map(({ id, by }) => `${id} ${by}`)).toEqual(['BSK-001 said', 'BSK-002 added', 'BSK-003 said', 'ORD-001 said']);
    expect(small.requirements.get('BSK-003')).toEqual({ id: 'BSK-003', file: 'basket', kind: 'CONST', text: 'At most 99.', by: 'said' });
    expect(small.faults).toEqual([]);
  });

  it.each([
    ['an id that is given twice', '- BSK-003 [UI] Again.', 'docs/spec/more.md:1: BSK-003 is given twice; it stands in docs/spec/basket.md already'],
    ['an unknown kind', '- BSK-004 [WISH] Pretty.', 'not of the form'],
    ['a bullet of another form', '* BSK-004 Pretty.', 'not of the form'],
    ['a short number', '- BSK-04 [UI] Pretty.', 'not of the form'],
    ['an OPEN without an answer', '- BSK-004 [OPEN] Who knows.', 'BSK-004 is OPEN but has no "Default: "'],
    ['an answer where nothing was open', '- BSK-004 [UI] A page. Default: blue.', 'BSK-004 is UI but has a "Default: "'],
  ])('refuses %s', (_what, line, fault) => {
    const { faults } = catalogue([basket, { file: 'more', text: line }]);
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  it('of this shop is without fault and covers every domain', async () => {
    const { requirements, faults } = await readCatalogue(join(root, 'docs/spec'));
    expect(faults).toEqual([]);
    expect(new Set([...requirements.keys()].map((id) => id.split('-')[0]))).toEqual(new Set(['ACC', 'BSK', 'CAT', 'CHK', 'CMS', 'LOY', 'MKT', 'ORD', 'PAY', 'PLT', 'SES', 'SHELL', 'STO', 'WSH']));
  });
});

describe('a title', () => {
  const prefixes = new Set(['BSK', 'CAT', 'SHELL']);
  const read = (title: string, ...above: string[]) => idsOf({ title, above }, prefixes);

  it.each([
    ['says no more', []],
    ['counts in UTF-16 and dates by ISO-8601 (as all do)', []],
    ['counts (BSK-022)', ['BSK-022']],
    ['counts (twice) (BSK-022, SHELL-168)', ['BSK-022', 'SHELL-168']],
    ['names what nobody knows (XYZ-001)', ['XYZ-001']],
  ])('names its ids in brackets at its end: %s', (title, ids) => {
    expect(read(title)).toEqual({ ids, faults: [] });
  });

  it.each(['counts (BSK-022) and sums', 'counts BSK-022', 'counts (BSK-022 for the words)', 'counts (BSK-022; BSK-023)', 'counts (BSK-22)', 'counts (BSK-022-024)', 'counts (BSK-022...024)', 'counts (BSK-022…24)', 'counts (BSK-022) (BSK-023)'])(
    'is at fault when it names them otherwise: %s',
    (title) => {
      expect(read(title).faults).toEqual([expect.stringMatching(/^names BSK-\S+ elsewhere/)]);
    },
  );

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

  it.each(['CAT-011…009', 'CAT-011…011'])('is at fault with the range %s, which is none', (range) => {
    expect(read(`Schema of a product (${range})`).faults).toEqual([`names the range ${range}, which is none`]);
  });
});

describe('a proof', () => {
  it('counts by file what is proved, of it what was said and what was added, and what is missing', () => {
    const proof = prove(small, [passed('a (BSK-001)'), passed('b (BSK-001, BSK-002)'), passed('c')]);
    expect(proof.files).toEqual([
      { file: 'basket', items: 3, proved: 2, said: 1, added: 1, missing: 1 },
      { file: 'orders', items: 1, proved: 0, said: 0, added: 0, missing: 1 },
    ]);
    expect(proof.total).toEqual({ items: 4, proved: 2, said: 1, added: 1, missing: 2 });
    expect(proof.missing.map(({ id }) => id)).toEqual(['BSK-003', 'ORD-001']);
    expect(proof.by.get('BSK-001')).toEqual(['libs/basket/src/basket.test.ts: "a (BSK-001)"', 'libs/basket/src/basket.test.ts: "b (BSK-001, BSK-002)"']);
    expect(proof.faults).toEqual([]);
  });

  it('says which test in which file names an id that does not exist, once for all its cases', () => {
    expect(prove(small, [passed('of 1 (BSK-009)', 'a basket'), passed('of 2 (BSK-009)', 'a basket')]).faults).toEqual(['libs/basket/src/basket.test.ts: "a basket of 1 (BSK-009)" names BSK-009, which is not in docs/spec']);
  });

  it('carries the faults of the catalogue and of the titles', () => {
    const twice = catalogue([basket, basket]);
    expect(prove(twice, [passed('adds up (BSK-001…003)')]).faults).toHaveLength(4);
  });

  it('is told as a table, a line, and the missing requirements of a file', () => {
    const proof = prove(small, [passed('a (BSK-001, BSK-002)')]);
    expect(table(proof)).toMatch(/basket +3 +2 +1 +1 +1\norders +1 +0 +0 +0 +1\nall +4 +2 +1 +1 +2$/);
    expect(oneLine(proof.total)).toBe('Specification: 2 of 4 requirements are proved, 1 that the customer said and 1 that we added; 2 are missing.');
    expect(missingOf(proof, 'basket')).toBe('BSK-003 [CONST] At most 99.\n\nbasket: 1 of 3 are missing.');
  });
});

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

describe('a report', () => {
  const early = new Date('2026-01-01');
  const late = new Date('2026-01-02');

  /** A workspace in which orders stand on market, and everything is of the early day. */
  async function workspace() {
    const folder = await mkdtemp(join(tmpdir(), 'spec-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const write = async (path: string, text: string, date = early) => {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await writeFile(join(folder, path), text);
      await utimes(join(folder, path), date, date);
    };
    await write('libs/market/package.json', '{ "name": "@selvedge/market" }');
    await write('libs/market/src/index.ts', '');
    await write('libs/orders/package.json', '{ "name": "@selvedge/orders", "dependencies": { "@selvedge/market": "0.0.0" } }');
    await write('libs/orders/src/index.ts', '');
    await write('libs/orders/test-results/vitest.json', JSON.stringify({ testResults: [] }), new Date('2026-01-01T12:00'));
    return { folder, write };
  }
  const orders = { project: 'libs/orders', report: 'libs/orders/test-results/vitest.json' };
  const market = { project: 'libs/market', report: 'libs/market/test-results/vitest.json' };

  it('is believed when it is younger than all that it reports about', async () => {
    const { folder, write } = await workspace();
    await write('libs/orders/dist/index.js', '', late);
    await write('libs/orders/node_modules/x/index.js', '', late);
    expect(await doubtfulReports(folder, [orders])).toEqual([]);
  });

  it('is doubted when a source of the project or of one it stands on is younger', async () => {
    const { folder, write } = await workspace();
    await write('libs/market/src/deep/money.ts', '', late);
    expect(await doubtfulReports(folder, [orders])).toEqual([{ project: 'libs/orders', problem: 'has a report that is older than libs/market/src/deep/money.ts' }]);
  });

  it('that is not there is missed, and proves nothing', async () => {
    const { folder } = await workspace();
    expect(await doubtfulReports(folder, [orders, market])).toEqual([{ project: 'libs/market', problem: 'has no report' }]);
    expect(await passedTests(folder, [orders, market])).toEqual([]);
  });
});
