import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { passedTests } from './passed-tests.mjs';
import { doubtfulReports } from './report-age.mjs';

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
