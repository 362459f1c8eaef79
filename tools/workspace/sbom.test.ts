import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from '../start/checkout.mjs';

test('the dependencies can be listed for whoever checks them, and fit each other', async () => {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  expect((JSON.parse(stdout) as { components: unknown[] }).components.length).toBeGreaterThan(100);
}, 60_000);
