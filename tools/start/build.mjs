import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './checkout.mjs';
import { npm } from './npm.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

/** In a folder that every build empties, so that it never speaks of another one. */
const stamp = join(root, 'apps/storefront/dist/server/.built-from');
const sources = ['apps/storefront', 'libs', 'package-lock.json', 'tsconfig.base.json'];
const notSources = /^(node_modules|dist|out-tsc|test-results)$|\.(test|stories)\.tsx?$/;

/**
 * Builds the storefront when its sources differ from those of the last build.
 * @param {import('./narrator.mjs').Narrator} say
 * @param {AbortSignal} [signal]
 */
export async function ensureBuilt(say, signal) {
  if (await isBuilt()) return;
  const waiting = () => say.line('Waiting for another command that builds the storefront');
  await oneAtATime(join(root, '.data/build.lock'), () => build(say, signal), { waiting, signal });
}

/** @param {import('./narrator.mjs').Narrator} say @param {AbortSignal} [signal] */
async function build(say, signal) {
  // Somebody else may have done it while we waited for the lock.
  if (await isBuilt()) return;
  const builtFrom = await hashOfSources();
  await say.step('Building the storefront', () =>
    npm(['run', '--silent', 'build', '--workspace=apps/storefront'], { signal, failure: 'The storefront could not be built.', env: { ...process.env, NODE_ENV: 'production' } }),
  );
  await writeFile(stamp, builtFrom);
}

/** One hash over all that the storefront is built from. */
async function hashOfSources() {
  const files = (await Promise.all(sources.map((path) => filesBelow(join(root, path))))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  files.forEach((file, index) => hash.update(`${file.slice(root.length)}\0${contents[index]?.length}\0`).update(contents[index] ?? ''));
  return hash.digest('hex');
}

const isBuilt = async () => (await readFile(stamp, 'utf8').catch(() => '')) === (await hashOfSources());

/** @param {string} path @returns {Promise<string[]>} */
async function filesBelow(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const found = await Promise.all(
    entries
      .filter(({ name }) => !notSources.test(name))
      .map((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : entry.isFile() ? [join(path, entry.name)] : [])),
  );
  return found.flat();
}
