import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/checkout.mjs';
import { projectFolders } from './projects.ts';

const lines = (await readFile(join(root, '.github/CODEOWNERS'), 'utf8'))
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean)
  .map((line) => line.split(/\s+/) as [pattern: string, ...owners: string[]]);
const folders = lines.filter(([pattern]) => pattern !== '*');

test('every project has a line of its own that says who owns it', async () => {
  const named = folders.map(([pattern]) => pattern);
  expect((await projectFolders()).filter((folder) => !named.includes(`/${folder}/`))).toEqual([]);
});

test('every line names a folder that is there, once, and at least one team', () => {
  expect(folders.filter(([pattern]) => !pattern.endsWith('/') || !existsSync(join(root, pattern)))).toEqual([]);
  expect(folders.map(([pattern]) => pattern).filter((pattern, index, all) => all.indexOf(pattern) !== index)).toEqual([]);
  expect(lines.filter(([, ...owners]) => owners.length === 0 || !owners.every((owner) => /^@[\w-]+\/[\w-]+$/.test(owner)))).toEqual([]);
});

/** The last line that matches counts. */
const ownersOf = (file: string) => lines.findLast(([pattern]) => pattern === '*' || `/${file}`.startsWith(pattern))!.slice(1);

test.each([
  ['libs/basket/src/index.ts', ['@selvedge/basket-team']],
  ['libs/api-clients/order/contract.yaml', ['@selvedge/checkout-team', '@selvedge/basket-team', '@selvedge/commerce-api-team']],
  ['apps/commerce-api/src/search/search.service.ts', ['@selvedge/catalog-team', '@selvedge/commerce-api-team']],
  ['apps/commerce-api/src/storage/schema.ts', ['@selvedge/commerce-api-team']],
  ['apps/storefront/app/quick-buy/CardActions.tsx', ['@selvedge/catalog-team', '@selvedge/basket-team', '@selvedge/storefront-team']],
  ['docs/architecture.md', ['@selvedge/platform-team']],
])('%s is reviewed by those whose domain it is', (file, owners) => expect(ownersOf(file)).toEqual(owners));

test('what has no line belongs to somebody all the same', () => expect(lines[0]?.[0]).toBe('*'));
