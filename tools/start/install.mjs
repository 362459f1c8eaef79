import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, workspaceNode } from './checkout.mjs';
import { Explained } from './explained.mjs';
import { npm } from './npm.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

export const lockFile = join(root, 'package-lock.json');
/** npm writes it last, so a broken-off installation has none. */
export const installed = join(root, 'node_modules/.package-lock.json');
// npm itself runs on an older Node than the packages ask for; they never run on that one.
const quietly = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
const failure = 'The packages could not be installed. Is the registry reachable from here?';

/**
 * Brings the packages and the Node that the workspace pins, where they are missing or older than package-lock.json.
 * @param {import('./narrator.mjs').Narrator} say
 * @param {AbortSignal} [signal]
 * @throws {Explained}
 */
export async function ensureInstalled(say, signal) {
  if (!(await isOutdated()) && (await runsOnPinnedNode())) return;
  const waiting = () => say.line('Waiting for another command that installs the packages');
  await oneAtATime(join(root, '.data/install.lock'), () => install(say, signal), { waiting, signal });
}

/** @param {import('./narrator.mjs').Narrator} say @param {AbortSignal} [signal] */
async function install(say, signal) {
  // Somebody else may have done it while we waited for the lock.
  if (await isOutdated()) await installPackages(say, signal);
  if (await runsOnPinnedNode()) return;
  // Install scripts were ignored; those of Node and PostgreSQL are needed (package.json names them).
  await say.step('Setting up Node 24 for the workspace', () => npm(['rebuild', '--ignore-scripts=false', '--loglevel=error'], { signal, failure }));
  if (await runsOnPinnedNode()) return;
  throw new Explained(`The workspace runs on Node 24, but ${workspaceNode} is not that. Allow install scripts (npm config set ignore-scripts false) and run: npm ci`);
}

/** @param {import('./narrator.mjs').Narrator} say @param {AbortSignal} [signal] */
async function installPackages(say, signal) {
  if (!existsSync(installed)) {
    await say.step('Installing the packages (a minute or two, once)', () => npm(['ci', ...quietly], { signal, failure }), installedShare);
  } else {
    await say.step('Updating the packages', () => npm(['install', '--no-save', ...quietly], { signal, failure }));
  }
  const now = new Date();
  await utimes(installed, now, now);
}

/** How many of the packages are unpacked, as `412 of 938`. */
async function installedShare() {
  const folder = join(root, 'node_modules');
  const [names, lock] = await Promise.all([readdir(folder).catch(() => []), readFile(lockFile, 'utf8')]);
  const scopes = names.filter((name) => name.startsWith('@'));
  const scoped = await Promise.all(scopes.map((name) => readdir(join(folder, name)).catch(() => [])));
  const present = names.filter((name) => !/^[.@]/.test(name)).length + scoped.flat().filter((name) => !name.startsWith('.')).length;
  const wanted = Object.keys(JSON.parse(lock).packages ?? {}).filter((path) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)).length;
  return `${Math.min(present, wanted)} of ${wanted}`;
}

async function isOutdated() {
  const [wanted, present] = await Promise.all([stat(lockFile), stat(installed).catch(() => undefined)]);
  return !present || present.mtimeMs < wanted.mtimeMs;
}

/** Whether the Node that the workspace pins is there and runs. */
export const runsOnPinnedNode = () =>
  promisify(execFile)(workspaceNode, ['--version']).then(
    ({ stdout }) => stdout.startsWith('v24.'),
    () => false,
  );
