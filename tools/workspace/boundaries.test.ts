import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nxSettings, root, workspaceNode } from '../start/checkout.mjs';

const rule = '@nx/enforce-module-boundaries';

/** Who imports what. */
const forbidden = [
  ['a domain another domain', 'libs/catalog/src/other-domain.ts', '@selvedge/payments'],
  ['the design system the market', 'libs/ui/src/knows-the-shop.ts', '@selvedge/market'],
  ['an API client the design system', 'libs/api-clients/content/src/draws.ts', '@selvedge/ui'],
  ['a server a domain', 'apps/commerce-api/src/sells.ts', '@selvedge/catalog'],
  ['a server React', 'apps/commerce-api/src/renders.ts', 'react'],
  ['an app another app, by its path', 'apps/storefront/app/reaches-over.ts', '../../commerce-api/src/index.ts'],
  ['an app another app, by its name', 'apps/storefront/app/reaches-in.ts', '@selvedge/commerce-api/src/index.ts'],
  ['a domain another domain, by its path', 'libs/catalog/src/other-path.ts', '../../payments/src/index.ts'],
  ['a foundation library a domain', 'libs/market/src/looks-up.ts', '@selvedge/payments'],
] as const;

const lawful = [
  ['a domain the market', 'libs/catalog/src/asks-market.ts', '@selvedge/market'],
  ['a domain the design system', 'libs/catalog/src/draws.ts', '@selvedge/ui'],
  ['a foundation library another one', 'libs/cms-widgets/src/asks-market.ts', '@selvedge/market'],
  ['a server a contract', 'apps/commerce-api/src/answers.ts', '@selvedge/api-content'],
  ['the storefront a domain', 'apps/storefront/app/sells.ts', '@selvedge/catalog'],
] as const;

let copy: string;
let messages: Map<string, string[]>;
/** The projects that `npm test` lints. */
let linted: string[];

/** The rules and the projects of this workspace with nothing in them but the planted imports, linted once. */
beforeAll(async () => {
  copy = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-boundaries-')));
  for (const name of ['package.json', 'package-lock.json', 'nx.json', 'eslint.config.js', 'tsconfig.base.json', 'tsconfig.json']) await cp(join(root, name), join(copy, name));
  await mkdir(join(copy, 'node_modules/@selvedge'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) if (name !== '@selvedge') await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const folder of await projects()) await plantProject(folder, await readFile(join(root, folder, 'package.json'), 'utf8'));
  for (const [, file, imported] of [...forbidden, ...lawful]) await plant(file, `import '${imported}';\n`);
  messages = await lint();
}, 120_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test.each(forbidden)('refuses %s', (_, file) => {
  expect(messages.get(join(copy, file))).toEqual([expect.stringContaining(rule)]);
});

test.each(lawful)('allows %s', (_, file) => {
  expect(messages.has(join(copy, file))).toBe(true);
  expect(messages.get(join(copy, file))).toEqual([]);
});

test('every project has a floor of its own and is linted', async () => {
  const known = /^type:(app|server|domain|foundation|ui|api)$/;
  const manifests = await Promise.all((await projects()).map(async (folder) => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { name: string; nx?: { tags?: string[] } }));
  expect(manifests.filter(({ nx }) => nx?.tags?.filter((tag) => known.test(tag)).length !== 1)).toEqual([]);
  expect(linted.sort()).toEqual(manifests.map(({ name }) => name).sort());
  // And nothing of them is ignored.
  expect((await projects()).filter((folder) => !messages.has(join(copy, folder, 'src/index.ts')))).toEqual([]);
});

async function plant(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), content);
}

/** Our packages lead to the copy, as npm links them: an import that leads out of the workspace is none of the rule's business. */
async function plantProject(folder: string, manifest: string): Promise<void> {
  await plant(`${folder}/package.json`, manifest);
  await plant(`${folder}/src/index.ts`, 'export {};\n');
  await symlink(join(copy, folder), join(copy, 'node_modules', JSON.parse(manifest).name));
}

async function projects(): Promise<string[]> {
  const found = await Promise.all(
    ['apps', 'libs', 'libs/api-clients'].map(async (parent) => (await readdir(join(root, parent), { withFileTypes: true })).filter((entry) => entry.isDirectory() && entry.name !== 'api-clients').map(({ name }) => `${parent}/${name}`)),
  );
  return [...found.flat(), 'tools'];
}

/** Which file was linted, and what was said about it, all in one go. */
async function lint(): Promise<Map<string, string[]>> {
  // The rule reads the projects from where Nx has left them.
  linted = JSON.parse(await inCopy('nx/dist/bin/nx.js', 'show', 'projects', '--with-target', 'lint', '--json')) as string[];
  const results = JSON.parse(await inCopy('eslint/bin/eslint.js', '.', '--format=json')) as { filePath: string; messages: { ruleId: string; message: string }[] }[];
  return new Map(results.map(({ filePath, messages }) => [filePath, messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)]));
}

/** What a program of the workspace says in the copy; eslint ends with 1 when it has something to say. */
async function inCopy(program: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, ...nxSettings, NX_WORKSPACE_ROOT_PATH: copy, FORCE_COLOR: '0' };
  const { stdout, stderr } = await promisify(execFile)(workspaceNode, [join(copy, 'node_modules', program), ...words], { cwd: copy, env, maxBuffer: 2 ** 26 }).catch((error) => error);
  if (!stdout) throw new Error(`${program} said nothing:\n${stderr}`);
  return stdout;
}
