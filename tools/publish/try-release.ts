/** Releases a copy of what is committed to a registry of this machine, then installs it from there: `npm run try-release`. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { nxSettings, root, workspaceNode } from '../start/checkout.mjs';
import { libraries } from './libraries.ts';
import { npmOutside } from './npm-outside.ts';
import { installedOutside } from './outside.ts';
import { openRegistry } from './registry.ts';

const folder = await realpath(await mkdtemp(join(tmpdir(), 'selvedge-release-')));
const copy = join(folder, 'copy');
const registry = await openRegistry(Number(process.env.REGISTRY_PORT ?? 4748));
const npm = await npmOutside(join(folder, 'npm'), registry.url);
const env = { ...npm.env, PATH: `${join(copy, 'node_modules/.bin')}${delimiter}${npm.env.PATH}`, ...nxSettings, NX_WORKSPACE_ROOT_PATH: copy, FORCE_COLOR: '0' };
const run = async (program: string, ...words: string[]) => (await promisify(execFile)(program, words, { cwd: copy, env, maxBuffer: 2 ** 26 })).stdout.trim();

try {
  await promisify(execFile)('git', ['clone', '--quiet', root, copy]);
  await linkPackages();
  await planSomething();
  const before = await state();
  await release('--dry-run');
  if ((await state()) !== before || registry.published.size > 0) throw new Error(`A dry run changed something:\n${await state()}`);
  const said = await release('--yes');
  console.log(said.split('\n').filter((line) => /New version|Published to|Successfully/.test(line)).join('\n'));

  const names = (await libraries()).map(({ manifest }) => manifest.name);
  const missing = names.filter((name) => !registry.published.has(name));
  if (missing.length > 0) throw new Error(`Not published: ${missing.join(', ')}`);
  const { version } = JSON.parse(await readFile(join(copy, 'libs/ui/package.json'), 'utf8')) as { version: string };
  console.log(`\ntag ${await run('git', 'tag', '--points-at', 'HEAD')}: ${await run('git', 'log', '-1', '--format=%s')}\n\n${await readFile(join(copy, 'libs/ui/CHANGELOG.md'), 'utf8')}`);

  const { packages } = JSON.parse(await readFile(join(copy, 'package-lock.json'), 'utf8')) as { packages: Record<string, { version: string }> };
  if (packages['libs/ui']?.version !== version) throw new Error(`package-lock.json still says ${packages['libs/ui']?.version}.`);

  const app = join(folder, 'app');
  await mkdir(app);
  await writeFile(join(app, 'package.json'), JSON.stringify({ name: 'outside', private: true }));
  await npm.run(app, 'install', '--ignore-scripts', ...names);
  const installed = await installedOutside(app);
  for (const name of names) {
    const [place, ...more] = installed.get(name) ?? [];
    const found = place && (JSON.parse(await readFile(join(app, place, 'package.json'), 'utf8')) as { version: string }).version;
    if (found !== version || more.length > 0) throw new Error(`${name} was installed as ${found}, ${1 + more.length} times; it should be ${version}, once.`);
  }
  console.log(`An app outside installed ${names.length} packages of version ${version}, each once.`);
} finally {
  await registry.close();
  await rm(folder, { recursive: true, force: true });
}

/** `nx release`, as it is the first time. @throws Error with all it said when it breaks off */
async function release(how: '--dry-run' | '--yes'): Promise<string> {
  return run(workspaceNode, 'node_modules/nx/dist/bin/nx.js', 'release', how, '--first-release').catch((error) => {
    throw new Error(`The release (${how}) broke off:\n${error.stdout}\n${error.stderr}`);
  });
}

/** The last commit with its tags, and whatever differs from it. */
async function state(): Promise<string> {
  return `${await run('git', 'log', '-1', '--format=%H %D')}\n${await run('git', 'status', '--short')}`;
}

/** The installed packages, with ours leading to the copy. */
async function linkPackages(): Promise<void> {
  await mkdir(join(copy, 'node_modules/@selvedge'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules'))) if (name !== '@selvedge') await symlink(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  // Those that stay here too: the type check of the others looks for them.
  for (const name of await readdir(join(root, 'node_modules/@selvedge'))) {
    const library = relative(root, await realpath(join(root, 'node_modules/@selvedge', name)));
    await symlink(join(copy, library), join(copy, 'node_modules/@selvedge', name));
    // What npm found no place for at the top.
    if (existsSync(join(root, library, 'node_modules'))) await symlink(join(root, library, 'node_modules'), join(copy, library, 'node_modules'));
  }
}

/** A release needs a plan; when none is waiting, a small one is tried. */
async function planSomething(): Promise<void> {
  const plans = join(copy, '.nx/version-plans');
  await mkdir(plans, { recursive: true });
  if ((await readdir(plans)).length === 0) await writeFile(join(plans, 'try.md'), '---\n__default__: patch\n---\n\nNothing but a try.\n');
  await run('git', 'add', '-A');
  const author = ['-c', 'user.name=Release', '-c', 'user.email=release@selvedge.test'];
  await run('git', ...author, 'commit', '--quiet', '--allow-empty', '-m', 'Try a release');
  for (const setting of author.filter((word) => word !== '-c')) await run('git', 'config', ...setting.split('=') as [string, string]);
}
