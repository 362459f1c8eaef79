import { execFile } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nxSettings, root, workspaceNode } from '../start/checkout.mjs';
import { copyOfShop } from './copy-of-shop.ts';

let copy: string;
const made = ['libs/hem-workshop', 'libs/hem-counter'];

/** A shop in which each generator was run, as a person runs it. */
beforeAll(async () => {
  copy = await copyOfShop();
  // Each has a library for itself: what another one declares would not be missed.
  for (const [library, component] of [['hem-workshop', 'hem-offer'], ['hem-counter', 'hem-slip']]) {
    await generate('library', library!, '--purpose=what a tailor does to a garment', `--component=${component}`);
    // What npm install would do, without a registry.
    await symlink(join(copy, 'libs', library!), join(copy, 'node_modules/@selvedge', library!), 'junction');
  }
  await generate('widget', 'hem-teaser', '--lib=hem-workshop');
  await generate('widget', 'hem-words', '--lib=cms-widgets');
  await generate('flyout', 'hem-help', '--lib=hem-counter');
  await generate('page', 'hem-lookbook');
}, 600_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('what they make has its types and references', async () => {
  await nx('sync:check');
  await run('@typescript/compiler/bin/tsc', '--build', 'apps/storefront', ...made);
}, 300_000);

test('what they make keeps to the rules of the house', async () => {
  await nx('run-many', '-t', 'lint', '-p', '@selvedge/hem-workshop,@selvedge/hem-counter,@selvedge/cms-widgets,@selvedge/storefront', '--skip-sync', '--skip-nx-cache', '--output-style=static');
}, 300_000);

test('what they make passes its tests, and those of the shop that know every alias', async () => {
  const projects = [...made, 'libs/cms-widgets', 'libs/market', 'apps/storefront'];
  await writeFile(join(copy, 'made.config.ts'), `export default { test: { projects: ${JSON.stringify(projects)} } };\n`);
  expect(await testedFiles('made.config.ts', ...made, 'hem-', 'index.test', 'widgets.test', 'registries.test')).toEqual(expect.arrayContaining([
    'apps/storefront/app/registries.test.ts', 'libs/hem-counter/src/hem-slip/HemSlip.test.tsx', 'libs/hem-counter/src/index.test.ts', 'libs/cms-widgets/src/hem-words/hem-words.widget.test.tsx', 'libs/cms-widgets/src/widgets.test.tsx', 'libs/hem-workshop/src/hem-offer/HemOffer.test.tsx',
    'libs/hem-workshop/src/hem-teaser/hem-teaser.widget.test.tsx', 'libs/hem-workshop/src/index.test.ts', 'libs/market/src/index.test.ts',
  ]));
}, 300_000);

test('what they make shows in the gallery, in English and Arabic, for everybody', async () => {
  const settings = `import gallery from './vitest.config.ts';\n\n// The packages lie outside of this copy.\ngallery.server = { ...gallery.server, fs: { strict: false } };\nexport default gallery;\n`;
  await writeFile(join(copy, 'apps/gallery/made.config.ts'), settings);
  const stories = ['apps/storefront/app/pages/hem-lookbook.stories.tsx', 'libs/cms-widgets/src/hem-words/HemWords.stories.tsx', 'libs/hem-counter/src/hem-help/HemHelp.stories.tsx', 'libs/hem-counter/src/hem-slip/HemSlip.stories.tsx', 'libs/hem-workshop/src/hem-offer/HemOffer.stories.tsx', 'libs/hem-workshop/src/hem-teaser/HemTeaser.stories.tsx'];
  expect(await testedFiles('apps/gallery/made.config.ts', 'hem-')).toEqual(stories.flatMap((story) => [story, story]));
}, 300_000);

test('what they make is in the reports of what the libraries offer', async () => {
  const libraries = ['cms-widgets', 'hem-counter', 'hem-workshop', 'market'];
  const reports = () => Promise.all(libraries.map((name) => readFile(join(copy, 'libs', name, 'api.md'), 'utf8')));
  const written = await reports();
  for (const made of ['hemWordsWidget', 'hemTeaserWidget', 'hemLookbookPage']) expect(written.join()).toContain(made);
  await run('../tools/publish/api-report.ts', ...libraries);
  expect(written).toEqual(await reports());
}, 300_000);

test('a library that they make is a package', async () => {
  for (const [folder, entry] of [[made[0], './widgets'], [made[1], './flyouts']]) {
    await runIn(join(copy, folder!), '../tools/publish/build.ts');
    const manifest = JSON.parse(await readFile(join(copy, folder!, 'dist/package.json'), 'utf8')) as { exports: object };
    expect(Object.keys(manifest.exports)).toEqual(['.', entry, './package.json']);
  }
}, 300_000);

test('the shop builds with it', async () => {
  await run('vite/bin/vite.js', 'build', 'apps/storefront', '--config', 'apps/storefront/vite.config.ts');
}, 300_000);

const generate = (kind: string, ...words: string[]) => nx('generate', `@selvedge/tools:${kind}`, ...words, '--no-install', '--no-interactive');
const nx = (...words: string[]) => run('nx/dist/bin/nx.js', ...words);

/** Runs tests whose path has one of the parts in it. @returns the files, as often as they ran */
async function testedFiles(config: string, ...parts: string[]): Promise<string[]> {
  const report = join(copy, 'made.json');
  await run('vitest/vitest.mjs', 'run', '--root', dirname(join(copy, config)), '--config', join(copy, config), '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...parts);
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as { testResults: { name: string }[] };
  return testResults.map(({ name }) => name.slice(copy.length + 1).replaceAll('\\', '/')).sort();
}

/** Run a program of the workspace in the copy. @throws with what it said, when it fails */
const run = (program: string, ...words: string[]) => runIn(copy, program, ...words);

async function runIn(folder: string, program: string, ...words: string[]): Promise<string> {
  const { NODE_ENV: _, ...inherited } = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NX_|GALLERY)/.test(name)));
  const env = { ...inherited, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`, ...nxSettings, NX_WORKSPACE_ROOT_PATH: copy, FORCE_COLOR: '0' };
  const { stdout } = await promisify(execFile)(workspaceNode, [join(copy, 'node_modules', program), ...words], { cwd: folder, env, maxBuffer: 2 ** 26, timeout: 170_000 }).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${program} ${words.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}
