import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
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

test.each([
  ['English', ['inter-tight-latin', 'eb-garamond-latin']],
  ['English with Polish money', ['inter-tight-latin', 'inter-tight-latin-names', 'eb-garamond-latin']],
  ['Arabic', ['inter-tight-latin', 'vazirmatn-arabic']],
  ['English of the brand with light headlines', ['inter-tight-latin', 'inter-tight-light-latin', 'inter-tight-latin-names', 'inter-tight-light-latin-names', 'eb-garamond-latin']],
  ['Arabic of that brand', ['inter-tight-latin', 'inter-tight-light-latin', 'vazirmatn-arabic']],
])('a page in %s loads at most 60 kB of fonts', (_language, fonts) => {
  expect(fonts.reduce((sum, name) => sum + files.get(`libs/ui/src/fonts/${name}.woff2`)!.length, 0)).toBeLessThanOrEqual(60_000);
});

test('the Arabic font has every Arabic letter of the recorded pages', async () => {
  const face = new TextDecoder().decode(files.get('libs/ui/src/fonts/fonts.css')).split('@font-face').find((one) => one.includes('vazirmatn-arabic'))!;
  const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first, last = first]) => [parseInt(first!, 16), parseInt(last!, 16)] as const);
  const written = new Set((await readFile(join(root, 'libs/api-clients/samples/recorded/ar-ae.json'), 'utf8')).match(/[\u0600-\u06FF]/g));
  expect(written.size).toBeGreaterThan(30);
  expect([...written].filter((letter) => !ranges.some(([first, last]) => letter.codePointAt(0)! >= first && letter.codePointAt(0)! <= last))).toEqual([]);
});

describe('families', () => {
  const faces = new TextDecoder().decode(files.get('libs/ui/src/fonts/fonts.css')).split('@font-face').slice(1).map((face) => ({ name: /font-family: '(.+)'/.exec(face)![1]!, weight: /font-weight: (.+);/.exec(face)![1]!, isOurs: face.includes('url(') }));

  test('all stand in a stack of the tokens', () => {
    const stacks = new TextDecoder().decode(files.get('libs/ui/src/tokens.css')).match(/--font-\w+: .+;/g)!.join();
    expect([...new Set(faces.map(({ name }) => name))].filter((name) => !RegExp(`\\b${name}\\b(?! \\w)`).test(stacks))).toEqual([]);
  });

  // A browser prepares for every file of a family that it draws with (decision 0012).
  test('that pages begin with have one file of each weight', () => {
    const first = faces.filter(({ name, isOurs }) => isOurs && !name.endsWith(' Rest')).map(({ name, weight }) => `${name} ${weight}`);
    expect(first).toContain('Inter Tight 400 900');
    expect(first.filter((face, place) => first.indexOf(face) !== place)).toEqual([]);
  });
});
