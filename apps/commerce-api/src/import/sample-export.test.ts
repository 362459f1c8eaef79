import { describe, expect, it } from 'vitest';
import { importCatalogue } from './import-catalogue.ts';
import type { Rejection } from './rejection.ts';
import { sampleExport } from './sample-export.ts';
import { sampleFaults } from './sample-faults.ts';

const file = (settings: { products: number; broken?: boolean }) => [...sampleExport(settings)].join('');

async function dryRun(text: string) {
  const rejections: Rejection[] = [];
  const summary = await importCatalogue([Buffer.from(text)], undefined, { currency: 'GBP', currencies: [], language: 'en', dryRun: true, now: new Date(0), reject: (rejection) => rejections.push(rejection) });
  return { summary, rejections };
}

it('makes the same export for the same numbers', () => {
  expect(file({ products: 60, broken: true })).toBe(file({ products: 60, broken: true }));
});

it('makes an export in which nothing is wrong', async () => {
  const { summary, rejections } = await dryRun(file({ products: 200 }));
  expect(rejections).toEqual([]);
  expect(summary).toMatchObject({ products: 196, skipped: 4, new: 196 });
});

describe('the broken export', () => {
  const text = file({ products: 10, broken: true });

  it.each(sampleFaults().map(({ name }) => name).filter((name) => name !== 'no-handle'))('has the fault %s, which is reported with its handle', async (name) => {
    const { rejections } = await dryRun(text);
    expect(rejections.map(({ handle }) => handle)).toContain(name);
  });

  it('names for every rejection the line on which its row begins', async () => {
    const { rejections } = await dryRun(text);
    const lines = text.split('\n');
    expect(rejections.length).toBeGreaterThanOrEqual(sampleFaults().length);
    for (const { line, handle } of rejections) expect(lines[line - 1]!.startsWith(handle ? `${handle},` : line === 1 ? 'never' : /^(,|endless-row,)/.exec(lines[line - 1]!)?.[0] ?? 'never')).toBe(true);
  });

  it('loses nothing that is good', async () => {
    const { summary } = await dryRun(text);
    const good = await dryRun(file({ products: 10 }));
    const lostProducts = ['no-title', 'odd-status', 'odd-published', 'no-variant', 'only-bad-variants'].length;
    // Torn-apart brings a product more between its two halves; a row without handle none.
    expect(summary.products).toBe(good.summary.products + sampleFaults().length - lostProducts);
    expect(summary.rejected).toEqual({ 'row': 5, 'product': lostProducts, 'variant': 11, 'picture': 6, 'barcode': 2, 'reduction': 1 });
  });
});
