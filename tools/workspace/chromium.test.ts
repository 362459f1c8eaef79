import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumSwitches } from '../../chromium.base.ts';
import { root } from '../start/checkout.mjs';

test('what Playwright switches off in Chromium stays off beside what we switch off', async () => {
  const playwright = await readFile(join(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list] = /disabledFeatures = \[([^\]]*)\]\.filter/.exec(playwright) ?? [];
  const theirs = [...list!.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name!).filter((name) => !/^ms|Win$/.test(name));
  expect(theirs.length).toBeGreaterThan(5);
  const off = chromiumSwitches.find((one) => one.startsWith('--disable-features='))!.split(/[=,]/);
  expect(theirs.filter((name) => !off.includes(name))).toEqual([]);
});
