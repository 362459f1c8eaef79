import { FsTree } from 'nx/src/generators/tree';
import { expect, test } from 'vitest';
import { root } from '../start/checkout.mjs';
import { changedLibraries } from './finish.ts';
import { generateFlyout } from './flyout.ts';
import { generateLibrary } from './library.ts';
import { generatePage } from './page.ts';
import { addEntry, addImport, removeEntry } from './source.ts';
import { generateWidget } from './widget.ts';

/** This checkout in memory: what is written goes nowhere. */
const checkout = () => new FsTree(root, false);

/** The lines that a file has more than in this checkout, and those that it has lost. */
function changesOf(tree: FsTree, file: string): { more: string[]; lost: string[] } {
  const [before, after] = [checkout(), tree].map((one) => one.read(file, 'utf8')!.split('\n'));
  return { more: after!.filter((line) => !before!.includes(line)), lost: before!.filter((line) => !after!.includes(line)) };
}

const changed = (tree: FsTree) => tree.listChanges().filter(({ type }) => type === 'UPDATE').map(({ path }) => path).sort();

test('a widget of a library that has some is one line there, and its alias', async () => {
  const tree = checkout();
  await generateWidget(tree, { name: 'hem-guide', lib: 'catalog' });
  expect(changed(tree)).toEqual(['libs/catalog/src/widgets.ts', 'libs/cms-widgets/src/widget-aliases.ts']);
  expect(changesOf(tree, 'libs/catalog/src/widgets.ts')).toEqual({ more: ["  hemGuideWidget: lazyModule(() => import('./hem-guide/hem-guide.widget.ts')),"], lost: [] });
  expect(changesOf(tree, 'libs/cms-widgets/src/widget-aliases.ts')).toEqual({ more: ["  'hemGuideWidget',"], lost: [] });
});

test('a flyout that opens beside products is one line in the storefront too, which loads them together', async () => {
  const tree = checkout();
  await generateFlyout(tree, { name: 'hem-help', lib: 'catalog' });
  expect(changed(tree)).toEqual(['apps/storefront/app/flyouts.ts', 'libs/catalog/src/flyouts.ts', 'libs/market/src/flyout-aliases.ts']);
  expect(changesOf(tree, 'apps/storefront/app/flyouts.ts')).toEqual({ more: ["  hemHelp: ofProduct('hemHelp'),"], lost: [] });
});

test('a flyout of a library that has some is one line there, its alias and its parameters', async () => {
  const tree = checkout();
  await generateFlyout(tree, { name: 'hem-help', lib: 'basket' });
  expect(changed(tree)).toEqual(['libs/basket/src/flyouts.ts', 'libs/market/src/flyout-aliases.ts']);
  expect(changesOf(tree, 'libs/basket/src/flyouts.ts')).toEqual({ more: ["  hemHelp: () => import('./hem-help/HemHelp.tsx'),"], lost: [] });
  expect(changesOf(tree, 'libs/market/src/flyout-aliases.ts')).toEqual({ more: ["  'hemHelp',", '  hemHelp: { title: string; text: string };'], lost: [] });
});

test('a page is one line in the registry, and its alias', async () => {
  const tree = checkout();
  await generatePage(tree, { name: 'lookbook', layout: 'plain' });
  expect(changed(tree)).toEqual(['apps/storefront/app/pages.ts', 'libs/market/src/page-aliases.ts']);
  expect(changesOf(tree, 'apps/storefront/app/pages.ts')).toEqual({ more: ["  lookbookPage: { layout: 'plain', module: lazyModule(() => import('./pages/lookbook.page.tsx')) },"], lost: [] });
});

test('what was to come is taken off that list, and its alias stays as it is', async () => {
  const tree = checkout();
  addEntry(tree, 'apps/storefront/app/widgets.ts', 'widgetsToCome', "'hemGuideWidget'");
  addEntry(tree, 'libs/cms-widgets/src/widget-aliases.ts', 'blockAliases', "'hemGuideWidget'");
  const aliases = tree.read('libs/cms-widgets/src/widget-aliases.ts', 'utf8');
  await generateWidget(tree, { name: 'hem-guide', lib: 'catalog' });
  expect(tree.read('libs/cms-widgets/src/widget-aliases.ts', 'utf8')).toBe(aliases);
  expect(tree.read('apps/storefront/app/widgets.ts', 'utf8')).toBe(checkout().read('apps/storefront/app/widgets.ts', 'utf8'));
});

test('a library is on the map of the README, has an owner and a place in the gallery, and needs what it is for to be said', async () => {
  const tree = checkout();
  await generateLibrary(tree, { name: 'hem-workshop', purpose: "what a shopper's eye fell upon." });
  expect(changesOf(tree, 'README.md')).toEqual({ more: ["libs/hem-workshop      what a shopper's eye fell upon"], lost: [] });
  expect(changesOf(tree, '.github/CODEOWNERS')).toEqual({ more: ['/libs/hem-workshop/            @selvedge/hem-workshop-team'], lost: [] });
  expect(changesOf(tree, 'apps/gallery/package.json')).toEqual({ more: ['      "@selvedge/hem-workshop",'], lost: [] });
  expect(tree.read('libs/hem-workshop/README.md', 'utf8')).toContain("Hem workshop: what a shopper's eye fell upon.\n");
});

test.each<[string, (tree: FsTree) => Promise<unknown>, string[]]>([
  ['a library', (tree) => generateLibrary(tree, { name: 'hem-workshop', purpose: 'hems' }), ['hem-workshop']],
  ['a widget', (tree) => generateWidget(tree, { name: 'hem-guide', lib: 'catalog' }), ['catalog', 'cms-widgets']],
  ['a flyout', (tree) => generateFlyout(tree, { name: 'hem-help', lib: 'basket' }), ['basket', 'market']],
  ['a page', (tree) => generatePage(tree, { name: 'lookbook' }), ['market']],
])('%s has something left to do: the reports of the libraries that it is in', async (_, generate, libraries) => {
  const tree = checkout();
  expect(await generate(tree)).toBeInstanceOf(Function);
  expect(changedLibraries(tree)).toEqual(libraries);
});

const refusals: [string, (tree: FsTree) => Promise<unknown>, RegExp][] = [
  ['a name that is not written with hyphens', (tree) => generateWidget(tree, { name: 'HemGuide', lib: 'catalog' }), /"HemGuide" is no name.*as size-finder/],
  ['a name that says nothing', (tree) => generateLibrary(tree, { name: 'utils', purpose: 'everything' }), /"utils" does not say what is in it/],
  ['a library that is not there, and says which are', (tree) => generateWidget(tree, { name: 'hem-guide', lib: 'katalog' }), /"katalog" is no library.*basket, catalog/],
  ['a widget in a library that widgets stand on', (tree) => generateWidget(tree, { name: 'hem-guide', lib: 'market' }), /"market" is no library/],
  ['a widget whose alias is taken', (tree) => generateWidget(tree, { name: 'trend', alias: 'trending', lib: 'catalog' }), /something called trending already/],
  ['a flyout whose alias is taken', (tree) => generateFlyout(tree, { name: 'mini-basket', lib: 'catalog' }), /something called miniBasket already/],
  ['a page whose alias is taken', (tree) => generatePage(tree, { name: 'my-basket', alias: 'basketPage' }), /something called basketPage already/],
  ['a page whose file is there', (tree) => generatePage(tree, { name: 'basket', alias: 'otherPage' }), /basket\.page\.tsx already/],
  ['an alias that nobody could write', (tree) => generatePage(tree, { name: 'lookbook', alias: 'look book' }), /"look book" is no alias/],
  ['a folder that is there', (tree) => generateWidget(tree, { name: 'listing', lib: 'catalog' }), /libs\/catalog\/src\/listing already/],
  ['a library named as a floor', (tree) => generateLibrary(tree, { name: 'foundation', purpose: 'x' }), /"foundation" is a floor/],
  ['a library named as another package', (tree) => generateLibrary(tree, { name: 'storefront', purpose: 'x' }), /@selvedge\/storefront already, in apps\/storefront/],
  ['a library named as the client of a contract', (tree) => generateLibrary(tree, { name: 'api-loyalty', purpose: 'x' }), /libs\/api-clients\/loyalty/],
];

test.each(refusals)('refuses %s', async (_, generate, sentence) => {
  const tree = checkout();
  await expect(generate(tree)).rejects.toThrow(sentence);
  expect(tree.listChanges()).toEqual([]);
});

const edits: [string, string, (tree: FsTree) => void, string][] = [
  ['a list on one line', "export const a = ['x'] as const;", (tree) => addEntry(tree, 'f.ts', 'a', "'y'"), "export const a = ['x', 'y'] as const;"],
  ['an empty list', 'const a: string[] = [];', (tree) => addEntry(tree, 'f.ts', 'a', "'y'"), "const a: string[] = ['y'];"],
  ['an empty object', 'const a = {};', (tree) => addEntry(tree, 'f.ts', 'a', '...b'), 'const a = { ...b };'],
  ['an empty object on two lines', 'const a = {\n};', (tree) => addEntry(tree, 'f.ts', 'a', '...b'), 'const a = {\n  ...b,\n};'],
  ['an object without a last comma', 'const a = {\n  x: 1\n} satisfies B;', (tree) => addEntry(tree, 'f.ts', 'a', 'y: 2'), 'const a = {\n  x: 1,\n  y: 2\n} satisfies B;'],
  ['an interface', 'interface A {\n  x: 1;\n}', (tree) => addEntry(tree, 'f.ts', 'A', 'y: 2;'), 'interface A {\n  x: 1;\n  y: 2;\n}'],
  ['an empty interface', 'interface A {}', (tree) => addEntry(tree, 'f.ts', 'A', 'y: 2;'), 'interface A { y: 2; }'],
  ['the first of a list', "const a = ['x', 'y'];", (tree) => removeEntry(tree, 'f.ts', 'a', 'x'), "const a = ['y'];"],
  ['the last of a list', "const a = ['x', 'y'];", (tree) => removeEntry(tree, 'f.ts', 'a', 'y'), "const a = ['x'];"],
  ['the last of a line', "const a = [\n  'x', 'y',\n  'z',\n];", (tree) => removeEntry(tree, 'f.ts', 'a', 'y'), "const a = [\n  'x',\n  'z',\n];"],
  ['all of a line', "const a = [\n  'x',\n  'z',\n];", (tree) => removeEntry(tree, 'f.ts', 'a', 'x'), "const a = [\n  'z',\n];"],
  ['an import by the alphabet', "import a from 'a';\nimport c from 'c';\n", (tree) => addImport(tree, 'f.ts', 'b', 'b'), "import a from 'a';\nimport { b } from 'b';\nimport c from 'c';\n"],
  ['an import that is the first', "import c from 'c';\n", (tree) => addImport(tree, 'f.ts', 'b', 'b'), "import { b } from 'b';\nimport c from 'c';\n"],
  ['an import that is the last', "import a from 'a';\n\nexport const x = 1;\n", (tree) => addImport(tree, 'f.ts', 'b', 'b'), "import a from 'a';\nimport { b } from 'b';\n\nexport const x = 1;\n"],
];

test.each(edits)('edits %s as a person would', (_, before, edit, after) => {
  const tree = checkout();
  tree.write('f.ts', before);
  edit(tree);
  expect(tree.read('f.ts', 'utf8')).toBe(after);
});
