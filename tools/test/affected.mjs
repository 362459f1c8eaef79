import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nxSettings, root, workspaceNode } from '../start/checkout.mjs';
import { Explained } from '../start/explained.mjs';

const run = promisify(execFile);
/** More names than one command line takes on every system. */
const atOnce = 400;

/**
 * What differs from a commit: commits since, work that is not committed, new files.
 * @typedef {{ base: string, files: string[] }} Change
 * @param {string | undefined} wanted a branch or commit; otherwise where this branch left main
 * @param {string} [folder] of the repository
 * @returns {Promise<Change>} `base` is the commit where both parted
 * @throws {Explained} when there is nothing to compare with
 */
export async function changesSince(wanted, folder = root) {
  const git = async (/** @type {string[]} */ ...words) => (await run('git', words, { cwd: folder, maxBuffer: 2 ** 26 })).stdout.split('\0').join('\n').trim();
  for (const candidate of wanted ? [wanted] : ['origin/main', 'main']) {
    const base = await git('merge-base', '--end-of-options', candidate, 'HEAD').catch(() => '');
    if (!base) continue;
    const lists = await Promise.all([git('diff', '--name-only', '--no-renames', '-z', base), git('ls-files', '--others', '--exclude-standard', '-z')]);
    return { base, files: lists.flatMap((list) => list.split('\n').filter(Boolean)) };
  }
  throw new Explained(`There is no common commit with "${wanted ?? 'main'}" to compare with. Fetch the whole history, or name a commit: npm run affected -- COMMIT`);
}

/** Whether a shopper could notice: the journeys have nothing to say about words for developers, tests of one library and stories. @param {string} file */
export const reachesTheShop = (file) => !/\.(md|test\.tsx?|stories\.tsx?)$/.test(file);

/** Documents are read by the tests of `tools` alone, wherever they stand; Nx takes one for a file of its project. @param {string} file */
const judgedAs = (file) => (file.endsWith('.md') ? 'tools/README.md' : file);

/**
 * The projects that these files are the business of, by Nx's graph.
 * @param {string[]} changed
 * @returns {Promise<Set<string>>} names without `@selvedge/`
 */
export async function projectsAffectedBy(changed) {
  const files = [...new Set(changed.map(judgedAs))];
  /** @type {Set<string>} */
  const affected = new Set();
  const env = { ...process.env, ...nxSettings };
  for (let first = 0; first < files.length; first += atOnce) {
    const words = [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects', '--affected', `--files=${files.slice(first, first + atOnce).join(',')}`, '--json'];
    const { stdout } = await run(workspaceNode, words, { cwd: root, env, maxBuffer: 2 ** 26 });
    for (const name of JSON.parse(stdout)) affected.add(name.replace('@selvedge/', ''));
  }
  return affected;
}
