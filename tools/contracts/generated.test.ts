import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../start/checkout.mjs';
import { contractServices } from './generate.ts';
import { staleFiles } from './stale.ts';

const services = await contractServices();

test('there are contracts to generate from', () => expect(services).toEqual(expect.arrayContaining(['catalog', 'content'])));

test.each(services)('the generated files of %s are what its contract says today; if not: npm run generate', async (service) => {
  expect(await staleFiles(service)).toEqual([]);
});

test('names generated files that were changed, removed or left over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-stale-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(root, 'libs/api-clients/content/src/generated'), folder, { recursive: true });
  await writeFile(join(folder, 'operations.gen.ts'), '');
  await rm(join(folder, 'types.gen.ts'));
  await writeFile(join(folder, 'left-over.gen.ts'), '');
  expect(await staleFiles('content', folder)).toEqual(['left-over.gen.ts', 'operations.gen.ts', 'types.gen.ts']);
});
