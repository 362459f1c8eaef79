import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNarrator } from '../start/narrator.mjs';
import { ensureChromium } from './chromium.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-chromium-'));
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  vi.stubEnv('CHROMIUM_PATH', '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const program = async (name: string, exitCode: number) => {
  await writeFile(join(folder, name), `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return join(folder, name);
};
const found = () => ensureChromium(createNarrator(process.stderr), new AbortController().signal);

test('takes the Chromium that is named', async () => {
  const named = await program('mine', 0);
  await program('chromium', 0);
  vi.stubEnv('CHROMIUM_PATH', named);
  expect(await found()).toBe(named);
});

test('says so when the Chromium that is named does not run', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'));
  await expect(found()).rejects.toThrow(/CHROMIUM_PATH is ".*gone", which does not run/);
});

test('passes over a Chromium that only says how to install one', async () => {
  await program('chromium', 1);
  const next = await program('google-chrome', 0);
  vi.stubEnv('PATH', folder); // nothing of this machine's
  expect(await found()).toBe(next);
});
