import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root, workspaceNode } from '../start/checkout.mjs';
import { contractServices } from './generate.ts';

const contracts = ['common', ...(await contractServices())].map((service) => `libs/api-clients/${service}/contract.yaml`);

/** What the linter says about contracts in a checkout; it asks nothing of the network. */
async function lint(folder: string, files: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const words = [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', '--format=stylish', '--max-problems=1000', ...files];
  return promisify(execFile)(workspaceNode, words, { cwd: folder, env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

test('the contracts are OpenAPI as the rules in redocly.yaml want it', async () => {
  const { code, output } = await lint(root, contracts);
  expect(code, output).toBe(0);
});

test('a contract that breaks the rules does not pass', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'selvedge-lint-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  await cp(join(root, 'redocly.yaml'), join(copy, 'redocly.yaml'));
  for (const file of ['libs/api-clients/common/contract.yaml', 'libs/api-clients/geolocation/contract.yaml', 'libs/api-clients/content/contract.yaml']) await cp(join(root, file), join(copy, file));
  const file = join(copy, 'libs/api-clients/geolocation/contract.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace('      operationId: suggestMarkets\n', ''));
  const { code, output } = await lint(copy, ['libs/api-clients/geolocation/contract.yaml']);
  expect(code).not.toBe(0);
  expect(output).toContain('operation-operationId');
});
