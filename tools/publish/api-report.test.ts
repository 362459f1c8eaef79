import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { apiReport, reportFile } from './api-report.ts';
import { builtLibraries } from './libraries.ts';

const all = await builtLibraries();

test.each(all.map((library) => [library.manifest.name, library] as const))('the api.md of %s says what it offers today; if not: npm run api-report', async (_, library) => {
  expect(await readFile(reportFile(library), 'utf8').catch(() => 'there is none')).toBe(apiReport(library));
});

test('a report shows the props of a component, and types that are only spoken of', () => {
  const report = apiReport(all.find(({ manifest }) => manifest.name === '@selvedge/basket')!);
  expect(report).toMatch(/interface AddToBasketProps \{\n {4}sku\?: string \|/);
  expect(report).toContain('// basket-flyout/BasketFlyout: Flyout\nfunction Flyout(');
});
