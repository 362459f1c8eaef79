import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/checkout.mjs';
import { designFiles } from './generate.ts';

const files = await designFiles();

test('style sheets and fonts are what the tokens and the fonts’ packages say today; if not: npm run generate', async () => {
  const stale = [];
  for (const [path, content] of files) {
    const present = await readFile(join(root, path)).catch(() => undefined);
    if (!present || Buffer.compare(present, content) !== 0) stale.push(path);
  }
  expect(stale).toEqual([]);
  const present = (await readdir(join(root, 'libs/ui/src/fonts'))).map((name) => `libs/ui/src/fonts/${name}`);
  expect(present.filter((path) => !files.has(path))).toEqual([]);
});

test('an English page with a campaign line loads at most 60 kB of fonts', () => {
  const weight = (name: string) => files.get(`libs/ui/src/fonts/${name}-latin.woff2`)!.length;
  expect(weight('inter-tight') + weight('eb-garamond')).toBeLessThanOrEqual(60_000);
});
