import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changesSince, projectsAffectedBy, reachesTheShop } from './affected.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-change-'));
  await git('init', '--quiet', '--initial-branch=main');
  await commit('first');
  await commit('second');
});
afterEach(() => {
  vi.unstubAllEnvs();
  return rm(folder, { recursive: true, force: true });
});

const git = async (...words: string[]) => (await promisify(execFile)('git', ['-c', 'user.name=test', '-c', 'user.email=test@shop.test', ...words], { cwd: folder })).stdout.trim();
const write = (name: string, text = name) => writeFile(join(folder, name), text);
const commit = async (name: string) => {
  await write(name);
  await git('add', '--all');
  await git('commit', '--quiet', '--no-gpg-sign', '--message', name);
};
const filesSince = async (base?: string) => (await changesSince(base, folder)).files.sort();

test('compares with where the branch left main: commits, work that is not committed, new files', async () => {
  await git('switch', '--quiet', '--create', 'feature');
  await commit('committed');
  await git('switch', '--quiet', 'main');
  await commit('meanwhile-on-main');
  await git('switch', '--quiet', 'feature');
  await write('first', 'otherwise');
  await mkdir(join(folder, 'größe'));
  await write('größe/new file');
  expect(await filesSince()).toEqual(['committed', 'first', 'größe/new file']);
});

test('names both places of what was moved, and what was removed', async () => {
  await rename(join(folder, 'first'), join(folder, 'moved'));
  await rm(join(folder, 'second'));
  await git('add', '--all');
  expect(await filesSince()).toEqual(['first', 'moved', 'second']);
});

test('compares with the commit that is named', async () => {
  expect(await filesSince('HEAD~1')).toEqual(['second']);
});

test('finds no difference where there is none', async () => {
  expect(await filesSince()).toEqual([]);
});

test('says so when there is nothing to compare with', async () => {
  await expect(changesSince('gone', folder)).rejects.toThrow('There is no common commit with "gone" to compare with.');
  await git('branch', '--move', 'trunk');
  await expect(changesSince(undefined, folder)).rejects.toThrow('npm run affected -- COMMIT');
});

test('spares the journeys what no shopper can notice', () => {
  const changed = ['libs/basket/README.md', 'libs/basket/src/bill.rules.test.ts', 'libs/basket/src/bill.stories.tsx', 'libs/basket/src/bill.rules.ts', 'apps/storefront-e2e/src/browse.spec.ts', 'libs/basket/src/bill.module.css'];
  expect(changed.filter(reachesTheShop)).toEqual(['libs/basket/src/bill.rules.ts', 'apps/storefront-e2e/src/browse.spec.ts', 'libs/basket/src/bill.module.css']);
});

test('has a document read by those who test documents, and by nobody else', async () => {
  // A graph of its own: this test may run inside a run of Nx that writes to the usual place.
  vi.stubEnv('NX_WORKSPACE_DATA_DIRECTORY', folder);
  expect([...(await projectsAffectedBy(['libs/ui/README.md', 'docs/architecture.md', 'libs/market/api.md']))]).toEqual(['tools']);
  expect([...(await projectsAffectedBy(['libs/orders/README.md', 'libs/orders/src/index.ts']))].sort()).toEqual(['gallery', 'orders', 'storefront', 'storefront-e2e', 'tools']);
});
