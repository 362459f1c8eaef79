import { glob, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../start/checkout.mjs';
import { projectFolders } from './projects.ts';

/** Component files of a folder and those below, and the folders that have stories. */
async function componentsIn(folder: string): Promise<{ components: string[]; told: Set<string> }> {
  const files = (await readdir(join(root, folder), { recursive: true })).map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
  const components = files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file));
  return { components, told: new Set(files.filter((file) => file.endsWith('.stories.tsx')).map((file) => dirname(file))) };
}

/** Components without stories of their own, and whose stories show them. */
const partOf: Record<string, string> = {
  'libs/checkout/src/step-form/StepForm.tsx': 'libs/checkout/src/customer-step/CustomerStep.tsx',
  'apps/storefront/app/pages/Campaign.tsx': 'apps/storefront/app/pages/category.page.tsx',
  'apps/storefront/app/pages/CheckoutSteps.tsx': 'apps/storefront/app/pages/checkout.page.tsx',
  'apps/storefront/app/pages/ProductFacts.tsx': 'apps/storefront/app/pages/product.page.tsx',
  'apps/storefront/app/quick-buy/CardSizes.tsx': 'apps/storefront/app/quick-buy/CardActions.tsx',
  'apps/storefront/app/shell/Logo.tsx': 'apps/storefront/app/shell/Header.tsx',
};

/** Have nothing of their own that is seen. */
const unseen = ['apps/storefront/app/App.tsx', 'apps/storefront/app/shell/Head.tsx', 'apps/storefront/app/shell/StructuredData.tsx'];

test('every folder with a component of a library has stories', async () => {
  const silent: string[] = [];
  for (const library of (await projectFolders()).filter((folder) => /^libs\/[^/]+$/.test(folder))) {
    const { components, told } = await componentsIn(`${library}/src`);
    silent.push(...components.filter((file) => !told.has(dirname(file)) && !partOf[file]));
  }
  expect(silent).toEqual([]);
});

test('what has no stories of its own is a part of what has', async () => {
  const notSo = await Promise.all(Object.entries(partOf).map(async ([part, whole]) => {
    const [source, neighbours] = [await readFile(join(root, whole), 'utf8'), await readdir(join(root, dirname(whole)))];
    const isUsed = source.includes(`'./${basename(part)}'`) || source.includes(`/${basename(dirname(part))}/${basename(part)}'`);
    return isUsed && neighbours.includes(`${basename(whole).split('.')[0]}.stories.tsx`) ? [] : [part];
  }));
  expect(notSo.flat()).toEqual([]);
});

test('every page of the storefront has stories', async () => {
  const files = await readdir(join(root, 'apps/storefront/app/pages'));
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => basename(file, '.stories.tsx'));
  expect(files.filter((file) => file.endsWith('.page.tsx')).map((file) => basename(file, '.page.tsx')).filter((page) => !stories.includes(page))).toEqual([]);
});

test('every component of the storefront is in stories, by its name or by theirs', async () => {
  const app = 'apps/storefront/app';
  const files = (await readdir(join(root, app), { recursive: true })).map((file) => `${app}/${file.replaceAll('\\', '/')}`);
  const told = new Set(Object.keys(partOf));
  for (const file of files.filter((name) => name.endsWith('.stories.tsx'))) {
    told.add(file.replace('.stories', ''));
    for (const [, shown] of (await readFile(join(root, file), 'utf8')).matchAll(/^import (?!type )[^;]*? from '(\.\.?\/[^']+\.tsx)'/gm)) told.add(posix.join(dirname(file), shown!));
  }
  expect(files.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file) && !told.has(file)).sort()).toEqual(unseen);
});

test('findings of accessibility fail every story, and none says otherwise', async () => {
  expect(await readFile(join(root, 'apps/gallery/.storybook/preview.tsx'), 'utf8')).toMatch(/a11y: \{\s+test: 'error'/);
  const stories: string[] = [];
  for await (const file of glob('{libs,apps}/*/{src,app}/**/*.stories.tsx', { cwd: root })) stories.push(file);
  expect(stories).toContain('libs/ui/src/button/Button.stories.tsx');
  const softer = await Promise.all(stories.map(async (file) => (/a11y|!test/.test(await readFile(join(root, file), 'utf8')) ? [file] : [])));
  expect(softer.flat()).toEqual([]);
});
