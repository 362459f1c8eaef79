import { cp, mkdir, mkdtemp, readdir, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../start/checkout.mjs';

/** What a run leaves behind, and what is linked instead of copied. */
const left = /^(node_modules|dist|out-tsc|test-results|\.git|\.nx|\.data)$/;
/** Types of libraries are checked before the tests of tools run: the copy need not begin anew. */
const checked = /^libs\/.*\bout-tsc$/;

/**
 * This checkout in a folder of its own, to be changed at will: sources are copied, packages from outside are linked.
 * @returns its folder
 */
export async function copyOfShop(): Promise<string> {
  const copy = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-generators-')));
  const modules: string[] = [];
  await cp(root, copy, {
    recursive: true,
    filter: (path) => {
      const place = relative(root, path).split(sep);
      if (place.at(-1) === 'node_modules') modules.push(place.join(sep));
      return !left.test(place.at(-1)!) || checked.test(place.join('/'));
    },
  });
  for (const folder of modules) for (const name of await packagesIn(join(root, folder))) await link(join(root, folder, name), join(copy, folder, name), copy);
  return copy;
}

/** Without the caches of tools, whose names begin with a dot. */
async function packagesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.') && name !== '@selvedge');
  return folder === join(root, 'node_modules') ? [...names, ...(await readdir(join(folder, '@selvedge'))).map((name) => `@selvedge/${name}`)] : names;
}

/** Packages of the workspace lead to the copy, as npm links them. */
async function link(from: string, to: string, copy: string): Promise<void> {
  const target = await realpath(from);
  const isOurs = target.startsWith(root + sep) && !target.includes(`${sep}node_modules${sep}`);
  await mkdir(dirname(to), { recursive: true });
  await symlink(isOurs ? join(copy, relative(root, target)) : target, to, 'junction');
}
