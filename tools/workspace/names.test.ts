import { readFile, readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/checkout.mjs';
import { emptyNames } from './empty-names.ts';

const notOurs = /^(node_modules|dist|out-tsc|test-results|generated|migrations|\.git|\.nx|\.data)$/;
/** The vocabulary of all contracts is common to them. */
const vocabulary = 'libs/api-clients/common';

async function pathsBelow(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !notOurs.test(name));
  const below = await Promise.all(entries.map((entry) => (entry.isDirectory() ? pathsBelow(join(folder, entry.name)) : [])));
  return [...entries.map(({ name }) => join(folder, name)), ...below.flat()];
}

const all = await pathsBelow(root);
const inside = (path: string) => relative(root, path);

test('every file and folder is named after what it holds', () => {
  const house = all.map(inside).filter((path) => /^(apps|libs|tools)\//.test(path) && path !== vocabulary);
  expect(house.length).toBeGreaterThan(50);
  expect(house.filter((path) => basename(path).split('.').some((part) => emptyNames.includes(part)))).toEqual([]);
});

test('no file knows the machine that it was written on', async () => {
  const machinePath = /(?<![\w.$}-])\/(?:work|root|home\/[a-z]\w*|Users\/[A-Za-z]\w*)\/[\w.]|[A-Z]:\\Users\\/;
  const texts = all.filter((path) => /\.(ts|tsx|mjs|js|json|css|md|ya?ml|sql|csv|html)$|\/(run|LICENSE|\.gitignore)$/.test(path));
  expect(machinePath.test(['', 'home', 'somebody', 'shop'].join('/'))).toBe(true);
  const telling = await Promise.all(texts.map(async (path) => (machinePath.test(await readFile(path, 'utf8')) ? [inside(path)] : [])));
  expect(telling.flat()).toEqual([]);
});
