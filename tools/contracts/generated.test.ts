import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../start/checkout.mjs';
import { contractServices, generate } from './generate.ts';

const services = await contractServices();

test('there are contracts to generate from', () => expect(services).toEqual(expect.arrayContaining(['catalog', 'content'])));

test.each(services)('the generated files of %s are what its contract says today; if not: npm run generate', async (service) => {
  const output = await mkdtemp(join(tmpdir(), 'selvedge-generated-'));
  onTestFinished(() => rm(output, { recursive: true, force: true }));
  await generate(service, output);
  const generated = await contents(output);
  expect(Object.keys(generated)).toContain('operations.gen.ts');
  expect(await contents(join(root, 'libs/api-clients', service, 'src/generated'))).toEqual(generated);
});

async function contents(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)));
}
