import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Locked */

/** How many are named before the rest is only counted. */
const named = 4;

/**
 * Whether the packages and the Node of the workspace are there, as package-lock.json says.
 * @param {string} checkout
 * @param {string} node the workspace's
 * @returns {Promise<import('./command.mjs').Fault[]>}
 */
export async function faultsOfInstallation(checkout, node) {
  const wanted = await locked(join(checkout, 'package-lock.json'));
  if (!wanted) return [{ what: 'package-lock.json is missing or broken.', why: 'Nobody could tell which versions the shop was tested with.', mend: 'git checkout package-lock.json' }];
  // npm writes it last.
  if (!existsSync(join(checkout, 'node_modules/.package-lock.json'))) return [{ what: existsSync(join(checkout, 'node_modules')) ? 'The packages are only half installed: npm did not come to its end.' : 'The packages are not installed.', why: 'Nothing but these tools runs without them.', mend: 'npm ci' }];

  /** @type {import('./command.mjs').Fault[]} */
  const faults = [];
  const unlocked = await notLocked(checkout, wanted);
  if (unlocked.length) faults.push({ what: `package-lock.json does not know what is asked for: ${list(unlocked)}.`, why: 'npm ci refuses it, and everybody would get other versions.', mend: 'npm install' });
  const stale = (await Promise.all(Object.entries(wanted).map(([path, entry]) => strangeness(checkout, path, entry)))).flat();
  if (stale.length) faults.push({ what: `The installed packages are not those of package-lock.json: ${list(stale)}.`, why: 'The shop runs on versions that it was not tested with.', mend: 'npm ci' });
  else if (!(await runs24(node))) {
    faults.push({ what: 'The Node 24 that the workspace brings is not there: the install scripts of the packages were skipped.', why: 'Everything but these tools runs on it, and PostgreSQL is set up by such a script too.', mend: 'npm rebuild --ignore-scripts=false' });
  }
  return faults;
}

/** Dependencies in a package.json that the lock has otherwise. @param {string} checkout @param {Record<string, Locked>} wanted */
async function notLocked(checkout, wanted) {
  const { workspaces = [] } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8'));
  const folders = ['', ...(await Promise.all(workspaces.map((/** @type {string} */ pattern) => foldersOf(checkout, pattern)))).flat()];
  const differing = await Promise.all(
    folders.map(async (folder) => {
      const { dependencies, devDependencies } = JSON.parse(await readFile(join(checkout, folder, 'package.json'), 'utf8'));
      const known = { ...wanted[folder]?.dependencies, ...wanted[folder]?.devDependencies };
      return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => (known[name] === version ? [] : [`${name} ${version} (${folder || 'root'})`]));
    }),
  );
  return differing.flat();
}

/** What `libs/*` or `tools` stands for; Node 20 has no glob. @param {string} checkout @param {string} pattern */
async function foldersOf(checkout, pattern) {
  const parent = pattern.replace(/\/?\*$/, '');
  const folders = parent === pattern ? [pattern] : (await readdir(join(checkout, parent))).map((name) => `${parent}/${name}`);
  return folders.filter((folder) => existsSync(join(checkout, folder, 'package.json')));
}

/**
 * What an installed package has against the lock. npm's own record of what it installed is not asked: it is not kept up by every command.
 * @param {string} checkout @param {string} path @param {Locked} entry
 */
async function strangeness(checkout, path, { version, link, optional }) {
  if (!/(^|\/)node_modules\//.test(path)) return [];
  const name = path.replace(/^.*node_modules\//, '');
  const manifest = await readFile(join(checkout, path, 'package.json'), 'utf8').catch(() => undefined);
  // An optional package of another system is rightly absent.
  if (!manifest) return optional ? [] : [`${name} is missing`];
  const installed = JSON.parse(manifest).version;
  return link || installed === version ? [] : [`${name} is ${installed}, not ${version}`];
}

/** @param {string} file @returns {Promise<Record<string, Locked> | undefined>} */
const locked = (file) => readFile(file, 'utf8').then((text) => JSON.parse(text).packages).catch(() => undefined);

/** @param {string} node */
const runs24 = (node) => promisify(execFile)(node, ['--version']).then(({ stdout }) => stdout.startsWith('v24.'), () => false);

/** @param {string[]} items */
const list = (items) => `${items.slice(0, named).join(', ')}${items.length > named ? ` and ${items.length - named} more` : ''}`;
