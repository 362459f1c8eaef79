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

test('what has no line belongs to somebody all the same', () => expect(lines[0]?.[0]).toBe('*'));
