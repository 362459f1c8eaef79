import { glob, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/checkout.mjs';

/** Component files of a folder and those below, and the folders that have stories. */
async function componentsIn(folder: string): Promise<{ components: string[]; told: Set<string> }> {
  const files = (await readdir(join(root, folder), { recursive: true })).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
  const components = files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file));
  return { components, told: new Set(files.filter((file) => file.endsWith('.stories.tsx')).map((file) => dirname(file))) };
}

/** Shown by what is made of it: the steps of the checkout. */
const unseen = ['libs/checkout/src/step-form'];

/** Of the storefront: shown by the stories of what they are a part of, or nothing that is seen. */
const shownByOthers = ['App.tsx', 'pages/Campaign.tsx', 'pages/CheckoutSteps.tsx', 'pages/ProductFacts.tsx', 'quick-buy/CardSizes.tsx', 'shell/Head.tsx', 'shell/Logo.tsx', 'shell/StructuredData.tsx'];

test('every folder with a component of a library has stories', async () => {
  const libraries = (await readdir(join(root, 'libs'))).filter((name) => name !== 'api-clients');
  const silent: string[] = [];
  for (const library of libraries) {
    const { components, told } = await componentsIn(`libs/${library}/src`);
    silent.push(...new Set(components.map((file) => dirname(file)).filter((folder) => !told.has(folder) && !unseen.includes(folder))));
  }
  expect(silent).toEqual([]);
});

test('every page of the storefront has stories', async () => {
  const files = await readdir(join(root, 'apps/storefront/app/pages'));
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => basename(file, '.stories.tsx'));
  expect(files.filter((file) => file.endsWith('.page.tsx')).map((file) => basename(file, '.page.tsx')).filter((page) => !stories.includes(page))).toEqual([]);
});

test('every component of the storefront is in stories, by its name or by theirs', async () => {
  const files = (await readdir(join(root, 'apps/storefront/app'), { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const told = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.stories.tsx'))) {
    told.add(file.replace('.stories', ''));
    for (const [, shown] of (await readFile(join(root, 'apps/storefront/app', file), 'utf8')).matchAll(/from '(\.\.?\/[^']+\.tsx)'/g)) told.add(join(dirname(file), shown!).replaceAll('\\', '/'));
  }
  const silent = files.filter((file) => /(^|\/)[A-Z]\w*\.tsx$/.test(file) && !told.has(file));
  expect(silent.sort()).toEqual(shownByOthers);
});

test('findings of accessibility fail every story, and none says otherwise', async () => {
  expect(await readFile(join(root, 'apps/gallery/.storybook/preview.tsx'), 'utf8')).toMatch(/a11y: \{\s+test: 'error'/);
  const stories: string[] = [];
  for await (const file of glob('{libs,apps}/*/{src,app}/**/*.stories.tsx', { cwd: root })) stories.push(file);
  expect(stories).toContain('libs/ui/src/button/Button.stories.tsx');
  const softer = await Promise.all(stories.map(async (file) => (/a11y|!test/.test(await readFile(join(root, file), 'utf8')) ? [file] : [])));
  expect(softer.flat()).toEqual([]);
});
