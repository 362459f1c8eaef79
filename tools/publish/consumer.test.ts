import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumSwitches } from '../../chromium.base.ts';
import { chromiumPath } from '../bench/chromium.ts';
import { root, workspaceNode } from '../start/checkout.mjs';
import { builtLibraries } from './libraries.ts';
import { buildOutside, installedOutside, installOutside, serveOutside, type BuiltModule } from './outside.ts';
import { openRegistry } from './registry.ts';
import { packed } from './tarballs.ts';

let folder: string;
let app: string;
let modules: Record<'client' | 'server', BuiltModule[]>;
const libraries = await builtLibraries();

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-outside-')));
  app = join(folder, 'app');
  const registry = await openRegistry();
  try {
    await installOutside(app, libraries, await packed(libraries, folder), registry.url);
  } finally {
    await registry.close();
  }
  vi.stubEnv('NODE_ENV', 'production');
  modules = await buildOutside(app);
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an app outside has one copy of whatever it got from several packages', async () => {
  const installed = await installedOutside(app);
  const several = ['react', 'react-dom', '@tanstack/react-query', '@tanstack/query-core', 'jotai', 'react-router', 'react-hook-form', 'valibot', ...libraries.map(({ manifest }) => manifest.name)];
  expect(several.map((name) => [name, installed.get(name)])).toEqual(several.map((name) => [name, [`node_modules/${name}`]]));
});

test.each(['client', 'server'] as const)('every context and every store is in the %s build once', async (build) => {
  expect(modules[build].filter(({ file }) => file.startsWith(join(root, '')))).toEqual([]);
  const makers = modules[build].filter(({ file, code }) => file.startsWith(app) && /\bcreateContext\(|\bgetDefaultStore\b/.test(code)).map(({ file }) => relative(join(app, 'node_modules'), file));
  const ours = makers.filter((file) => file.startsWith('@selvedge/'));
  expect(ours).toEqual(expect.arrayContaining(['@selvedge/market/shop.context.js', '@selvedge/ui/flyout/FlyoutStage.js', '@selvedge/cms-widgets/rows/widget-registry.context.js', '@selvedge/payments/payment/PaymentReturn.js']));
  // Where one is made in the sources, one is made here, and nowhere else.
  expect(ours.sort()).toEqual((await contextsInSources()).sort());
  for (const name of ['@tanstack/react-query', 'react-router', 'jotai']) {
    const folders = new Set(modules[build].filter(({ file }) => file.includes(`/node_modules/${name}/`)).map(({ file }) => file.slice(0, file.lastIndexOf(`/node_modules/${name}/`))));
    expect([name, ...folders]).toEqual([name, app]);
  }
});

test.each(['@typescript/compiler/bin/tsc', 'typescript/bin/tsc6'])('an app outside passes the type check, and so do our declarations in it: %s', async (tsc) => {
  const said = await promisify(execFile)(workspaceNode, [join(root, 'node_modules', tsc), '-p', app], { cwd: app }).then(({ stdout }) => stdout, (error: { stdout: string }) => error.stdout);
  // Declarations of other people's packages are theirs to mend.
  expect(said.split('\n').filter((line) => /^\S/.test(line) && (!line.includes('node_modules/') || line.includes('node_modules/@selvedge/')))).toEqual([]);
}, 120_000);

test('a page is rendered on the server, hydrated without a word of complaint, and answers clicks', async () => {
  const outside = await serveOutside(app);
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumSwitches });
  try {
    const html = await (await fetch(`${outside.url}/en-gb?page=2`)).text();
    for (const part of ['Outside, page 2', 'Woven slowly', '<strong>straight</strong>', 'Ada Weaver', 'Add to basket']) expect(html).toContain(part);

    const page = await browser.newPage();
    // Decided on an earlier visit: who has not is asked, over everything.
    await page.context().addCookies([{ name: 'consent', value: 'consent=yes&action=no&necessary=yes&functional=no&analytics=no&performance=no&advertisement=no&other=no', url: outside.url }]);
    const complaints: string[] = [];
    page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && complaints.push(message.text())));
    page.on('pageerror', (error) => void complaints.push(error.message));
    page.on('response', (response) => void (response.ok() || complaints.push(`${response.status()} ${response.url()}`)));
    await page.goto(`${outside.url}/en-gb?page=2`, { waitUntil: 'networkidle' });

    // Consent: known to the browser alone.
    expect(html).not.toContain('Nothing is remembered');
    await page.getByText('Nothing is remembered').waitFor();
    // State of the component, texts of the market.
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await page.getByText('Choose a size').waitFor();
    // The store of the design system, from outside it.
    await page.getByRole('button', { name: 'Say something' }).click();
    await page.getByText('Heard').waitFor();
    // A flyout of the basket: opened by the market, loaded when asked for, shown on the stage of the design system with its styles.
    await page.getByRole('link', { name: 'Basket, 0 pieces' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your basket' });
    await dialog.getByText('Nothing in it').waitFor();
    expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    await page.keyboard.press('Escape');
    // Base UI comes with the first part that stands on it, and not before.
    const baseUi = await scriptsWith('base-ui');
    const loaded = async () => (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1)))).filter((name) => baseUi.includes(name));
    expect([baseUi.length > 0, await loaded()]).toEqual([true, []]);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'This pair' }).press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Hem it' }).press('Enter');
    await page.getByText('Hemmed').waitFor();
    expect(await loaded()).toEqual(baseUi);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    outside.close();
  }
}, 120_000);

/** Of the browser's build. */
async function scriptsWith(word: string): Promise<string[]> {
  const assets = join(app, 'dist/client/assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(assets, file), 'utf8')));
  return scripts.filter((_, place) => texts[place]!.includes(word));
}

/** The modules of our packages that make a context or hold a store, as they are named when published. */
async function contextsInSources(): Promise<string[]> {
  const found = await Promise.all(
    libraries.map(async ({ folder, manifest: { name } }) => {
      const sources = (await readdir(join(root, folder, 'src'), { recursive: true })).filter((path) => /(?<!\.test|\.sample|\.stories)\.tsx?$/.test(path));
      const texts = await Promise.all(sources.map(async (path) => [path, await readFile(join(root, folder, 'src', path), 'utf8')] as const));
      return texts.filter(([, text]) => /\bcreateContext\b.*\(|\bgetDefaultStore\b/.test(text)).map(([path]) => `${name}/${path.replace(/\.tsx?$/, '.js')}`);
    }),
  );
  return found.flat();
}
