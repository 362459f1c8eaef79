import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../start/checkout.mjs';
import { isThere, missingIn, type Named } from './commands.ts';
import { documents, readDocument, type Document } from './markdown.ts';
import { projectFolders } from './projects.ts';

let all: Document[];
let named: Named;

beforeAll(async () => {
  all = await documents();
  const manifest = async (folder: string) => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { name: string; scripts?: Record<string, string> };
  const projects = await Promise.all((await projectFolders()).map(manifest));
  named = { scripts: new Set(Object.keys((await manifest('.')).scripts!)), projects: new Set(projects.map(({ name }) => name)) };
});

/** Links within the checkout that lead to no file, or to no heading of a document. */
const deadLinksOf = ({ file, targets, anchors }: Document): string[] =>
  targets
    .filter((target) => !/^[a-z]+:/i.test(target))
    .filter((target) => {
      const [path = '', anchor] = decodeURI(target).split('#');
      const goal = path === '' ? file : posix.join(posix.dirname(file), path);
      if (goal.startsWith('..') || !existsSync(join(root, goal))) return true;
      if (anchor === undefined) return false;
      const headings = path === '' ? anchors : all.find((one) => one.file === goal)?.anchors;
      return !headings?.has(anchor);
    })
    .map((target) => `${file}: ${target}`);

test('every link of a document leads to a file, and to a heading that is there', () => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.flatMap(deadLinksOf)).toEqual([]);
});

test('a link to a missing file, a missing heading or out of the checkout is dead', () => {
  const page = readDocument('docs/architecture.md', '## What it owns\n\n[a](#what-it-owns) [b](#what) [c](../README.md#two-commands) [d](../README.md#three) [e](gone.md) [f](../../etc) [g](https://example.com/#x)');
  expect(deadLinksOf(page)).toEqual(['docs/architecture.md: #what', 'docs/architecture.md: ../README.md#three', 'docs/architecture.md: gone.md', 'docs/architecture.md: ../../etc']);
});

test('every command in a document names scripts, projects and files that are there', () => {
  expect(all.flatMap((document) => missingIn(document, named))).toEqual([]);
});

test('a command that names what is not there is told', () => {
  const text = '`npm run gone` and `npm test -- -p @selvedge/ui,@selvedge/nothing`\n\n```sh\nPORT=1 npm run dev # npm run away\nnode tools/gone.mjs\nnode look.ts\nnpm run build -w apps/storefront\nnpm run weave -w apps/storefront\n```\n\n```ts\n// look.ts\n```';
  expect(missingIn(readDocument('page.md', text), named)).toEqual([
    'page.md: no file "tools/gone.mjs" in "node tools/gone.mjs"',
    'page.md: no script "weave" in "npm run weave -w apps/storefront"',
    'page.md: no script "gone" in "npm run gone"',
    'page.md: no project "@selvedge/nothing" in "npm test -- -p @selvedge/ui,@selvedge/nothing"',
  ]);
});

test('every path that a document writes out from the top is there', () => {
  const gone = all.flatMap((document) =>
    document.spans.filter((span) => /^(apps|libs|tools|docs|\.github)\/[\w./-]+$/.test(span) && !isThere(span, document)).map((span) => `${document.file}: ${span}`),
  );
  expect(gone).toEqual([]);
});

test('every path that a map of folders begins a line with is there, and the map of the README leaves no project out', async () => {
  const mapped = all.flatMap(({ file, blocks }) => blocks.filter(({ language }) => language === '').flatMap(({ text }) => [...text.matchAll(/^((?:apps|libs|tools|docs|\.github)(?:\/[\w.-]+)*)\/?(?=[\s,]|$)/gm)].map(([, path]) => ({ file, path: path! }))));
  expect(mapped.filter(({ path }) => !existsSync(join(root, path))).map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
  const readme = mapped.filter(({ file }) => file === 'README.md').map(({ path }) => path);
  expect((await projectFolders()).filter((folder) => !readme.some((path) => folder === path || (path === 'libs/api-clients' && folder.startsWith(`${path}/`))))).toEqual([]);
});
