import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const notSource = /^(node_modules|dist|out-tsc|test-results|\..*)$/;

/**
 * Reports that cannot be believed: not there, or older than what they report about.
 * @param {string} root
 * @param {{ project: string, report: string }[]} reports
 * @returns {Promise<{ project: string, problem: string }[]>}
 */
export async function doubtfulReports(root, reports) {
  const folders = await projectFolders(root);
  const doubts = await Promise.all(
    reports.map(async ({ project, report }) => {
      if (!existsSync(join(root, report))) return [{ project, problem: 'has no report' }];
      const { mtimeMs } = await stat(join(root, report));
      const newest = await newestOf(root, [...(await sourcesOf(root, project, folders))]);
      return newest.mtimeMs > mtimeMs ? [{ project, problem: `has a report that is older than ${newest.path}` }] : [];
    }),
  );
  return doubts.flat();
}

/** A project and every project it stands on. @param {string} root @param {string} project @param {Map<string, string>} folders @returns {Promise<Set<string>>} */
async function sourcesOf(root, project, folders, found = new Set([project])) {
  const { dependencies, devDependencies, peerDependencies, nx } = JSON.parse(await readFile(join(root, project, 'package.json'), 'utf8'));
  const names = [...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }), ...(nx?.implicitDependencies ?? [])];
  for (const folder of names.flatMap((name) => folders.get(name) ?? [])) {
    if (found.has(folder)) continue;
    found.add(folder);
    await sourcesOf(root, folder, folders, found);
  }
  return found;
}

/** Package name → its folder. @param {string} root @returns {Promise<Map<string, string>>} */
async function projectFolders(root) {
  const inside = await Promise.all(['apps', 'libs', 'libs/api-clients'].map(async (parent) => (existsSync(join(root, parent)) ? (await readdir(join(root, parent))).map((name) => `${parent}/${name}`) : [])));
  const folders = inside.flat().filter((folder) => existsSync(join(root, folder, 'package.json')));
  return new Map(await Promise.all(folders.map(async (folder) => /** @type {const} */ ([JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')).name, folder]))));
}

/** @param {string} root @param {string[]} folders @returns {Promise<{ path: string, mtimeMs: number }>} */
async function newestOf(root, folders) {
  let newest = { path: '', mtimeMs: 0 };
  for (const folder of folders) {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      if (notSource.test(entry.name)) continue;
      const path = `${folder}/${entry.name}`;
      const found = entry.isDirectory() ? await newestOf(root, [path]) : { path, mtimeMs: (await stat(join(root, path))).mtimeMs };
      if (found.mtimeMs > newest.mtimeMs) newest = found;
    }
  }
  return newest;
}
