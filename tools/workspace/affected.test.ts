import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nxSettings, root, workspaceNode } from '../start/checkout.mjs';
import { projectFolders } from './projects.ts';

/** Its tests read the whole workspace, so every change is its business. */
const always = ['tools'];
const buying = ['address', 'basket', 'checkout', 'orders', 'payments'];
const journeys = ['storefront-e2e'];
const stories = ['gallery'];
const purchases = ['commerce-api-e2e'];
/** Libraries that bring widgets: a new one joins them with its first. */
const withWidgets = (await Promise.all((await projectFolders()).filter((folder) => folder.startsWith('libs/')).map(dependsOnWidgets))).flat();

let graph: string;
beforeAll(async () => void (graph = await mkdtemp(join(tmpdir(), 'selvedge-graph-'))));
afterAll(() => rm(graph, { recursive: true, force: true }));

test.each([
  ['the order contract leaves the catalogue alone', 'libs/api-clients/order/contract.yaml', ['api-order', 'commerce-api', 'storefront', ...buying, ...stories, ...purchases, ...journeys]],
  ['the catalogue contract leaves buying and the market alone', 'libs/api-clients/catalog/contract.yaml', ['api-catalog', 'api-recommendation', 'api-wishlist', 'catalog', 'commerce-api', 'storefront', ...stories, ...purchases, ...journeys]],
  ['the commerce API leaves every library and the storefront alone', 'apps/commerce-api/src/settings.ts', ['commerce-api', ...purchases, ...journeys]],
  ['the sandbox concerns those who pay in it', 'apps/sandbox/src/main.ts', ['sandbox', ...purchases, ...journeys]],
  ['one domain leaves the others alone', 'libs/basket/src/index.ts', ['basket', 'storefront', ...stories, ...journeys]],
  ['the list of widgets concerns the sample content, which is checked against it', 'libs/cms-widgets/src/widget-aliases.ts', ['cms-widgets', 'commerce-api', 'storefront', ...withWidgets, ...stories, ...purchases, ...journeys]],
  ['how a browser starts concerns those who start one', 'chromium.base.ts', [...stories, ...journeys]],
  ['what opens the shop concerns the journeys', 'tools/start/shop.mjs', journeys],
  ['a journey concerns the journeys', 'apps/storefront-e2e/src/browse.spec.ts', journeys],
  ['a decision concerns no project', 'docs/decisions/0001-four-floors.md', []],
])('%s', async (_, file, projects) => {
  expect(await affectedBy(file)).toEqual([...always, ...projects].sort());
});

test.each(['libs/api-clients/common/contract.yaml', 'vitest.base.ts', 'vitest.dom.ts', 'eslint.config.js', 'package-lock.json', 'package.json', 'nx.json', 'tsconfig.base.json'])('%s concerns every domain, server and journey', async (file) => {
  expect(await affectedBy(file)).toEqual(expect.arrayContaining(['catalog', 'commerce-api', 'market', 'storefront', ...buying, ...purchases, ...journeys]));
});

async function dependsOnWidgets(folder: string): Promise<string[]> {
  const { dependencies = {} } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { dependencies?: Record<string, string> };
  return '@selvedge/cms-widgets' in dependencies ? [folder.slice('libs/'.length)] : [];
}

/** Asks Nx itself. */
async function affectedBy(file: string): Promise<string[]> {
  // A graph of its own: this test may run inside a run of Nx that writes to the usual place.
  const env = { ...process.env, ...nxSettings, NX_WORKSPACE_DATA_DIRECTORY: graph };
  const { stdout } = await promisify(execFile)(workspaceNode, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects', '--affected', `--files=${file}`, '--json'], { cwd: root, env });
  return (JSON.parse(stdout) as string[]).map((name) => name.replace('@selvedge/', '')).sort();
}
